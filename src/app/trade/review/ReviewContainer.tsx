import {
  acceptPriceLabel,
  agedPrice,
  agedSamePrice,
  ASK_AGAIN,
  CHECKING,
  CONFIRM_LABELS,
  GO_ON_UNTRIED,
  OTHER_ROUTE,
  pendingDuplicate,
  PRICE_CHANGED,
  PRICE_OLD,
  reviewTitle,
  UPGRADE,
  worsePrice,
} from '#copy/trade/review'
import { blockedLabel } from '#copy/trade/loss'
import { TRY_AGAIN } from '#copy/ui/ui'
import { ageText } from '#copy/browser/time'
import { stepAnnouncement } from '#copy/trade/steps'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { movedPrice, type NewerTerms } from '#domain/trade/evaluate/review'
import { REVIEWED_PRICE_MAX_S, TRIAL_AGE_MS } from '#domain/trade/limits'
import { lossPercent } from '#domain/token/millionths'
import { executorFor, type Terms, type TradePlan } from '#domain/trade/plan'
import type { MainAction, TradeNotice } from '../../../views/trade/NextStep'
import type { Quote } from '#domain/trade/quote'
import { type Address, sameAddress } from '#domain/chain/address'
import { confirmTrade } from '#store/trade/confirmTrade'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectPendingFor, selectRequestFor } from '#store/trade/openRequests'
import { priceAccepted, selectIsTradeShown, selectTrade, tradeClosed, upgradeChosen } from '#store/trade/trade'
import { selectIsWalletSlow } from '#store/wallet/connection'
import { ReviewDialog } from '../../../views/trade/ReviewDialog'
import { transactionTitle } from '#store/transaction/transactions'
import { useRefetch } from '../../useRefetch'
import { type Spoken, useSpoken } from '../../useSpoken'
import { useTokens } from '../../token/useCurrencies'
import { useNoAnswer } from '../../useNoAnswer'
import { CLOCK_MS, useNow, usePassed } from '../../browser/useNow'
import { lossAmountText } from '../figures'
import { lossNotice, networkNotice, spokenNotices } from '../notices/tradeNotice'
import { previewOf, problemNotice, trialNotice, unreadNote } from './preview'
import { isThroughHook } from '#domain/trade/hookedTrial'
import { useHookNotice, useRequestNotice, useSafeNotice } from '../notices/openNotices'
import { AlteredContainer } from '../outcome/AlteredContainer'
import { ConfirmedContainer } from '../outcome/ConfirmedContainer'
import { FailedContainer } from '../outcome/FailedContainer'
import { PendingContainer } from '../outcome/PendingContainer'
import { type OpenReview, type OpenTrade, useReview } from './useReview'
import { pricesOf, reviewAmounts, reviewTerms, tradeApproval } from './reviewTerms'
import { confirmationsOf, phaseLabel, stepsOf, walletRequest } from './reviewSteps'

function labelOf({ plan, loss, isBlocked, isRisky }: OpenReview, isRequestOpen: boolean): string {
  if (loss && isBlocked) return blockedLabel(loss)
  return isRequestOpen ? ASK_AGAIN : CONFIRM_LABELS[plan.wrap ?? (isRisky ? 'risky' : 'swap')]
}

interface ReviewActions {
  onAccept: (terms: Terms) => void
  onConfirm: () => void
  onRetry: () => void
}

/** The button while the simulation is pending, or after the plan could not be simulated successfully; else null. */
function trialAction(review: OpenReview, { onRetry }: ReviewActions): MainAction | null {
  const { loss, trial, problem, isBlocked } = review
  if (loss === null || isBlocked) return null
  if (trial === 'pending') return { label: CHECKING, busy: true, onPress: () => undefined }
  const causes = ['reverts', 'beyondTerms', 'noReturn']
  const hasFailed = trial === 'failed' || (problem !== null && causes.includes(problem.cause))
  return hasFailed ? { label: TRY_AGAIN, onPress: onRetry } : null
}

/** Whether the only obstacle to confirming the trade is that the node cannot simulate it. */
const lacksTrial = ({ plan, trial, problem, isRisky, consent, isUntriedAccepted }: OpenReview): boolean =>
  trial === 'impossible' &&
  !isUntriedAccepted &&
  !isThroughHook(plan.quote) &&
  problem === null &&
  (!isRisky || consent.acceptance !== null)

/** The amount of the side that is not fixed, as given by a new quote. */
function openAmount({ sell, buy }: TradePlan, { kind, amountIn, amountOut }: Quote): string {
  return kind === 'exactIn'
    ? withSymbol(tradeAmount(BigInt(amountOut), buy), buy.symbol)
    : withSymbol(tradeAmountAtMost(BigInt(amountIn), sell), sell.symbol)
}

/** `isRequestOpen` is true if the wallet has not answered an earlier request for the same trade. */
function reviewAction(review: OpenReview, isRequestOpen: boolean, actions: ReviewActions): MainAction {
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

function newerTermsWords(
  { quote, sell, buy }: TradePlan,
  { why, worse, share }: NewerTerms,
): { title: string; text: string } {
  if (why === 'route') return { title: PRICE_CHANGED, text: OTHER_ROUTE }
  const isExactIn = quote.kind === 'exactIn'
  const currency = isExactIn ? buy : sell
  // If the amount became worse, the difference is rounded up, otherwise down.
  const amount = withSymbol(
    worse > 0n ? tradeAmountAtMost(worse, currency) : tradeAmount(-worse, currency),
    currency.symbol,
  )
  const moved = movedPrice(isExactIn, worse > 0n)
  if (why === 'age') {
    const minutes = REVIEWED_PRICE_MAX_S / 60
    return { title: PRICE_OLD, text: worse === 0n ? agedSamePrice(minutes) : agedPrice(minutes, moved, amount) }
  }
  return { title: PRICE_CHANGED, text: worsePrice(moved, amount, lossPercent(share)) }
}

/** The dialog of a trade: its review, then its steps, then its outcome. */
export function ReviewContainer() {
  const trade = useAppSelector(selectTrade)
  const isShown = useAppSelector(selectIsTradeShown)
  if (trade.status === 'idle' || !isShown) return null
  if (trade.status === 'reviewing' || trade.status === 'running') return <OpenTradeContainer trade={trade} />
  if (trade.status === 'altered') return <AlteredContainer trade={trade} />
  return trade.status === 'failed' ? <FailedContainer trade={trade} /> : <ConfirmedContainer trade={trade} />
}

function usePreview({ plan, preview, trial }: OpenReview) {
  const tokens = useTokens(true)
  const noAnswer = useNoAnswer()
  const symbolOf = (token: Address) => tokens.find(({ address }) => sameAddress(address, token))?.symbol ?? null
  const isAged = usePassed(preview ? preview.triedAt + TRIAL_AGE_MS.shown : null)
  const now = useNow(CLOCK_MS.age)
  const age = preview && isAged ? ageText(preview.triedAt, Math.max(now, preview.triedAt + TRIAL_AGE_MS.shown)) : null
  return previewOf(plan, preview, { unread: unreadNote(trial, noAnswer.clause), age }, symbolOf)
}

/** A review's messages and actions, without the trade's terms. While the trade is running, its steps are included. */
function useProgress(trade: OpenTrade, review: OpenReview, approvalWarning: TradeNotice | null) {
  const dispatch = useAppDispatch()
  const retry = useRefetch()
  const noAnswer = useNoAnswer()
  const { plan, loss, change, consent } = review
  const request = useAppSelector((state) => (trade.status === 'reviewing' ? selectRequestFor(state, plan) : null))
  const requestNotice = useRequestNotice(request, true)
  const pending = useAppSelector((state) => (trade.status === 'reviewing' ? selectPendingFor(state, plan) : null))
  const safeNotice = useSafeNotice(plan.account, plan.chainId)
  const hookNotice = useHookNotice(review)
  const isWalletSlow = useAppSelector(selectIsWalletSlow)
  const isRepeated = request !== null || pending !== null
  if (trade.status === 'running') {
    const main = { label: phaseLabel(trade), busy: true, onPress: () => undefined }
    return {
      message: null,
      priceChange: null,
      notices: [],
      reasons: [],
      steps: stepsOf(trade, isWalletSlow),
      request: walletRequest(trade, review),
      main,
    }
  }
  const confirmed = { isRepeated, isUntried: review.isUntriedAccepted, prices: pricesOf(review), loss }
  const main = reviewAction(review, isRepeated, {
    onConfirm: () => void dispatch(confirmTrade(confirmed)),
    onRetry: retry,
    onAccept: (terms) => {
      const executor = plan.executor === 'v2Router' ? 'v2Router' : 'swapRouter02'
      dispatch(priceAccepted({ ...terms, executor: executorFor(terms.quote, executor) }))
    },
  })
  return {
    message: trade.message,
    priceChange: change && newerTermsWords(plan, change),
    // If `pending` is set, the Safe's notice is left out, because `reasons` contains a notice about that transaction,
    // which names the risk of sending the same trade again.
    notices: [hookNotice, approvalWarning, pending === null ? safeNotice : null],
    reasons: [
      requestNotice,
      pending && { kind: 'down' as const, ...pendingDuplicate(transactionTitle(pending)) },
      upgradeNotice(review, (isWanted) => dispatch(upgradeChosen({ isWanted }))),
      review.problem && problemNotice(review.problem, plan),
      trialNotice(review, noAnswer.sentence),
      loss && lossNotice(loss, lossAmountText(loss, plan.sell, BigInt(plan.quote.amountIn)), consent),
      networkNotice(review.network, review.networkConsent),
    ],
    steps: null,
    request: null,
    main,
  }
}

/** Screen readers get the message of the last attempt, changed terms, every notice, and the current step. */
function wordsOf({ message, priceChange, notices, reasons, steps }: ReturnType<typeof useProgress>): Spoken[] {
  const step = steps?.find(({ state }) => state === 'busy')
  return [
    ...(message === null ? [] : [{ key: message, text: message }]),
    ...(priceChange ? [{ key: priceChange.title, text: `${priceChange.title}. ${priceChange.text}` }] : []),
    ...spokenNotices([...notices, ...reasons]),
    ...(step ? [{ key: `${step.id} ${step.text}`, text: stepAnnouncement(step.state, step.title, step.text) }] : []),
  ]
}

function OpenTradeContainer({ trade }: { trade: OpenTrade }) {
  const dispatch = useAppDispatch()
  const review = useReview(trade)
  const preview = usePreview(review)
  const { plan } = trade
  const approval = tradeApproval(plan, review.preview?.steps, review.isBatch)
  const progress = useProgress(trade, review, approval.warning)
  const isSent = trade.status === 'running' && trade.phase === 'chain' && trade.at === trade.steps.length - 1
  useSpoken(isSent ? [] : wordsOf(progress))
  if (isSent) {
    return <PendingContainer trade={trade} />
  }
  return (
    <ReviewDialog
      // A new slippage limit mounts a new dialog, so that all of it shows the limit that the transaction contains.
      key={plan.limit}
      title={reviewTitle(plan.wrap)}
      {...reviewAmounts(review)}
      terms={reviewTerms(review, approval.rows)}
      preview={preview}
      confirmations={trade.status === 'reviewing' ? confirmationsOf(plan, review.preview?.steps, review.isBatch) : null}
      {...progress}
      onClose={() => dispatch(tradeClosed())}
    />
  )
}

/** Offers to confirm all steps at once, if the wallet must upgrade the account for that; null without such a choice. */
function upgradeNotice(
  { preview, isUpgradeWanted }: Pick<OpenReview, 'preview' | 'isUpgradeWanted'>,
  onChoose: (isWanted: boolean) => void,
): TradeNotice | null {
  const steps = preview?.steps.length ?? 0
  if (isUpgradeWanted === null || steps < 2) return null
  return {
    kind: 'neutral',
    title: UPGRADE.title,
    text: UPGRADE.text,
    accept: { label: UPGRADE.label(steps), checked: isUpgradeWanted, onChange: onChoose },
  }
}
