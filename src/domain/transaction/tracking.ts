import { type Address, sameAddress } from '../chain/address'
import { BATCH_FOLLOWED_MS, BATCH_LOOKS, PENDING_VERY_LONG_POLL_MS, RECEIPT_BACK_OFF_MS, UNSEEN_MS } from './limits'
import { approvedInstead } from './approvedInstead'
import { BatchFailure, type BatchHint, type SentBatch } from './batch'
import type { RequestedApproval, TransactionUpdate } from './transaction'
import { Altered, Superseded } from './otherMined'

/**
 * Nodes behind one URL are not always in sync: a receipt counts as gone once it is missing this many times in a row.
 */
const MISSES_MAX = 2

/** A transaction being tracked. Plain data, changed by `next` only. */
export interface Tracked {
  readonly hash: string
  /** Null for a hash of which nothing else is known. */
  readonly account: string | null
  readonly confirmations: number
  /** The number of blocks on top of its own after which it counts as final. */
  readonly finalBlocks: number
  /** Milliseconds since 1970. */
  readonly addedAt: number
  /** The chain time in seconds after which it can only fail; null where there is none. */
  readonly deadline: number | null
  readonly approves: RequestedApproval | undefined
  /** For a batch: the calls to look for on the chain. */
  readonly batch: SentBatch | undefined
  /** What its wallet says of it, and how many times the chain was read since without showing it. */
  readonly word: BatchHint['word']
  readonly looks: number
  /** Whether the last time everything was read in which a transaction of the batch could be. */
  readonly isSearched: boolean
  /** Everything known about it. */
  readonly update: TransactionUpdate
  /** Latest block after which its nonce was unused. */
  readonly unusedAt: number | undefined
  /** When its hash was last looked up (milliseconds since 1970), and whether the node knew it. */
  readonly searchedAt: number
  readonly isKnown: boolean
  /** Whether the sent transaction has been compared with the request. */
  readonly isCompared: boolean
  /** How many times in a row its receipt, once seen, was missing. */
  readonly misses: number
  /** How many times in a row the search for the transaction that used its nonce failed. */
  readonly searches: number
  /** It is not checked before this time (milliseconds since 1970). */
  readonly notBefore: number
}

/** A transaction as a node returned it, with the digest of its call. */
export interface SentTransaction {
  hash: string
  from: Address
  nonce: number
  to: string | null
  value: bigint
  input: string
  call: string
}

interface Head {
  number: number
  /** Seconds since 1970. */
  timestamp: number
}

interface MinedReceipt {
  transactionHash: string
  blockNumber: number
  status: boolean
}

/** What was observed of a transaction at the latest block, `head`, or at a time, `now` (milliseconds since 1970). */
export type Observation =
  | { kind: 'nonceUnused'; head: Head }
  /** Its hash was looked up. `isPlain`: where it was not found, whether the account is known to have no code. */
  | { kind: 'lookedUp'; found: SentTransaction | null; head: Head; now: number; isPlain?: boolean | undefined }
  /** It is still not mined. */
  | { kind: 'pending'; head: Head; now: number }
  /**
   * There is a receipt. `sentFrom` paid for it instead of an externally owned account. `found`: the sent transaction,
   * once read. `execution`: its hash at the account, where the account has given it one.
   */
  | {
      kind: 'mined'
      receipt: MinedReceipt
      head: Head
      sentFrom?: Address | undefined
      found?: SentTransaction | null
      execution?: string
    }
  /** A mined transaction carried it out among other things for the account, and it cannot be told how it ended. */
  | { kind: 'undecided'; hash: string }
  /** Its receipt is gone. */
  | { kind: 'receiptMissing' }
  /** Another hash with its nonce was mined. */
  | { kind: 'nonceTaken'; other: SentTransaction; receipt: MinedReceipt; head: Head }
  /** Its nonce is used, by a transaction that could not be found. */
  | { kind: 'nonceLost'; now: number }
  /** Its Safe has not executed it, nor anything in its place. */
  | { kind: 'accountOpen'; head: Head }
  /** Its Safe has executed something else with its nonce. */
  | { kind: 'accountReplaced'; receipt: MinedReceipt; head: Head }
  /** The wallet's word on a batch. */
  | ({ kind: 'batchTold' } & Pick<BatchHint, 'word' | 'signed'>)
  /** A transaction carried a part of a batch. */
  | { kind: 'batchPart'; hash: string }
  /** No transaction carries a batch. `isWhole`: whether everything was read in which one could be. */
  | { kind: 'batchUnseen'; isWhole: boolean; head: Head; now: number }

/** The changed fields; undefined removes one. */
type Changes = { [Key in keyof TransactionUpdate]?: TransactionUpdate[Key] | undefined }

/** A transaction that has not been observed yet in this visit. */
export const newlyTracked = (hash: string, addedAt: number, finalBlocks: number): Tracked => ({
  hash,
  account: null,
  confirmations: 1,
  finalBlocks,
  addedAt,
  deadline: null,
  approves: undefined,
  batch: undefined,
  word: 'pending',
  looks: 0,
  isSearched: false,
  update: { status: 'pending' },
  unusedAt: undefined,
  searchedAt: 0,
  isKnown: false,
  isCompared: false,
  misses: 0,
  searches: 0,
  notBefore: 0,
})

/** Without the fields that have no value, as it is stored. */
export function withoutUndefined(update: {
  [Key in keyof TransactionUpdate]: TransactionUpdate[Key] | undefined
}): TransactionUpdate {
  return Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)) as TransactionUpdate
}

/** Keeps the update object if nothing in it changes. */
function withUpdate(tracked: Tracked, changes: Changes): Tracked {
  const update = withoutUndefined({ ...tracked.update, ...changes })
  const keys = Object.keys({ ...update, ...tracked.update }) as (keyof TransactionUpdate)[]
  return keys.every((key) => update[key] === tracked.update[key]) ? tracked : { ...tracked, update }
}

/** How the sent transaction differs from the request. */
function difference({ update: { call: requested, isAltered }, approves }: Tracked, sent: SentTransaction): Changes {
  const { call } = sent
  if (requested === undefined || requested === call) return { call, isAltered }
  const approved = approvedInstead(approves, sent)
  if (approved === null) return { call: requested, isAltered: true }
  const isAsRequested = approved.toString() === approves?.amount
  return { call, approved: isAsRequested ? undefined : approved.toString(), isAltered }
}

/** What the sent transaction shows: its nonce, and whether it is as requested. */
function compared(tracked: Tracked, sent: SentTransaction): Changes {
  const { account, update } = tracked
  // Smart accounts' transactions are sent by others, with nonces and calls of their own.
  if (account === null || !sameAddress(sent.from, account)) return {}
  return { nonce: update.nonce ?? sent.nonce, ...difference(tracked, sent) }
}

/** Whether the chain's time is past the deadline after which it can only fail. */
export const isLate = ({ deadline }: Tracked, { timestamp }: Pick<Head, 'timestamp'>): boolean =>
  deadline !== null && timestamp > deadline

/**
 * @param isPlain - whether the account has no code, where that was read: what a smart account calls its transaction's hash
 *   may be another one, under which it was carried out long ago, so that not knowing it says nothing
 */
function pending(tracked: Tracked, head: Head, now: number, isPlain?: boolean): Tracked {
  const isUnseen = !tracked.isKnown && now - tracked.addedAt >= UNSEEN_MS && isPlain !== false
  const isExpired = isLate(tracked, head) && (isPlain === true || tracked.update.nonce !== undefined)
  return withUpdate(tracked, {
    resolution: isExpired ? 'expired' : isUnseen ? 'unseen' : undefined,
    minedAs: undefined,
  })
}

function searched(
  tracked: Tracked,
  { found, head, now, isPlain }: Extract<Observation, { kind: 'lookedUp' }>,
): Tracked {
  const at = {
    ...tracked,
    searchedAt: now,
    isKnown: found !== null,
    isCompared: tracked.isCompared || found !== null,
  }
  if (!found) return pending(at, head, now, isPlain)
  // The block is a guess, which the search verifies: it may be in the newest block.
  const changes = { unusedAt: head.number, ...at.update, ...compared(at, found) }
  return pending(withUpdate(at, changes), head, now)
}

const isSuperseded = ({ resolution }: TransactionUpdate) => resolution === 'cancelled' || resolution === 'replaced'

/** With a receipt: its own, or that of another hash with its nonce. */
function settled(
  tracked: Tracked,
  { transactionHash, blockNumber, status }: MinedReceipt,
  head: Head,
  changes: Changes,
) {
  const { hash, confirmations, finalBlocks, update, batch } = tracked
  const depth = head.number - blockNumber + 1
  const minedIn = depth < finalBlocks ? blockNumber : undefined
  const minedAs = transactionHash === hash ? undefined : transactionHash
  const found = { ...tracked, misses: 0 }
  if (isSuperseded(update)) return withUpdate(found, { minedIn })
  if (update.minedIn === undefined && depth < confirmations) {
    return withUpdate(found, { ...changes, resolution: undefined, minedAs })
  }
  const resolution = minedAs === undefined || batch ? undefined : 'spedUp'
  return withUpdate(found, { ...changes, status: status ? 'confirmed' : 'failed', resolution, minedAs, minedIn })
}

function mined(
  tracked: Tracked,
  { receipt, head, sentFrom, found, execution }: Extract<Observation, { kind: 'mined' }>,
): Tracked {
  const changes = {
    ...(found && compared(tracked, found)),
    ...(execution !== undefined && { execution }),
    ...(sentFrom && { sentFrom, isAltered: true }),
  }
  return settled({ ...tracked, isCompared: tracked.isCompared || Boolean(found) }, receipt, head, changes)
}

/** Another transaction, with this receipt, was mined in its place. */
function replaced(tracked: Tracked, resolution: Superseded['resolution'], receipt: MinedReceipt, head: Head): Tracked {
  const { transactionHash: minedAs } = receipt
  return settled(withUpdate(tracked, { status: 'failed', resolution, minedAs }), receipt, head, {})
}

function nonceTaken(tracked: Tracked, { other, receipt, head }: Extract<Observation, { kind: 'nonceTaken' }>): Tracked {
  const found = { ...tracked, searches: 0 }
  const changes = difference(tracked, other)
  if (tracked.update.call !== undefined && changes.call === other.call) return settled(found, receipt, head, changes)
  const { account } = tracked
  const isNothing = other.value === 0n && other.input === '0x' && other.to !== null
  const isCancelled = isNothing && account !== null && sameAddress(other.to ?? '', account)
  return replaced(found, isCancelled ? 'cancelled' : 'replaced', receipt, head)
}

function nonceLost(tracked: Tracked, now: number): Tracked {
  const searches = tracked.searches + 1
  const notBefore = now + Math.min(PENDING_VERY_LONG_POLL_MS * 10, RECEIPT_BACK_OFF_MS * 2 ** searches)
  const searched = { ...tracked, searches, notBefore }
  // Once may be a node that lags behind.
  return searches < MISSES_MAX ? searched : withUpdate(searched, { resolution: 'nonceUsed' })
}

function receiptMissing(tracked: Tracked): Tracked {
  const misses = tracked.misses + 1
  if (misses < MISSES_MAX) return { ...tracked, misses }
  const forgotten = { ...tracked, misses: 0, unusedAt: undefined, searchedAt: 0 }
  return withUpdate(forgotten, {
    status: 'pending',
    resolution: undefined,
    minedAs: undefined,
    minedIn: undefined,
    execution: undefined,
  })
}

function batchUnseen(tracked: Tracked, { isWhole, head, now }: Extract<Observation, { kind: 'batchUnseen' }>): Tracked {
  const { word, looks, addedAt, update } = tracked
  const isExpired = update.resolution === 'expired' || (isWhole && isLate(tracked, head))
  const isOver = now - addedAt >= BATCH_FOLLOWED_MS
  const looked = { ...tracked, isSearched: isWhole, looks: word === 'pending' ? 0 : looks + 1 }
  return withUpdate(looked, {
    resolution: isExpired ? 'expired' : isOver ? 'unclear' : undefined,
    minedAs: undefined,
  })
}

function batchTold(tracked: Tracked, { word, signed }: Extract<Observation, { kind: 'batchTold' }>): Tracked {
  const told = word === tracked.word ? tracked : { ...tracked, word, looks: 0 }
  return signed === undefined || !tracked.batch?.safe ? told : withUpdate(told, { signed })
}

type OfBatch = Extract<Observation, { kind: 'undecided' | 'accountOpen' | 'accountReplaced' | `batch${string}` }>

/** The same after what concerns calls that others carry out, or several at once. */
function nextOfBatch(tracked: Tracked, seen: OfBatch): Tracked {
  switch (seen.kind) {
    case 'undecided':
      return withUpdate(tracked, { resolution: 'unclear', minedAs: seen.hash })
    case 'accountOpen':
      return withUpdate(tracked, { resolution: isLate(tracked, seen.head) ? 'expired' : undefined, minedAs: undefined })
    case 'accountReplaced':
      return replaced({ ...tracked, searches: 0 }, 'replaced', seen.receipt, seen.head)
    case 'batchTold':
      return batchTold(tracked, seen)
    case 'batchPart':
      return withUpdate(tracked, { partAs: seen.hash })
    case 'batchUnseen':
      return batchUnseen(tracked, seen)
  }
}

/**
 * The state of a transaction after an observation. Silence proves nothing, and time only that it has not been seen. The
 * update keeps its identity if nothing in it changes.
 */
export function next(tracked: Tracked, seen: Observation): Tracked {
  switch (seen.kind) {
    case 'nonceUnused': {
      const { number } = seen.head
      const unused = { ...tracked, unusedAt: number, searches: 0 }
      return withUpdate(unused, { unusedAt: tracked.update.unusedAt ?? number })
    }
    case 'lookedUp':
      return searched(tracked, seen)
    case 'pending':
      return pending(tracked, seen.head, seen.now)
    case 'mined':
      return mined(tracked, seen)
    case 'receiptMissing':
      return receiptMissing(tracked)
    case 'nonceTaken':
      return nonceTaken(tracked, seen)
    case 'nonceLost':
      return nonceLost(tracked, seen.now)
    default:
      return nextOfBatch(tracked, seen)
  }
}

/** Whether its block may still be reorganised away. */
export const isInBlock = ({ update }: Tracked): boolean => update.minedIn !== undefined

/** How waiting for a batch ends that the chain does not show; null while its wallet says that it is pending. */
function endOfBatch({ word, looks, isSearched, update }: Tracked): BatchFailure | null {
  if (update.resolution === 'unclear' && update.minedAs !== undefined)
    return new BatchFailure('undecided', update.minedAs)
  if (word === 'pending' || looks < BATCH_LOOKS) return null
  if (update.partAs !== undefined) return new BatchFailure('partial', update.partAs)
  return new BatchFailure(word === 'dropped' && isSearched ? 'notSent' : 'unclear')
}

/** How waiting for a transaction ends: with its receipt or an error; null while it is pending. */
export function endOf(tracked: Tracked): 'receipt' | Superseded | Altered | BatchFailure | null {
  const { hash, update, batch } = tracked
  const { status, resolution, minedAs = hash, isAltered, sentFrom } = update
  if (resolution === 'cancelled' || resolution === 'replaced') return new Superseded(resolution, minedAs)
  if (status === 'pending') return batch ? endOfBatch(tracked) : null
  return isAltered ? new Altered(sentFrom, minedAs) : 'receipt'
}
