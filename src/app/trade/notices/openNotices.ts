import { failedRequest, GONE, waitingAtSafe, waitingRequest } from '#copy/trade/notices'
import { BOTH_MINED, hookWords, pendingDuplicate, waitingDuplicate } from '#copy/trade/review'
import { mayBeSentText } from '#copy/wallet/errors'
import { SENT_SEARCH_MS } from '#domain/transaction/limits'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { copyToClipboard } from '#store/browser/copyToClipboard'
import { type OpenRequest, requestDismissed, selectPendingFor } from '#store/trade/openRequests'
import type { TradePlan } from '#domain/trade/plan'
import type { TradeNotice } from '../../../views/trade/NextStep'
import { startOf } from '#domain/browser/time'
import { signingProgress } from '#domain/wallet/signers'
import { openAtSafe } from '#domain/transaction/transaction'
import { selectTransactionsOf, transactionTitle } from '#store/transaction/transactions'
import { selectIsTradeShown } from '#store/trade/trade'
import { copiedState, useCopied } from '../../browser/useCopied'
import { useUpgradeable } from '../../token/useUpgradeable'
import { CLOCK_MS, useNow } from '../../browser/useNow'
import { grouped } from '#domain/browser/locale'
import { hooksOf } from '#domain/pool/route'
import type { OpenReview } from '../review/useReview'

function wordsOf({ text, failure }: OpenRequest, isReviewed: boolean) {
  if (!failure) return isReviewed ? { ...waitingDuplicate(text), action: GONE } : waitingRequest(text)
  const words = failedRequest(text, mayBeSentText(failure.problem), failure.isWatched ? SENT_SEARCH_MS / 60_000 : null)
  return isReviewed ? { ...words, text: `${words.text} ${BOTH_MINED}` } : words
}

/** The notice about a request that the wallet has not answered, or that has failed; null if there is none. */
export function useRequestNotice(request: OpenRequest | null, isReviewed: boolean): TradeNotice | null {
  const dispatch = useAppDispatch()
  const details = request?.failure?.details ?? null
  const copying = useCopied(async () => details !== null && dispatch(copyToClipboard(details)))
  if (request === null) return null
  const { title, text, action } = wordsOf(request, isReviewed)
  return {
    kind: 'warn',
    title,
    text,
    action: { label: action, onPress: () => dispatch(requestDismissed(request)) },
    ...(details !== null && { details: { text: details, copied: copiedState(copying), onCopy: copying.copy } }),
  }
}

/** A pending transaction that the card's trade would repeat; null where an open dialog says so itself. */
export function usePendingNotice(plan: TradePlan | null): TradeNotice | null {
  const pending = useAppSelector((state) => (plan && !selectIsTradeShown(state) ? selectPendingFor(state, plan) : null))
  return pending && { kind: 'warn', icon: 'clock', ...pendingDuplicate(transactionTitle(pending)) }
}

/** Transactions that wait for the owners of a Safe, which may take days; null if there are none. */
export function useSafeNotice(account: string | null, chainId: number): TradeNotice | null {
  const now = useNow(CLOCK_MS.minutes)
  const open = openAtSafe(useAppSelector((state) => selectTransactionsOf(state, account, chainId)))
  const [newest] = open
  const safe = newest?.request.batch?.safe
  if (!newest || !safe) return null
  const words = waitingAtSafe(open.length, {
    title: transactionTitle(newest),
    signers: signingProgress(safe.threshold, newest.state.signed),
    since: startOf(newest.addedAt, now),
  })
  return { kind: 'neutral', icon: 'clock', ...words }
}

/** The notice that pools of a reviewed route have hooks, whose they are, and when the trade was tried; null without one. */
export function useHookNotice({ plan, preview }: Pick<OpenReview, 'plan' | 'preview'>): TradeNotice | null {
  const hooks = hooksOf(plan.quote)
  // A route has at most HOPS_MAX pools, so this is about all hooks of a trade, which has one leg if it goes through any.
  const isUpgradeable = useUpgradeable(plan.chainId, hooks).length > 0
  if (hooks.length === 0) return null
  const tried = preview?.simulation.state === 'done' ? grouped(String(preview.blockNumber)) : null
  return { kind: 'warn', about: 'hook', ...hookWords({ hooks, tried, isUpgradeable }) }
}
