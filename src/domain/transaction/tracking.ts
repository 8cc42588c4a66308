import { type Address, sameAddress } from '../chain/address'
import type { KnownBlock } from '../chain/blockTime'
import { BATCH_FOLLOWED_MS, BATCH_SEARCHES, PENDING_VERY_LONG_POLL_MS, RECEIPT_BACK_OFF_MS, UNSEEN_MS } from './limits'
import { approvedInstead } from './approvedInstead'
import { BatchFailure, type BatchHint, type SentBatch } from './batch'
import { type RequestedApproval, type TransactionState, withoutUndefined } from './transaction'
import { Altered, Superseded } from './otherMined'

/** The consecutive misses after which a receipt counts as gone. Nodes behind one URL are not always in sync. */
const MISSES_MAX = 2

/** What is known of a tracked transaction. It is immutable; `next` returns the next one. */
export interface Tracked {
  readonly hash: string
  readonly account: string | null
  /** The number of blocks, including the transaction's own, after which the transaction counts as confirmed. */
  readonly confirmations: number
  /** The number of blocks after which the transaction counts as final. */
  readonly finalBlocks: number
  /** When the request went to the wallet, in milliseconds since 1970. */
  readonly addedAt: number
  /** The chain time, in seconds, after which the transaction can only fail; null if it has no deadline. */
  readonly deadline: number | null
  readonly approves: RequestedApproval | undefined
  readonly batch: SentBatch | undefined
  readonly report: BatchHint['report']
  /** How many times the chain has been searched for the batch without success since the wallet's last report. */
  readonly emptySearches: number
  /** Whether the last search covered every block that could contain the batch. */
  readonly isSearched: boolean
  /** The part that is stored in the browser. */
  readonly state: TransactionState
  /** The latest block at which the nonce was unused. */
  readonly unusedAt: number | undefined
  /** When the hash was last looked up, in milliseconds since 1970. */
  readonly searchedAt: number
  /** Whether the node had the transaction at the last lookup. */
  readonly isKnown: boolean
  readonly isCompared: boolean
  /** How many times in a row the receipt was missing, after it had been seen. */
  readonly misses: number
  /** How many times in a row the search for the transaction that used the nonce failed. */
  readonly searches: number
  readonly notBefore: number
}

/** A transaction as a node returned it. `call` is the digest of its call. */
export interface SentTransaction {
  hash: string
  from: Address
  nonce: number
  to: string | null
  value: bigint
  input: string
  call: string
}

interface MinedReceipt {
  transactionHash: string
  blockNumber: number
  status: boolean
}

/** `head` is the latest block, `now` the time in milliseconds since 1970. */
export type Observation =
  | { kind: 'nonceUnused'; head: KnownBlock }
  /**
   * The hash was looked up. `found` is null if the node does not have the transaction. `isPlain`: whether the account
   * has no code; absent if the transaction was found or the code was not read.
   */
  | { kind: 'lookedUp'; found: SentTransaction | null; head: KnownBlock; now: number; isPlain?: boolean | undefined }
  | { kind: 'pending'; head: KnownBlock; now: number }
  /**
   * The receipt was found. `sentFrom`: the sender, if it is not the externally owned account of the request. `found`:
   * the sent transaction, if it was read. `execution`: the userOpHash or safeTxHash, if there is one.
   */
  | {
      kind: 'mined'
      receipt: MinedReceipt
      head: KnownBlock
      sentFrom?: Address | undefined
      found?: SentTransaction | null
      execution?: string
    }
  /** A mined transaction has the request among other executions of the account, and its outcome is unclear. */
  | { kind: 'undecided'; hash: string }
  | { kind: 'receiptMissing' }
  /** A transaction with the same nonce but another hash was mined. */
  | { kind: 'nonceTaken'; other: SentTransaction; receipt: MinedReceipt; head: KnownBlock }
  /** The nonce was used by a transaction that could not be found. */
  | { kind: 'nonceLost'; now: number }
  /**
   * The Safe has executed neither the transaction nor another transaction with the same nonce. `isWhole`: whether this
   * is certain, because the executions by modules were searched or cannot exist.
   */
  | { kind: 'accountOpen'; head: KnownBlock; isWhole: boolean }
  /** The Safe has executed another transaction with the same nonce. */
  | { kind: 'accountReplaced'; receipt: MinedReceipt; head: KnownBlock }
  | ({ kind: 'batchReported' } & Pick<BatchHint, 'report' | 'signed'>)
  | { kind: 'batchPart'; hash: string }
  /** The batch was not found. `isWhole`: whether the search covered every block that could contain the batch. */
  | { kind: 'batchUnseen'; isWhole: boolean; head: KnownBlock; now: number }

type Changes = { [Key in keyof TransactionState]?: TransactionState[Key] | undefined }

export const newlyTracked = (hash: string, addedAt: number, finalBlocks: number): Tracked => ({
  hash,
  account: null,
  confirmations: 1,
  finalBlocks,
  addedAt,
  deadline: null,
  approves: undefined,
  batch: undefined,
  report: 'pending',
  emptySearches: 0,
  isSearched: false,
  state: { status: 'pending' },
  unusedAt: undefined,
  searchedAt: 0,
  isKnown: false,
  isCompared: false,
  misses: 0,
  searches: 0,
  notBefore: 0,
})

/** Applies changes. Keeps the same state object if nothing in it changes. */
function withState(tracked: Tracked, changes: Changes): Tracked {
  const state = withoutUndefined<TransactionState>({ ...tracked.state, ...changes })
  const keys = Object.keys({ ...state, ...tracked.state }) as (keyof TransactionState)[]
  return keys.every((key) => state[key] === tracked.state[key]) ? tracked : { ...tracked, state }
}

function difference({ state: { call: requested, isAltered }, approves }: Tracked, sent: SentTransaction): Changes {
  const { call } = sent
  if (requested === undefined || requested === call) return { call, isAltered }
  const approved = approvedInstead(approves, sent)
  if (approved === null) return { call: requested, isAltered: true }
  const isAsRequested = approved.toString() === approves?.amount
  return { call, approved: isAsRequested ? undefined : approved.toString(), isAltered }
}

function compared(tracked: Tracked, sent: SentTransaction): Changes {
  const { account, state } = tracked
  // A smart account's request is executed by another sender, with that sender's nonce and call.
  if (account === null || !sameAddress(sent.from, account)) return {}
  return { nonce: state.nonce ?? sent.nonce, ...difference(tracked, sent) }
}

/** Whether the deadline has passed by the chain's time, so that the transaction can only fail. */
export const isLate = ({ deadline }: Tracked, { timestamp }: Pick<KnownBlock, 'timestamp'>): boolean =>
  deadline !== null && timestamp > deadline

/**
 * @param isPlain - whether the account has no code; undefined if the code was not read. A smart account's wallet may
 * return a hash that is not the transaction's hash, so it proves nothing if the node does not have the hash
 */
function pending(tracked: Tracked, head: KnownBlock, now: number, isPlain?: boolean): Tracked {
  const age = now - tracked.addedAt
  const isUnseen = !tracked.isKnown && age >= UNSEEN_MS && isPlain !== false
  const isPast = isLate(tracked, head)
  const isExpired = isPast && (isPlain === true || tracked.state.nonce !== undefined)
  // A smart account's request was carried out by now under a hash that nobody knows, or not at all.
  const isUnclear = isPlain === false && (isPast || age >= BATCH_FOLLOWED_MS)
  return withState(tracked, {
    resolution: isExpired ? 'expired' : isUnclear ? 'unclear' : isUnseen ? 'unseen' : undefined,
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
  // The nonce may already be used at `head`, because the transaction may be in that block. Therefore, the search for
  // the use of the nonce verifies `unusedAt`.
  const changes = { unusedAt: head.number, ...at.state, ...compared(at, found) }
  return pending(withState(at, changes), head, now)
}

const isSuperseded = ({ resolution }: TransactionState) => resolution === 'cancelled' || resolution === 'replaced'

/** The state after a receipt was found, either of the transaction or of the same call under another hash. */
function settled(
  tracked: Tracked,
  { transactionHash, blockNumber, status }: MinedReceipt,
  head: KnownBlock,
  changes: Changes,
) {
  const { hash, confirmations, finalBlocks, state, batch } = tracked
  const depth = head.number - blockNumber + 1
  const minedIn = depth < finalBlocks ? blockNumber : undefined
  const minedAs = transactionHash === hash ? undefined : transactionHash
  const found = { ...tracked, misses: 0 }
  if (isSuperseded(state)) return withState(found, { minedIn })
  if (state.minedIn === undefined && depth < confirmations) {
    return withState(found, { ...changes, resolution: undefined, minedAs })
  }
  const isOperation = changes.execution?.toLowerCase() === hash.toLowerCase()
  const resolution = minedAs === undefined || batch || isOperation ? undefined : 'spedUp'
  return withState(found, { ...changes, status: status ? 'confirmed' : 'failed', resolution, minedAs, minedIn })
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

function replaced(
  tracked: Tracked,
  resolution: Superseded['resolution'],
  receipt: MinedReceipt,
  head: KnownBlock,
): Tracked {
  const { transactionHash: minedAs } = receipt
  return settled(withState(tracked, { status: 'failed', resolution, minedAs }), receipt, head, {})
}

function nonceTaken(tracked: Tracked, { other, receipt, head }: Extract<Observation, { kind: 'nonceTaken' }>): Tracked {
  const found = { ...tracked, searches: 0 }
  const changes = difference(tracked, other)
  if (tracked.state.call !== undefined && changes.call === other.call) return settled(found, receipt, head, changes)
  const { account } = tracked
  const isNothing = other.value === 0n && other.input === '0x' && other.to !== null
  const isCancelled = isNothing && account !== null && sameAddress(other.to ?? '', account)
  return replaced(found, isCancelled ? 'cancelled' : 'replaced', receipt, head)
}

function nonceLost(tracked: Tracked, now: number): Tracked {
  const searches = tracked.searches + 1
  const notBefore = now + Math.min(PENDING_VERY_LONG_POLL_MS * 10, RECEIPT_BACK_OFF_MS * 2 ** searches)
  const searched = { ...tracked, searches, notBefore }
  // A single failed search may be due to a node that lags.
  return searches < MISSES_MAX ? searched : withState(searched, { resolution: 'nonceUsed' })
}

function receiptMissing(tracked: Tracked): Tracked {
  const misses = tracked.misses + 1
  if (misses < MISSES_MAX) return { ...tracked, misses }
  const forgotten = { ...tracked, misses: 0, unusedAt: undefined, searchedAt: 0 }
  return withState(forgotten, {
    status: 'pending',
    resolution: undefined,
    minedAs: undefined,
    minedIn: undefined,
    execution: undefined,
  })
}

function batchUnseen(tracked: Tracked, { isWhole, head, now }: Extract<Observation, { kind: 'batchUnseen' }>): Tracked {
  const { report, emptySearches, addedAt, state } = tracked
  const isExpired = state.resolution === 'expired' || (isWhole && isLate(tracked, head))
  const isOver = now - addedAt >= BATCH_FOLLOWED_MS
  const afterSearch = { ...tracked, isSearched: isWhole, emptySearches: report === 'pending' ? 0 : emptySearches + 1 }
  return withState(afterSearch, {
    resolution: isExpired ? 'expired' : isOver ? 'unclear' : undefined,
    minedAs: undefined,
  })
}

function batchReported(tracked: Tracked, { report, signed }: Extract<Observation, { kind: 'batchReported' }>): Tracked {
  const updated = report === tracked.report ? tracked : { ...tracked, report, emptySearches: 0 }
  return signed === undefined || !tracked.batch?.safe ? updated : withState(updated, { signed })
}

function accountOpen(tracked: Tracked, { head, isWhole }: Extract<Observation, { kind: 'accountOpen' }>): Tracked {
  const isKnown = isWhole || tracked.state.resolution === 'expired'
  const isOver = isLate(tracked, { timestamp: head.timestamp - BATCH_FOLLOWED_MS / 1_000 })
  const ended = isKnown ? 'expired' : isOver ? 'unclear' : undefined
  return withState(tracked, { resolution: isLate(tracked, head) ? ended : undefined, minedAs: undefined })
}

type OfBatch = Extract<Observation, { kind: 'undecided' | 'accountOpen' | 'accountReplaced' | `batch${string}` }>

function nextOfBatch(tracked: Tracked, seen: OfBatch): Tracked {
  switch (seen.kind) {
    case 'undecided':
      return withState(tracked, { resolution: 'unclear', minedAs: seen.hash })
    case 'accountOpen':
      return accountOpen(tracked, seen)
    case 'accountReplaced':
      return replaced({ ...tracked, searches: 0 }, 'replaced', seen.receipt, seen.head)
    case 'batchReported':
      return batchReported(tracked, seen)
    case 'batchPart':
      return withState(tracked, { partAs: seen.hash })
    case 'batchUnseen':
      return batchUnseen(tracked, seen)
  }
}

/**
 * The state of a transaction after an observation. A transaction never counts as failed just because no node has it.
 * `state` remains the same object if nothing in it changes.
 */
export function next(tracked: Tracked, seen: Observation): Tracked {
  switch (seen.kind) {
    case 'nonceUnused': {
      const { number } = seen.head
      const unused = { ...tracked, unusedAt: number, searches: 0 }
      return withState(unused, { unusedAt: tracked.state.unusedAt ?? number })
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

/** Whether the transaction is in a block that may still be reorganised away. */
export const isInBlock = ({ state }: Tracked): boolean => state.minedIn !== undefined

function endOfBatch({ report, emptySearches, isSearched, state }: Tracked): BatchFailure | null {
  if (state.resolution === 'unclear' && state.minedAs !== undefined) return new BatchFailure('undecided', state.minedAs)
  if (report === 'pending' || emptySearches < BATCH_SEARCHES) return null
  if (state.partAs !== undefined) return new BatchFailure('partial', state.partAs)
  return new BatchFailure(report === 'dropped' && isSearched ? 'notSent' : 'unclear')
}

/** The result of waiting for a transaction: its receipt or an error; null while it is pending. */
export function endOf(tracked: Tracked): 'receipt' | Superseded | Altered | BatchFailure | null {
  const { hash, state, batch } = tracked
  const { status, resolution, minedAs = hash, isAltered, sentFrom } = state
  if (resolution === 'cancelled' || resolution === 'replaced') return new Superseded(resolution, minedAs)
  if (status === 'pending') return batch ? endOfBatch(tracked) : null
  return isAltered ? new Altered(sentFrom, minedAs) : 'receipt'
}
