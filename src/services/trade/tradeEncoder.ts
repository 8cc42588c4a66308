import type { Hex } from '#boundary/node'
import type { Deployment } from '#domain/chain/network'
import { executorOf } from '#config/spenders'
import { PERMIT2 } from '#config/uniswap'
import type { Address } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import { isCommonToken } from '#config/deployments'
import { isAsPlanned, type ReadBackTerms } from '#domain/trade/confirm/readBack'
import { isCoinExposed, needsUniversalRouter } from '#domain/trade/exposure'
import { guardedHops } from '#domain/trade/slippage'
import { beforeFee, type FeeTerms } from '#domain/trade/siteFee'
import { balanceFloor, leastReceived, limitShares, mostSold, type TradePlan } from '#domain/trade/plan'
import { contractHops, type ContractHop, type Hop, type Route } from '#domain/pool/route'
import { checkRoutes, programOf, restTokens } from './universalRouter/program'
import { intentOf } from './decode/intent'
import {
  ADDRESS_THIS,
  CONTRACT_BALANCE,
  type EncodedCall,
  PERMIT2_ALLOWANCES,
  SWAP_ROUTER,
  TOKEN,
  V2_ROUTER,
  WRAPPED_COIN,
} from './tradeAbi'
import { packedPath } from './quoter'
import { encodeProgram } from './universalRouter/coder'
import { type QuoteLeg, routeTokens } from '#domain/trade/quote'

// This module encodes all that moves money. It is loaded when a trade is reviewed, because the ABI library is large.

/** `approve(spender, amount)`. The amount 0 revokes an approval. */
export function encodeApprove(token: Address, spender: Address, amount: bigint): EncodedCall {
  return { to: token, value: 0n, data: TOKEN.encodeFunctionData('approve', [spender, amount]) as Hex }
}

/** A Permit2 allowance: `spender` may take `amount` of a token, in base units, until a Unix time in seconds. */
interface Permit2Grant {
  token: Address
  spender: Address
  amount: bigint
  until: number
}

/** Permit2's `approve`, which sets a spender's allowance without a signature. */
export function encodePermit2({ token, spender, amount, until }: Permit2Grant): EncodedCall {
  // Permit2 interprets zero as "only in the block that mines the call".
  if (until <= 0) throw new RangeError('An allowance through Permit2 must have an end.')
  const data = PERMIT2_ALLOWANCES.encodeFunctionData('approve', [token, spender, amount, until]) as Hex
  return { to: PERMIT2.address, value: 0n, data }
}

/** Permit2's `lockdown`, which revokes a spender's allowance of a token. */
export function encodeLockdown(token: Address, spender: Address): EncodedCall {
  const data = PERMIT2_ALLOWANCES.encodeFunctionData('lockdown', [[{ token, spender }]]) as Hex
  return { to: PERMIT2.address, value: 0n, data }
}

interface Terms {
  recipient: string
  fixed: bigint
  bound: bigint
}

function segmentsOf(hops: readonly Hop[]): Route[] {
  const segments: { protocol: Route['protocol']; hops: ContractHop[] }[] = []
  for (const hop of contractHops(hops)) {
    const last = segments.at(-1)
    if (last?.protocol === hop.protocol) last.hops.push(hop)
    else segments.push({ protocol: hop.protocol, hops: [hop] })
  }
  return segments
}

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
 * The calls of a leg with an exact input. If the protocol changes within the leg, the router receives the intermediate
 * token and sells its whole balance of it. Only this leg's tokens are in this balance, because the router keeps nothing
 * between transactions and the legs run one after the other. The only token that earlier legs leave in the router is
 * the bought one, and no leg passes through the bought token. If a V3 pool in the middle of a leg runs out of
 * liquidity, the rest of its input is paid out at the end.
 */
function exactInLeg(leg: QuoteLeg, recipient: string, minimum: bigint, isWrappedFirst: boolean): string[] {
  const segments = segmentsOf(leg.hops)
  const swaps = segments.map((segment, at) => {
    const isLast = at === segments.length - 1
    return encodeSwap(segment, true, {
      recipient: isLast ? recipient : ADDRESS_THIS,
      fixed: at === 0 && !isWrappedFirst ? BigInt(leg.amountIn) : CONTRACT_BALANCE,
      bound: isLast ? minimum : 0n,
    })
  })
  return isWrappedFirst ? [SWAP_ROUTER.encodeFunctionData('wrapETH', [leg.amountIn]), ...swaps] : swaps
}

function guardCalls({ quote, sell, guard }: TradePlan): string[] {
  if (!guard) return []
  // A guard call is not payable, but in a multicall it sees the transaction's value, so that it would revert.
  if (sell.id === NATIVE) throw new RangeError('The sandwich guard cannot stand before a trade that sells ether.')
  // Checks each pool separately instead of the whole path. If the tokens of a path are not sorted by address, such as
  // UNI, WETH, USDC, the contract mistakes a better price for a worse one.
  return guardedHops(quote).map((hop) => {
    const path = packedPath({ hops: [hop] }, 'exactIn')
    return SWAP_ROUTER.encodeFunctionData('checkOracleSlippage', [path, guard.ticks, 0])
  })
}

/** Whether the router receives the bought token first, to unwrap it or to deduct the site's fee. */
const isPaidByRouter = ({ quote, buy }: TradePlan) => buy.id === NATIVE || quote.siteFee !== undefined

function exactOutCalls(plan: TradePlan): string[] {
  const most = limitShares(plan)
  const recipient = isPaidByRouter(plan) ? ADDRESS_THIS : plan.account
  return plan.quote.legs.map(({ hops, amountOut }, at) => {
    const [segment, ...others] = segmentsOf(hops)
    if (!segment || others.length > 0) throw new RangeError('An exact output cannot change between V2 and V3.')
    return encodeSwap(segment, false, { recipient, fixed: BigInt(amountOut), bound: most[at] ?? 0n })
  })
}

function exactInCalls(plan: TradePlan, isWrappedFirst: boolean): string[] {
  const { quote, account } = plan
  const isSplit = quote.legs.length > 1
  const recipient = isSplit || isPaidByRouter(plan) ? ADDRESS_THIS : account
  // Only one call checks a minimum, which is the minimum of the whole trade.
  const isCheckedLater = isSplit || quote.siteFee !== undefined
  return quote.legs.flatMap((leg) => {
    return exactInLeg(leg, recipient, isCheckedLater ? 0n : leastReceived(plan), isWrappedFirst)
  })
}

/** The call that pays the site's fee and then the account. The router checks the minimum before it deducts the fee. */
function payoutWithFee({ buy, account, ...plan }: TradePlan, { bips, recipient }: FeeTerms): string {
  const least = beforeFee(leastReceived(plan), { bips })
  return buy.id === NATIVE
    ? SWAP_ROUTER.encodeFunctionData('unwrapWETH9WithFee', [least, account, bips, recipient])
    : SWAP_ROUTER.encodeFunctionData('sweepTokenWithFee', [buy.id, least, account, bips, recipient])
}

/** The call that pays out the bought token from the router; null if the pools pay the account directly. */
function payoutCall(plan: TradePlan): string | null {
  const { quote, buy, account } = plan
  const least = leastReceived(plan)
  if (quote.siteFee) return payoutWithFee(plan, quote.siteFee)
  if (buy.id === NATIVE) return SWAP_ROUTER.encodeFunctionData('unwrapWETH9', [least, account])
  const isSplit = quote.legs.length > 1 && quote.kind === 'exactIn'
  return isSplit ? SWAP_ROUTER.encodeFunctionData('sweepToken', [buy.id, least, account]) : null
}

function lastCalls(plan: TradePlan, isWrappedFirst: boolean): string[] {
  const { quote, sell, account } = plan
  const { legs } = quote
  const isExactIn = quote.kind === 'exactIn'
  const payout = payoutCall(plan)
  const calls = payout === null ? [] : [payout]
  for (const token of restTokens(quote)) calls.push(SWAP_ROUTER.encodeFunctionData('sweepToken', [token, 0n, account]))
  if (sell.id === NATIVE && (!isExactIn || legs.some(({ hops }) => hops[0]?.protocol === 'v3'))) {
    calls.push(
      isWrappedFirst
        ? SWAP_ROUTER.encodeFunctionData('unwrapWETH9', [0n, account])
        : SWAP_ROUTER.encodeFunctionData('refundETH'),
    )
  }
  return calls
}

/**
 * The calls inside SwapRouter02's multicall. If an exact input has several legs, they all pay the router without
 * individual minimums, and a single last call pays out the total with the minimum of the whole trade. This fails less
 * often than a minimum for each leg and protects the same total. It costs an additional transfer of the bought token,
 * so a token with a transfer tax must be bought in one leg. Sold ether stays in the router, which pays the pools of the
 * wrapped token with it. A route that starts with the wrapped token does not pass through it again, so no leg can use
 * the ether for a later hop. Some ether may be left after an exact output, or if a V3 pool runs out of liquidity. It is
 * refunded at the end, because the router's next caller could take it.
 *
 * All legs together never take more than was sent, but a token that is called in the middle of the trade can take the
 * ether (`refundETH`), and the router then takes the wrapped token from the account, if that was ever approved. Unless
 * all tokens of the route are common ones, an exact input is therefore wrapped first, and the router pays from its own
 * balance of the wrapped token: what is taken from it makes the trade fail. An exact output cannot be paid so, nor can
 * several legs, of which the router would pay the first with the ether of the others. Both are refused here
 * (`exposure.ts`).
 */
function routerCalls(plan: TradePlan, withGuard: boolean, isWrappedFirst: boolean): string[] {
  const guards = withGuard ? guardCalls(plan) : []
  const swaps = plan.quote.kind === 'exactIn' ? exactInCalls(plan, isWrappedFirst) : exactOutCalls(plan)
  return [...guards, ...swaps, ...lastCalls(plan, isWrappedFirst)]
}

/**
 * Whether a sale of ether must be wrapped first. Throws a RangeError for an exact output and for several legs, which
 * cannot be, and for a trade whose tokens SmartRouter does not withstand.
 */
export function wrapsFirst(plan: TradePlan, deployment: Deployment): boolean {
  const { quote, executor, wrap } = plan
  if ((executor !== 'swapRouter02' && executor !== 'smartRouter') || wrap) return false
  const sides = { sell: plan.sell.id, buy: plan.buy.id }
  const isCommon = (token: Address) => isCommonToken(deployment, token)
  if (executor === 'smartRouter') {
    if (needsUniversalRouter(quote, sides, isCommon)) throw new RangeError('A token of the route could take more.')
    return false
  }
  const isExposed = isCoinExposed(quote, sides, isCommon)
  if (isExposed && (quote.kind === 'exactOut' || quote.legs.length > 1))
    throw new RangeError('A token of the route could take the ether.')
  return isExposed
}

/**
 * Encodes a call of V2's Router02. For an exact input it always uses the functions that support fee-on-transfer tokens.
 * They also work for all other tokens, and measure the received amount instead of computing it.
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
  // `swapETHForExactTokens` refunds unused ether itself.
  if (sell.id === NATIVE) return V2_ROUTER.encodeFunctionData('swapETHForExactTokens', [least, ...after])
  const name = buy.id === NATIVE ? 'swapTokensForExactETH' : 'swapTokensForExactTokens'
  return V2_ROUTER.encodeFunctionData(name, [least, most, ...after])
}

function encodeProgramOf(
  plan: TradePlan,
  { v4, weth }: Deployment,
  deadline: number,
  floor: bigint | null,
): EncodedCall {
  if (!v4) throw new RangeError('The network has no Universal Router.')
  const { value, ...program } = programOf(plan, weth, deadline, floor)
  return { to: v4.universalRouter, value, data: encodeProgram(program, v4.routerVersion) }
}

function encodeUnread(
  plan: TradePlan,
  deployment: Deployment,
  { deadline, withoutGuard, floor = null, isWrappedFirst = false }: ReadBackTerms,
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
  if (plan.executor === 'universalRouter') return encodeProgramOf(plan, deployment, deadline, floor)
  if (leastReceived(plan) <= 0n) throw new RangeError('A swap must bring at least something.')
  checkRoutes(plan, deployment.weth)
  const data =
    plan.executor === 'v2Router'
      ? encodeForV2Router(plan, deadline)
      : SWAP_ROUTER.encodeFunctionData('multicall(uint256,bytes[])', [
          deadline,
          routerCalls(plan, !withoutGuard, isWrappedFirst),
        ])
  return {
    to: executorOf(plan, deployment),
    value: sell.id === NATIVE ? mostSold(plan) : 0n,
    data: data as Hex,
  }
}

/**
 * Encodes the transaction of a planned trade, with an explicit recipient. Sends a sold native coin as value, unwraps a
 * bought native coin, and refunds any remainder. `deadline` is a Unix time in seconds. `withoutGuard` omits the
 * sandwich guard for simulations and estimates: a node runs them with the time of the latest block, and the guard would
 * mistake that block's price changes for an attack. `held` is the account's balance of the bought token before the
 * trade, in base units: the Universal Router then checks at the end that the least of the trade was added to it.
 * Decodes the result independently of the encoder, and throws a RangeError if it does not match the plan, if the trade
 * could yield nothing, or if its legs do not add up.
 */
export function encodeTrade(
  plan: TradePlan,
  deployment: Deployment,
  deadline: number,
  { held, ...options }: { withoutGuard?: true; held?: bigint } = {},
): EncodedCall {
  const isChecked = held !== undefined && plan.executor === 'universalRouter'
  const terms: ReadBackTerms = {
    ...options,
    deadline,
    floor: isChecked ? balanceFloor(plan, held) : null,
    isWrappedFirst: wrapsFirst(plan, deployment),
  }
  const call = encodeUnread(plan, deployment, terms)
  if (!isAsPlanned(plan, intentOf(call, deployment), terms)) {
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
