import type { V4Deployment } from '#domain/chain/network'
import { type Address, ZERO_ADDRESS } from '#domain/chain/address'
import { sortTokens, type TradeKind, type V4Hop } from '#domain/pool/route'
import { type V4Currency, v4Key } from '#domain/pool/v4Key'
import type { CallResult, ContractCall } from '../../chain/multicall'
import { addressWord, callData, uintAt, uintWord } from '../../chain/words'

/** quoteExactInputSingle and quoteExactOutputSingle of V4Quoter (v4-periphery, lens/V4Quoter.sol). */
const QUOTE_INPUT = '0xaa9d21cb'
const QUOTE_OUTPUT = '0x58733073'

/** Quotes a V4 hop. `amount` is the input if the kind is `exactIn`, and the output if it is `exactOut`. */
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
