import type { Transaction } from '#boundary/node'
import { NodeError } from '#domain/chain/nodeError'
import { configuredChain } from '#config/chains'
import { finalBlocks } from '#domain/chain/blockTime'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { approvedInstead } from '#domain/transaction/approvedInstead'
import { SENT_SEARCH_MS } from '#domain/transaction/limits'
import type { RequestedApproval } from '#domain/transaction/transaction'
import type { Node } from '../chain/node'
import { callDigest } from './callDigest'
import { ifRefused } from '../chain/fallbacks'

const READS_MAX = 40

/** The block in which a nonce was used; `transaction` is null if it was used without a transaction. */
interface NonceUse {
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

/** The maximum number of nonces in one search. The remaining nonces are left for the next search. */
const NONCES_MAX = 4

interface SearchStart {
  chainId: number
  account: string
  nonce: number
  block: number
}

interface SentSearch {
  found: Transaction | null
  nextNonce: number
  /** False if the node does not have the states that are needed to find which transaction used a nonce. */
  isWhole: boolean
}

async function readNonce(node: Node, { account, nonce, ...start }: SearchStart, head: number) {
  const { chainId, block } = start
  const query = { chainId, account: account.toLowerCase(), nonce }
  return findByNonce(node, query, { unusedAt: block, usedAt: head }).catch(ifRefused(undefined))
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
  isIt: (transaction: Transaction) => boolean | Promise<boolean>,
): Promise<SentSearch> {
  const end = Math.min(used, start.nonce + NONCES_MAX)
  let isWhole = true
  let nextNonce = end
  for (let nonce = start.nonce; nonce < end; nonce += 1) {
    const found = await readNonce(node, { ...start, nonce }, head)
    if (found === undefined) isWhole = false
    if (found?.transaction && (await isIt(found.transaction)))
      return { found: found.transaction, nextNonce: nonce + 1, isWhole }
    if (found?.transaction === null && found.block > head - finalBlocks) nextNonce = Math.min(nextNonce, nonce)
  }
  return { found: null, nextNonce, isWhole }
}

/** A transaction requested from a wallet. The nonce and the block are those before the request. */
export interface RequestedTransaction extends SearchStart {
  /** The digest of the requested call, see `callDigest`. */
  call: string
  approves?: RequestedApproval
}

/** Whether a search is over, given the chain's time in seconds; null while no node answers. */
export type SearchEnd = (chainTime: number | null) => boolean

function endOfSearch(): SearchEnd {
  const until = Date.now() + SENT_SEARCH_MS
  return () => Date.now() >= until
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, HEAD_POLL_MS)
  })

/**
 * Watches an account for a transaction that the wallet may have sent without reporting its hash. Resolves to the hash
 * once the transaction is mined, or to null when the search is over, by default after SENT_SEARCH_MS. `isKnown`
 * excludes the hashes of other known transactions.
 */
export async function awaitSent(
  node: Node,
  { call, approves, ...requested }: RequestedTransaction,
  isKnown: (hash: string) => boolean,
  isOver: SearchEnd = endOfSearch(),
): Promise<string | null> {
  for (let { nonce } = requested; ;) {
    let chainTime: number | null = null
    try {
      const { number: head, timestamp } = await node.head(requested.chainId)
      const used = await node.transactionCount(requested.chainId, requested.account, head)
      const { found, nextNonce } = await findSent(
        node,
        { ...requested, nonce },
        { head, used, finalBlocks: finalBlocks(configuredChain(requested.chainId).blockSeconds) },
        (sent) =>
          !isKnown(sent.hash) &&
          (callDigest(sent.to, sent.value, sent.input) === call || approvedInstead(approves, sent) !== null),
      )
      if (found) return found.hash
      nonce = nextNonce
      chainTime = timestamp
    } catch (error) {
      // An unreachable node only delays the search.
      if (!(error instanceof NodeError)) throw error
    }
    if (isOver(chainTime)) return null
    await pause()
  }
}
