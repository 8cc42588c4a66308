import { type CallContext, callWords } from './callWords'
import { PRICE_OLD, rereadingPrice } from '#copy/trade/review'
import {
  revertText,
  BALANCE_UNREAD,
  balanceLabel,
  beyondTermsWords,
  CANNOT_SIMULATE,
  balanceChangeText,
  costShortfall,
  FAILS,
  NOT_SIMULATED,
  notEnoughForCost,
  notSimulated,
  SIMULATED,
  SIMULATED_AS_QUOTED,
  SIMULATING,
  UNTRIED,
  WOULD_FAIL,
} from '#copy/trade/stop'
import { configuredChain } from '../../../config/chains'
import { spenderName } from '../../../config/spenders'
import type { Address } from '../../../domain/chain/address'
import { exactText, tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import { NATIVE, sameCurrency } from '../../../domain/token/token'
import { excessFacts, revertFacts } from '../../../domain/trade/confirm/stopFacts'
import { REVIEWED_PRICE_MAX_S } from '../../../domain/trade/limits'
import type { ReviewProblem, Trial } from '../../../domain/trade/evaluate/review'
import { movesAsQuoted, showsBothSides, type TradePlan } from '../../../domain/trade/plan'
import type { TradePreview } from '../../../store/trade/preview/previewTrade'
import type { ReviewPreview } from '../../../views/trade/ReviewDialog'
import type { ReviewRow } from '../../../views/trade/TermRows'
import type { TradeNotice } from '../../../views/trade/TradeNoticeView'
import { deploymentOf } from '../../../config/deployments'

// This module formats the simulated effects of a trade as text for the review.

/** The exact amount, with its integer digits grouped. */
export function groupedAmount(units: bigint, decimals: number): string {
  return exactText(units, decimals)
}

type Change = Extract<TradePreview['simulation'], { state: 'done' }>['changes'][number]

/** The row for a balance's change; empty for a token that is not part of the trade. */
function changeRow(plan: TradePlan, { currency, difference }: Change): ReviewRow[] {
  const side = [plan.sell, plan.buy].find(({ id }) => sameCurrency(id, currency))
  const token = side ?? (currency === NATIVE ? configuredChain(plan.chainId).nativeCurrency : null)
  if (!token) return []
  const units = BigInt(difference)
  const isGain = units > 0n
  return [
    {
      label: balanceLabel(token.symbol),
      value: units === 0n ? '0' : balanceChangeText(groupedAmount(isGain ? units : -units, token.decimals), isGain),
      tone: isGain ? 'up' : 'plain',
    },
  ]
}

/**
 * The result of simulating a plan.
 * @param unread - why there is no result for the newest blocks; null if there is one
 */
export function previewOf(
  plan: TradePlan,
  data: TradePreview | undefined,
  unread: string | null,
  symbolOf: CallContext['symbolOf'],
): ReviewPreview {
  if (!data) return { changes: [], calls: [], note: unread ?? SIMULATING }
  const { simulation } = data
  const { nativeCurrency } = configuredChain(plan.chainId)
  const weth = deploymentOf(plan.chainId)?.weth ?? null
  const contractName = (address: Address) => spenderName(plan.chainId, address)
  const context = { plan, symbolOf, contractName, nativeCurrency, weth }
  const calls = data.calls.map((call) => callWords(call, context))
  if (unread !== null) return { changes: [], calls, note: unread }
  if (simulation.state !== 'done') {
    return { changes: [], calls, note: simulation.state === 'unsupported' ? CANNOT_SIMULATE : FAILS }
  }
  // The top of the review shows the same figures, so they are not repeated.
  if (movesAsQuoted(plan, simulation.changes)) return { changes: [], calls, note: SIMULATED_AS_QUOTED }
  const note = showsBothSides(plan, simulation.changes) ? SIMULATED : BALANCE_UNREAD
  return { changes: simulation.changes.flatMap((change) => changeRow(plan, change)), calls, note }
}

/** The reason why a simulation has no result for the newest blocks; null if it has one. */
export function unreadNote(trial: Trial, noAnswer: string): string | null {
  if (trial === 'pending') return SIMULATING
  return trial === 'failed' ? notSimulated(noAnswer) : null
}

/**
 * The notice for a trade that cannot be confirmed because it was not simulated. `noAnswer` says why the node did not
 * respond.
 */
export function trialNotice(
  {
    trial,
    preview,
    isUntriedAccepted,
  }: { trial: Trial; preview: TradePreview | undefined; isUntriedAccepted: boolean },
  noAnswer: string,
): TradeNotice | null {
  if (trial === 'failed') return { kind: 'warn', title: NOT_SIMULATED, text: noAnswer }
  if (trial !== 'impossible' || isUntriedAccepted) return null
  const why = preview?.simulation.state === 'unsupported' ? 'unsupported' : 'unread'
  return { kind: 'warn', title: NOT_SIMULATED, text: UNTRIED[why] }
}

/** The notice that says why a plan cannot be confirmed as it is. */
export function problemNotice(problem: ReviewProblem, plan: TradePlan): TradeNotice {
  const { symbol, decimals } = configuredChain(plan.chainId).nativeCurrency
  // `false`, because the text must not claim that nothing was sent: a node may report an error for a transaction that
  // is mined nevertheless.
  if (problem.cause === 'reverts') {
    return { kind: 'down', title: WOULD_FAIL, text: revertText(revertFacts(problem.reason, plan, false, symbol)) }
  }
  if (problem.cause === 'oldPrice')
    return { kind: 'warn', title: PRICE_OLD, text: rereadingPrice(REVIEWED_PRICE_MAX_S / 60) }
  if (problem.cause === 'beyondTerms') return { kind: 'down', ...beyondTermsWords(excessFacts(problem, plan)) }
  return {
    kind: 'warn',
    icon: 'gas',
    title: notEnoughForCost(symbol),
    text: costShortfall({
      symbol,
      reserve: tradeAmountAtMost(problem.reserve, decimals),
      balance: tradeAmount(problem.ether, decimals),
      isSold: problem.isEtherSold,
    }),
  }
}
