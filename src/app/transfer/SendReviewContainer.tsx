import { notEnoughForCost, notSimulated, SIMULATED, SIMULATING, UNTRIED } from '#copy/trade/stop'
import {
  ASK_AGAIN,
  CHECKING,
  GO_ON_UNTRIED,
  inContract,
  pendingDuplicate,
  WAITING_FOR_WALLET,
} from '#copy/trade/review'
import {
  ARRIVES,
  cautionWords,
  CHECK_RECIPIENT,
  CONSENT,
  KEPT,
  READING_RECIPIENT,
  sendAnywayLabel,
  sendLabel,
  transferStopText,
} from '#copy/transfer/send'
import { NETWORK } from '#copy/chain/chain'
import { TRY_AGAIN } from '#copy/ui/ui'
import { useState } from 'react'
import { configuredChain } from '#config/chains'
import { usdTextAtMost, usdValueAtMost } from '#domain/market/money'
import { countedText, exactText, isMultiplied, tradeAmount, withSymbol } from '#domain/token/amount'
import { currencyOfSide, NATIVE } from '#domain/token/token'
import { needsConsent, type RecipientCaution, type RecipientCheck } from '#domain/transfer/recipient'
import { keptBy, receivedBy, type TransferPlan, type TransferStop, trialFault } from '#domain/transfer/transfer'
import { transferCost, transferReserve } from '#domain/transfer/transferCost'
import { cautionFacts, stoppedFacts } from '#domain/transfer/transferFacts'
import { costPayerOf } from '#domain/wallet/accountKind'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import type { OpenRequest } from '#store/trade/openRequests'
import { transactionTitle } from '#store/transaction/transactions'
import { selectRepeated, sendTransfer } from '#store/transfer/sendTransfer'
import { type TransferReview, useGetTransferReviewQuery } from '#store/transfer/transferReads'
import type { ReviewRow } from '../../views/trade/DialogParts'
import { type MainAction, type TradeNotice, TradeNoticeView } from '../../views/trade/NextStep'
import { SendReview } from '../../views/transfer/SendReview'
import { useUsdPrices } from '../market/useUsdPrices'
import { useRequestNotice } from '../trade/notices/openNotices'
import { networkRows } from '../trade/figures'
import { useFees } from '../trade/useQuote'
import { useAccountKind, useTradeBalances } from '../trade/useTradeWallet'
import { faceOf, useSide } from '../token/useCurrencies'
import { useNames } from '../wallet/useNames'
import { useNoAnswer } from '../useNoAnswer'
import { useRefetch } from '../useRefetch'
import { useSpoken } from '../useSpoken'
import type { ReviewedTransfer } from './sendDraft'
import { sourceOf } from './SendFormContainer'
import { useRecipientCheck } from './useRecipient'

interface SendReviewContainerProps {
  reviewed: ReviewedTransfer
  onSent: (hash: string) => void
  onBack: () => void
  onClose: () => void
}

/** What the trial says about the amounts: what arrives, and why nothing can be sent. */
function outcomeOf(plan: TransferPlan, read: TransferReview | undefined, isSameScale: boolean) {
  const trial = read?.trial
  const received = trial?.state === 'done' ? receivedBy(plan, trial) : null
  const fault: TransferStop | null = trial ? trialFault(plan, trial) : null
  return { received, fault: isSameScale ? fault : ({ cause: 'multiplierChanged' } as const) }
}

function amountRows(plan: TransferPlan, received: bigint | null): ReviewRow[] {
  const { currency, units } = plan
  const { symbol } = currency
  const counted = isMultiplied(currency)
    ? [{ label: inContract(symbol), value: countedText(BigInt(units), currency, symbol) }]
    : []
  if (received === null || currency.id === NATIVE) return counted
  const kept = keptBy(plan, received)
  return [
    ...counted,
    { label: ARRIVES, value: withSymbol(exactText(received, currency), symbol) },
    ...(kept > 0n
      ? [{ label: KEPT, value: withSymbol(tradeAmount(kept, currency), symbol), tone: 'warn' as const }]
      : []),
  ]
}

/** The notices about a recipient. The last one that needs a consent has its check box. */
function cautionNotices(
  cautions: readonly RecipientCaution[],
  network: string,
  consent: { isGiven: boolean; onChange: (isGiven: boolean) => void },
): TradeNotice[] {
  const last = cautions.findLastIndex(needsConsent)
  return cautions.map((caution, at) => ({
    kind: needsConsent(caution) ? 'warn' : 'neutral',
    ...cautionWords(cautionFacts(caution, network)),
    ...(at === last && { accept: { label: CONSENT, checked: consent.isGiven, onChange: consent.onChange } }),
  }))
}

interface Progress {
  phase: 'open' | 'checking' | 'wallet'
  stop: TransferStop | null
}

interface ButtonFacts {
  amount: string
  phase: Progress['phase']
  check: RecipientCheck | null
  isPending: boolean
  isUnread: boolean
  fault: TransferStop | null
  isUntriedAccepted: boolean
  isShortOfCost: boolean
  coin: string
  needed: boolean
  isConsented: boolean
  isRepeated: boolean
}

type Actions = Record<'onConfirm' | 'onRetry' | 'onUntried', () => void>

const none = () => undefined
const busy = (label: string): MainAction => ({ label, busy: true, onPress: none })
const off = (label: string): MainAction => ({ label, disabled: true, onPress: none })

/** The button while the recipient or the transfer is not known to be in order; null if both are. */
function obstacle(facts: ButtonFacts, actions: Actions): MainAction | null {
  const { phase, check, fault } = facts
  if (phase !== 'open') return busy(phase === 'wallet' ? WAITING_FOR_WALLET : CHECKING)
  if (check === null || check.state === 'reading') return busy(READING_RECIPIENT)
  if (check.state !== 'checked') return off(CHECK_RECIPIENT)
  if (facts.isPending) return busy(CHECKING)
  if (facts.isUnread) return { label: TRY_AGAIN, onPress: actions.onRetry }
  if (fault?.cause === 'untried') {
    return facts.isUntriedAccepted ? null : { label: GO_ON_UNTRIED, kind: 'risk', onPress: actions.onUntried }
  }
  return fault ? { label: TRY_AGAIN, onPress: actions.onRetry } : null
}

function mainOf(facts: ButtonFacts, actions: Actions): MainAction {
  const { amount, needed, isConsented, isRepeated } = facts
  const before = obstacle(facts, actions)
  if (before) return before
  if (facts.isShortOfCost) return off(notEnoughForCost(facts.coin))
  if (needed && !isConsented) return off(sendLabel(amount))
  const label = needed ? sendAnywayLabel(amount) : sendLabel(amount)
  const isRisky = needed || isRepeated || facts.isUntriedAccepted
  return { label: isRepeated ? ASK_AGAIN : label, kind: isRisky ? 'risk' : 'filled', onPress: actions.onConfirm }
}

/** What the note below the rows says about the trial. */
function trialNote(read: TransferReview | undefined, isError: boolean, clause: string): string {
  if (read)
    return read.trial.state === 'unsupported' ? UNTRIED.unsupported : read.trial.state === 'done' ? SIMULATED : ''
  return isError ? notSimulated(clause) : SIMULATING
}

/** The network cost of a transfer, and whether the account has too little of the coin for it. */
function useCost(plan: TransferPlan, read: TransferReview | undefined) {
  const { chainId, account, currency, units } = plan
  const coin = configuredChain(chainId).nativeCurrency
  const { fees } = useFees()
  const kind = useAccountKind(account, true)
  const payer = costPayerOf(kind)
  const { native } = useTradeBalances(account, currency.id, null)
  const { etherUsd } = useUsdPrices([NATIVE])
  const gas = read?.gas
  const of = gas ? { gas: BigInt(gas), data: read.data } : null
  const networkCost = of && transferCost(of, fees)
  const reserve = of && transferReserve(of, fees)
  const spent = currency.id === NATIVE ? BigInt(units) : 0n
  const isShort = payer === null && native !== null && reserve !== null && native < spent + reserve
  const { feePerGas } = fees
  const parts = { approvalCost: null, dataCost: null, payer, needsSponsor: false }
  return { isShort, coin, rows: networkRows({ coin, networkCost, feePerGas, etherUsd, ...parts }) }
}

/** The notice about a request or a transaction that this transfer would repeat; null if there is none. */
function useRepeated(plan: TransferPlan, isOwn: boolean) {
  const nameOf = useNames()
  const repeated = useAppSelector((state) => (isOwn ? null : selectRepeated(state, plan)))
  const request = repeated !== null && 'run' in repeated ? (repeated satisfies OpenRequest) : null
  const requestNotice = useRequestNotice(request, true)
  if (repeated === null) return null
  return 'run' in repeated
    ? requestNotice
    : { kind: 'down' as const, ...pendingDuplicate(transactionTitle(repeated, nameOf)) }
}

/** The review of a transfer, which is tried with each block, until the wallet has sent it. */
export function SendReviewContainer({ reviewed, onSent, onBack, onClose }: SendReviewContainerProps) {
  const { plan, name } = reviewed
  const { chainId, account, currency, recipient, units } = plan
  const dispatch = useAppDispatch()
  const { name: network } = useTradeChain()
  const nameOf = useNames()
  const noAnswer = useNoAnswer()
  const onRetry = useRefetch()
  const [{ phase, stop }, setProgress] = useState<Progress>({ phase: 'open', stop: null })
  const [isConsented, setConsented] = useState(false)
  const [isUntriedAccepted, setUntriedAccepted] = useState(false)
  const { check } = useRecipientCheck(account, { address: recipient, name }, currency.id)
  const read = useGetTransferReviewQuery({ chainId, account, currency: currency.id, recipient, units })
  const current = currencyOfSide(useSide(currency.id))
  const { received, fault } = outcomeOf(plan, read.currentData, current?.uiMultiplier === currency.uiMultiplier)
  const price = useUsdPrices([currency.id]).priceOf(currency.id)
  const cost = useCost(plan, read.currentData)
  const repeated = useRepeated(plan, phase !== 'open')
  const cautions = check?.state === 'checked' ? check.cautions : []
  const amount = withSymbol(exactText(BigInt(units), currency), currency.symbol)
  const words = (of: TransferStop) => transferStopText(stoppedFacts(plan, of, cost.coin.symbol))
  async function confirm() {
    setProgress({ phase: 'checking', stop: null })
    const onAsked = () => {
      setProgress({ phase: 'wallet', stop: null })
    }
    const isRepeated = repeated !== null
    const end = await dispatch(sendTransfer(plan, { received, isUntried: isUntriedAccepted, isRepeated, onAsked }))
    if (end.kind === 'sent') onSent(end.hash)
    else setProgress({ phase: 'open', stop: end.stop })
  }
  const notices = [
    ...cautionNotices(cautions, network, { isGiven: isConsented, onChange: setConsented }),
    ...(repeated ? [repeated] : []),
  ]
  useSpoken(notices.map(({ title, text }) => ({ key: title, text: `${title}. ${text}` })))
  const said = stop ?? (fault?.cause === 'untried' ? null : fault)
  const main = mainOf(
    {
      amount,
      phase,
      check,
      isPending: read.currentData === undefined && !read.hasFailed,
      isUnread: read.currentData === undefined && read.hasFailed,
      fault,
      isUntriedAccepted,
      isShortOfCost: cost.isShort,
      coin: cost.coin.symbol,
      needed: cautions.some(needsConsent),
      isConsented,
      isRepeated: repeated !== null,
    },
    {
      onConfirm: () => void confirm(),
      onRetry,
      onUntried: () => {
        setUntriedAccepted(true)
      },
    },
  )
  return (
    <SendReview
      amount={amount}
      fiat={price === null ? null : usdTextAtMost(usdValueAtMost(BigInt(units), currency.decimals, price))}
      token={faceOf(currency)}
      recipient={recipient}
      ownName={nameOf(recipient)}
      {...sourceOf(name)}
      rows={[...amountRows(plan, received), { label: NETWORK, value: network }, ...cost.rows]}
      note={trialNote(read.currentData, read.hasFailed, noAnswer.clause)}
      notices={notices.map((notice) => (
        <TradeNoticeView key={notice.title} notice={notice} onEnter={none} />
      ))}
      message={said && words(said)}
      main={main}
      onBack={onBack}
      onClose={onClose}
    />
  )
}
