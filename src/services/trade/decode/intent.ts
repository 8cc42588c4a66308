import type { TransactionDescription } from 'ethers'
import { type Address, sameAddress } from '#domain/chain/address'
import type { Intent, IntentHop, IntentLeg, Permit2Intent, TradeIntent } from '#domain/trade/decodedCall'
import type { Deployment, Venue } from '#domain/chain/network'
import { NATIVE } from '#domain/token/token'
import { afterFee, type FeeTerms } from '#domain/trade/siteFee'
import { PERMIT2 } from '#config/uniswap'
import { ADDRESS_THIS, CONTRACT_BALANCE, type EncodedCall } from '../tradeAbi'
import { parseProgram } from '../universalRouter/coder'
import { COIN } from '../universalRouter/commands'
import { programIntent } from '../universalRouter/programIntent'
import {
  argumentsOf,
  asAddress,
  deploymentAt,
  GIVES_ETHER,
  parseCall,
  pathOf,
  TAKES_ETHER,
  unpackPath,
} from './parseCall'

interface Swap {
  isExactIn: boolean
  hops: IntentHop[]
  recipient: Address
  amountIn: bigint
  amountOut: bigint
}

/** A swap of SwapRouter02 or of V2's router; null if the call is none. `value` is the ether sent with it, in wei. */
function swapOf(parsed: TransactionDescription, value: bigint, venue?: Venue): Swap | null {
  const { name } = parsed
  const given = new Map(argumentsOf(parsed).map(([input, raw]) => [input.name, raw]))
  const path = pathOf(name, given, venue)
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
    return tokenIn && tokenOut ? [{ protocol, ...(venue && { venue }), fee, tokenIn, tokenOut }] : []
  })
  if (hops.length === 0) return null
  return { isExactIn: !given.has('amountOut'), hops, recipient: asAddress(recipient), amountIn, amountOut }
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

const legOf = ({ isExactIn, hops, amountIn, amountOut }: Swap): IntentLeg => ({
  hops,
  amount: (isExactIn ? amountIn : amountOut).toString(),
  limit: (isExactIn ? amountOut : amountIn).toString(),
})

/** The call that pays out the router's balance after all swaps. */
interface Payout {
  token: Address
  isUnwrapped: boolean
  least: bigint
  recipient: Address
  fee: FeeTerms | null
}

interface Multicall {
  swaps: Swap[]
  /** The ticks of the sandwich guard, by pool. */
  guards: Map<string, number>
  payout: Payout | null
  /** The recipients of the remainders that pools in the middle of a route may leave, by token. */
  rests: Map<Address, Address>
  isRefunded: boolean
  /** Amounts of the coin that the router has wrapped: the next one to sell, and the number of those already sold. */
  wrapped: { next: bigint | null; sold: number }
}

// The following functions each record a call of the multicall, or return false if a plain trade has none such here.

function addGuard({ swaps, guards }: Multicall, { args }: TransactionDescription): boolean {
  const path = unpackPath(String(args[0]))
  // Only checks of a single pool's current price are accepted.
  if (path?.fees.length !== 1 || args[2] !== 0n || swaps.length > 0) return false
  guards.set([...path.tokens, ...path.fees].join(), Number(args[1]))
  return true
}

/** Records an amount of the coin that the router wraps, which the next swap must sell. */
function addWrapped({ swaps, payout, rests, isRefunded, wrapped }: Multicall, amount: bigint): boolean {
  if (payout || rests.size > 0 || isRefunded || wrapped.next !== null || amount <= 0n) return false
  if (wrapped.sold < swaps.length) return false
  wrapped.next = amount
  return true
}

const sellsWhole = ({ isExactIn, amountIn }: Swap) => isExactIn && amountIn === CONTRACT_BALANCE

/** Records a swap that sells what the router has just wrapped. */
function addWrappedSwap(
  multicall: Multicall,
  swap: Swap,
  { amount, weth }: { amount: bigint; weth: Address },
): boolean {
  const [first] = swap.hops
  if (!sellsWhole(swap) || !first || !sameAddress(first.tokenIn, weth)) return false
  multicall.swaps.push({ ...swap, amountIn: amount })
  multicall.wrapped = { next: null, sold: multicall.wrapped.sold + 1 }
  return true
}

function addSwap(multicall: Multicall, swap: Swap, weth: Address): boolean {
  const { swaps, payout, rests, isRefunded, wrapped } = multicall
  if (payout || rests.size > 0 || isRefunded) return false
  if (wrapped.next !== null) return addWrappedSwap(multicall, swap, { amount: wrapped.next, weth })
  if (!sellsWhole(swap)) {
    swaps.push(swap)
    return true
  }
  // A swap may continue the previous one by selling everything that the previous one left in the router.
  const last = swaps.at(-1)
  const [start, end] = [swap.hops[0], last?.hops.at(-1)]
  if (!last || !start || !end || !sameAddress(start.tokenIn, end.tokenOut)) return false
  if (last.recipient !== ADDRESS_THIS || last.amountOut !== 0n) return false
  swaps.splice(-1, 1, { ...swap, hops: [...last.hops, ...swap.hops], amountIn: last.amountIn })
  return true
}

interface PayoutArguments {
  token?: string
  amountMinimum: bigint
  recipient: string
  feeBips?: bigint
  feeRecipient?: string
}

const feeIn = ({ feeBips, feeRecipient }: Pick<PayoutArguments, 'feeBips' | 'feeRecipient'>): FeeTerms | null =>
  feeBips === undefined ? null : { bips: Number(feeBips), recipient: asAddress(feeRecipient) }

const PAYOUTS = ['sweepToken', 'unwrapWETH9', 'sweepTokenWithFee', 'unwrapWETH9WithFee']

function addPayout(multicall: Multicall, { name, args }: TransactionDescription, weth: Address): boolean {
  if (multicall.payout) return false
  const isUnwrapped = name.startsWith('unwrapWETH9')
  const { token, amountMinimum, recipient, ...rest } = args.toObject() as PayoutArguments
  const fee = feeIn(rest)
  multicall.payout = {
    token: isUnwrapped ? weth : asAddress(token),
    isUnwrapped,
    least: amountMinimum,
    recipient: asAddress(recipient),
    fee,
  }
  return true
}

/** Records the payout of a remainder. Its minimum is always zero, unlike the minimum of the bought token. */
function addRest({ rests }: Multicall, { args }: TransactionDescription): boolean {
  const token = asAddress(args[0])
  if (rests.has(token)) return false
  rests.set(token, asAddress(args[2]))
  return true
}

/** Records the payout of wrapped coins that a V3 pool may leave over. Its minimum is always zero. */
function addCoinRest(multicall: Multicall, { args }: TransactionDescription): boolean {
  const { rests, isRefunded } = multicall
  if (isRefunded || args[0] !== 0n) return false
  rests.set(COIN, asAddress(args[1]))
  multicall.isRefunded = true
  return true
}

function addCall(multicall: Multicall, call: TransactionDescription, { weth, venue }: Deployment): boolean {
  if (call.name === 'checkOracleSlippage') return addGuard(multicall, call)
  const swap = swapOf(call, 0n, venue)
  if (swap) return addSwap(multicall, swap, weth)
  if (call.name === 'wrapETH') return addWrapped(multicall, BigInt(String(call.args[0])))
  if (call.name === 'unwrapWETH9' && multicall.wrapped.sold > 0) return addCoinRest(multicall, call)
  if (call.name === 'sweepToken' && call.args[1] === 0n) return addRest(multicall, call)
  if (PAYOUTS.includes(call.name)) return addPayout(multicall, call, weth)
  if (call.name !== 'refundETH') return false
  multicall.isRefunded = true
  return true
}

/** Parses a multicall; null if any of its calls is not part of a plain trade. */
function readMulticall(parsed: TransactionDescription, deployment: Deployment): Multicall | null {
  if (parsed.name !== 'multicall' || parsed.args.length !== 2) return null
  const multicall: Multicall = {
    swaps: [],
    guards: new Map(),
    payout: null,
    rests: new Map(),
    isRefunded: false,
    wrapped: { next: null, sold: 0 },
  }
  for (const data of parsed.args[1] as Iterable<string>) {
    const call = parseCall(deployment.swapRouter, data, deployment)
    if (!call || !addCall(multicall, call, deployment)) return null
  }
  return multicall
}

/** The tokens that all swaps sell and buy; null if they differ in these or in whether their input is exact. */
function endsOf(swaps: readonly Swap[]): { tokenIn: Address; tokenOut: Address } | null {
  const [first] = swaps
  const ends = swaps.map(({ hops }) => ({ tokenIn: hops[0]?.tokenIn, tokenOut: hops.at(-1)?.tokenOut }))
  const { tokenIn, tokenOut } = ends[0] ?? {}
  if (!first || !tokenIn || !tokenOut) return null
  const isSame = ends.every(
    (other) =>
      other.tokenIn && other.tokenOut && sameAddress(other.tokenIn, tokenIn) && sameAddress(other.tokenOut, tokenOut),
  )
  return isSame && swaps.every(({ isExactIn }) => isExactIn === first.isExactIn) ? { tokenIn, tokenOut } : null
}

/** Whether all ether of the call is sold or refunded. Otherwise, the router's next caller could take the rest. */
function isEtherUsed({ swaps, isRefunded, wrapped }: Multicall, value: bigint, isWethSold: boolean): boolean {
  if (value === 0n) return wrapped.sold === 0 && wrapped.next === null
  const isAllSold = isWethSold && value === sumOf(swaps.map(({ amountIn }) => amountIn))
  if (wrapped.sold > 0) {
    const isRestPaid = isRefunded || swaps.every(({ hops }) => hops[0]?.protocol !== 'v3')
    return isAllSold && wrapped.sold === swaps.length && isRestPaid
  }
  return isAllSold && wrapped.next === null && (swaps.every(({ isExactIn }) => isExactIn) || isRefunded)
}

/** Whether the multicall sweeps exactly the tokens that V3 swaps may leave in the router; see `restTokens`. */
function areRestsPaid({ swaps, rests }: Multicall): boolean {
  const inner = swaps.filter(({ isExactIn }) => isExactIn).flatMap(({ hops }) => hops.slice(1))
  const left = new Set(inner.filter(({ protocol }) => protocol === 'v3').map(({ tokenIn }) => tokenIn))
  if (rests.has(COIN)) left.add(COIN)
  return left.size === rests.size && [...left].every((token) => rests.has(token))
}

/**
 * The recipients of the bought token and of the remainders. Null if a part of the router's balance is not paid out, or
 * if only some of the swaps pay the recipient directly, because one minimum amount could not cover both kinds.
 */
function recipientsOf(multicall: Multicall, tokenOut: Address): Address[] | null {
  const { swaps, payout, rests } = multicall
  if (!areRestsPaid(multicall)) return null
  const direct = swaps.map(({ recipient }) => recipient).filter((recipient) => recipient !== ADDRESS_THIS)
  if (!payout) return direct.length === swaps.length ? [...new Set([...direct, ...rests.values()])] : null
  const isWhole = direct.length === 0 && sameAddress(payout.token, tokenOut)
  return isWhole ? [...new Set([payout.recipient, ...rests.values()])] : null
}

/** The number of ticks that the sandwich guard allows; null unless all V3 pools of the trade have the same guard. */
function guardOf({ swaps, guards }: Multicall): number | null {
  const ticks = swaps
    .flatMap(({ hops }) => hops)
    .filter(({ protocol }) => protocol === 'v3')
    .map((hop) => guards.get([hop.tokenIn, hop.tokenOut, hop.fee].join()))
  const [guard] = ticks
  return guard !== undefined && ticks.every((each) => each === guard) ? guard : null
}

/** The minimum that is paid out after the fee. The router checks its minimum before it deducts the fee. */
function leastOf({ swaps, payout }: Multicall): bigint {
  const sum = sumOf(swaps.map(({ amountOut }) => amountOut))
  const gross = payout && payout.least > sum ? payout.least : sum
  return payout?.fee ? afterFee(gross, payout.fee) : gross
}

/** The intent of a SwapRouter02 multicall; null if any call is not part of a plain trade. */
function routerIntent(parsed: TransactionDescription, value: bigint, deployment: Deployment): TradeIntent | null {
  const multicall = readMulticall(parsed, deployment)
  const ends = multicall && endsOf(multicall.swaps)
  if (!multicall || !ends || !isEtherUsed(multicall, value, sameAddress(ends.tokenIn, deployment.weth))) return null
  const recipients = recipientsOf(multicall, ends.tokenOut)
  if (!recipients) return null
  const { swaps, payout } = multicall
  return {
    kind: swaps[0]?.isExactIn ? 'exactIn' : 'exactOut',
    sell: value > 0n ? NATIVE : ends.tokenIn,
    buy: payout?.isUnwrapped ? NATIVE : ends.tokenOut,
    mostSold: sumOf(swaps.map(({ amountIn }) => amountIn)).toString(),
    leastReceived: leastOf(multicall).toString(),
    recipients,
    deadline: String(parsed.args[0]),
    guard: guardOf(multicall),
    fee: payout?.fee ?? null,
    legs: swaps.map(legOf),
    ...(multicall.wrapped.sold > 0 && { isWrappedFirst: true }),
  }
}

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
  const { v2Router, weth, v4 } = deployment
  const venue = deploymentAt(to, deployment)
  try {
    if (v4 && sameAddress(to, v4.universalRouter)) {
      const program = parseProgram(data, v4.routerVersion)
      return program && programIntent(program, value, weth)
    }
    const parsed = parseCall(to, data, deployment)
    if (!parsed) return null
    if (sameAddress(to, venue.swapRouter)) return routerIntent(parsed, value, venue)
    if (sameAddress(to, v2Router)) return v2Intent(parsed, value)
    if (parsed.name === 'deposit' || parsed.name === 'withdraw') return wrapIntent(parsed, value, weth)
    if (value > 0n) return null
    if (sameAddress(to, PERMIT2.address)) return permit2Intent(parsed)
    return { kind: 'approve', token: to, spender: asAddress(parsed.args[0]), amount: String(parsed.args[1]) }
  } catch {
    return null
  }
}
