import type { V4Deployment } from '#domain/chain/network'
import { bringsLiquidity } from '#domain/pool/hooks'
import type { V4Hop } from '#domain/pool/route'
import { sortTokens } from '#domain/pool/route'
import { callAlone } from '../chain/callAlone'
import type { CallResult } from '../chain/multicall'
import type { Node } from '../chain/node'
import { callData, uintAt, uintWord } from '../chain/words'
import { readV4Quote, v4PathCall, v4QuoteCall } from '../pool/v4/quoter'
import { balanceOfCall } from '../token/erc20'

/*
 * Hooks that pass swaps on to other markets take the input from PoolManager before the router pays it. V4Quoter pays
 * nothing, so that it fails wherever PoolManager holds less than the input. Such hooks quote by themselves, and the trade
 * pays first (`universalRouter/program.ts`).
 */

/** quote(bool zeroForOne, int256 amountSpecified, bytes32 id) of such hooks (Uniswap/v4-hooks-public). */
const QUOTE = '0xcd272714'
/** The gas of a swap that is passed on, measured with the costliest of these hooks (Curve's newer pools). */
const PASSED_ON_GAS = 190_000n

interface At {
  node: Node
  chainId: number
  v4: V4Deployment
  blockNumber: number
}

/** What PoolManager holds of a hop's input, in base units; null if the token does not say. */
async function heldByManager({ node, chainId, v4, blockNumber }: At, { coin, tokenIn }: V4Hop): Promise<bigint | null> {
  if (coin === 'in') return node.balance(chainId, v4.poolManager)
  const { success, data } = await callAlone(node, chainId, balanceOfCall(tokenIn, v4.poolManager), blockNumber)
  return success && data.length >= 66 ? uintAt(data, 0) : null
}

/** The output of an exact input according to the hook; null if it does not say, or if PoolManager holds enough. */
async function ownQuote(at: At, hop: V4Hop, amount: bigint): Promise<bigint | null> {
  const { hooks, coin, tokenIn, tokenOut, pool } = hop
  if (!hooks) return null
  const isDown = coin === null ? sortTokens(tokenIn, tokenOut)[0] === tokenIn : coin === 'in'
  const data = callData(QUOTE, uintWord(isDown ? 1 : 0), uintWord(BigInt.asUintN(256, -amount)), pool.slice(2))
  const [held, answer] = await Promise.all([
    heldByManager(at, hop),
    callAlone(at.node, at.chainId, { to: hooks, data }, at.blockNumber),
  ])
  if (held === null || held >= amount || !answer.success || answer.data.length !== 66) return null
  return uintAt(answer.data, 0) || null
}

/**
 * Quotes an exact input through V4 hops, of which the first has a hook that passes swaps on, where V4Quoter has failed.
 * The answer has the form of V4Quoter's; null if there is none. Throws a NodeError.
 */
export async function quoteByHook(at: At, hops: readonly V4Hop[], amount: bigint): Promise<CallResult | null> {
  const [first, second, ...others] = hops
  if (!first?.hooks || !bringsLiquidity(first.hooks)) return null
  const out = await ownQuote(at, first, amount)
  if (out === null) return null
  if (!second) return { success: true, data: `0x${uintWord(out)}${uintWord(PASSED_ON_GAS)}` }
  const call =
    others.length > 0 ? v4PathCall(at.v4, [second, ...others], out) : v4QuoteCall(at.v4, second, 'exactIn', out)
  const result = await callAlone(at.node, at.chainId, call, at.blockNumber)
  return readV4Quote(result) === null ? null : result
}
