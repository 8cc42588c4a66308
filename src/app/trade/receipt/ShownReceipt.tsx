import { READ_FAILED, READING } from '#copy/trade/receipt'
import type { Address } from '#domain/chain/address'
import { type Chain, explorerLink } from '#domain/chain/chain'
import { settings } from '#config/settings'
import { saveReceipt } from '#store/browser/files'
import { copyToClipboard } from '#store/browser/copyToClipboard'
import { useAppDispatch } from '#store/hooks'
import type { ReviewRow } from '../../../views/trade/DialogParts'
import { ReceiptDialog } from '../../../views/trade/ReceiptDialog'
import { receiptPicture } from '../../../views/trade/receiptPicture'
import { copiedState, useCopied } from '../../browser/useCopied'
import { useNoAnswer } from '../../useNoAnswer'
import { transactionLink } from '../outcome/OutcomeContainer'
import { type Mined, pictureRows, receiptText } from './receiptRows'

interface ShownReceiptProps {
  chain: Chain
  account: Address
  hash: string
  /** What was read of the transaction; null while it is read, and if there is nothing to show. */
  record: Mined | null
  rows: readonly ReviewRow[]
  /** Why there is nothing to show, although the transaction could be read; null otherwise. */
  nothing: { title: string; text: string } | null
  isFailed: boolean
  onRetry: () => void
  onClose: () => void
  onBack?: () => void
}

/** Hands a receipt to another app: as text and, where the browser can, as a picture too. */
async function shareReceipt(text: string, draw: () => Promise<Blob | null>) {
  const drawn = 'canShare' in navigator ? await draw() : null
  const files = drawn ? [new File([drawn], 'receipt.png', { type: drawn.type })] : []
  await navigator.share({ text, ...(files.length > 0 && navigator.canShare({ files }) && { files }) })
}

/** The receipt of a mined transaction, which can be passed on as text and as a picture. */
export function ShownReceipt(props: ShownReceiptProps) {
  const { chain, account, hash, record, rows, nothing, isFailed, onRetry, onClose, onBack } = props
  const dispatch = useAppDispatch()
  const noAnswer = useNoAnswer()
  const href = explorerLink(chain, 'tx', hash)
  const text = () => (record ? receiptText(rows, { chain, account, record, href }) : '')
  const { copied, failed, copy } = useCopied(() => dispatch(copyToClipboard(text())))
  const picture = () => receiptPicture(settings.appName, pictureRows(rows, chain, hash))
  const save = () =>
    void picture().then((drawn) => {
      if (drawn) dispatch(saveReceipt(drawn))
    })
  const share = () => {
    // A rejection means that the visitor has changed their mind, or that no other app takes texts.
    shareReceipt(text(), picture).catch(() => undefined)
  }
  const unread = isFailed ? { title: READ_FAILED, text: noAnswer.sentence, onRetry } : { title: READING }
  return (
    <ReceiptDialog
      rows={rows}
      transaction={transactionLink(chain, hash)}
      message={record ? null : (nothing ?? unread)}
      copied={copiedState({ copied, failed })}
      onCopy={copy}
      onShare={'share' in navigator ? share : null}
      onSave={save}
      onClose={onClose}
      {...(onBack && { onBack })}
    />
  )
}
