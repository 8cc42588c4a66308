import {
  acceptPriceLabel,
  agedPrice,
  ASK_AGAIN,
  CHECKING,
  agedSamePrice,
  CONFIRM_LABELS,
  GO_ON_UNTRIED,
  OTHER_ROUTE,
  PRICE_CHANGED,
  PRICE_OLD,
  worsePrice,
} from '#copy/trade/review'
import { blockedLabel } from '#copy/trade/loss'
import { TRY_AGAIN } from '#copy/ui/ui'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '../../../domain/token/amount'
import { movedPrice, type NewerTerms } from '../../../domain/trade/evaluate/review'
import { REVIEWED_PRICE_MAX_S } from '../../../domain/trade/limits'
import { lossPercent } from '../../../domain/token/millionths'
import type { Terms, TradePlan } from '../../../domain/trade/plan'
import type { MainAction } from '../../../views/trade/NextStep'
import type { OpenReview } from './useReview'
import type { Quote } from '../../../domain/trade/quote'

function labelOf({ plan, loss, isBlocked, isRisky }: OpenReview, isRequestOpen: boolean): string {
  if (loss && isBlocked) return blockedLabel(loss)
  return isRequestOpen ? ASK_AGAIN : CONFIRM_LABELS[plan.wrap ?? (isRisky ? 'risky' : 'swap')]
}

export interface ReviewActions {
  onAccept: (terms: Terms) => void
  onConfirm: () => void
  onRetry: () => void
}

/** The main button while the plan is not simulated yet; null once it has been simulated, or if it cannot be. */
function trialAction(review: OpenReview, { onRetry }: ReviewActions): MainAction | null {
  const { loss, trial, problem, isBlocked } = review
  if (loss === null || isBlocked) return null
  if (trial === 'pending') return { label: CHECKING, busy: true, onPress: () => undefined }
  const hasFailed = trial === 'failed' || problem?.cause === 'reverts' || problem?.cause === 'beyondTerms'
  return hasFailed ? { label: TRY_AGAIN, onPress: onRetry } : null
}

/** Whether the only obstacle to confirming the trade is that the node cannot simulate it. */
const lacksTrial = ({ trial, problem, isRisky, consent, isUntriedAccepted }: OpenReview): boolean =>
  trial === 'impossible' && !isUntriedAccepted && problem === null && (!isRisky || consent.acceptance !== null)

/** The amount of the side that is not fixed, as given by a new quote. */
function openAmount({ sell, buy }: TradePlan, { kind, amountIn, amountOut }: Quote): string {
  return kind === 'exactIn'
    ? withSymbol(tradeAmount(BigInt(amountOut), buy.decimals), buy.symbol)
    : withSymbol(tradeAmountAtMost(BigInt(amountIn), sell.decimals), sell.symbol)
}

/**
 * The main button of a review. `isRequestOpen` is true if the wallet has not answered an earlier request for the same
 * trade.
 */
export function reviewAction(review: OpenReview, isRequestOpen: boolean, actions: ReviewActions): MainAction {
  const { plan, change } = review
  if (change) {
    const { terms } = change
    const accept = () => {
      actions.onAccept(terms)
    }
    return { label: acceptPriceLabel(openAmount(plan, terms.quote)), onPress: accept }
  }
  const unready = trialAction(review, actions)
  if (unready) return unready
  if (review.loss && !review.isBlocked && lacksTrial(review)) {
    return { label: GO_ON_UNTRIED, kind: 'risk', onPress: review.acceptUntried }
  }
  return {
    label: labelOf(review, isRequestOpen),
    kind: review.isRisky || isRequestOpen || review.isUntriedAccepted ? 'risk' : 'filled',
    disabled: !review.canConfirm,
    busy: review.loss === null,
    onPress: actions.onConfirm,
  }
}

/** The title and the text about newer terms that must be accepted. */
export function newerTermsWords(
  { quote, sell, buy }: TradePlan,
  { why, worse, share }: NewerTerms,
): { title: string; text: string } {
  if (why === 'route') return { title: PRICE_CHANGED, text: OTHER_ROUTE }
  const isExactIn = quote.kind === 'exactIn'
  const { symbol, decimals } = isExactIn ? buy : sell
  // If the amount became worse, the difference is rounded up, otherwise down.
  const amount = withSymbol(worse > 0n ? tradeAmountAtMost(worse, decimals) : tradeAmount(-worse, decimals), symbol)
  const moved = movedPrice(isExactIn, worse > 0n)
  if (why === 'age') {
    const minutes = REVIEWED_PRICE_MAX_S / 60
    return { title: PRICE_OLD, text: worse === 0n ? agedSamePrice(minutes) : agedPrice(minutes, moved, amount) }
  }
  return { title: PRICE_CHANGED, text: worsePrice(movedPrice(isExactIn, true), amount, lossPercent(share)) }
}
