import type { Transaction } from '../../boundary/node'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import type { Node } from '../chain/node'
import { findByNonce } from './findByNonce'

/** The maximum number of nonces in one search. The remaining nonces are left for the next search. */
const NONCES_MAX = 4

/** The account's nonce and the newest block before a request. */
export interface SearchStart {
  chainId: number
  account: string
  nonce: number
  block: number
}

export interface SentSearch {
  found: Transaction | null
  nextNonce: number
  /** False if the node does not have the states that are needed to find which transaction used a nonce. */
  isWhole: boolean
}

async function readNonce(node: Node, { account, nonce, ...start }: SearchStart, head: number) {
  const { chainId, block } = start
  const query = { chainId, account: account.toLowerCase(), nonce }
  return findByNonce(node, query, { unusedAt: block, usedAt: head }).catch((error: unknown) => {
    if (error instanceof NodeError && (error.failure === 'tooLarge' || isRefusal(error))) return undefined
    throw error
  })
}

/**
 * Searches an account's mined transactions, starting with a nonce, for a transaction that `isIt` recognises. `used` is
 * the account's transaction count after the block `head`. If a nonce was used in a recent block but no transaction is
 * found, the next search checks this nonce again, because a node may return the count and the transactions of different
 * blocks during a reorganisation. Throws the node's errors.
 */
export async function findSent(
  node: Node,
  start: SearchStart,
  { head, used, finalBlocks }: { head: number; used: number; finalBlocks: number },
  isIt: (transaction: Transaction) => boolean,
): Promise<SentSearch> {
  const end = Math.min(used, start.nonce + NONCES_MAX)
  let isWhole = true
  let nextNonce = end
  for (let nonce = start.nonce; nonce < end; nonce += 1) {
    const found = await readNonce(node, { ...start, nonce }, head)
    if (found === undefined) isWhole = false
    if (found?.transaction && isIt(found.transaction))
      return { found: found.transaction, nextNonce: nonce + 1, isWhole }
    if (found?.transaction === null && found.block > head - finalBlocks) nextNonce = Math.min(nextNonce, nonce)
  }
  return { found: null, nextNonce, isWhole }
}
