import type { Transaction } from '../../boundary/node'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import type { Node } from '../chain/node'
import { findByNonce } from './findByNonce'

/** The maximum number of nonces in one search. The next search checks the others. */
const NONCES_MAX = 4

/** The account's nonce and newest block before a request whose transaction hash is unknown. */
export interface SearchStart {
  chainId: number
  account: string
  /** The account's next nonce before the request. */
  nonce: number
  /** The newest block before the request. */
  block: number
}

export interface SentSearch {
  found: Transaction | null
  /** The first nonce that the next search must check. */
  nextNonce: number
  /** False if the node lacks the states that would show which transaction used a nonce. */
  isWhole: boolean
}

/** Finds the use of a nonce; null if it is not found, undefined if the node no longer has the states. */
async function readNonce(node: Node, { account, nonce, ...start }: SearchStart, head: number) {
  const { chainId, block } = start
  const query = { chainId, account: account.toLowerCase(), nonce }
  return findByNonce(node, query, { unusedAt: block, usedAt: head }).catch((error: unknown) => {
    if (error instanceof NodeError && (error.failure === 'tooLarge' || isRefusal(error))) return undefined
    throw error
  })
}

/**
 * Searches the mined transactions of an account, starting with a nonce, for a transaction that `isIt` recognises,
 * because the wallet did not report its hash or reported another hash. `used` is the account's transaction count after
 * the block `head`. A nonce that seems to be used in a recent block without a transaction is checked again by the next
 * search: during a reorganisation, a node may count with one block and return another. Throws the node's errors.
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
