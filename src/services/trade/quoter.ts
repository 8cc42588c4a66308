import type { Deployment } from '#domain/chain/network'
import type { Hex } from '#boundary/node'
import type { Route, TradeKind } from '#domain/pool/route'
import type { CallResult, ContractCall } from '../chain/multicall'
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO } from '#domain/pool/tickMath'
import { routeTokens } from '#domain/trade/quote'
import { addressWord, bytesTail, callData, lengthAt, uintAt, uintWord } from '../chain/words'

/** Selectors of QuoterV2 (Uniswap/v3-periphery) and Router02 (Uniswap/v2-periphery). */
const QUOTE_EXACT_INPUT = '0xcdca1753'
const QUOTE_EXACT_OUTPUT = '0x2f80bb1d'
const GET_AMOUNTS_OUT = '0xd06ca61f'
const GET_AMOUNTS_IN = '0x1f00ca74'

/** A packed V3 path: token, fee, token, and so on. The path of an exact output is reversed. */
export function packedPath({ hops }: Pick<Route, 'hops'>, kind: TradeKind): Hex {
  const tokens = routeTokens(hops)
  const fees = hops.map(({ fee }) => fee.toString(16).padStart(6, '0'))
  if (kind === 'exactOut') {
    tokens.reverse()
    fees.reverse()
  }
  return `0x${tokens.map((token, index) => token.slice(2).toLowerCase() + (fees[index] ?? '')).join('')}`
}

export function quoteCall(
  { quoter, v2Router }: Pick<Deployment, 'quoter' | 'v2Router'>,
  route: Route,
  kind: TradeKind,
  amount: bigint,
): ContractCall {
  if (route.protocol === 'v3') {
    const path = bytesTail(packedPath(route, kind).slice(2))
    const selector = kind === 'exactIn' ? QUOTE_EXACT_INPUT : QUOTE_EXACT_OUTPUT
    return { to: quoter, data: callData(selector, uintWord(64), uintWord(amount), path) }
  }
  const tokens = routeTokens(route.hops)
  const selector = kind === 'exactIn' ? GET_AMOUNTS_OUT : GET_AMOUNTS_IN
  const words = [uintWord(amount), uintWord(64), uintWord(tokens.length), ...tokens.map(addressWord)]
  return { to: v2Router, data: callData(selector, ...words) }
}

/**
 * Whether a V3 pool runs out of liquidity and takes only a part of an exact input. QuoterV2 still reports an output,
 * but the price after the swap is extreme. In a later pool of a route, the rest of the input would stay in the router.
 */
function isPartial({ data }: CallResult): boolean {
  const array = Number(uintAt(data, 1))
  return Array.from({ length: lengthAt(data, array) }, (_, at) => uintAt(data, at, array + 32)).some(
    (price) => price <= MIN_SQRT_RATIO + 1n || price >= MAX_SQRT_RATIO - 1n,
  )
}

/**
 * Parses the result of `quoteCall`: the output, or the input of an exact output. Null if the route cannot execute the whole
 * trade.
 */
export function readQuote({ protocol }: Route, kind: TradeKind, result: CallResult | undefined): bigint | null {
  if (!result?.success || result.data === '0x') return null
  if (protocol === 'v3' && kind === 'exactIn' && isPartial(result)) return null
  // Router02 returns amounts[], encoded as an offset, a length, and one amount for each token.
  const word = protocol === 'v3' ? 0 : kind === 'exactIn' ? 1 + Number(uintAt(result.data, 1)) : 2
  const other = uintAt(result.data, word)
  return other === 0n ? null : other
}
