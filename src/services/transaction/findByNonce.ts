import type { Transaction } from '../../boundary/node'
import type { Node } from '../chain/node'

const READS_MAX = 40

/**
 * The block in which a nonce was used, and the account's transaction that used it; `transaction` is null if the nonce
 * was used without a transaction.
 */
export interface NonceUse {
  block: number
  transaction: Transaction | null
}

/**
 * Finds the transaction that used a nonce of an account, without an indexer. A binary search finds the first block
 * after which the account's transaction count exceeds the nonce. After the block `unusedAt` (a guess) the nonce was
 * unused, and after `usedAt` it was used. Null if the block is not found. An EIP-7702 authorisation uses a nonce
 * without a transaction. Throws the node's errors, for example if the node has no old states.
 */
export async function findByNonce(
  node: Node,
  { chainId, account, nonce }: { chainId: number; account: string; nonce: number },
  { unusedAt, usedAt }: { unusedAt: number; usedAt: number },
): Promise<NonceUse | null> {
  let left = READS_MAX
  const isUsed = async (block: number) => {
    left -= 1
    return (await node.transactionCount(chainId, account, block)) > nonce
  }
  let high = usedAt
  let low = Math.max(-1, Math.min(unusedAt, usedAt - 1))
  // Verifies `unusedAt`, which may come from a node that lagged behind.
  for (let step = 1; low >= 0 && (await isUsed(low)); step *= 2) {
    if (left <= 0) return null
    high = low
    low = Math.max(-1, low - step)
  }
  while (high - low > 1) {
    if (left <= 0) return null
    const middle = Math.floor((low + high) / 2)
    if (await isUsed(middle)) high = middle
    else low = middle
  }
  return { block: high, transaction: await node.transactionIn(chainId, high, account, nonce) }
}
