import type { Receipt } from '../../boundary/node'
import type { SentBatch } from '../../domain/transaction/batch'
import { lacksLastCall } from '../../domain/transaction/carried'
import { partOf } from '../../domain/transaction/smartAccount'
import type { BatchSearch, Checked, Round, SettledReceipt } from './checked'

/** A batch being looked for. */
export interface Sought {
  checked: Checked
  round: Round
  account: string
  batch: SentBatch
  search: BatchSearch
}

/**
 * Settles a batch by the receipt of the transaction that carries it. `execution`: its hash at the account, where the
 * transaction did several things for it.
 */
export function settleBatch(
  { checked, round: { head }, account, batch }: Omit<Sought, 'search'>,
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
  // Without events, nothing took effect: an account whose code is gone accepts the batch, but carries out none of its
  // calls.
  if (isLacking && own.logs.length > 0) checked.apply({ kind: 'batchPart', hash })
  const mined: SettledReceipt = { ...receipt, ...own, status: receipt.status && !isFailed && !isLacking }
  checked.apply({ kind: 'mined', receipt: mined, head, ...(execution !== null && { execution }) })
  checked.settle(mined)
}
