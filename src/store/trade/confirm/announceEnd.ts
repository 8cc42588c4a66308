import { tradeConfirmedText } from '#copy/trade/outcome'
import { stopText, tradeFailureText } from '#copy/trade/stop'
import { alteredText } from '#copy/transaction/effect'
import { statusChangeText } from '#copy/transaction/status'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import type { TradeOutcome } from '#domain/trade/confirm/outcome'
import { failureFacts, lateStopFacts } from '#domain/trade/confirm/stopFacts'
import { tradeInfo, type TradePlan } from '#domain/trade/plan'
import { certainUnits, type MovedAmount } from '#domain/trade/received'
import { alteredFacts } from '#domain/transaction/effectFacts'
import { notificationAdded } from '../../browser/notifications'
import { infoTitle } from '../../transaction/transactions'
import { selectEndedMessage } from '../trade'
import { effectNames } from './otherMined'
import { isOutlived, isShown, type Run, showNotice } from './run'

/** An outcome that can be shown. Of one that is 'unseen', the card shows that the request is still open. */
export type KnownOutcome = Exclude<TradeOutcome, { kind: 'unseen' }>

const confirmedTitle = (plan: TradePlan) => statusChangeText(infoTitle(tradeInfo(plan)), 'confirmed')

function confirmedText(plan: TradePlan, { sold, received }: Record<'sold' | 'received', MovedAmount>): string {
  const { sell, buy, wrap } = plan
  const [paid, got] = [certainUnits(sold), certainUnits(received)]
  if (got === null) return confirmedTitle(plan)
  return tradeConfirmedText(
    wrap ?? 'swap',
    withSymbol(tradeAmount(got, buy), buy.symbol),
    paid === null ? null : withSymbol(tradeAmountAtMost(paid, sell), sell.symbol),
  )
}

function lateText({ plan, progress }: Run, outcome: KnownOutcome): string {
  const names = effectNames(plan)
  switch (outcome.kind) {
    case 'confirmed':
      return confirmedTitle(plan)
    case 'failed': {
      const { failure } = outcome
      const reason = tradeFailureText(failureFacts(failure, plan, names))
      return failure.cause === 'superseded'
        ? reason
        : `${statusChangeText(infoTitle(tradeInfo(plan)), 'failed')}. ${reason}`
    }
    case 'altered':
      return alteredText(alteredFacts(outcome, names))
    case 'stopped':
      return stopText(lateStopFacts(outcome.stop, plan, progress, names.coin.symbol))
  }
}

/**
 * Announces the end of a run that no open dialog shows: a confirmed trade with its amounts, and, once the review has
 * closed, the end of a request that the wallet or the card still shows. `watchTransactions` reports all other
 * transactions.
 */
export function announceEnd(run: Run, outcome: KnownOutcome) {
  if (isShown(run)) return
  if (outcome.kind === 'confirmed' && run.isLeftToRun)
    run.dispatch(notificationAdded({ type: 'success', message: confirmedText(run.plan, outcome) }))
  const isStillShown = run.notice !== null && selectEndedMessage(run.getState()) === run.notice
  if (isOutlived(run) && (run.isRequested || isStillShown)) showNotice(run, lateText(run, outcome))
}
