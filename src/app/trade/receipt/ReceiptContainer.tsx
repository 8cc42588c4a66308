import { NO_SWAP, READ_FAILED, READING } from '#copy/trade/receipt'
import type { Address } from '../../../domain/chain/address'
import { type Chain, explorerLink } from '../../../domain/chain/chain'
import type { QuotedAmounts } from '../../../domain/trade/quote'
import { copyToClipboard } from '../../../store/browser/copyToClipboard'
import { useAppDispatch } from '../../../store/hooks'
import { type SentSwap, useGetSwapQuery } from '../../../store/trade/swapReads'
import { ReceiptDialog } from '../../../views/trade/ReceiptDialog'
import { copiedState, useCopied } from '../../browser/useCopied'
import { useNoAnswer } from '../../useNoAnswer'
import { transactionLink } from '../outcome/OutcomeContainer'
import { receiptRows, receiptText } from './receiptRows'
import { type KnownSides, useShownSwap } from './useShownSwap'

export interface ReceiptOf {
  chain: Chain
  account: Address
  sent: SentSwap
  quoted?: QuotedAmounts | undefined
}

interface ReceiptContainerProps extends ReceiptOf {
  sides?: KnownSides
  /** The cost of the swap's approvals, in wei. */
  approvals?: bigint
  onClose: () => void
  onBack?: () => void
}

export function ReceiptContainer(props: ReceiptContainerProps) {
  const { chain, account, sent, quoted, sides, approvals, onClose, onBack } = props
  const dispatch = useAppDispatch()
  const noAnswer = useNoAnswer()
  const { currentData, error, refetch } = useGetSwapQuery({ chainId: chain.id, account, ...sent })
  const swap = useShownSwap(currentData, chain, sides)
  const rows = swap ? receiptRows(swap, { quoted, ...(approvals !== undefined && { approvals }) }) : []
  const link = transactionLink(chain, sent.hash)
  const href = explorerLink(chain, 'tx', sent.hash)
  const text = () => (swap ? receiptText(rows, { chain, account, record: swap.record, href }) : '')
  const { copied, failed, copy } = useCopied(() => dispatch(copyToClipboard(text())))
  const share = () => {
    // A rejection means that the visitor has changed their mind, or that no other app takes texts.
    navigator.share({ text: text() }).catch(() => undefined)
  }
  function message() {
    if (error !== undefined) return { title: READ_FAILED, text: noAnswer.sentence, onRetry: refetch }
    return currentData === undefined ? { title: READING } : NO_SWAP
  }
  return (
    <ReceiptDialog
      rows={rows}
      transaction={link}
      message={swap ? null : message()}
      copied={copiedState({ copied, failed })}
      onCopy={copy}
      onShare={'share' in navigator ? share : null}
      onClose={onClose}
      {...(onBack && { onBack })}
    />
  )
}
