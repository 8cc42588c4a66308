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
 * Watches transactions until they are final. Nothing is concluded from time or from silence: an unreachable node only
 * delays the result.
 */
export interface Receipts {
  /**
   * Reports every change, including the first state and those after a reorganisation. Returns a function that stops it.
   */
  follow(transaction: Followed, report: (update: TransactionUpdate) => void): () => void
  /**
   * The receipt of a transaction, or of the same call sped up under another hash. Rejects with Superseded when another
   * transaction replaced it, with Altered when it is not what the wallet was asked to send, and with a BatchFailure when
   * its wallet says that a batch is over and the chain does not show it.
   */
  wait(chainId: number, hash: string): Promise<SettledReceipt>
  /**
   * Notes a wallet's status for a watched batch, and the hashes that it names. They are checked on chain, and not
   * believed.
   */
  noteHint(chainId: number, hash: string, hint: BatchHint): void
  /** The hash of what a wallet may have sent without telling it, see `awaitSent`. */
  search(requested: RequestedTransaction, isKnown: (hash: string) => boolean): Promise<string | null>
  /** How a transaction is recognised under another hash. */
  digest(to: string | null, value: bigint, data: `0x${string}`): `0x${string}`
}

/** A transaction with what was known of it at an earlier visit. */
export type Followed = { account: string; chainId: number } & StoredTransaction

/** Watches and awaits the transactions of all chains. */
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
      // An earlier release had it: how it ended is known to nobody who can be asked here.
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
