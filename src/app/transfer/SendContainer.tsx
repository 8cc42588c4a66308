import { useState } from 'react'
import type { Address } from '#domain/chain/address'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { modalClosed, selectSendSubject, type SendSubject, sentShown } from '#store/browser/modals'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { selectAccount } from '#store/wallet/connection'
import { DialogBoundary } from '../DialogBoundary'
import { TokenSelect } from '../search/dialogs'
import { SendFormContainer } from './SendFormContainer'
import { SendReviewContainer } from './SendReviewContainer'
import { SentContainer } from './SentContainer'
import type { ReviewedTransfer, SendDraft } from './sendDraft'

const draftOf = (chainId: number, { currency, recipient }: SendSubject): SendDraft => ({
  chainId,
  currency: currency ?? NATIVE,
  typed: '',
  isDollars: false,
  recipient: recipient ?? '',
})

/** The dialog for sending: what and to whom, the review, and how it goes on. Another account starts anew. */
export function SendContainer() {
  const account = useAppSelector(selectAccount)
  const subject = useAppSelector(selectSendSubject)
  return <Sending key={account} account={account} subject={subject} />
}

function Sending({ account, subject }: { account: Address | null; subject: SendSubject }) {
  const dispatch = useAppDispatch()
  const { id: chainId } = useTradeChain()
  const [last, setDraft] = useState(() => draftOf(chainId, subject))
  // Another network has other tokens. Only the recipient stays.
  const draft = last.chainId === chainId ? last : { ...draftOf(chainId, {}), recipient: last.recipient }
  const [reviewed, setReviewed] = useState<ReviewedTransfer | null>(null)
  const [sent, setSent] = useState<{ reviewed: ReviewedTransfer; hash: string } | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const close = () => dispatch(modalClosed())
  const stopChoosing = () => {
    setChoosing(false)
  }
  const choose = (currency: CurrencyId) => {
    setDraft({ ...draft, currency, typed: '', isDollars: false })
    stopChoosing()
  }
  if (sent) return <SentContainer {...sent} onClose={close} />
  if (reviewed && reviewed.plan.chainId === chainId) {
    return (
      <SendReviewContainer
        reviewed={reviewed}
        onSent={(hash) => {
          dispatch(sentShown({ hash }))
          setSent({ reviewed, hash })
        }}
        onBack={() => {
          setReviewed(null)
        }}
        onClose={close}
      />
    )
  }
  return (
    <>
      <SendFormContainer
        account={account}
        draft={draft}
        onDraft={setDraft}
        onToken={() => {
          setChoosing(true)
        }}
        onReview={setReviewed}
        onClose={close}
      />
      {isChoosing && (
        <DialogBoundary onMissing={stopChoosing}>
          <TokenSelect side="send" other={null} onChoose={choose} onClose={stopChoosing} />
        </DialogBoundary>
      )}
    </>
  )
}
