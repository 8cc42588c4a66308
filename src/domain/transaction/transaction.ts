import type { Address } from '../chain/address'
import type { SentBatch } from './batch'
import type { TransactionInfo } from './info'
import { DECLINED_TRANSACTIONS_MAX, SETTLED_TRANSACTIONS_MAX, UNSEEN_LONG_MS } from './limits'

export type TransactionStatus = 'pending' | 'confirmed' | 'failed'

/** A transaction as it is stored in the browser, per account and chain. */
export interface StoredTransaction {
  /** For a batch of calls, an id of our own. The hash is found later, and stored as `minedAs`. */
  hash: string
  /** Its title in the words of the page that stored it. Shown only where there is no `info`. */
  description: string
  /** What it was requested for. Absent in records of earlier releases. */
  info?: TransactionInfo
  status: TransactionStatus
  /** How many blocks must follow before it counts as confirmed. One if absent. */
  confirmations?: number
  /** Milliseconds since 1970 when it was handed to the wallet. */
  addedAt: number
  /** Milliseconds since 1970 of the last change. Absent before the first one. */
  changedAt?: number
  /** Its nonce. Absent until a node knows it, and if another account pays for it. */
  nonce?: number
  /** Digest of the requested call, or of the sent one if the request is unknown or only an amount differs. */
  call?: string
  /** The chain time, in seconds, after which it can only fail. Absent where there is none. */
  deadline?: number
  /** The approval that it revokes. Absent for other transactions. */
  revokes?: Revocation
  /** The approval that it grants. Absent for other transactions. */
  approves?: RequestedApproval
  /** What earlier releases kept of a trade in place of `info`. */
  quoted?: QuotedTrade
  /** The calls that a wallet accepted as one request. Absent for a plain transaction. */
  batch?: SentBatch
  /** Hash of a mined transaction that carried only a part of the batch. */
  partAs?: string
  /** How many owners of the Safe have signed it, as the wallet says. Absent where it does not. */
  signed?: number
  /** A block after which its nonce was still unused. */
  unusedAt?: number
  /** Details that the status alone does not show. */
  resolution?: TransactionResolution
  /** Hash of the transaction that was mined instead, or that carried the batch. */
  minedAs?: string
  /** Its hash at its account: a safeTxHash, or a userOpHash. Absent where it has none, or it is not known yet. */
  execution?: string
  /** The block it is in, as long as that may be reorganised. */
  minedIn?: number
  /** The wallet sent a different transaction from the one requested. */
  isAltered?: boolean
  /** The sender, if it is not the account and the account is externally owned. */
  sentFrom?: Address
  /** The amount it actually approves, in base units, if it was changed in the wallet. */
  approved?: string
}

/** An approval requested from a wallet, with what is needed to format its amount. */
export interface RequestedApproval {
  token: Address
  spender: Address
  /** In base units. */
  amount: string
  symbol: string
  decimals: number
}

/** The amounts that a trade was confirmed with, in base units, as earlier releases kept them. */
export interface QuotedTrade {
  kind: 'swap' | 'wrap' | 'unwrap'
  amountIn: string
  amountOut: string
}

/** An approval to be revoked. */
export interface Revocation {
  token: Address
  spender: Address
  /** Set for an allowance granted through Permit2. Absent for one of the token itself. */
  through?: 'permit2'
}

/**
 * While pending: `unseen`, no node knows it, its nonce is unused; `nonceUsed`, another transaction has used its nonce,
 * but which is not known; `expired`, its deadline is over, so that it can only fail; `unwatched`, it was unseen for long
 * and the person has stopped watching it; `networkGone`, its network is not among the site's any more, so that nobody
 * can tell; `unclear`, a batch that was looked for long enough. Mined: `spedUp`, the same call under another hash. Failed without
 * having been mined, because another transaction was mined with its nonce: `cancelled`, one that does nothing;
 * `replaced`, any other; `declined`: its wallet said that it would not send it, so that it is shown nowhere.
 */
export type TransactionResolution =
  | 'unseen'
  | 'unwatched'
  | 'nonceUsed'
  | 'expired'
  | 'networkGone'
  | 'unclear'
  | 'spedUp'
  | 'cancelled'
  | 'replaced'
  | 'declined'

/** What is known about a transaction at a time. Replaces all that was known before. */
export type TransactionUpdate = Pick<
  StoredTransaction,
  | 'status'
  | 'nonce'
  | 'call'
  | 'unusedAt'
  | 'resolution'
  | 'minedAs'
  | 'partAs'
  | 'execution'
  | 'signed'
  | 'minedIn'
  | 'isAltered'
  | 'sentFrom'
  | 'approved'
>

/** A transaction to be stored. Its description is made of its `info` where it has one. */
export type NewTransaction = Pick<
  StoredTransaction,
  'hash' | 'info' | 'confirmations' | 'call' | 'deadline' | 'revokes' | 'approves' | 'batch'
> &
  Partial<Pick<StoredTransaction, 'description'>>

/** What is kept of a transaction that a wallet is asked for. */
export type RequestedFacts = Required<Pick<NewTransaction, 'info'>> &
  Pick<NewTransaction, 'deadline' | 'revokes' | 'approves'>

/** Validates a transaction before it is stored. Throws the specification's messages for an invalid one. */
export function validateTransaction({
  hash,
  description,
  confirmations,
}: Record<'hash' | 'description' | 'confirmations', unknown>): void {
  const errors: string[] = []
  if (!isTransactionHash(hash)) errors.push('Invalid transaction hash')
  if (typeof description !== 'string' || description.trim() === '') {
    errors.push('Transaction must have a description')
  }
  if (confirmations !== undefined && !(Number.isInteger(confirmations) && (confirmations as number) >= 1)) {
    errors.push('Transaction confirmations must be an integer of at least 1')
  }
  if (errors.length > 0) throw new Error(errors.join('; '))
}

export function isTransactionHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)
}

/** Whether its wallet was asked for it and has not answered. */
export const isAsked = ({ status, batch }: Pick<StoredTransaction, 'status' | 'batch'>): boolean =>
  status === 'pending' && batch !== undefined && batch.id === undefined

/**
 * Whether it never was a transaction: its wallet has declined it, or had not answered when its deadline was over and the
 * chain had nothing of it. An answer that comes later brings it back.
 */
export const isDeclined = (transaction: Pick<StoredTransaction, 'status' | 'resolution' | 'batch'>): boolean =>
  transaction.resolution === 'declined' || (transaction.resolution === 'expired' && isAsked(transaction))

/**
 * All pending transactions and the newest 11 settled ones, newest first. Also a few declined ones, so that other tabs
 * learn of them.
 */
export function newestTransactions(transactions: readonly StoredTransaction[]): StoredTransaction[] {
  let [settled, declined] = [0, 0]
  return transactions.filter((each) => {
    if (isDeclined(each)) return declined++ < DECLINED_TRANSACTIONS_MAX
    return each.status === 'pending' || settled++ < SETTLED_TRANSACTIONS_MAX
  })
}

/** Outcomes after which a settled transaction does not change again. */
const ENDED: readonly (TransactionResolution | undefined)[] = [
  'nonceUsed',
  'expired',
  'networkGone',
  'unwatched',
  'unclear',
]

/** Whether its outcome is still awaited: not if its nonce is used, its deadline has passed, or it cannot be known. */
export function isAwaited({ status, resolution }: Pick<StoredTransaction, 'status' | 'resolution'>): boolean {
  return status === 'pending' && !ENDED.includes(resolution)
}

/** Whether it waits for owners of a Safe to sign it, rather than for the network. */
export const awaitsOwners = ({ batch }: Pick<StoredTransaction, 'batch'>): boolean =>
  batch?.safe !== undefined && batch.safe.threshold > 1

/** Those that wait for owners of a Safe who still have to sign or to execute them. */
export const openAtSafe = <Each extends StoredTransaction>(transactions: readonly Each[]): Each[] =>
  transactions.filter((each) => isAwaited(each) && !isAsked(each) && awaitsOwners(each))

/** Whether it is polled: until it is final, or the user has stopped watching it, or what was only asked for is too late. */
export function isFollowed({ status, resolution, minedIn, batch }: StoredTransaction): boolean {
  const isLeft = resolution === 'unwatched' || resolution === 'unclear' || isDeclined({ status, resolution, batch })
  return (status === 'pending' && !isLeft) || minedIn !== undefined
}

/**
 * Whether no node has known it for UNSEEN_LONG_MS at `now` (milliseconds since 1970), counted from when it was sent or
 * last known.
 */
export function isLongUnseen(transaction: StoredTransaction, now: number): boolean {
  const { status, resolution, addedAt, changedAt = addedAt, nonce, unusedAt } = transaction
  const wasSeen = nonce !== undefined || unusedAt !== undefined
  return status === 'pending' && resolution === 'unseen' && now - (wasSeen ? changedAt : addedAt) >= UNSEEN_LONG_MS
}

/**
 * Whether the user may stop watching it at `now`: no node has known it for long, or it waits for the wallet or a Safe's
 * owners, who may never act.
 */
export function canBeLeft(transaction: StoredTransaction, now: number): boolean {
  const isOthers = isAsked(transaction) || transaction.batch?.safe !== undefined
  return (
    isLongUnseen(transaction, now) ||
    (isOthers && transaction.resolution !== 'unwatched' && isFollowed(transaction) && transaction.status === 'pending')
  )
}

/** Of two records of one transaction, the more complete one. */
function merged(one: StoredTransaction, other: StoredTransaction): StoredTransaction {
  const [from = 0, to = 0] = [one.changedAt, other.changedAt]
  const isOther = from === to ? one.status === 'pending' && other.status !== 'pending' : to > from
  const [kept, left] = isOther ? [other, one] : [one, other]
  // The tab that asked the wallet alone has heard its answer.
  return kept.batch && kept.batch.id === undefined && left.batch ? { ...kept, batch: left.batch } : kept
}

/**
 * Merges the records of two tabs: all of either, newest first, except cleared ones. Tabs end with the same records in
 * whatever order they merge.
 */
export function mergeTransactions(
  ours: readonly StoredTransaction[],
  theirs: readonly StoredTransaction[],
  clearedAt = -1,
): StoredTransaction[] {
  const byHash = new Map<string, StoredTransaction>()
  for (const each of [...ours, ...theirs]) {
    if (each.addedAt <= clearedAt) continue
    const known = byHash.get(each.hash)
    byHash.set(each.hash, known ? merged(known, each) : each)
  }
  return newestTransactions([...byHash.values()].sort((a, b) => b.addedAt - a.addedAt))
}

/** The store's key for one account on one chain. */
export function transactionsKey(account: string, chainId: number): string {
  return `${account.toLowerCase()}:${chainId}`
}

/** The account and the chain of a store key. */
export function ownerOfKey(key: string): { account: string; chainId: number } {
  const [account = '', chain = ''] = key.split(':')
  return { account, chainId: Number(chain) }
}
