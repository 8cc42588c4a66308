import type { SentBatch } from '#domain/transaction/batch'
import { NodeError } from '#domain/chain/nodeError'
import { executionsOf } from '#domain/transaction/smartAccount'
import { isInBlock } from '#domain/transaction/tracking'
import { checkBatch } from './checkBatch'
import type { Checked, Round } from './checked'
import { checkSafe } from './checkSafe'
import { settleBatch } from './settleBatch'

// This module checks batches, and requests of accounts with code. Their transaction hash is unknown, so they are
// identified by their effects on the chain.

/** Reads a mined batch again: a reorganisation may still remove it. Resolves to whether the receipt is missing. */
async function recheck(checked: Checked, round: Round, account: string, batch: SentBatch): Promise<boolean> {
  const { chainId, tracked } = checked
  const { minedAs = tracked.hash, execution, resolution } = tracked.state
  const { node } = round
  const [receipt, transaction] = await Promise.all([
    node.receipt(chainId, minedAs),
    // Without the transaction, a batch whose execution is known is settled all the same.
    node.transaction(chainId, minedAs).catch(() => null),
  ])
  if (!receipt) {
    checked.apply({ kind: 'receiptMissing' })
    return true
  }
  if (resolution === 'replaced') {
    checked.apply({ kind: 'mined', receipt, head: round.head })
    checked.settle(receipt)
    return false
  }
  if (!transaction && execution === undefined && executionsOf(receipt.logs, account).length > 1) {
    throw new NodeError('notFound', 'The node has a receipt, and not its transaction.')
  }
  settleBatch({ checked, round, account, batch }, { receipt, transaction }, execution ?? null)
  return false
}

/**
 * Reads the state of a batch from the chain and applies it. Resolves to whether the batch must be checked again without
 * waiting for a new block. Throws the node's errors.
 */
export async function checkCalls(checked: Checked, round: Round, account: string, batch: SentBatch): Promise<boolean> {
  if (isInBlock(checked.tracked)) {
    // Restarts the search, because after a reorganisation the batch may be mined under another hash.
    Object.assign(checked, { search: undefined, safe: undefined })
    return recheck(checked, round, account, batch)
  }
  if (batch.safe) return checkSafe({ checked, round, account, batch }, batch.safe)
  await checkBatch(checked, round, account, batch)
  return false
}
