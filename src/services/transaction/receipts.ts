import { chainById, configuredChain } from '#config/chains'
import { BatchFailure, type BatchHint } from '#domain/transaction/batch'
import { endOf, isInBlock, newlyTracked, next, type Observation, type Tracked } from '#domain/transaction/tracking'
import { isAwaited, type StoredTransaction, type TransactionState } from '#domain/transaction/transaction'
import type { Altered, Superseded } from '#domain/transaction/otherMined'
import { finalBlocks } from '#domain/chain/blockTime'
import { MEMPOOL_CHECK_MS } from '#domain/transaction/limits'
import { pollDelay } from '#domain/transaction/pollDelay'
import type { Node } from '../chain/node'
import { callDigest } from './callDigest'
import { awaitSent, type RequestedTransaction, type SearchEnd } from './findSent'
import { type Checked, searchOf, type SettledReceipt } from './checked'
import { checkTransaction } from './checkTransaction'

/** Watches transactions until they are final. Only the chain decides their outcome, not time or a silent node. */
export interface Receipts {
  /**
   * Reports the state of a transaction now and after every change, including changes by a reorganisation. Returns a
   * function that stops the reports.
   */
  follow(transaction: Followed, report: (state: TransactionState) => void): () => void
  /**
   * Resolves to the receipt of a transaction, or of the same call under another hash if the visitor sped it up. Rejects
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
  search(
    requested: RequestedTransaction,
    isKnown: (hash: string) => boolean,
    isOver?: SearchEnd,
  ): Promise<string | null>
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
    search: (requested, isKnown, isOver) => awaitSent(node, requested, isKnown, isOver),
    follow(transaction, report) {
      const { account, chainId, addedAt, state } = transaction
      const { confirmations = 1, deadline = null, approves, batch } = transaction.request
      // This network was supported only by an earlier release, so no node can report the outcome.
      if (!chainById(chainId)) {
        if (isAwaited(transaction)) report({ ...state, resolution: 'networkGone' })
        return () => undefined
      }
      const entry = entryOf(chainId, transaction.hash.toLowerCase())
      const known = { account: account.toLowerCase(), confirmations, addedAt, deadline, approves, batch, state }
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

/** The maximum number of transactions that are checked in one round. The others are checked in the next rounds. */
const CHECKED_AT_ONCE = 10
/** The maximum number of hashes from a wallet that are checked for one batch. */
const HASHES_MAX = 20

interface Entry extends Checked {
  tracked: Tracked
  /** Whether the transaction may have changed since the last check. */
  isDue: boolean
  checkedAt: number
  report: ((state: TransactionState) => void) | undefined
  waiting: {
    promise: Promise<SettledReceipt>
    resolve: (receipt: SettledReceipt) => void
    reject: (error: Superseded | Altered | BatchFailure) => void
  } | null
}

interface Watch {
  chainId: number
  entries: Map<string, Entry>
  timer: ReturnType<typeof setTimeout> | undefined
  isRunning: boolean
  head: string | null
  failures: number
}

/** The transactions that are due for a check. The transactions that have waited longest come first. */
function dueEntries({ entries }: Watch, isNewHead: boolean, now: number): Entry[] {
  const all = [...entries.values()]
  for (const entry of all) if (isNewHead || now - entry.checkedAt >= MEMPOOL_CHECK_MS) entry.isDue = true
  return all.filter(({ isDue, tracked }) => isDue && tracked.notBefore <= now).slice(0, CHECKED_AT_ONCE)
}

/** Checks the transactions that are due. Resolves to whether the node answered all requests. */
async function runRound(watch: Watch, node: Node): Promise<boolean> {
  const { chainId, entries } = watch
  const head = await node.head(chainId)
  const now = Date.now()
  const isNewHead = head.hash !== watch.head
  watch.head = head.hash
  const counts = new Map<string, Promise<number>>()
  const countOf = (account: string) => {
    const count = counts.get(account) ?? node.transactionCount(chainId, account, head.number)
    counts.set(account, count)
    return count
  }
  const othersOf = (checked: Checked) =>
    [...entries.values()]
      .filter((each) => each !== checked && each.tracked.account === checked.tracked.account)
      .map(({ tracked }) => tracked)
  const isNamed = (hash: string, checked: Checked) =>
    [...entries.values()].some((each) => {
      const { batch, state } = each.tracked
      return each !== checked && (batch?.id?.toLowerCase() === hash || state.execution === hash)
    })
  const results = await Promise.allSettled(
    dueEntries(watch, isNewHead, now).map(async (entry) => {
      entry.isDue = await checkTransaction(entry, { node, head, countOf, othersOf, isNamed })
      entry.checkedAt = now
      // Moves a checked transaction to the end, so that the transactions are checked in rotation.
      const { hash } = entry.tracked
      if (entries.get(hash) === entry && entries.delete(hash)) entries.set(hash, entry)
    }),
  )
  return results.every(({ status }) => status === 'fulfilled')
}

function delayOf({ entries, failures }: Watch): number {
  const awaited = [...entries.values()].filter(({ tracked }) => !isInBlock(tracked) || tracked.misses > 0)
  return pollDelay(
    awaited.map(({ tracked }) => Date.now() - tracked.addedAt),
    failures,
  )
}

export interface Polling {
  /** Returns the entry of a transaction. The first call for a transaction starts its polling. */
  entryOf: (chainId: number, hash: string) => Entry
  leave: (entry: Entry) => void
  noteHint: (chainId: number, hash: string, hint: BatchHint) => void
}

/** Polls the node of each chain while any of the chain's transactions is watched or awaited. */
function createPolling(node: Node): Polling {
  const watches = new Map<number, Watch>()

  async function run(watch: Watch) {
    watch.timer = undefined
    watch.isRunning = true
    const isAnswered = await runRound(watch, node).catch(() => false)
    watch.failures = isAnswered ? 0 : watch.failures + 1
    watch.isRunning = false
    schedule(watch)
  }

  function schedule(watch: Watch, ms = delayOf(watch)) {
    clearTimeout(watch.timer)
    watch.timer = undefined
    if (watch.entries.size === 0 || watch.isRunning) return
    watch.timer = setTimeout(() => void run(watch), ms)
  }

  function watchOf(chainId: number): Watch {
    const known = watches.get(chainId)
    if (known) return known
    const watch = { chainId, entries: new Map(), timer: undefined, isRunning: false, head: null, failures: 0 }
    watches.set(chainId, watch)
    return watch
  }

  function leave(entry: Entry) {
    const watch = watchOf(entry.chainId)
    const { hash } = entry.tracked
    if (watch.entries.get(hash) === entry) watch.entries.delete(hash)
    if (watch.entries.size > 0) return
    clearTimeout(watch.timer)
    watch.timer = undefined
  }

  function apply(entry: Entry, seen: Observation) {
    const before = entry.tracked
    entry.tracked = next(before, seen)
    if (entry.tracked.state !== before.state) entry.report?.(entry.tracked.state)
    const end = endOf(entry.tracked)
    // Continues to poll after a BatchFailure, because the batch may still appear on the chain.
    if (!(end instanceof BatchFailure)) return
    entry.waiting?.reject(end)
    entry.waiting = null
  }

  function settle(entry: Entry, receipt: SettledReceipt) {
    const end = endOf(entry.tracked)
    if (end === null) return
    if (end === 'receipt') entry.waiting?.resolve(receipt)
    else entry.waiting?.reject(end)
    entry.waiting = null
    if (!isInBlock(entry.tracked) || !entry.report) leave(entry)
  }

  function entryOf(chainId: number, hash: string): Entry {
    const watch = watchOf(chainId)
    const known = watch.entries.get(hash)
    if (known) return known
    const entry: Entry = {
      chainId,
      tracked: newlyTracked(hash, Date.now(), finalBlocks(configuredChain(chainId).blockSeconds)),
      hasCode: false,
      search: undefined,
      safe: undefined,
      isDue: true,
      checkedAt: 0,
      report: undefined,
      waiting: null,
      apply: (seen) => {
        apply(entry, seen)
      },
      settle: (receipt) => {
        settle(entry, receipt)
      },
    }
    watch.entries.set(hash, entry)
    // Checks immediately, because the transaction was just sent or the page was just opened.
    if (watch.failures === 0 || !watch.timer) schedule(watch, 0)
    return entry
  }

  function noteHint(chainId: number, hash: string, { hashes, ...status }: BatchHint) {
    const entry = watches.get(chainId)?.entries.get(hash)
    const batch = entry?.tracked.batch
    if (!entry || !batch) return
    const known = searchOf(entry, batch).hashes
    const news = hashes.filter((each) => !known.has(each)).slice(0, Math.max(0, HASHES_MAX - known.size))
    const isNews = status.report !== entry.tracked.report || news.length > 0
    for (const each of news) known.add(each)
    apply(entry, { kind: 'batchReported', ...status })
    if (!isNews) return
    entry.isDue = true
    schedule(watchOf(chainId), 0)
  }

  return { entryOf, leave, noteHint }
}
