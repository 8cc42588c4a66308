import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import type { TransferInfo } from '#domain/transaction/info'
import type { StoredTransaction } from '#domain/transaction/transaction'
import { type SentSwap, sentSwap } from '#store/trade/swapReads'

export interface TransferReceiptOf {
  chain: Chain
  account: Address
  sent: SentSwap
  transfer: TransferInfo
}

/** The receipt of a stored transaction; null if it is no transfer, or if its hash on the chain is not known yet. */
export function transferReceiptOf(
  account: Address,
  { chain, ...transaction }: StoredTransaction & { chain: Chain },
): TransferReceiptOf | null {
  const sent = sentSwap(transaction)
  const { info } = transaction.request
  return sent && info?.kind === 'transfer' ? { chain, account, sent, transfer: info } : null
}
