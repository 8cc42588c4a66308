import type { Hex } from '../../boundary/node'
import type { Deployment } from '../../domain/chain/network'
import { executorOf, PERMIT2 } from '../../config/spenders'
import type { Address } from '../../domain/chain/address'
import { NATIVE } from '../../domain/token/token'
import { isAsPlanned } from '../../domain/trade/confirm/readBack'
import { guardedHops } from '../../domain/trade/guard'
import { beforeFee, type FeeTerms } from '../../domain/trade/siteFee'
import { leastReceived, limitShares, mostSold, type TradePlan } from '../../domain/trade/plan'
import { contractHops, type ContractHop, type Hop, type Route } from '../../domain/pool/route'
import { checkRoutes, restTokens } from './checkRoutes'
import { intentOf } from './decode/intent'
import type { EncodedCall } from './encodedCall'
import { packedPath } from './quoter'
import {
  ADDRESS_THIS,
  CONTRACT_BALANCE,
  PERMIT2_ALLOWANCES,
  SWAP_ROUTER,
  TOKEN,
  V2_ROUTER,
  WRAPPED_COIN,
} from './tradeAbi'
import { encodeProgram } from './universalRouter/coder'
import { programOf } from './universalRouter/program'
import { type QuoteLeg, routeTokens } from '../../domain/trade/quote'

/** Calldata of everything that moves money. Loaded when a trade is reviewed, because the ABI coder is large. */

/** `approve(spender, amount)`; amount 0 revokes an approval. */
export function encodeApprove(token: Address, spender: Address, amount: bigint): EncodedCall {
  return { to: token, value: 0n, data: TOKEN.encodeFunctionData('approve', [spender, amount]) as Hex }
}

/** What a contract may take of a token through Permit2, and the last second (Unix time) in which it may. */
export interface Permit2Grant {
  token: Address
  spender: Address
  amount: bigint
  until: number
}

/** Lets a contract take a token through Permit2, without a signature. Replaces the contract's previous allowance. */
export function encodePermit2({ token, spender, amount, until }: Permit2Grant): EncodedCall {
  // Zero would stand for the block in which it is mined.
  if (until <= 0) throw new RangeError('An allowance through Permit2 must have an end.')
  const data = PERMIT2_ALLOWANCES.encodeFunctionData('approve', [token, spender, amount, until]) as Hex
  return { to: PERMIT2.address, value: 0n, data }
}

/** Revokes a contract's allowance of a token through Permit2. */
export function encodeLockdown(token: Address, spender: Address): EncodedCall {
  const data = PERMIT2_ALLOWANCES.encodeFunctionData('lockdown', [[{ token, spender }]]) as Hex
  return { to: PERMIT2.address, value: 0n, data }
}

/** A call's fixed amount and its limit for the other side. */
interface Terms {
  recipient: string
  fixed: bigint
  bound: bigint
}

/** The parts of a route, each of which one call of the router covers. */
function segmentsOf(hops: readonly Hop[]): Route[] {
  const segments: { protocol: Route['protocol']; hops: ContractHop[] }[] = []
  for (const hop of contractHops(hops)) {
    const last = segments.at(-1)
    if (last?.protocol === hop.protocol) last.hops.push(hop)
    else segments.push({ protocol: hop.protocol, hops: [hop] })
  }
  return segments
}

/** One swap of SwapRouter02. */
function encodeSwap({ protocol, hops }: Route, isExactIn: boolean, { recipient, fixed, bound }: Terms): string {
  if (protocol === 'v2') {
    const name = isExactIn ? 'swapExactTokensForTokens' : 'swapTokensForExactTokens'
    return SWAP_ROUTER.encodeFunctionData(name, [fixed, bound, routeTokens(hops), recipient])
  }
  const [single] = hops
  if (single && hops.length === 1) {
    const { tokenIn, tokenOut, fee } = single
    const name = isExactIn ? 'exactInputSingle' : 'exactOutputSingle'
    return SWAP_ROUTER.encodeFunctionData(name, [[tokenIn, tokenOut, fee, recipient, fixed, bound, 0n]])
  }
  const path = packedPath({ hops }, isExactIn ? 'exactIn' : 'exactOut')
  return SWAP_ROUTER.encodeFunctionData(isExactIn ? 'exactInput' : 'exactOutput', [[path, recipient, fixed, bound]])
}

/**
 * The calls of a leg with an exact input. Where the protocol changes on the way, the router takes what comes out in
 * between and goes on with all that it holds of that token. That is this leg's alone: the router keeps nothing between
 * transactions, legs run one after the other, each uses up its own, and what legs leave behind is the token that is
 * bought, through which no leg passes. What V3 pools in the middle leave, because they run dry, is paid out at the end.
 */
function exactInLeg(leg: QuoteLeg, recipient: string, minimum: bigint): string[] {
  const segments = segmentsOf(leg.hops)
  return segments.map((segment, at) => {
    const isLast = at === segments.length - 1
    return encodeSwap(segment, true, {
      recipient: isLast ? recipient : ADDRESS_THIS,
      fixed: at === 0 ? BigInt(leg.amountIn) : CONTRACT_BALANCE,
      bound: isLast ? minimum : 0n,
    })
  })
}

/** The sandwich guard: one call for each V3 pool. */
function guardCalls({ quote, sell, guard }: TradePlan): string[] {
  if (!guard) return []
  // It is not payable, and inside a multicall each call sees the value sent with it.
  if (sell.id === NATIVE) throw new RangeError('The sandwich guard cannot stand before a trade that sells ether.')
  // Pool by pool and not by whole paths: over a path whose tokens do not stand in one order of their addresses, as
  // UNI, WETH, USDC, the contract mistakes a better price for a worse one.
  return guardedHops(quote).map((hop) => {
    const path = packedPath({ hops: [hop] }, 'exactIn')
    return SWAP_ROUTER.encodeFunctionData('checkOracleSlippage', [path, guard.ticks, 0])
  })
}

/** Whether the router itself is given what is bought, because it has to unwrap it, or to pay a part of it as a fee. */
const isPaidByRouter = ({ quote, buy }: TradePlan) => buy.id === NATIVE || quote.siteFee !== undefined

/** The calls of all legs with an exact output. */
function exactOutCalls(plan: TradePlan): string[] {
  const most = limitShares(plan)
  const recipient = isPaidByRouter(plan) ? ADDRESS_THIS : plan.account
  return plan.quote.legs.map(({ hops, amountOut }, at) => {
    const [segment, ...others] = segmentsOf(hops)
    if (!segment || others.length > 0) throw new RangeError('An exact output cannot change between V2 and V3.')
    return encodeSwap(segment, false, { recipient, fixed: BigInt(amountOut), bound: most[at] ?? 0n })
  })
}

/** The calls of all legs with an exact input. */
function exactInCalls(plan: TradePlan): string[] {
  const { quote, account } = plan
  const isSplit = quote.legs.length > 1
  const recipient = isSplit || isPaidByRouter(plan) ? ADDRESS_THIS : account
  // One place carries the whole minimum.
  const isCheckedLater = isSplit || quote.siteFee !== undefined
  return quote.legs.flatMap((leg) => exactInLeg(leg, recipient, isCheckedLater ? 0n : leastReceived(plan)))
}

/** The call that pays the site's fee and then the account. Its minimum is compared before the fee is taken. */
function payoutWithFee({ buy, account, ...plan }: TradePlan, { bips, recipient }: FeeTerms): string {
  const least = beforeFee(leastReceived(plan), { bips })
  return buy.id === NATIVE
    ? SWAP_ROUTER.encodeFunctionData('unwrapWETH9WithFee', [least, account, bips, recipient])
    : SWAP_ROUTER.encodeFunctionData('sweepTokenWithFee', [buy.id, least, account, bips, recipient])
}

/** The call that pays out what the router was given; null where the pools pay the account. */
function payoutCall(plan: TradePlan): string | null {
  const { quote, buy, account } = plan
  const least = leastReceived(plan)
  if (quote.siteFee) return payoutWithFee(plan, quote.siteFee)
  if (buy.id === NATIVE) return SWAP_ROUTER.encodeFunctionData('unwrapWETH9', [least, account])
  const isSplit = quote.legs.length > 1 && quote.kind === 'exactIn'
  return isSplit ? SWAP_ROUTER.encodeFunctionData('sweepToken', [buy.id, least, account]) : null
}

/** What follows the swaps: the router pays out its balance, what pools did not take, and the remaining ether. */
function lastCalls(plan: TradePlan): string[] {
  const { quote, sell, account } = plan
  const { legs } = quote
  const isExactIn = quote.kind === 'exactIn'
  const payout = payoutCall(plan)
  const calls = payout === null ? [] : [payout]
  for (const token of restTokens(quote)) calls.push(SWAP_ROUTER.encodeFunctionData('sweepToken', [token, 0n, account]))
  if (sell.id === NATIVE && (!isExactIn || legs.some(({ hops }) => hops[0]?.protocol === 'v3'))) {
    calls.push(SWAP_ROUTER.encodeFunctionData('refundETH'))
  }
  return calls
}

/**
 * The calls inside SwapRouter02's multicall.
 *
 * Several legs with an exact input all pay the router, without bounds of their own, and one last call pays out
 * everything against the whole minimum: it fails less often than a bound for each leg and protects the same total.
 * The tokens change hands once more, so that a token which keeps a part of each transfer must be bought in one leg.
 *
 * Ether that is sold lies in the router until the pools are paid, and the router pays for its wrapped token from there
 * as long as there is enough. As all legs together never take more than was sent, it never falls back on wrapped
 * tokens of the account; and as a route that begins with the wrapped token does not meet it again, no leg can pay for a
 * hop in its middle with it. What may be left over is given back at the end, as the router's next caller could take it:
 * after an exact output, and after a V3 pool, which may run dry before it has taken everything.
 */
function routerCalls(plan: TradePlan, withGuard: boolean): string[] {
  const guards = withGuard ? guardCalls(plan) : []
  const swaps = plan.quote.kind === 'exactIn' ? exactInCalls(plan) : exactOutCalls(plan)
  return [...guards, ...swaps, ...lastCalls(plan)]
}

/**
 * Calldata for Router02 of V2. Of an exact input always the variants for tokens that keep a part of each transfer:
 * they do the same for every other token, and they measure what arrived instead of computing what should.
 */
function encodeForV2Router(plan: TradePlan, deadline: number): string {
  const { quote, sell, buy, account } = plan
  const [leg, ...others] = quote.legs
  if (quote.siteFee) throw new RangeError('The V2 router takes no fee.')
  if (!leg || others.length > 0 || leg.hops.some(({ protocol }) => protocol !== 'v2')) {
    throw new RangeError('The V2 router trades in one part and through V2 pools only.')
  }
  const path = routeTokens(leg.hops)
  const [most, least] = [mostSold(plan), leastReceived(plan)]
  const after = [path, account, deadline]
  if (quote.kind === 'exactIn') {
    const [from, to] = [sell.id === NATIVE ? 'ETH' : 'Tokens', buy.id === NATIVE ? 'ETH' : 'Tokens']
    const amounts = sell.id === NATIVE ? [least] : [most, least]
    const name = `swapExact${from}For${to}SupportingFeeOnTransferTokens`
    return V2_ROUTER.encodeFunctionData(name, [...amounts, ...after])
  }
  // It refunds the remaining ether by itself.
  if (sell.id === NATIVE) return V2_ROUTER.encodeFunctionData('swapETHForExactTokens', [least, ...after])
  const name = buy.id === NATIVE ? 'swapTokensForExactETH' : 'swapTokensForExactTokens'
  return V2_ROUTER.encodeFunctionData(name, [least, most, ...after])
}

/** The same through the Universal Router. */
function encodeProgramOf(plan: TradePlan, { v4, weth }: Deployment, deadline: number): EncodedCall {
  if (!v4) throw new RangeError('The network has no router for V4.')
  const { value, ...program } = programOf(plan, weth, deadline)
  return { to: v4.universalRouter, value, data: encodeProgram(program) }
}

function encodeUnread(
  plan: TradePlan,
  deployment: Deployment,
  deadline: number,
  options: { withoutGuard?: true } = {},
): EncodedCall {
  const { quote, sell } = plan
  if (plan.wrap === 'wrap') {
    const data = WRAPPED_COIN.encodeFunctionData('deposit') as Hex
    return { to: deployment.weth, value: BigInt(quote.amountIn), data }
  }
  if (plan.wrap === 'unwrap') {
    const data = WRAPPED_COIN.encodeFunctionData('withdraw', [BigInt(quote.amountIn)]) as Hex
    return { to: deployment.weth, value: 0n, data }
  }
  if (plan.executor === 'universalRouter') return encodeProgramOf(plan, deployment, deadline)
  if (leastReceived(plan) <= 0n) throw new RangeError('A swap must bring at least something.')
  checkRoutes(plan, deployment.weth)
  const data =
    plan.executor === 'v2Router'
      ? encodeForV2Router(plan, deadline)
      : SWAP_ROUTER.encodeFunctionData('multicall(uint256,bytes[])', [
          deadline,
          routerCalls(plan, !options.withoutGuard),
        ])
  return {
    to: executorOf(plan, deployment),
    value: sell.id === NATIVE ? mostSold(plan) : 0n,
    data: data as Hex,
  }
}

/**
 * The transaction of a planned trade, with the recipient written out. Native coin in is sent as value; out it is
 * unwrapped; what is left over is given back. `deadline` is a Unix time in seconds. `withoutGuard` leaves the sandwich
 * guard out, for simulations and estimates: a node runs them with the time of the latest block, and the moves of that
 * block would look like an attack. What was encoded is read back before it is returned, independently of how it was put
 * together. Throws a RangeError where that is not the plan, and for a trade that could give nothing or whose parts do not
 * fit.
 */
export function encodeTrade(
  plan: TradePlan,
  deployment: Deployment,
  deadline: number,
  options: { withoutGuard?: true } = {},
): EncodedCall {
  const call = encodeUnread(plan, deployment, deadline, options)
  if (!isAsPlanned(plan, intentOf(call, deployment), { deadline, ...options })) {
    throw new RangeError('What was encoded is not what was planned.')
  }
  return call
}

export interface TradeEncoder {
  encodeApprove: typeof encodeApprove
  encodePermit2: typeof encodePermit2
  encodeLockdown: typeof encodeLockdown
  encodeTrade: typeof encodeTrade
}
