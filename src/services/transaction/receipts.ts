import { chainById } from '../../config/chains'
import type { BatchFailure, BatchHint } from '../../domain/transaction/batch'
import { isInBlock, withoutUndefined } from '../../domain/transaction/tracking'
import { isAwaited, type StoredTransaction, type TransactionUpdate } from '../../domain/transaction/transaction'
import type { Node } from '../chain/node'
import { awaitSent, callDigest, type RequestedTransaction } from './findSent'
import type { SettledReceipt } from './checked'
import { createPolling } from './polling'
import type { Altered, Superseded } from '../../domain/transaction/otherMined'

/**
 * Watches transactions until they are final. Only the chain decides a transaction's outcome, not elapsed time or an
 * unreachable node.
 */
export interface Receipts {
  /**
   * Reports the state of a transaction now and after every change, including changes by a reorganisation. Returns a
   * function that stops the reports.
   */
  follow(transaction: Followed, report: (update: TransactionUpdate) => void): () => void
  /**
   * Resolves to the receipt of a transaction, or of the same call under another hash if the user sped it up. Rejects
   * with Superseded if another transaction has replaced it, and with Altered if the wallet sent a different transaction
   * than requested. Rejects with a BatchFailure if the wallet reports that a batch has ended, but the batch is not
   * found on the chain.
   */
  wait(chainId: number, hash: string): Promise<SettledReceipt>
  /**
   * Stores the status and the transaction hashes that a wallet reported for a watched batch. They are only hints, which
   * are checked on the chain.
   */
  noteHint(chainId: number, hash: string, hint: BatchHint): void
  /** Searches for a transaction that a wallet may have sent without reporting it, see `awaitSent`. */
  search(requested: RequestedTransaction, isKnown: (hash: string) => boolean): Promise<string | null>
  /** The digest that identifies the same call under another hash, see `callDigest`. */
  digest(to: string | null, value: bigint, data: `0x${string}`): `0x${string}`
}

/** A stored transaction with its account and chain. It may come from an earlier visit. */
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
      // This network was supported only by an earlier release, so no node can report the outcome.
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
