import { configuredChain } from '../../config/chains'
import { finalBlocks } from '../../domain/chain/blockTime'
import { MEMPOOL_CHECK_MS } from '../../domain/transaction/limits'
import { pollDelay } from '../../domain/transaction/pollDelay'
import { BatchFailure, type BatchHint } from '../../domain/transaction/batch'
import { endOf, isInBlock, newlyTracked, next, type Observation, type Tracked } from '../../domain/transaction/tracking'
import type { TransactionUpdate } from '../../domain/transaction/transaction'
import type { Node } from '../chain/node'
import { type Checked, searchOf, type SettledReceipt } from './checked'
import { checkTransaction } from './checkTransaction'
import type { Altered, Superseded } from '../../domain/transaction/otherMined'

/** The maximum number of transactions that are checked in one round. The others are checked in the next rounds. */
const CHECKED_AT_ONCE = 10
/** The maximum number of hashes from a wallet that are checked for one batch. */
const HASHES_MAX = 20

export interface Entry extends Checked {
  tracked: Tracked
  /** Whether the transaction may have changed since the last check. */
  isDue: boolean
  checkedAt: number
  report: ((update: TransactionUpdate) => void) | undefined
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
  const isTaken = (hash: string, checked: Checked) =>
    [...entries.values()].some((each) => {
      const { tracked } = each
      return each !== checked && (tracked.hash === hash || tracked.update.minedAs === hash)
    })
  const isNamed = (hash: string, checked: Checked) =>
    [...entries.values()].some((each) => {
      const { batch, update } = each.tracked
      return each !== checked && (batch?.id?.toLowerCase() === hash || update.execution === hash)
    })
  const results = await Promise.allSettled(
    dueEntries(watch, isNewHead, now).map(async (entry) => {
      entry.isDue = await checkTransaction(entry, { node, head, countOf, isTaken, isNamed })
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
export function createPolling(node: Node): Polling {
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
    if (entry.tracked.update !== before.update) entry.report?.(entry.tracked.update)
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
      isPlain: undefined,
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
