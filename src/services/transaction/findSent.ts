import type { Transaction } from '../../boundary/node'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import type { Node } from '../chain/node'
import { findByNonce } from './findByNonce'

/** The maximum number of nonces of a search. The others follow in the next. */
const NONCES_MAX = 4

/** The account's nonce and block when its wallet was asked for a transaction whose hash is unknown. */
export interface SearchStart {
  chainId: number
  account: string
  /** The account's next nonce then. */
  nonce: number
  /** The newest block then. */
  block: number
}

export interface SentSearch {
  found: Transaction | null
  /** The first nonce that the next search must look at. */
  nextNonce: number
  /** False where the node lacks the states that would show what used a nonce. */
  isWhole: boolean
}

/** What used a nonce; null where that is not found, undefined where the node does not have the states any more. */
async function readNonce(node: Node, { account, nonce, ...start }: SearchStart, head: number) {
  const { chainId, block } = start
  const sought = { chainId, account: account.toLowerCase(), nonce }
  return findByNonce(node, sought, { unusedAt: block, usedAt: head }).catch((error: unknown) => {
    if (error instanceof NodeError && (error.failure === 'tooLarge' || isRefusal(error))) return undefined
    throw error
  })
}

/**
 * Looks through the mined transactions of an account, from a nonce on, for the one that `isIt` recognises: what a wallet
 * sent without telling its hash, or under another one than it told. `used` is how many nonces the account has used after
 * the block `head`. A nonce that a recent block used without a transaction is looked at again by the next search: a node
 * may have counted one block and sent another, as while blocks are replaced. Throws the node's errors.
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
