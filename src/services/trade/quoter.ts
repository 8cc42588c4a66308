import type { Deployment, V4Deployment } from '#domain/chain/network'
import type { Hex } from '#boundary/node'
import { type Address, ZERO_ADDRESS } from '#domain/chain/address'
import { type Route, type TradeKind, sortTokens, type V4Hop } from '#domain/pool/route'
import type { CallResult, ContractCall } from '../chain/multicall'
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO } from '#domain/pool/tickMath'
import { routeTokens, type RouteQuote } from '#domain/trade/quote'
import { addressWord, bytesTail, callData, lengthAt, uintAt, uintWord } from '../chain/words'
import { type V4Currency, v4Key } from '#domain/pool/v4Key'

/** Selectors of QuoterV2 (Uniswap/v3-periphery) and Router02 (Uniswap/v2-periphery). */
const QUOTE_EXACT_INPUT = '0xcdca1753'
const QUOTE_EXACT_OUTPUT = '0x2f80bb1d'
const GET_AMOUNTS_OUT = '0xd06ca61f'
const GET_AMOUNTS_IN = '0x1f00ca74'

/** Gas of one V2 hop, which Router02 does not report; measured with SwapRouter02. */
const V2_HOP_GAS = 100_000n

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

/** Parses the result of `quoteCall`; null if the route cannot execute the whole trade. */
export function readQuote(
  route: Route,
  kind: TradeKind,
  amount: bigint,
  result: CallResult | undefined,
): RouteQuote | null {
  if (!result?.success || result.data === '0x') return null
  let other: bigint
  let gas: bigint
  if (route.protocol === 'v3') {
    if (kind === 'exactIn' && isPartial(result)) return null
    other = uintAt(result.data, 0)
    gas = uintAt(result.data, 3)
  } else {
    // The result is amounts[], encoded as an offset, a length, and one amount for each token.
    const count = Number(uintAt(result.data, 1))
    other = uintAt(result.data, kind === 'exactIn' ? 1 + count : 2)
    gas = V2_HOP_GAS * BigInt(route.hops.length)
  }
  if (other === 0n) return null
  return kind === 'exactIn'
    ? { route, amountIn: amount, amountOut: other, gas }
    : { route, amountIn: other, amountOut: amount, gas }
}

/** quoteExactInputSingle and quoteExactOutputSingle of V4Quoter (v4-periphery, lens/V4Quoter.sol). */
const QUOTE_INPUT = '0xaa9d21cb'
const QUOTE_OUTPUT = '0x58733073'

/**
 * The call that quotes a V4 hop. `amount` is the input if the kind is `exactIn`, and the output if it is `exactOut`.
 */
export function v4QuoteCall({ quoter }: V4Deployment, hop: V4Hop, kind: TradeKind, amount: bigint): ContractCall {
  const { tokenIn, tokenOut, fee, tickSpacing, coin, hooks } = hop
  const sorted = sortTokens(tokenIn, tokenOut)
  const isDown = coin === null ? sorted[0] === tokenIn : coin === 'in'
  const [token0, token1] = isDown ? [tokenIn, tokenOut] : [tokenOut, tokenIn]
  const key = v4Key({ token0, token1, fee, tickSpacing, isNative: coin !== null, ...(hooks && { hooks }) })
  const word = ({ hex }: V4Currency) => addressWord(hex)
  const terms = [uintWord(fee), uintWord(tickSpacing), addressWord(key.hooks)]
  const keyWords = [word(key.currency0), word(key.currency1), ...terms]
  // The last two words are the offset and the length of the empty hook data.
  const rest = [uintWord(isDown ? 1 : 0), uintWord(amount), uintWord(256), uintWord(0)]
  const selector = kind === 'exactIn' ? QUOTE_INPUT : QUOTE_OUTPUT
  return { to: quoter, data: callData(selector, uintWord(32), ...keyWords, ...rest) }
}

/** quoteExactInput of V4Quoter. */
const QUOTE_PATH = '0xca253dc9'

/** The call that quotes consecutive V4 hops for an exact input, one after the other in one call of PoolManager. */
export function v4PathCall({ quoter }: V4Deployment, hops: readonly V4Hop[], amount: bigint): ContractCall {
  const currency = (token: Address, isCoin: boolean) => addressWord(isCoin ? ZERO_ADDRESS : token)
  const [first] = hops
  if (!first) throw new RangeError('A path has no pools.')
  const keys = hops.map(({ tokenOut, fee, tickSpacing, hooks = ZERO_ADDRESS, coin }) =>
    // The last two words are the offset and the length of the empty hook data.
    [
      currency(tokenOut, coin === 'out'),
      ...[uintWord(fee), uintWord(tickSpacing), addressWord(hooks), uintWord(160), uintWord(0)],
    ].join(''),
  )
  const offsets = keys.map((_, at) => uintWord((keys.length + at * 6) * 32))
  const head = [uintWord(32), currency(first.tokenIn, first.coin === 'in'), uintWord(96), uintWord(amount)]
  return { to: quoter, data: callData(QUOTE_PATH, ...head, uintWord(keys.length), ...offsets, ...keys) }
}

/** The quoted amount of a V4 hop; null if the pool cannot execute the swap. */
export function readV4Quote(result: CallResult | undefined): bigint | null {
  if (!result?.success || result.data.length !== 2 + 2 * 64) return null
  return uintAt(result.data, 0) || null
}
