import {
  ALREADY_GIVEN,
  APPROVAL,
  NOTES,
  OLD_APPROVAL,
  PERMIT2_SPENDER,
  permit2Note,
  RESET_FIRST,
  SPENDER,
  THROUGH_PERMIT2,
  TO_PERMIT2,
  unlimitedText,
  unlimitedTitle,
  withoutLimit,
  YOU_APPROVE,
} from '#copy/trade/steps'
import {
  CONTRACT,
  DEADLINE,
  deadlineText,
  guardOff,
  guardText,
  inContract,
  RATE,
  RECIPIENT,
  SANDWICH_GUARD,
  SIGNATURES,
  signaturesText,
} from '#copy/trade/review'
import { LOSS, ROUTE, routeText, SITE_FEE, siteFeeText } from '#copy/trade/quoteDetails'
import { NETWORK } from '#copy/chain/chain'
import { executorOf, spenderOf } from '#config/spenders'
import type { Address } from '#domain/chain/address'
import { countedText, exactText, isMultiplied, tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { type Currency, NATIVE } from '#domain/token/token'
import { leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import { PERMIT2_EXTRA_S } from '#domain/approval/permit2'
import type { SingleStep } from '#store/trade/tradeSteps'
import type { ReviewRow } from '../../../views/trade/DialogParts'
import type { TradeNotice } from '../../../views/trade/NextStep'
import { deploymentOf } from '#config/deployments'
import { leftToRight } from '#domain/browser/locale'
import { rateText, routeFacts } from '#domain/trade/quote'
import { configuredChain, supportedChains } from '#config/chains'
import { settings } from '#config/settings'
import { usdText, usdTextAtMost, usdValue, usdValueAtMost } from '#domain/market/money'
import { lossPercent } from '#domain/token/millionths'
import { guardObstacle, slippagePercent } from '#domain/trade/slippage'
import { type CostPrices, costPrices, swapCost } from '#domain/trade/evaluate/swapCost'
import { bipsShare } from '#domain/trade/siteFee'
import type { ReviewAmount, ReviewTerms } from '../../../views/trade/ReviewDialog'
import { faceOf } from '../../token/useCurrencies'
import { costSummary, lossAmountText, lossFigure, networkRows } from '../figures'
import { contractRow } from './reviewSteps'
import type { OpenReview } from './useReview'

interface ApprovalParts {
  rows: readonly ReviewRow[]
  /** The warning about an unlimited approval; null if the approval is limited. */
  warning: TradeNotice | null
}

const NONE: ApprovalParts = { rows: [], warning: null }

function approvalNote(steps: readonly SingleStep[] | undefined, isBatch: boolean): string | null {
  if (!steps) return NOTES.maybe
  return isBatch ? NOTES.batch : null
}

function permit2Rows(plan: TradePlan, router: Address): ReviewRow[] {
  const { sell, deadlineMinutes } = plan
  return [
    {
      label: THROUGH_PERMIT2,
      value: countedText(mostSold(plan), sell, sell.symbol),
      note: permit2Note(deadlineMinutes + PERMIT2_EXTRA_S / 60),
    },
    contractRow(plan, PERMIT2_SPENDER, router),
  ]
}

function approvalRows(
  plan: TradePlan,
  steps: readonly SingleStep[] | undefined,
  spender: Address,
  note: string | null,
): ReviewRow[] {
  const { sell, approval } = plan
  const isUnlimited = approval === 'unlimited'
  return [
    ...(steps?.includes('reset') ? [{ label: OLD_APPROVAL, value: RESET_FIRST }] : []),
    {
      label: YOU_APPROVE,
      topic: 'approvals',
      value: isUnlimited ? withoutLimit(sell.symbol) : countedText(mostSold(plan), sell, sell.symbol),
      ...(isUnlimited && { tone: 'warn' as const }),
      ...(note !== null && { note }),
    },
    contractRow(plan, SPENDER, spender),
  ]
}

/**
 * The approvals of a trade under review. `steps` are the trade's steps; while they are undefined (unknown), the
 * approvals are listed as possibly needed. `isBatch` is true if the wallet sends all steps as one batch.
 */
export function tradeApproval(
  plan: TradePlan,
  steps: readonly SingleStep[] | undefined,
  isBatch: boolean,
): ApprovalParts {
  const { chainId, sell, wrap, approval, executor } = plan
  const deployment = deploymentOf(chainId)
  if (wrap || sell.id === NATIVE || !deployment) return NONE
  const isThroughPermit2 = executor === 'universalRouter'
  const isGiven = steps !== undefined && !steps.includes('approve')
  const isRouterGiven = !isThroughPermit2 || (steps !== undefined && !steps.includes('permit2'))
  const given: ReviewRow = {
    label: APPROVAL,
    value: ALREADY_GIVEN,
    topic: 'approvals',
    ...(isThroughPermit2 && !isRouterGiven && { note: TO_PERMIT2 }),
  }
  const note = approvalNote(steps, isBatch)
  return {
    rows: [
      ...(isGiven ? [given] : approvalRows(plan, steps, spenderOf(plan, deployment), note)),
      ...(isRouterGiven ? [] : permit2Rows(plan, executorOf(plan, deployment))),
    ],
    warning:
      approval === 'unlimited' && !isGiven
        ? { kind: 'warn', title: unlimitedTitle(sell.symbol), text: unlimitedText(sell.symbol) }
        : null,
  }
}

/** An amount with its value. A paid amount is rounded up, and a received one down. */
function amountOf({ usd, isGainUnsure }: OpenReview, currency: Currency, units: bigint, isPaid: boolean): ReviewAmount {
  const { id, symbol, decimals } = currency
  const exact = exactText(units, currency)
  const short = (isPaid ? tradeAmountAtMost : tradeAmount)(units, currency)
  const price = !isPaid && isGainUnsure ? null : usd.priceOf(id)
  const worth = (usdPrice: bigint) =>
    isPaid ? usdTextAtMost(usdValueAtMost(units, decimals, usdPrice)) : usdText(usdValue(units, decimals, usdPrice))
  return {
    amount: leftToRight(`${short}\u00a0${symbol}`),
    exact: short === exact ? null : leftToRight(`${exact}\u00a0${symbol}`),
    fiat: price === null ? null : worth(price),
    token: faceOf(currency),
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
  const received = (units: bigint) => withSymbol(tradeAmount(units, buy), buy.symbol)
  const sold = (units: bigint) => withSymbol(tradeAmountAtMost(units, sell), sell.symbol)
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
  const { quote, sell, buy, wrap, chainId } = plan
  if (wrap) return null
  const cost = swapCost({
    quote,
    sell,
    buy,
    prices: pricesOf(review),
    network: plan.costPayer === 'executor' ? null : networkCost,
  })
  return costSummary(cost, { sell, coin: configuredChain(chainId).nativeCurrency }, networkCostOf(review))
}

/** The dollar prices used to value the costs of a reviewed trade. */
export const pricesOf = ({ plan, usd, isGainUnsure }: Pick<OpenReview, 'plan' | 'usd' | 'isGainUnsure'>): CostPrices =>
  costPrices(usd, plan, isGainUnsure)

/** The row with the trade's loss; empty if another row shows the same figure. */
function judgedRows({ plan, loss }: OpenReview): ReviewRow[] {
  const figure = lossFigure(loss)
  if (!loss || !figure) return []
  const value = leftToRight(`−${lossAmountText(loss, plan.sell, BigInt(plan.quote.amountIn))}`)
  return [{ label: LOSS, value, tone: figure.tone, note: `(${lossPercent(loss.share)})` }]
}

/** The row of the sandwich guard. If the guard is off, the row gives the reason. */
function guardRow({ plan, isGuardOn }: OpenReview): ReviewRow {
  const { guard, quote, sell, chainId } = plan
  const label = { label: SANDWICH_GUARD, topic: 'sandwich' as const }
  if (guard) return { ...label, value: guardText(lossPercent(BigInt(guard.ticks) * 100n)) }
  const why = guardObstacle(quote, sell.id) ?? (isGuardOn ? 'record' : 'setting')
  return { ...label, value: guardOff(why, configuredChain(chainId).nativeCurrency.symbol) }
}

function siteFeeRows({ quote: { siteFee }, buy }: TradePlan): ReviewRow[] {
  if (!siteFee) return []
  const amount = withSymbol(tradeAmountAtMost(BigInt(siteFee.amount), buy), buy.symbol)
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

/** The amounts as the contracts count them, of tokens for which other amounts are shown. */
function countedRows({ sell, buy, quote }: TradePlan): ReviewRow[] {
  const sides = [
    [sell, quote.amountIn],
    [buy, quote.amountOut],
  ] as const
  return sides.flatMap(([currency, units]) =>
    isMultiplied(currency)
      ? [{ label: inContract(currency.symbol), value: countedText(BigInt(units), currency, currency.symbol) }]
      : [],
  )
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
      ...countedRows(plan),
      { label: RATE, value: rateText(sell, buy, BigInt(quote.amountIn), BigInt(quote.amountOut)) },
      ...chainRows(plan),
      ...swapRows(review),
      ...partyRows(plan),
    ],
  }
}
