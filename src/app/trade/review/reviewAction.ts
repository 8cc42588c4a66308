import {
  agedPrice,
  ASK_AGAIN,
  confirmLabel,
  OTHER_ROUTE,
  PRICE_CHANGED,
  PRICE_OLD,
  worsePrice,
} from '#copy/trade/review'
import { blockedLabel } from '#copy/trade/loss'
import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
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

/** The title and text about newer terms that must be accepted. */
export function newerTermsWords(
  { quote, sell, buy }: TradePlan,
  { why, worse, share }: NewerTerms,
): { title: string; text: string } {
  if (why === 'route') return { title: PRICE_CHANGED, text: OTHER_ROUTE }
  const isExactIn = quote.kind === 'exactIn'
  const { symbol, decimals } = isExactIn ? buy : sell
  // A loss is rounded up, and a gain down.
  const amount = `${worse > 0n ? tradeAmountAtMost(worse, decimals) : tradeAmount(-worse, decimals)} ${symbol}`
  if (why === 'age') return { title: PRICE_OLD, text: agedPrice(isExactIn, worse > 0n, worse === 0n ? null : amount) }
  return { title: PRICE_CHANGED, text: worsePrice(isExactIn, amount, lossPercent(share)) }
}
