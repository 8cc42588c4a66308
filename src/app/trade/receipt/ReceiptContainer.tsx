import { NO_SWAP } from '#copy/trade/receipt'
import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import type { QuotedAmounts } from '#domain/trade/quote'
import { timeTaken } from '#domain/trade/timeTaken'
import { type SentSwap, useGetSwapQuery } from '#store/trade/swapReads'
import { receiptRows } from './receiptRows'
import { ShownReceipt } from './ShownReceipt'
import { type KnownSides, useShownSwap } from './useShownSwap'

export interface ReceiptOf {
  chain: Chain
  account: Address
  sent: SentSwap
  quoted?: QuotedAmounts | undefined
  /** The times of the request and of the confirmation, if the swap was sent from this browser. */
  times?: { addedAt: number; seenAt: number } | undefined
}

interface ReceiptContainerProps extends ReceiptOf {
  sides?: KnownSides
  /** The cost of the swap's approvals, in wei. */
  approvals?: bigint
  onClose: () => void
  onBack?: () => void
}

export function ReceiptContainer(props: ReceiptContainerProps) {
  const { chain, account, sent, quoted, times, sides, approvals, ...actions } = props
  const { currentData, hasFailed, refetch } = useGetSwapQuery({ chainId: chain.id, account, ...sent })
  const swap = useShownSwap(currentData, chain, sides)
  const taken = swap && times ? timeTaken(swap.record.timestamp, times) : null
  return (
    <ShownReceipt
      chain={chain}
      account={account}
      hash={sent.hash}
      record={swap && swap.record}
      rows={swap ? receiptRows(swap, { quoted, taken, ...(approvals !== undefined && { approvals }) }) : []}
      nothing={currentData === undefined || hasFailed ? null : NO_SWAP}
      isFailed={hasFailed}
      onRetry={refetch}
      {...actions}
    />
  )
}
