import { useState } from 'react'
import type { Address } from '#domain/chain/address'
import { quotedAmounts } from '#domain/transaction/status'
import { ShownChain } from '#store/hooks'
import { sentSwap } from '#store/trade/swapReads'
import { ForeignActivity } from '../../views/profile/ProfileScreen'
import { useTradeChain } from '#store/hooks'
import { DialogBoundary } from '../DialogBoundary'
import { ReceiptModal } from '../trade/dialogs'
import { FoundSwapsContainer } from '../trade/receipt/FoundSwapsContainer'
import type { ReceiptOf } from '../trade/receipt/ReceiptContainer'
import { SwapLineContainer } from '../trade/receipt/SwapLineContainer'
import { TransferReceiptModal } from '../transfer/dialogs'
import { SentTransactionsContainer, type OwnTransaction } from '../transaction/SentTransactionsContainer'
import { type TransferReceiptOf, transferReceiptOf } from '../transfer/transferReceipt'

type Receipt = ({ kind: 'trade' } & ReceiptOf) | ({ kind: 'transfer' } & TransferReceiptOf)

/** The receipt of a trade sent from this browser; null for a batch whose transaction is not known yet. */
function tradeReceiptOf(account: Address, transaction: OwnTransaction): ReceiptOf | null {
  const sent = sentSwap(transaction)
  const { addedAt, changedAt = addedAt, chain } = transaction
  return sent && { chain, account, sent, quoted: quotedAmounts(transaction), times: { addedAt, seenAt: changedAt } }
}

function receiptOf(account: Address, transaction: OwnTransaction): Receipt | null {
  const transfer = transferReceiptOf(account, transaction)
  if (transfer) return { kind: 'transfer', ...transfer }
  const trade = tradeReceiptOf(account, transaction)
  return trade && { kind: 'trade', ...trade }
}

/**
 * The transactions that the visitor's own account sent from this browser, and a search of the chain for any account's
 * swaps. Each swap and each transfer has a receipt.
 */
export function ActivityContainer({ account, isOwn }: { account: Address; isOwn: boolean }) {
  const { id: chainId } = useTradeChain()
  const [open, setOpen] = useState<Receipt | null>(null)
  const close = () => {
    setOpen(null)
  }
  const openTrade = (trade: ReceiptOf) => {
    setOpen({ kind: 'trade', ...trade })
  }
  const found = (listed: readonly string[]) => (
    <FoundSwapsContainer key={`${account} ${chainId}`} account={account} listed={listed} onReceipt={openTrade} />
  )
  return (
    <>
      {isOwn ? (
        <SentTransactionsContainer
          account={account}
          lineOf={(sent, time, plain) => {
            const of = tradeReceiptOf(account, sent)
            if (!of) return plain
            return (
              <ShownChain value={sent.chain}>
                <SwapLineContainer {...of} time={time} otherwise={plain} />
              </ShownChain>
            )
          }}
          onReceipt={(sent) => {
            setOpen(receiptOf(account, sent))
          }}
          below={found}
        />
      ) : (
        <>
          <ForeignActivity />
          {found([])}
        </>
      )}
      {open && (
        <DialogBoundary key={open.sent.hash} onMissing={close}>
          <ShownChain value={open.chain}>
            {open.kind === 'transfer' ? (
              <TransferReceiptModal {...open} onClose={close} />
            ) : (
              <ReceiptModal {...open} onClose={close} />
            )}
          </ShownChain>
        </DialogBoundary>
      )}
    </>
  )
}
