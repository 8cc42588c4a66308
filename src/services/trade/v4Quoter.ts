import type { V4Deployment } from '../../domain/chain/network'
import { type V4Currency, v4Key } from '../../domain/pool/v4Key'
import { sortTokens, type V4Hop, type TradeKind } from '../../domain/pool/route'
import type { CallResult, ContractCall } from '../chain/multicall'
import { addressWord, callData, uintAt, uintWord } from '../chain/words'

/** quoteExactInputSingle and quoteExactOutputSingle of V4Quoter (v4-periphery, lens/V4Quoter.sol). */
const QUOTE_INPUT = '0xaa9d21cb'
const QUOTE_OUTPUT = '0x58733073'

/** The call that quotes a hop for an amount: of what comes in, or of what comes out. */
export function v4QuoteCall({ quoter }: V4Deployment, hop: V4Hop, kind: TradeKind, amount: bigint): ContractCall {
  const { tokenIn, tokenOut, fee, tickSpacing, coin } = hop
  const sorted = sortTokens(tokenIn, tokenOut)
  const isDown = coin === null ? sorted[0] === tokenIn : coin === 'in'
  const [token0, token1] = isDown ? [tokenIn, tokenOut] : [tokenOut, tokenIn]
  const key = v4Key({ token0, token1, fee, tickSpacing, isNative: coin !== null })
  const word = ({ hex }: V4Currency) => addressWord(hex)
  const keyWords = [word(key.currency0), word(key.currency1), uintWord(fee), uintWord(tickSpacing), uintWord(0)]
  // After them the offset of the hook's data, of which there is none.
  const rest = [uintWord(isDown ? 1 : 0), uintWord(amount), uintWord(256), uintWord(0)]
  const selector = kind === 'exactIn' ? QUOTE_INPUT : QUOTE_OUTPUT
  return { to: quoter, data: callData(selector, uintWord(32), ...keyWords, ...rest) }
}

/** The other amount of such a quote; null where the pool cannot do it. */
export function readV4Quote(result: CallResult | undefined): bigint | null {
  if (!result?.success || result.data.length !== 2 + 2 * 64) return null
  return uintAt(result.data, 0) || null
}
