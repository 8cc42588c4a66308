import type { Receipt } from '../../boundary/node'
import type { SentBatch } from '../../domain/transaction/batch'
import { lacksLastCall } from '../../domain/transaction/carried'
import { partOf } from '../../domain/transaction/smartAccount'
import type { BatchSearch, Checked, Round, SettledReceipt } from './checked'

export interface SearchTarget {
  checked: Checked
  round: Round
  account: string
  batch: SentBatch
  search: BatchSearch
}

/**
 * Settles a batch with the receipt of the transaction that carries it. `execution` is the batch's hash at the account
 * (safeTxHash or userOpHash). `execution` is needed if the transaction executed several requests of the account.
 */
export function settleBatch(
  { checked, round: { head }, account, batch }: Omit<SearchTarget, 'search'>,
  receipt: Receipt,
  execution: string | null,
) {
  const { logs, transactionHash: hash } = receipt
  const part = partOf(logs, account, execution)
  if (part === null) {
    checked.apply({ kind: 'undecided', hash })
    return
  }
  const { isFailed, ...own } = part
  const isLacking = receipt.status && !isFailed && lacksLastCall(account, batch, own.logs)
  // Without events, no call took effect. An account that no longer has code accepts a batch without executing its
  // calls.
  if (isLacking && own.logs.length > 0) checked.apply({ kind: 'batchPart', hash })
  const mined: SettledReceipt = { ...receipt, ...own, status: receipt.status && !isFailed && !isLacking }
  checked.apply({ kind: 'mined', receipt: mined, head, ...(execution !== null && { execution }) })
  checked.settle(mined)
}
