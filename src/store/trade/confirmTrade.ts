import { stopText, tradeFailureText } from '#copy/trade/stop'
import { alteredText } from '#copy/transaction/effect'
import { endOfFailure, isOneByOne, outcomeOfError, returnsToReview } from '#domain/trade/confirm/outcome'
import type { TradeLoss } from '#domain/trade/loss'
import { alteredFacts } from '#domain/transaction/effectFacts'
import { failureFacts, stopFacts } from '#domain/trade/confirm/stopFacts'
import type { CostPrices } from '#domain/trade/evaluate/swapCost'
import type { AppThunk } from '../types'
import { announceEnd, type KnownOutcome } from './confirm/announceEnd'
import { execute } from './confirm/execute'
import { effectNames, withOtherMined } from './confirm/otherMined'
import { isHere, newRun, type Run } from './confirm/run'
import { newRunId, selectPendingFor, selectRequestFor } from './openRequests'
import { type RunEnd, selectTrade, tradeEnded, tradeStarted } from './trade'

function endOf(run: Run, outcome: KnownOutcome): RunEnd {
  const { plan, progress } = run
  const names = effectNames(plan)
  switch (outcome.kind) {
    case 'confirmed': {
      const { kind: status, ...shown } = outcome
      return { status, ...shown }
    }
    case 'failed': {
      const { hash, failure, cost } = outcome
      const reason = tradeFailureText(failureFacts(failure, plan, names))
      const effect = failure.cause === 'superseded' ? failure.effect : null
      return { status: 'failed', end: endOfFailure(failure), hash, reason, effect, cost }
    }
    case 'altered': {
      const { hash, sentFrom, effect, cost } = outcome
      const reason = alteredText(alteredFacts(outcome, names))
      return { status: 'altered', hash, reason, effect, paidBy: sentFrom ?? null, cost }
    }
    case 'stopped': {
      const { stop } = outcome
      const message = stopText(stopFacts(stop, plan, progress, names.coin.symbol))
      if (!returnsToReview(stop, progress, isHere(run))) return { status: 'idle', message }
      return { status: 'reviewing', message, ...(isOneByOne(stop) && { isSequential: true }) }
    }
  }
}

interface Confirmation {
  isRepeated?: boolean
  isUntried?: boolean
  prices?: CostPrices | null
  loss?: TradeLoss | null
}

/**
 * Executes the trade under review. In the wallet, the visitor confirms each required approval and then the swap. Each
 * transaction is awaited on the chain. The progress is in the trade slice, and nothing is thrown. Does nothing while
 * the wallet has an open request or a pending transaction for the same trade, unless the visitor wants to request it
 * again (`isRepeated`). Sends nothing that the node cannot simulate, unless the visitor continues without a simulation
 * (`isUntried`). `prices` are the dollar prices with which the review showed the costs, and `loss` is the loss that it
 * showed. If the loss has become so large that the review would block the trade, the trade is not sent.
 */
export const confirmTrade =
  ({ isRepeated = false, isUntried = false, prices = null, loss = null }: Confirmation = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const reviewed = selectTrade(getState())
    if (reviewed.status !== 'reviewing') return
    const { plan } = reviewed
    if ((selectRequestFor(getState(), plan) ?? selectPendingFor(getState(), plan)) && !isRepeated) return
    const run = newRun({ id: newRunId(), plan, dispatch, getState, services, isUntried })
    dispatch(tradeStarted({ run: run.id, prices }))
    const ended = await execute(run, { ...reviewed, loss }).catch((error: unknown) =>
      outcomeOfError(error, run.progress),
    )
    if (ended.kind === 'unseen') return
    const outcome = await withOtherMined(run, ended)
    const end = endOf(run, outcome)
    announceEnd(run, outcome)
    dispatch(tradeEnded({ run: run.id, end }))
  }
