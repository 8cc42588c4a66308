import { NETWORK } from '#copy/chain/networkSelect'
import {
  CONTRACT,
  DATA_FEE,
  DEADLINE,
  deadlineText,
  GUARD_OFF_V4,
  guardText,
  NOT_KNOWN,
  POOL_FEE,
  RATE,
  RECIPIENT,
  SANDWICH_GUARD,
  UNUSUAL_NETWORK_COST,
} from '#copy/trade/review'
import { LOSS, NETWORK_COST, PRICE_IMPACT, ROUTE, routeText, TOKEN_FEE } from '#copy/trade/quoteDetails'
import { configuredChain, supportedChains } from '../../../config/chains'
import { deploymentOf } from '../../../config/deployments'
import { executorOf } from '../../../config/spenders'
import { FEE_UNUSUAL } from '../../../domain/trade/limits'
import { usdText, usdTextAtMost, usdValue, usdValueAtMost } from '../../../domain/market/money'
import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import type { Currency } from '../../../domain/token/token'
import { lossPercent, shareOf } from '../../../domain/trade/millionths'
import { lossTier } from '../../../domain/trade/loss'
import { leastReceived, mostSold, type TradePlan } from '../../../domain/trade/plan'
import { poolFee } from '../../../domain/trade/evaluate/poolFee'
import { rateText } from '../../../domain/trade/rate'
import { slippagePercent } from '../../../domain/trade/slippage'
import type { ReviewAmount, ReviewRow, ReviewTerms } from '../../../views/trade/ReviewDialog'
import { lossAmountText, LOSS_TONES } from '../notices/figures'
import { lossFigure, taxTone } from '../notices/quoteFigures'
import { groupedAmount } from '../notices/preview'
import type { OpenReview } from './useReview'

/** The value of what is paid is rounded up, and of what is received rounded down. */
function amountOf({ usd }: OpenReview, currency: Currency, units: bigint, isPaid: boolean): ReviewAmount {
  const { id, symbol, decimals, logoURI } = currency
  const exact = groupedAmount(units, decimals)
  const short = (isPaid ? tradeAmountAtMost : tradeAmount)(units, decimals)
  const price = usd.priceOf(id)
  const worth = (usdPrice: bigint) =>
    isPaid ? usdTextAtMost(usdValueAtMost(units, decimals, usdPrice)) : usdText(usdValue(units, decimals, usdPrice))
  return {
    amount: `${short}\u00a0${symbol}`,
    exact: short === exact ? null : `${exact}\u00a0${symbol}`,
    fiat: price === null ? null : worth(price),
    token: { symbol, address: id, logoURI },
  }
}

/** The amounts spent and received, by the quote. */
export function reviewAmounts(review: OpenReview): Record<'sell' | 'receive', ReviewAmount> {
  const { sell, buy, quote } = review.plan
  return {
    sell: amountOf(review, sell, BigInt(quote.amountIn), true),
    receive: amountOf(review, buy, BigInt(quote.amountOut), false),
  }
}

/** The bound of the side that is not fixed; null for a wrap, whose rate is fixed. */
function boundOf(plan: TradePlan): ReviewTerms['bound'] {
  const { sell, buy, quote, wrap } = plan
  if (wrap) return null
  const slippage = `${slippagePercent(plan.slippageBps)}%`
  const received = (units: bigint) => `${tradeAmount(units, buy.decimals)} ${buy.symbol}`
  const sold = (units: bigint) => `${tradeAmountAtMost(units, sell.decimals)} ${sell.symbol}`
  return quote.kind === 'exactIn'
    ? { amount: received(leastReceived(plan)), kind: 'least', slippage }
    : { amount: sold(mostSold(plan)), kind: 'most', slippage }
}

/** The cost in dollars and in the native currency; an implausible gas price is pointed out. */
function costRow({ plan, networkCost, feePerGas, usd: { etherUsd } }: OpenReview): ReviewRow {
  if (networkCost === null) return { label: NETWORK_COST, value: NOT_KNOWN, topic: 'costs' }
  const { symbol, decimals } = configuredChain(plan.chainId).nativeCurrency
  const native = `${tradeAmountAtMost(networkCost, decimals)} ${symbol}`
  const appearance =
    feePerGas > FEE_UNUSUAL
      ? { label: UNUSUAL_NETWORK_COST, topic: 'costs' as const, tone: 'warn' as const }
      : { label: NETWORK_COST, topic: 'costs' as const, tone: 'plain' as const }
  if (etherUsd === null) return { ...appearance, value: native }
  return { ...appearance, value: usdTextAtMost(usdValueAtMost(networkCost, decimals, etherUsd)), note: `(${native})` }
}

/** The part of the cost that a network charges for data, beside the gas; no row where there is none. */
function dataRows({ plan, dataCost }: OpenReview): ReviewRow[] {
  if (dataCost === null) return []
  const { symbol, decimals } = configuredChain(plan.chainId).nativeCurrency
  return [{ label: DATA_FEE, value: `${tradeAmountAtMost(dataCost, decimals)} ${symbol}` }]
}

/** What the pools keep as their fee, in money where a price is known; none for a wrap. */
function poolFeeRows({ plan: { sell, quote, wrap }, usd }: OpenReview): ReviewRow[] {
  if (wrap) return []
  const { units, share } = poolFee(quote)
  return [{ label: POOL_FEE, value: costOf(sell, units, usd), note: `(${lossPercent(share)})`, topic: 'pools' }]
}

/** A cost in terms of what is sold: in money where its price is known. */
function costOf({ id, decimals, symbol }: Currency, units: bigint, usd: OpenReview['usd']): string {
  const price = usd.priceOf(id)
  return price === null
    ? `${tradeAmountAtMost(units, decimals)} ${symbol}`
    : usdTextAtMost(usdValueAtMost(units, decimals, price))
}

/** What the pools' price moves by the trade itself. */
function impactRow({ plan: { sell, quote }, usd }: OpenReview): ReviewRow {
  const impact = BigInt(quote.impact)
  const tone = LOSS_TONES[lossTier(impact)]
  if (impact === 0n) return { label: PRICE_IMPACT, value: lossPercent(impact), tone }
  const value = costOf(sell, shareOf(BigInt(quote.amountIn), impact), usd)
  return { label: PRICE_IMPACT, value, note: `(${lossPercent(impact)})`, tone }
}

/** The loss that the trade is judged by, in money, where that is no other row's figure. */
function judgedRows({ plan, loss }: OpenReview): ReviewRow[] {
  const figure = lossFigure(loss)
  if (!loss || !figure) return []
  const value = `−${lossAmountText(loss, plan.sell, BigInt(plan.quote.amountIn))}`
  return [{ label: LOSS, value, tone: figure.tone, note: `(${lossPercent(loss.share)})` }]
}

/** What the trade loses, and to what. */
function lossRows(review: OpenReview): ReviewRow[] {
  const { plan } = review
  const tax = BigInt(plan.quote.tax)
  return [
    ...(plan.wrap ? [] : [impactRow(review)]),
    ...judgedRows(review),
    ...(tax === 0n ? [] : [{ label: TOKEN_FEE, value: lossPercent(tax), tone: taxTone(tax) }]),
  ]
}

/** The sandwich guard, where it is on or cannot be. */
function guardRows({ guard, executor }: TradePlan): ReviewRow[] {
  const label = { label: SANDWICH_GUARD, topic: 'sandwich' as const }
  if (guard) return [{ ...label, value: guardText(lossPercent(BigInt(guard.ticks) * 100n)) }]
  return executor === 'universalRouter' ? [{ ...label, value: GUARD_OFF_V4 }] : []
}

/** How a swap is executed; nothing for a wrap. */
function swapRows(plan: TradePlan): ReviewRow[] {
  if (plan.wrap) return []
  return [
    { label: ROUTE, value: routeText(plan.quote) },
    { label: DEADLINE, value: deadlineText(plan.deadlineMinutes) },
    ...guardRows(plan),
  ]
}

/** The network's name, where the trade could be on another one. */
const networkRows = ({ chainId }: TradePlan): ReviewRow[] =>
  supportedChains.length > 1 ? [{ label: NETWORK, value: configuredChain(chainId).name }] : []

function partyRows(plan: TradePlan): ReviewRow[] {
  const contracts = deploymentOf(plan.chainId)
  const contract = contracts && (plan.wrap ? contracts.weth : executorOf(plan, contracts))
  return [
    { label: RECIPIENT, value: plan.account, address: plan.account },
    ...(contract ? [{ label: CONTRACT, value: '', address: contract }] : []),
  ]
}

/** The terms of a plan. `approval`: the rows of the approval that it needs. */
export function reviewTerms(review: OpenReview, approval: readonly ReviewRow[]): ReviewTerms {
  const { plan } = review
  const { sell, buy, quote } = plan
  return {
    bound: boundOf(plan),
    approval,
    costs: [...poolFeeRows(review), ...lossRows(review), costRow(review), ...dataRows(review)],
    rows: [
      { label: RATE, value: rateText(sell, buy, BigInt(quote.amountIn), BigInt(quote.amountOut)) },
      ...networkRows(plan),
      ...swapRows(plan),
      ...partyRows(plan),
    ],
  }
}
