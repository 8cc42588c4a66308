import { pendingDuplicate, reviewTitle, UPGRADE } from '#copy/trade/review'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { executorFor } from '../../../domain/trade/plan'
import { confirmTrade } from '../../../store/trade/confirmTrade'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectBatchFor, selectRequestFor } from '../../../store/trade/openRequests'
import { priceAccepted, selectIsTradeShown, selectTrade, tradeClosed, upgradeChosen } from '../../../store/trade/trade'
import { selectIsWalletSlow } from '../../../store/wallet/connection'
import { ReviewDialog } from '../../../views/trade/ReviewDialog'
import type { TradeNotice } from '../../../views/trade/NextStep'
import { useRefetch } from '../../useRefetch'
import { type Spoken, useSpoken } from '../../useSpoken'
import { transactionTitle } from '../../../store/transaction/transactions'
import { pricesOf, reviewAmounts, reviewTerms, tradeApproval } from './reviewTerms'
import { useTokens } from '../../token/useCurrencies'
import { useNoAnswer } from '../../useNoAnswer'
import { lossAmountText } from '../notices/figures'
import { lossNotice, spokenNotices } from '../notices/tradeNotice'
import { previewOf, problemNotice, trialNotice, unreadNote } from '../notices/preview'
import { useRequestNotice, useSafeNotice } from '../notices/openNotices'
import { AlteredContainer } from '../outcome/AlteredContainer'
import { ConfirmedContainer } from '../outcome/ConfirmedContainer'
import { FailedContainer } from '../outcome/FailedContainer'
import { PendingContainer } from '../outcome/PendingContainer'
import { newerTermsWords, reviewAction } from './reviewAction'
import { confirmationsOf, phaseLabel, stepsOf, walletRequest } from './reviewSteps'
import { type OpenReview, type OpenTrade, useReview } from './useReview'
import { stepAnnouncement } from '#copy/trade/steps'

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
  return previewOf(plan, preview, unreadNote(trial, noAnswer.clause), symbolOf)
}

/** A review's messages and actions, without its terms. While the trade is running, also its steps. */
function useProgress(trade: OpenTrade, review: OpenReview, approvalWarning: TradeNotice | null) {
  const dispatch = useAppDispatch()
  const retry = useRefetch()
  const noAnswer = useNoAnswer()
  const { plan, loss, change, consent } = review
  const request = useAppSelector((state) => (trade.status === 'reviewing' ? selectRequestFor(state, plan) : null))
  const requestNotice = useRequestNotice(request, true)
  const batch = useAppSelector((state) => (trade.status === 'reviewing' ? selectBatchFor(state, plan) : null))
  const safeNotice = useSafeNotice(plan.account, plan.chainId)
  const isWalletSlow = useAppSelector(selectIsWalletSlow)
  const isRepeated = request !== null || batch !== null
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
      const executor = plan.executor === 'universalRouter' ? 'swapRouter02' : plan.executor
      dispatch(priceAccepted({ ...terms, executor: executorFor(terms.quote, executor) }))
    },
  })
  return {
    message: trade.message,
    priceChange: change && newerTermsWords(plan, change),
    // If `batch` is set, its own notice is among `reasons`, which names the risk of sending the same trade again.
    notices: [approvalWarning, batch === null ? safeNotice : null],
    reasons: [
      requestNotice,
      batch && { kind: 'down' as const, ...pendingDuplicate(transactionTitle(batch)) },
      upgradeNotice(review, (isWanted) => dispatch(upgradeChosen({ isWanted }))),
      review.problem && problemNotice(review.problem, plan),
      trialNotice(review, noAnswer.sentence),
      loss && lossNotice(loss, lossAmountText(loss, plan.sell, BigInt(plan.quote.amountIn)), consent),
    ],
    steps: null,
    request: null,
    main,
  }
}

/**
 * The review's texts for screen readers: the message of the last attempt, changed terms, every notice, and the current
 * step.
 */
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
      // A new slippage limit mounts a new dialog, so that everything in the dialog is about the limit that is in the
      // transaction.
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

/**
 * The notice that offers to confirm all steps at once, if the wallet must upgrade the account for that; null if there
 * is no such choice.
 */
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
