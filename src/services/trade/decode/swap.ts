import type { TransactionDescription } from 'ethers'
import type { Address } from '../../../domain/chain/address'
import type { IntentHop, IntentLeg } from '../../../domain/trade/decodedCall'
import { argumentsOf, asAddress, pathOf } from './parseCall'

export interface Swap {
  isExactIn: boolean
  hops: IntentHop[]
  recipient: Address
  amountIn: bigint
  amountOut: bigint
}

/**
 * Decodes a swap of SwapRouter02 or of V2's router; null if the call is not such a swap. `value` is the ether sent with
 * the call, in wei.
 */
export function swapOf(parsed: TransactionDescription, value: bigint): Swap | null {
  const { name } = parsed
  const given = new Map(argumentsOf(parsed).map(([input, raw]) => [input.name, raw]))
  const path = pathOf(name, given)
  const recipient = given.get('recipient') ?? given.get('to')
  if (!path || recipient === undefined) return null
  const first = (...names: string[]) => names.map((each) => given.get(each)).find((raw) => typeof raw === 'bigint')
  // Functions without an amount among their arguments are paid in ether.
  const amountIn = first('amountIn', 'amountInMaximum', 'amountInMax') ?? value
  const amountOut = first('amountOut', 'amountOutMinimum', 'amountOutMin')
  if (amountOut === undefined || (given.get('sqrtPriceLimitX96') ?? 0n) !== 0n) return null
  const protocol = Array.isArray(given.get('path')) ? 'v2' : 'v3'
  const hops = path.fees.flatMap((fee, at): IntentHop[] => {
    const [tokenIn, tokenOut] = [path.tokens[at], path.tokens[at + 1]]
    return tokenIn && tokenOut ? [{ protocol, fee, tokenIn, tokenOut }] : []
  })
  if (hops.length === 0) return null
  return { isExactIn: !given.has('amountOut'), hops, recipient: asAddress(recipient), amountIn, amountOut }
}

export const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

export const legOf = ({ isExactIn, hops, amountIn, amountOut }: Swap): IntentLeg => ({
  hops,
  amount: (isExactIn ? amountIn : amountOut).toString(),
  limit: (isExactIn ? amountOut : amountIn).toString(),
})
