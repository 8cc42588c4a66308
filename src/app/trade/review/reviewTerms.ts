import { leftToRight } from '../../../domain/browser/locale'
import { routeFacts } from '../../../domain/trade/search/routeFacts'
import {
  CONTRACT,
  DEADLINE,
  deadlineText,
  SIGNATURES,
  signaturesText,
  guardOff,
  guardText,
  RATE,
  RECIPIENT,
  SANDWICH_GUARD,
} from '#copy/trade/review'
import { LOSS, ROUTE, routeText, SITE_FEE, siteFeeText } from '#copy/trade/quoteDetails'
import { NETWORK } from '#copy/chain/chain'
import { configuredChain, supportedChains } from '../../../config/chains'
import { settings } from '../../../config/settings'
import { executorOf } from '../../../config/spenders'
import { usdText, usdTextAtMost, usdValue, usdValueAtMost } from '../../../domain/market/money'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '../../../domain/token/amount'
import type { Currency } from '../../../domain/token/token'
import { lossPercent } from '../../../domain/token/millionths'
import { guardObstacle, slippagePercent } from '../../../domain/trade/slippage'
import { leastReceived, mostSold, type TradePlan } from '../../../domain/trade/plan'
import { type CostPrices, costPrices, swapCost } from '../../../domain/trade/evaluate/swapCost'
import { rateText } from '../../../domain/trade/rate'
import { bipsShare } from '../../../domain/trade/siteFee'
import type { ReviewAmount, ReviewTerms } from '../../../views/trade/ReviewDialog'
import type { ReviewRow } from '../../../views/trade/TermRows'
import { costSummary, lossAmountText, lossFigure, networkRows } from '../notices/figures'
import { groupedAmount } from '../notices/preview'
import type { OpenReview } from './useReview'
import { deploymentOf } from '../../../config/deployments'

/** An amount with its value. A paid amount is rounded up, and a received one down. */
function amountOf({ usd }: OpenReview, currency: Currency, units: bigint, isPaid: boolean): ReviewAmount {
  const { id, symbol, decimals, logoURI } = currency
  const exact = groupedAmount(units, decimals)
  const short = (isPaid ? tradeAmountAtMost : tradeAmount)(units, decimals)
  const price = usd.priceOf(id)
  const worth = (usdPrice: bigint) =>
    isPaid ? usdTextAtMost(usdValueAtMost(units, decimals, usdPrice)) : usdText(usdValue(units, decimals, usdPrice))
  return {
    amount: leftToRight(`${short}\u00a0${symbol}`),
    exact: short === exact ? null : leftToRight(`${exact}\u00a0${symbol}`),
    fiat: price === null ? null : worth(price),
    token: { symbol, address: id, logoURI },
  }
}

export function reviewAmounts(review: OpenReview): Record<'sell' | 'receive', ReviewAmount> {
  const { sell, buy, quote } = review.plan
  return {
    sell: amountOf(review, sell, BigInt(quote.amountIn), true),
    receive: amountOf(review, buy, BigInt(quote.amountOut), false),
  }
}

/** The limit for the side that is not fixed; null for a wrap, whose rate is fixed. */
function boundOf(plan: TradePlan): ReviewTerms['bound'] {
  const { sell, buy, quote, wrap } = plan
  if (wrap) return null
  const slippage = slippagePercent(plan.slippageBps)
  const received = (units: bigint) => withSymbol(tradeAmount(units, buy.decimals), buy.symbol)
  const sold = (units: bigint) => withSymbol(tradeAmountAtMost(units, sell.decimals), sell.symbol)
  return quote.kind === 'exactIn'
    ? { amount: received(leastReceived(plan)), kind: 'least', slippage }
    : { amount: sold(mostSold(plan)), kind: 'most', slippage }
}

function networkCostOf({ plan, networkCost, approvalCost, dataCost, feePerGas, usd, needsSponsor }: OpenReview) {
  const coin = configuredChain(plan.chainId).nativeCurrency
  return networkRows({
    coin,
    networkCost,
    approvalCost,
    dataCost,
    feePerGas,
    etherUsd: usd.etherUsd,
    payer: plan.costPayer ?? null,
    needsSponsor,
  })
}

/** The total cost of a swap; null for a wrap, whose only cost is the network cost. */
function totalOf(review: OpenReview): ReviewTerms['total'] {
  const { plan, networkCost } = review
  const { quote, sell, wrap, chainId } = plan
  if (wrap) return null
  const cost = swapCost({
    quote,
    sell,
    prices: pricesOf(review),
    network: plan.costPayer === 'executor' ? null : networkCost,
  })
  return costSummary(cost, { sell, coin: configuredChain(chainId).nativeCurrency }, networkCostOf(review))
}

/** The dollar prices used to value the costs of a reviewed trade. */
export const pricesOf = ({ plan, usd, loss }: Pick<OpenReview, 'plan' | 'usd' | 'loss'>): CostPrices =>
  costPrices(usd.priceOf(plan.sell.id), usd.etherUsd, loss)

/** The row with the loss by which the trade is judged; empty if another row shows the same figure. */
function judgedRows({ plan, loss }: OpenReview): ReviewRow[] {
  const figure = lossFigure(loss)
  if (!loss || !figure) return []
  const value = leftToRight(`−${lossAmountText(loss, plan.sell, BigInt(plan.quote.amountIn))}`)
  return [{ label: LOSS, value, tone: figure.tone, note: `(${lossPercent(loss.share)})` }]
}

/** The row of the sandwich guard, which says why the guard is off. */
function guardRow({ plan, isGuardOn }: OpenReview): ReviewRow {
  const { guard, quote, sell, chainId } = plan
  const label = { label: SANDWICH_GUARD, topic: 'sandwich' as const }
  if (guard) return { ...label, value: guardText(lossPercent(BigInt(guard.ticks) * 100n)) }
  const why = guardObstacle(quote, sell.id) ?? (isGuardOn ? 'record' : 'setting')
  return { ...label, value: guardOff(why, configuredChain(chainId).nativeCurrency.symbol) }
}

function siteFeeRows({ quote: { siteFee }, buy }: TradePlan): ReviewRow[] {
  if (!siteFee) return []
  const amount = withSymbol(tradeAmountAtMost(BigInt(siteFee.amount), buy.decimals), buy.symbol)
  const name = settings.siteFee?.name ?? settings.appName
  const value = siteFeeText(lossPercent(bipsShare(siteFee)), amount, name)
  return [{ label: SITE_FEE, value }]
}

function swapRows(review: OpenReview): ReviewRow[] {
  const { plan } = review
  if (plan.wrap) return []
  return [
    ...siteFeeRows(plan),
    { label: ROUTE, value: routeText(routeFacts(plan.quote)) },
    { label: DEADLINE, value: deadlineText(plan.deadlineMinutes) },
    ...(plan.signers === undefined ? [] : [{ label: SIGNATURES, value: signaturesText(plan.signers) }]),
    guardRow(review),
  ]
}

const chainRows = ({ chainId }: TradePlan): ReviewRow[] =>
  supportedChains.length > 1 ? [{ label: NETWORK, value: configuredChain(chainId).name }] : []

function partyRows(plan: TradePlan): ReviewRow[] {
  const contracts = deploymentOf(plan.chainId)
  const contract = contracts && (plan.wrap ? contracts.weth : executorOf(plan, contracts))
  return [
    { label: RECIPIENT, value: plan.account, address: plan.account },
    ...(contract ? [{ label: CONTRACT, value: '', address: contract }] : []),
  ]
}

/** The terms of a plan. `approval` contains the rows of the approval that the plan needs. */
export function reviewTerms(review: OpenReview, approval: readonly ReviewRow[]): ReviewTerms {
  const { plan } = review
  const { sell, buy, quote } = plan
  return {
    bound: boundOf(plan),
    approval,
    total: totalOf(review),
    costs: plan.wrap ? networkCostOf(review) : judgedRows(review),
    rows: [
      { label: RATE, value: rateText(sell, buy, BigInt(quote.amountIn), BigInt(quote.amountOut)) },
      ...chainRows(plan),
      ...swapRows(review),
      ...partyRows(plan),
    ],
  }
}
