import { useState } from 'react'
import type { Address } from '../../domain/chain/address'
import { quotedAmounts } from '../../domain/transaction/status'
import { ShownChain } from '../../store/hooks'
import { sentSwap } from '../../store/trade/swapReads'
import { ForeignActivity } from '../../views/profile/ProfileScreen'
import { useTradeChain } from '../../store/hooks'
import { DialogBoundary } from '../DialogBoundary'
import { ReceiptModal } from '../dialogs'
import { FoundSwapsContainer } from '../trade/receipt/FoundSwapsContainer'
import type { ReceiptOf } from '../trade/receipt/ReceiptContainer'
import { SwapLineContainer } from '../trade/receipt/SwapLineContainer'
import { SentTransactionsContainer, type OwnTransaction } from '../transaction/SentTransactionsContainer'

/** The receipt of a trade sent from this browser; null for a batch whose transaction is not known yet. */
function receiptOf(account: Address, transaction: OwnTransaction): ReceiptOf | null {
  const sent = sentSwap(transaction)
  return sent && { chain: transaction.chain, account, sent, quoted: quotedAmounts(transaction) }
}

/**
 * The transactions that the visitor's own account sent from this browser, and a search of the chain for any account's
 * swaps. Each swap has a receipt.
 */
export function ActivityContainer({ account, isOwn }: { account: Address; isOwn: boolean }) {
  const { id: chainId } = useTradeChain()
  const [open, setOpen] = useState<ReceiptOf | null>(null)
  const close = () => {
    setOpen(null)
  }
  const found = (listed: readonly string[]) => (
    <FoundSwapsContainer key={`${account} ${chainId}`} account={account} listed={listed} onReceipt={setOpen} />
  )
  return (
    <>
      {isOwn ? (
        <SentTransactionsContainer
          account={account}
          detailOf={(sent) => {
            const of = receiptOf(account, sent)
            return (
              of && (
                <ShownChain value={sent.chain}>
                  <SwapLineContainer {...of} />
                </ShownChain>
              )
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
            <ReceiptModal {...open} onClose={close} />
          </ShownChain>
        </DialogBoundary>
      )}
    </>
  )
}
