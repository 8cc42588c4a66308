import type { TransactionDescription } from 'ethers'
import type { Deployment } from '../../../domain/chain/network'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { NATIVE } from '../../../domain/token/token'
import type { TradeIntent } from '../../../domain/trade/decodedCall'
import { afterFee, type FeeTerms } from '../../../domain/trade/siteFee'
import { ADDRESS_THIS, CONTRACT_BALANCE } from '../tradeAbi'
import { asAddress, parseCall, unpackPath } from './parseCall'
import { legOf, type Swap, sumOf, swapOf } from './swap'

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
}

// Each of the following functions records one call of the multicall. It returns false if a plain trade has no such call
// in this position.

function addGuard({ swaps, guards }: Multicall, { args }: TransactionDescription): boolean {
  const path = unpackPath(String(args[0]))
  // Only checks of a single pool's current price are accepted.
  if (path?.fees.length !== 1 || args[2] !== 0n || swaps.length > 0) return false
  guards.set([...path.tokens, ...path.fees].join(), Number(args[1]))
  return true
}

function addSwap({ swaps, payout, rests, isRefunded }: Multicall, swap: Swap): boolean {
  if (payout || rests.size > 0 || isRefunded) return false
  if (!swap.isExactIn || swap.amountIn !== CONTRACT_BALANCE) {
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

function addCall(multicall: Multicall, call: TransactionDescription, weth: Address): boolean {
  if (call.name === 'checkOracleSlippage') return addGuard(multicall, call)
  const swap = swapOf(call, 0n)
  if (swap) return addSwap(multicall, swap)
  if (call.name === 'sweepToken' && call.args[1] === 0n) return addRest(multicall, call)
  if (PAYOUTS.includes(call.name)) return addPayout(multicall, call, weth)
  if (call.name !== 'refundETH') return false
  multicall.isRefunded = true
  return true
}

/** Parses a multicall; null if any of its calls is not part of a plain trade. */
function readMulticall(parsed: TransactionDescription, deployment: Deployment): Multicall | null {
  if (parsed.name !== 'multicall' || parsed.args.length !== 2) return null
  const multicall: Multicall = { swaps: [], guards: new Map(), payout: null, rests: new Map(), isRefunded: false }
  for (const data of parsed.args[1] as Iterable<string>) {
    const call = parseCall(deployment.swapRouter, data, deployment)
    if (!call || !addCall(multicall, call, deployment.weth)) return null
  }
  return multicall
}

/**
 * The token that all swaps sell and the token that all swaps buy; null if the swaps differ in their tokens or in
 * whether their input is exact.
 */
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

/**
 * Whether all ether that is sent with the call is sold or refunded. Otherwise, the router's next caller could take it.
 */
function isEtherUsed({ swaps, isRefunded }: Multicall, value: bigint, isWethSold: boolean): boolean {
  if (value === 0n) return true
  const isAllSold = isWethSold && value === sumOf(swaps.map(({ amountIn }) => amountIn))
  return isAllSold && (swaps.every(({ isExactIn }) => isExactIn) || isRefunded)
}

/** Whether the multicall sweeps exactly those tokens of which V3 pools may leave a remainder, see `restTokens`. */
function areRestsPaid({ swaps, rests }: Multicall): boolean {
  const inner = swaps.filter(({ isExactIn }) => isExactIn).flatMap(({ hops }) => hops.slice(1))
  const left = new Set(inner.filter(({ protocol }) => protocol === 'v3').map(({ tokenIn }) => tokenIn))
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
export function routerIntent(
  parsed: TransactionDescription,
  value: bigint,
  deployment: Deployment,
): TradeIntent | null {
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
  }
}
