import { chainById } from '../../config/chains'
import type { BatchFailure, BatchHint } from '../../domain/transaction/batch'
import { isInBlock, withoutUndefined } from '../../domain/transaction/tracking'
import { isAwaited, type StoredTransaction, type TransactionUpdate } from '../../domain/transaction/transaction'
import type { Node } from '../chain/node'
import { type RequestedTransaction, awaitSent } from './awaitSent'
import { callDigest } from './callDigest'
import type { SettledReceipt } from './checked'
import { createPolling } from './polling'
import type { Altered, Superseded } from '../../domain/transaction/otherMined'

/**
 * Watches transactions until they are final. Elapsed time or a missing answer never decides an outcome: an unreachable
 * node only delays it.
 */
export interface Receipts {
  /**
   * Reports every change of a transaction, including its first state and changes after a reorganisation. Returns a
   * function that stops this.
   */
  follow(transaction: Followed, report: (update: TransactionUpdate) => void): () => void
  /**
   * The receipt of a transaction, or of the same call sped up under another hash. Rejects with Superseded if another
   * transaction has replaced it, with Altered if the wallet sent another transaction than requested, and with a
   * BatchFailure if the wallet reports the end of a batch that the chain does not show.
   */
  wait(chainId: number, hash: string): Promise<SettledReceipt>
  /**
   * Notes a wallet's status for a watched batch, and the hashes that it names. These are hints, which are checked on
   * the chain.
   */
  noteHint(chainId: number, hash: string, hint: BatchHint): void
  /** Searches for a transaction that a wallet may have sent without reporting it, see `awaitSent`. */
  search(requested: RequestedTransaction, isKnown: (hash: string) => boolean): Promise<string | null>
  /** The digest by which a transaction is recognised under another hash, see `callDigest`. */
  digest(to: string | null, value: bigint, data: `0x${string}`): `0x${string}`
}

/** A stored transaction, perhaps of an earlier visit, with its account and chain. */
export type Followed = { account: string; chainId: number } & StoredTransaction

export function createReceipts(node: Node): Receipts {
  const { entryOf, leave, noteHint } = createPolling(node)
  return {
    digest: callDigest,
    noteHint: (chainId, hash, hint) => {
      noteHint(chainId, hash.toLowerCase(), hint)
    },
    search: (requested, isKnown) => awaitSent(node, requested, isKnown),
    follow(transaction, report) {
      const { account, chainId, confirmations = 1, addedAt, deadline = null, approves, batch } = transaction
      const { status, nonce, call, unusedAt, resolution, minedAs, partAs, execution, minedIn } = transaction
      const { signed, isAltered, sentFrom, approved } = transaction
      const update = withoutUndefined({
        status,
        nonce,
        call,
        unusedAt,
        resolution,
        minedAs,
        partAs,
        execution,
        signed,
        minedIn,
        isAltered,
        sentFrom,
        approved,
      })
      // Only an earlier release had this network, so there is no node that could report the outcome.
      if (!chainById(chainId)) {
        if (isAwaited(transaction)) report({ ...update, resolution: 'networkGone' })
        return () => undefined
      }
      const entry = entryOf(chainId, transaction.hash.toLowerCase())
      const known = { account: account.toLowerCase(), confirmations, addedAt, deadline, approves, batch, update }
      entry.tracked = { ...entry.tracked, ...known }
      Object.assign(entry, { report, isDue: true })
      return () => {
        if (entry.report !== report) return
        entry.report = undefined
        if (!entry.waiting) leave(entry)
      }
    },
    wait(chainId, hash) {
      const entry = entryOf(chainId, hash.toLowerCase())
      if (entry.waiting) return entry.waiting.promise
      entry.waiting = withResolvers()
      if (isInBlock(entry.tracked)) entry.isDue = true
      return entry.waiting.promise
    },
  }
}

function withResolvers() {
  let resolve: (receipt: SettledReceipt) => void = () => undefined
  let reject: (error: Superseded | Altered | BatchFailure) => void = () => undefined
  const promise = new Promise<SettledReceipt>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
