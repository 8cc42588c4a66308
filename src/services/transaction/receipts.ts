import type { Block, Receipt, Transaction } from '../../boundary/node'
import { type Address, sameAddress } from '../../domain/chain/address'
import { Altered } from '../../domain/transaction/altered'
import { approvedInstead } from '../../domain/transaction/approvedInstead'
import {
  FINAL_BLOCKS,
  HEAD_POLL_MS,
  PENDING_LONG_MS,
  PENDING_VERY_LONG_MS,
  PENDING_VERY_LONG_POLL_MS,
  RECEIPT_BACK_OFF_MS,
  RECEIPT_POLL_MS,
  SEEN_AGAIN_MS,
  UNSEEN_MS,
} from '../../domain/limits'
import { isRefusal, NodeError } from '../../domain/chain/nodeError'
import { Superseded } from '../../domain/transaction/superseded'
import type { AskedApproval, TransactionUpdate, StoredTransaction } from '../../domain/transaction/transaction'
import { callDigest } from './callDigest'
import { findByNonce } from './findByNonce'
import type { Node } from '../rpc/node'

/**
 * Follows transactions until the chain does not change its mind about them any more. Nothing is concluded from time or
 * from silence: an unreachable node only makes it longer.
 */
export interface Receipts {
  /** Tells of every change, at first and after a reorganisation too. Returns the function that stops it. */
  follow(transaction: Followed, report: (update: TransactionUpdate) => void): () => void
  /**
   * The receipt of a transaction, or of the one that does the same faster in its place. Rejects with Superseded when
   * another one took its place, and with Altered when it is not what the wallet was asked to send.
   */
  wait(chainId: number, hash: string): Promise<Receipt>
  /** What a transaction is recognised by under another hash. */
  digest(to: string | null, value: bigint, data: `0x${string}`): string
}

/** A transaction with what an earlier visit knew of it. */
export type Followed = { account: string; chainId: number } & StoredTransaction

/** Asked for in one round at most; the rest follow in the next. */
const ASKED_AT_ONCE = 10
/** A receipt that was there must be missing so often: nodes behind one address do not all know the same. */
const MISSES = 2

interface Entry {
  chainId: number
  hash: string
  /** Null while somebody waits for a hash of which nothing else is known. */
  account: string | null
  confirmations: number
  addedAt: number
  /** The chain's time in seconds after which it can only fail; null where there is none. */
  deadline: number | null
  approves: AskedApproval | undefined
  /** Whether the account has no code; undefined until somebody else was seen to pay for it. */
  isPlain: boolean | undefined
  update: TransactionUpdate
  /** Something may have changed since it was last looked at. */
  isDue: boolean
  notBefore: number
  lookedAt: number
  /** Latest block after which the nonce was seen unused. */
  unusedAt: number | undefined
  /** When the node was last asked whether it knows the hash, and what it said. */
  askedAt: number
  isKnown: boolean
  isCompared: boolean
  misses: number
  searches: number
  report: ((update: TransactionUpdate) => void) | undefined
  waiting: {
    promise: Promise<Receipt>
    resolve: (receipt: Receipt) => void
    reject: (error: Superseded | Altered) => void
  } | null
}

/** What is new; undefined is what does not hold any more. */
type UpdateChanges = { [Key in keyof TransactionUpdate]?: TransactionUpdate[Key] | undefined }

interface Watch {
  entries: Map<string, Entry>
  timer: ReturnType<typeof setTimeout> | undefined
  isRunning: boolean
  head: string | null
  failures: number
}

const same = (a: TransactionUpdate, b: TransactionUpdate) =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/** Without the fields that have no value, as it is stored. */
function tidy(update: { [Key in keyof TransactionUpdate]: TransactionUpdate[Key] | undefined }): TransactionUpdate {
  return Object.fromEntries(
    Object.entries(update).filter(([, value]) => value !== undefined),
  ) as unknown as TransactionUpdate
}

const digestOf = ({ to, value, input }: Transaction) => callDigest(to, value, input)

export function createReceipts(node: Node): Receipts {
  const watches = new Map<number, Watch>()

  const isMined = ({ update }: Entry) => update.minedIn !== undefined

  function tell(entry: Entry, changes: UpdateChanges) {
    const update = tidy({ ...entry.update, ...changes })
    if (same(update, entry.update)) return
    entry.update = update
    entry.report?.(update)
  }

  function leave(entry: Entry) {
    const watch = watchOf(entry.chainId)
    if (watch.entries.get(entry.hash) === entry) watch.entries.delete(entry.hash)
    if (watch.entries.size === 0) {
      clearTimeout(watch.timer)
      watch.timer = undefined
    }
  }

  /** What the wallet sent tells the nonce, and whether it is what was asked. */
  function compare(entry: Entry, found: Transaction): UpdateChanges {
    entry.isCompared = true
    // Smart accounts are served by others, with nonces and calls of their own.
    if (entry.account === null || !sameAddress(found.from, entry.account)) return {}
    return { nonce: entry.update.nonce ?? found.nonce, ...difference(entry, found) }
  }

  /** How what was sent differs from what was asked. */
  function difference({ update: { call: asked, isAltered }, approves }: Entry, found: Transaction) {
    const call = digestOf(found)
    if (asked === undefined || asked === call) return { call, isAltered }
    const approved = approvedInstead(approves, found)
    if (approved === null) return { call: asked, isAltered: true }
    const isAsked = approved.toString() === approves?.amount
    return { call, approved: isAsked ? undefined : approved.toString(), isAltered }
  }

  /** Who paid instead of a plain account. Smart accounts, and batches, are served by others. */
  async function otherPayer(entry: Entry, { from }: Receipt): Promise<Address | undefined> {
    const { account, chainId, update } = entry
    if (account === null || update.call === undefined || sameAddress(from, account)) return undefined
    entry.isPlain ??= (await node.code(chainId, account as Address)) === '0x'
    return entry.isPlain ? from : undefined
  }

  async function lookMined(entry: Entry, head: Block, receipt: Receipt, asSent: UpdateChanges = {}) {
    const { chainId, hash } = entry
    const { transactionHash, blockNumber, status } = receipt
    entry.misses = 0
    // Without an answer to this nothing is told: it may be the success of somebody else.
    const sentFrom = await otherPayer(entry, receipt)
    let seen: UpdateChanges = { ...asSent, ...(sentFrom && { sentFrom, isAltered: true }) }
    if (!entry.isCompared && entry.account !== null && transactionHash === hash) {
      // The outcome is told whether this can be read or not; it is tried again with the next blocks.
      const found = await node.transaction(chainId, hash).catch(() => null)
      if (found) seen = { ...compare(entry, found), ...seen }
    }
    const depth = head.number - blockNumber + 1
    const { resolution } = entry.update
    const minedAs = transactionHash === hash ? undefined : transactionHash
    if (resolution === 'cancelled' || resolution === 'replaced') {
      tell(entry, { minedIn: depth < FINAL_BLOCKS ? blockNumber : undefined })
      entry.waiting?.reject(new Superseded(resolution, transactionHash))
    } else if (!isMined(entry) && depth < entry.confirmations) {
      tell(entry, { ...seen, resolution: undefined, minedAs })
      return
    } else {
      const isFinal = depth >= FINAL_BLOCKS
      tell(entry, {
        ...seen,
        status: status ? 'confirmed' : 'failed',
        resolution: minedAs && 'spedUp',
        minedAs,
        minedIn: isFinal ? undefined : blockNumber,
      })
      const { isAltered } = entry.update
      if (isAltered) entry.waiting?.reject(new Altered(entry.update.sentFrom, transactionHash))
      else entry.waiting?.resolve(receipt)
    }
    entry.waiting = null
    if (!isMined(entry) || !entry.report) leave(entry)
  }

  /** One that was mined, while its block may still be taken back. */
  async function lookAgain(entry: Entry, head: Block) {
    const receipt = await node.receipt(entry.chainId, entry.update.minedAs ?? entry.hash)
    if (receipt) return lookMined(entry, head, receipt)
    entry.misses += 1
    if (entry.misses < MISSES) return true
    entry.misses = 0
    entry.unusedAt = undefined
    entry.askedAt = 0
    tell(entry, { status: 'pending', resolution: undefined, minedAs: undefined, minedIn: undefined })
    return true
  }

  /** One whose nonce is used, though not by its own hash. */
  async function lookForOther(entry: Entry, account: string, nonce: number, head: Block) {
    const { chainId, hash } = entry
    const recent = head.number - 1
    const guess = entry.unusedAt ?? entry.update.unusedAt ?? recent
    const search = (from: number) =>
      findByNonce(node, chainId, account, nonce, from, head.number).catch((error: unknown) => {
        // A node that has no old states says so. Any other failure is no answer.
        if (error instanceof NodeError && (error.failure === 'tooLarge' || isRefusal(error))) return null
        throw error
      })
    const other = (await search(guess)) ?? (guess < recent ? await search(recent) : null)
    // Its own: the receipt is late.
    if (other?.hash === hash) return
    if (!other) {
      entry.searches += 1
      entry.notBefore = Date.now() + Math.min(PENDING_VERY_LONG_POLL_MS * 10, RECEIPT_BACK_OFF_MS * 2 ** entry.searches)
      // Once may be a node that lags behind.
      if (entry.searches >= MISSES) tell(entry, { resolution: 'nonceUsed' })
      return
    }
    entry.searches = 0
    const minedAs = other.hash
    const receipt = await node.receipt(chainId, minedAs)
    if (!receipt) return
    const asSent = difference(entry, other)
    const isSame = entry.update.call !== undefined && asSent.call === digestOf(other)
    if (!isSame) {
      const isNothing =
        other.value === 0n && other.input === '0x' && other.to !== null && sameAddress(other.to, account)
      const resolution = isNothing ? 'cancelled' : 'replaced'
      tell(entry, { status: 'failed', resolution, minedAs, minedIn: receipt.blockNumber })
    }
    await lookMined(entry, head, receipt, isSame ? asSent : {})
  }

  /** Whether a node knows it. Asked now and then only: it is a question for each transaction. */
  async function lookPending(entry: Entry, head: Block) {
    const now = Date.now()
    if (now - entry.askedAt >= SEEN_AGAIN_MS || entry.update.nonce === undefined) {
      const found = await node.transaction(entry.chainId, entry.hash)
      entry.askedAt = now
      entry.isKnown = found !== null
      // A guess, which a search checks: it may be in the block that has just come.
      if (found) tell(entry, { unusedAt: head.number, ...entry.update, ...compare(entry, found) })
    }
    const isUnseen = !entry.isKnown && now - entry.addedAt >= UNSEEN_MS
    const isExpired = entry.deadline !== null && head.timestamp > entry.deadline
    tell(entry, { resolution: isExpired ? 'expired' : isUnseen ? 'unseen' : undefined, minedAs: undefined })
  }

  /** Looks at one. Answers true where it should be looked at again without a new block. */
  async function look(entry: Entry, head: Block, countOf: (account: string) => Promise<number>): Promise<unknown> {
    const { chainId, hash, account } = entry
    if (isMined(entry)) return lookAgain(entry, head)
    const { nonce } = entry.update
    if (account !== null && nonce !== undefined && (await countOf(account)) <= nonce) {
      entry.unusedAt = head.number
      if (entry.update.unusedAt === undefined) tell(entry, { unusedAt: head.number })
      entry.searches = 0
      return lookPending(entry, head)
    }
    const { minedAs } = entry.update
    const followed = minedAs === undefined ? null : await node.receipt(chainId, minedAs)
    const receipt = followed ?? (await node.receipt(chainId, hash))
    if (receipt) return lookMined(entry, head, receipt)
    if (account === null) return undefined
    if (nonce === undefined) return lookPending(entry, head)
    await lookForOther(entry, account, nonce, head)
    return entry.update.status === 'pending'
  }

  async function round(chainId: number, watch: Watch) {
    watch.timer = undefined
    watch.isRunning = true
    try {
      const head = await node.head(chainId)
      const now = Date.now()
      const isNews = head.hash !== watch.head
      watch.head = head.hash
      for (const entry of watch.entries.values()) {
        if (isNews || now - entry.lookedAt >= SEEN_AGAIN_MS) entry.isDue = true
      }
      const due = [...watch.entries.values()].filter((entry) => entry.isDue && entry.notBefore <= now)
      const counts = new Map<string, Promise<number>>()
      const countOf = (account: string) => {
        const asked = counts.get(account) ?? node.transactionCount(chainId, account, head.number)
        counts.set(account, asked)
        return asked
      }
      const answers = await Promise.allSettled(
        due.slice(0, ASKED_AT_ONCE).map(async (entry) => {
          entry.isDue = Boolean(await look(entry, head, countOf))
          entry.lookedAt = now
          // Those that were asked go to the end, so that each gets its turn.
          const { entries } = watch
          if (entries.get(entry.hash) === entry && entries.delete(entry.hash)) entries.set(entry.hash, entry)
        }),
      )
      const isDown = answers.some(({ status }) => status === 'rejected')
      watch.failures = isDown ? watch.failures + 1 : 0
    } catch {
      watch.failures += 1
    }
    watch.isRunning = false
    schedule(chainId, watch)
  }

  /** How soon to ask again: the younger the youngest that is awaited, the sooner. */
  function pause({ entries, failures }: Watch): number {
    const awaited = [...entries.values()].filter((entry) => !isMined(entry) || entry.misses > 0)
    const age = Math.min(...awaited.map(({ addedAt }) => Date.now() - addedAt))
    const usual =
      age < PENDING_LONG_MS
        ? RECEIPT_POLL_MS
        : awaited.length === 0 || age < PENDING_VERY_LONG_MS
          ? HEAD_POLL_MS
          : PENDING_VERY_LONG_POLL_MS
    return failures === 0
      ? usual
      : Math.max(usual, Math.min(RECEIPT_BACK_OFF_MS, RECEIPT_POLL_MS * 2 ** (failures - 1)))
  }

  function schedule(chainId: number, watch: Watch, ms = pause(watch)) {
    clearTimeout(watch.timer)
    watch.timer = undefined
    if (watch.entries.size === 0 || watch.isRunning) return
    watch.timer = setTimeout(() => void round(chainId, watch), ms)
  }

  function watchOf(chainId: number): Watch {
    const known = watches.get(chainId)
    if (known) return known
    const watch: Watch = { entries: new Map(), timer: undefined, isRunning: false, head: null, failures: 0 }
    watches.set(chainId, watch)
    return watch
  }

  function entryOf(chainId: number, hash: string): Entry {
    const watch = watchOf(chainId)
    const known = watch.entries.get(hash)
    if (known) return known
    const entry: Entry = {
      chainId,
      hash,
      account: null,
      confirmations: 1,
      addedAt: Date.now(),
      deadline: null,
      approves: undefined,
      isPlain: undefined,
      update: { status: 'pending' },
      isDue: true,
      notBefore: 0,
      lookedAt: 0,
      unusedAt: undefined,
      askedAt: 0,
      isKnown: false,
      isCompared: false,
      misses: 0,
      searches: 0,
      report: undefined,
      waiting: null,
    }
    watch.entries.set(hash, entry)
    // Somebody has just sent it, or has just opened the page.
    if (watch.failures === 0 || !watch.timer) schedule(chainId, watch, 0)
    return entry
  }

  return {
    digest: callDigest,
    follow(transaction, report) {
      const { account, chainId, confirmations = 1, addedAt, deadline = null, approves } = transaction
      const { status, nonce, call, unusedAt, resolution, minedAs, minedIn, isAltered, sentFrom, approved } = transaction
      const entry = entryOf(chainId, transaction.hash.toLowerCase())
      const known = { account: account.toLowerCase(), confirmations, addedAt, deadline, approves }
      Object.assign(entry, { ...known, report, isDue: true })
      entry.update = tidy({
        status,
        nonce,
        call,
        unusedAt,
        resolution,
        minedAs,
        minedIn,
        isAltered,
        sentFrom,
        approved,
      })
      return () => {
        if (entry.report !== report) return
        entry.report = undefined
        if (!entry.waiting) leave(entry)
      }
    },
    wait(chainId, hash) {
      const entry = entryOf(chainId, hash.toLowerCase())
      if (entry.waiting) return entry.waiting.promise
      const { promise, resolve, reject } = withResolvers()
      entry.waiting = { promise, resolve, reject }
      if (isMined(entry)) entry.isDue = true
      return promise
    },
  }
}

function withResolvers() {
  let resolve: (receipt: Receipt) => void = () => undefined
  let reject: (error: Superseded | Altered) => void = () => undefined
  const promise = new Promise<Receipt>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
