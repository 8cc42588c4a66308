import { ASK_AGAIN, confirmLabel, OTHER_ROUTE, worsePrice } from '#copy/trade/review'
import { blockedLabel } from '#copy/trade/loss'
import { tradeAmountAtMost } from '../../../domain/token/amount'
import type { NewerTerms } from '../../../domain/trade/evaluate/review'
import { lossPercent } from '../../../domain/trade/millionths'
import type { TradePlan } from '../../../domain/trade/plan'
import type { MainAction } from '../../../views/trade/MainButton'
import type { OpenReview } from './useReview'

function labelOf({ plan, loss, isBlocked, isRisky }: OpenReview, isRequestOpen: boolean): string {
  if (loss && isBlocked) return blockedLabel(loss)
  return isRequestOpen ? ASK_AGAIN : confirmLabel(plan.wrap, isRisky)
}

/** The main button of a review. `isRequestOpen`: the wallet has not answered an earlier request for the same trade. */
export function reviewAction(review: OpenReview, isRequestOpen: boolean, onPress: () => void): MainAction {
  return {
    label: labelOf(review, isRequestOpen),
    kind: review.isRisky || isRequestOpen ? 'risk' : 'filled',
    disabled: !review.canConfirm,
    busy: review.loss === null,
    onPress,
  }
}

/** The message about newer terms that must be accepted. */
export function newerTermsText({ quote, sell, buy }: TradePlan, { worse, share }: NewerTerms): string {
  if (worse <= 0n) return OTHER_ROUTE
  const isExactIn = quote.kind === 'exactIn'
  const { symbol, decimals } = isExactIn ? buy : sell
  return worsePrice(isExactIn, `${tradeAmountAtMost(worse, decimals)} ${symbol}`, lossPercent(share))
}
