import { ARRIVED, TO } from '#copy/transfer/send'
import { BLOCK, blockNumberText, NETWORK, NOT_KNOWN, PAID, TIME } from '#copy/trade/receipt'
import { dateText } from '#domain/browser/time'
import { exactCostRow } from '../trade/receipt/receiptRows'
import { ShownReceipt } from '../trade/receipt/ShownReceipt'
import { useNames } from '../wallet/useNames'
import type { TransferReceiptOf } from './transferReceipt'
import { movedText, useTransfer } from './useTransfer'

interface TransferReceiptContainerProps extends TransferReceiptOf {
  onClose: () => void
  onBack?: () => void
}

/** The receipt of a transfer: what left, what arrived, for whom, and what it cost. */
export function TransferReceiptContainer({ onClose, onBack, ...of }: TransferReceiptContainerProps) {
  const { chain, account, sent, transfer } = of
  const name = useNames()(transfer.recipient)
  const { currentData: record, hasFailed, refetch } = useTransfer(of)
  const rows = record
    ? [
        { label: PAID, value: movedText(record.left, transfer.sent) ?? NOT_KNOWN },
        { label: ARRIVED, value: movedText(record.arrived, transfer.sent) ?? NOT_KNOWN },
        // The name is the visitor's own, so it is not in the text that is passed on.
        { label: TO, value: transfer.recipient, ...(name !== null && { note: name }) },
        { label: NETWORK, value: chain.name },
        exactCostRow(record, chain.nativeCurrency),
        { label: TIME, value: dateText(record.timestamp * 1_000) },
        { label: BLOCK, value: blockNumberText(record.blockNumber) },
      ]
    : []
  return (
    <ShownReceipt
      chain={chain}
      account={account}
      hash={sent.hash}
      record={record ?? null}
      rows={rows}
      nothing={null}
      isFailed={hasFailed}
      onRetry={refetch}
      onClose={onClose}
      {...(onBack && { onBack })}
    />
  )
}
