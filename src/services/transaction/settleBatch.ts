import type { Receipt, Transaction } from '#boundary/node'
import type { SentBatch } from '#domain/transaction/batch'
import { lacksLastCall } from '#domain/transaction/carried'
import { partOf, receiptOfPart } from '#domain/transaction/requestPart'
import type { BatchSearch, Checked, Round } from './checked'

export interface SearchTarget {
  checked: Checked
  round: Round
  account: string
  batch: SentBatch
  search: BatchSearch
}

/** A mined transaction. `transaction` is null if it was not read, see `partOf`. */
interface MinedBatch {
  receipt: Receipt
  transaction: Transaction | null
}

/**
 * Settles a batch with the transaction that carries it. `execution` is the batch's id at the account (safeTxHash or
 * userOpHash); null if unknown.
 */
export function settleBatch(
  { checked, round: { head }, account, batch }: Omit<SearchTarget, 'search'>,
  { receipt, transaction }: MinedBatch,
  execution: string | null,
) {
  const part = partOf({ account, calls: batch.calls, execution }, receipt, transaction)
  if (part === null) {
    checked.apply({ kind: 'undecided', hash: receipt.transactionHash })
    return
  }
  const { logs } = part
  const own = receiptOfPart(receipt, part)
  const isLacking = own.status && lacksLastCall(account, batch, logs)
  // An account that no longer has code accepts a batch without executing its calls: there are then no events.
  if (isLacking && logs.length > 0) checked.apply({ kind: 'batchPart', hash: receipt.transactionHash })
  const mined = { ...own, status: own.status && !isLacking }
  checked.apply({
    kind: 'mined',
    receipt: mined,
    head,
    ...(part.execution !== null && { execution: part.execution }),
  })
  checked.settle(mined)
}
