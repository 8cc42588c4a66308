import { configuredChain } from '../../config/chains'
import { finalBlocks } from '../../domain/chain/blockTime'
import { HEAD_POLL_MS } from '../../domain/chain/limits'
import { NodeError } from '../../domain/chain/nodeError'
import { approvedInstead } from '../../domain/transaction/approvedInstead'
import { SENT_SEARCH_MS } from '../../domain/transaction/limits'
import type { RequestedApproval } from '../../domain/transaction/transaction'
import type { Node } from '../chain/node'
import { callDigest } from './callDigest'
import { type SearchStart, findSent } from './findSent'

/** A transaction requested from a wallet. The nonce and the block are those before the request. */
export interface RequestedTransaction extends SearchStart {
  /** The digest of the requested call, see `callDigest`. */
  call: string
  approves?: RequestedApproval
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, HEAD_POLL_MS)
  })

/**
 * Watches an account for a transaction that the wallet may have sent without reporting its hash. Resolves to the hash
 * once the transaction is mined, or to null after SENT_SEARCH_MS. `isKnown` excludes the hashes of other known
 * transactions.
 */
export async function awaitSent(
  node: Node,
  { call, approves, ...requested }: RequestedTransaction,
  isKnown: (hash: string) => boolean,
): Promise<string | null> {
  const until = Date.now() + SENT_SEARCH_MS
  for (let { nonce } = requested; ;) {
    try {
      const head = (await node.head(requested.chainId)).number
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
    } catch (error) {
      // An unreachable node only delays the search.
      if (!(error instanceof NodeError)) throw error
    }
    if (Date.now() >= until) return null
    await pause()
  }
}
