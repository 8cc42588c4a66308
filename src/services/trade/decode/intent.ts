import type { TransactionDescription } from 'ethers'
import type { Hex } from '../../../boundary/node'
import { PERMIT2 } from '../../../config/spenders'
import type { Deployment } from '../../../domain/chain/network'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { NATIVE } from '../../../domain/token/token'
import type { Intent, Permit2Intent, TradeIntent } from '../../../domain/trade/decodedCall'
import type { EncodedCall } from '../tradeAbi'
import { asAddress, GIVES_ETHER, parseCall, TAKES_ETHER } from './parseCall'
import { parseProgram } from '../universalRouter/coder'
import { programIntent } from '../universalRouter/intent'
import { routerIntent } from './routerIntent'
import { legOf, swapOf } from './swap'

function v2Intent(parsed: TransactionDescription, value: bigint): TradeIntent | null {
  const takesEther = TAKES_ETHER.test(parsed.name)
  const givesEther = GIVES_ETHER.test(parsed.name)
  const swap = swapOf(parsed, value)
  if (!swap || takesEther !== value > 0n) return null
  const [first, last] = [swap.hops[0], swap.hops.at(-1)]
  if (!first || !last) return null
  return {
    kind: swap.isExactIn ? 'exactIn' : 'exactOut',
    sell: takesEther ? NATIVE : first.tokenIn,
    buy: givesEther ? NATIVE : last.tokenOut,
    mostSold: swap.amountIn.toString(),
    leastReceived: swap.amountOut.toString(),
    recipients: [swap.recipient],
    deadline: String(parsed.args.deadline),
    guard: null,
    fee: null,
    legs: [legOf(swap)],
  }
}

function universalRouterIntent(data: Hex, value: bigint, weth: Address): TradeIntent | null {
  const program = parseProgram(data)
  return program && programIntent(program, value, weth)
}

function wrapIntent({ name, args }: TransactionDescription, value: bigint, weth: Address): TradeIntent | null {
  const wraps = name === 'deposit'
  if (!wraps && value > 0n) return null
  const amount = String(wraps ? value : args[0])
  return {
    kind: wraps ? 'wrap' : 'unwrap',
    sell: wraps ? NATIVE : weth,
    buy: wraps ? weth : NATIVE,
    mostSold: amount,
    leastReceived: amount,
    recipients: [],
    deadline: null,
    guard: null,
    fee: null,
    legs: [],
  }
}

/** The intent of setting a Permit2 allowance; null for a revocation, which is not part of a trade. */
function permit2Intent({ name, args }: TransactionDescription): Permit2Intent | null {
  if (name !== 'approve') return null
  const [token, spender, amount, until] = args.toArray() as unknown[]
  return {
    kind: 'permit2',
    token: asAddress(token),
    spender: asAddress(spender),
    amount: String(amount),
    until: Number(until),
  }
}

/**
 * What a transaction does, derived only from its bytes: the maximum spent, the minimum received, and the recipient.
 * Null if the transaction is not a trade, a wrap or an approval in the form that this app creates. Never throws.
 */
export function intentOf({ to, value, data }: EncodedCall, deployment: Deployment): Intent | null {
  const { swapRouter, v2Router, weth, v4 } = deployment
  try {
    if (v4 && sameAddress(to, v4.universalRouter)) return universalRouterIntent(data, value, weth)
    const parsed = parseCall(to, data, deployment)
    if (!parsed) return null
    if (sameAddress(to, swapRouter)) return routerIntent(parsed, value, deployment)
    if (sameAddress(to, v2Router)) return v2Intent(parsed, value)
    if (parsed.name === 'deposit' || parsed.name === 'withdraw') return wrapIntent(parsed, value, weth)
    if (value > 0n) return null
    if (sameAddress(to, PERMIT2.address)) return permit2Intent(parsed)
    return { kind: 'approve', token: to, spender: asAddress(parsed.args[0]), amount: String(parsed.args[1]) }
  } catch {
    return null
  }
}
