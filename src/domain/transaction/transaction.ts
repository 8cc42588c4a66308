import type { TokenScale } from '../token/token'
import type { Address } from '../chain/address'
import type { SentBatch } from './batch'
import type { TransactionInfo } from './info'
import { DECLINED_TRANSACTIONS_MAX, SETTLED_TRANSACTIONS_MAX, UNSEEN_LONG_MS } from './limits'

export const STATUSES = ['pending', 'confirmed', 'failed'] as const
export type TransactionStatus = (typeof STATUSES)[number]

/**
 * A transaction as it is stored in the browser, per account and chain: what the wallet was asked for, and what is known
 * of its outcome. An update replaces the whole `state`.
 */
export interface StoredTransaction {
  /** The transaction's hash. For a batch, an id of this page's; its hash is found later and stored in `minedAs`. */
  hash: string
  /** When the request went to the wallet, in milliseconds since 1970. */
  addedAt: number
  /** The time of the last change, in milliseconds since 1970. Absent before the first change. */
  changedAt?: number
  request: SentRequest
  state: TransactionState
}

export interface SentRequest {
  /** The title in the language of the page that stored the transaction. Shown only if there is no `info`. */
  description: string
  info?: TransactionInfo
  /** The blocks, including its own, after which the transaction counts as confirmed. One if absent. */
  confirmations?: number
  /** The chain time, in seconds, after which the transaction can only fail. Absent if it has no deadline. */
  deadline?: number
  revokes?: Revocation
  approves?: RequestedApproval
  /** The amounts of a trade, which earlier releases stored in place of `info`. */
  quoted?: QuotedTrade
  /** The id that the wallet gives to the batch is added once the wallet answers. */
  batch?: SentBatch
}

export interface TransactionState {
  status: TransactionStatus
  /** The transaction's nonce. Absent until a node returns the transaction, and also if another account sends it. */
  nonce?: number
  /** Digest of the requested call; of the sent one if the request is unknown or the wallet changed only the amount. */
  call?: string
  /** The hash of a mined transaction that contains only a part of the batch. */
  partAs?: string
  /** The number of Safe owners who have signed, according to the wallet. Absent if the wallet does not report it. */
  signed?: number
  /** A block at which the nonce was still unused. */
  unusedAt?: number
  resolution?: TransactionResolution
  /** The hash of the transaction that was mined instead, or that contains the batch. */
  minedAs?: string
  /** The safeTxHash or userOpHash. Absent if there is none, or it is not known yet. */
  execution?: string
  /** The number of the transaction's block, until the block is final. */
  minedIn?: number
  isAltered?: boolean
  /** The sender, if the account is externally owned and did not send the transaction itself. */
  sentFrom?: Address
  /** The amount that the transaction actually approves, in base units, if the amount was changed in the wallet. */
  approved?: string
}

export interface RequestedApproval extends TokenScale {
  token: Address
  spender: Address
  amount: string
  symbol: string
}

/** The amounts with which the visitor confirmed a trade, in base units, in the format of earlier releases. */
interface QuotedTrade {
  kind: 'swap' | 'wrap' | 'unwrap'
  amountIn: string
  amountOut: string
}

export interface Revocation {
  token: Address
  spender: Address
  /** Set for an allowance in Permit2. Absent for an allowance of the token itself. */
  through?: 'permit2'
}

/**
 * Details of a status.
 * Pending:
 * - `unseen`: no node has the transaction, and its nonce is unused.
 * - `nonceUsed`: an unknown transaction has used its nonce.
 * - `expired`: its deadline has passed, so it can only fail.
 * - `unwatched`: the visitor has stopped watching it.
 * - `networkGone`: the site no longer supports its network, so its outcome is not read any more.
 * - `unclear`: the outcome of a batch was not found in the time for which batches are searched.
 * - `declined`: the wallet did not send it; it is never shown.
 * Confirmed or failed:
 * - `spedUp`: the same call was mined under another hash.
 * Failed, because another transaction was mined with its nonce:
 * - `cancelled`: the other transaction does nothing.
 * - `replaced`: the other transaction does something else.
 */
export const RESOLUTIONS = [
  'unseen',
  'unwatched',
  'nonceUsed',
  'expired',
  'networkGone',
  'unclear',
  'spedUp',
  'cancelled',
  'replaced',
  'declined',
] as const
export type TransactionResolution = (typeof RESOLUTIONS)[number]

/** A transaction to be stored. If it has `info`, its description is generated from `info`. */
export type NewTransaction = Pick<StoredTransaction, 'hash'> &
  Pick<TransactionState, 'call'> &
  Omit<SentRequest, 'description' | 'quoted'> &
  Partial<Pick<SentRequest, 'description'>>

export type RequestedFacts = Required<Pick<SentRequest, 'info'>> &
  Pick<SentRequest, 'deadline' | 'revokes' | 'approves'>

/** Removes fields that are undefined, because the stored form omits them. */
export const withoutUndefined = <Fields extends object>(fields: {
  [Key in keyof Fields]: Fields[Key] | undefined
}): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields

/** Validates a transaction before it is stored. Throws an error with the specification's message if it is invalid. */
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

type Known = Pick<StoredTransaction, 'request' | 'state'>

export const isUnanswered = ({ request: { batch }, state }: Known): boolean =>
  state.status === 'pending' && batch !== undefined && batch.id === undefined

/**
 * Whether the request never became a transaction, because the wallet declined it, or because the deadline passed
 * without an answer and the chain had no such transaction. If the wallet answers later, the transaction no longer
 * counts as declined.
 */
export const isDeclined = (transaction: Known): boolean =>
  transaction.state.resolution === 'declined' ||
  (transaction.state.resolution === 'expired' && isUnanswered(transaction))

/**
 * All pending transactions and the newest 11 settled transactions, newest first, and a few declined transactions, so
 * that other tabs remove their records of the declined ones.
 */
export function newestTransactions(transactions: readonly StoredTransaction[]): StoredTransaction[] {
  let [settled, declined] = [0, 0]
  return transactions.filter((each) => {
    if (isDeclined(each)) return declined++ < DECLINED_TRANSACTIONS_MAX
    return each.state.status === 'pending' || settled++ < SETTLED_TRANSACTIONS_MAX
  })
}

/** Resolutions of a pending transaction whose outcome is no longer awaited. */
const ENDED: readonly (TransactionResolution | undefined)[] = [
  'nonceUsed',
  'expired',
  'networkGone',
  'unwatched',
  'unclear',
]

/** Not if the nonce is used, the deadline has passed, or the outcome can no longer be found. */
export function isAwaited({ state: { status, resolution } }: Pick<StoredTransaction, 'state'>): boolean {
  return status === 'pending' && !ENDED.includes(resolution)
}

/** Whether the transaction needs the signatures of several owners of a Safe. */
export const awaitsOwners = ({ request: { batch } }: Pick<StoredTransaction, 'request'>): boolean =>
  batch?.safe !== undefined && batch.safe.threshold > 1

export const openAtSafe = <Each extends StoredTransaction>(transactions: readonly Each[]): Each[] =>
  transactions.filter((each) => isAwaited(each) && !isUnanswered(each) && awaitsOwners(each))

/** Polling ends when the transaction is final or declined, or when the visitor or the site has stopped watching it. */
export function isFollowed(transaction: Known): boolean {
  const { status, resolution, minedIn } = transaction.state
  const isLeft = resolution === 'unwatched' || resolution === 'unclear' || isDeclined(transaction)
  return (status === 'pending' && !isLeft) || minedIn !== undefined
}

/** Whether, at `now` (ms since 1970), no node has had it for UNSEEN_LONG_MS since it was sent or last seen. */
export function isLongUnseen({ addedAt, changedAt = addedAt, state }: StoredTransaction, now: number): boolean {
  const wasSeen = state.nonce !== undefined || state.unusedAt !== undefined
  const isUnseen = state.status === 'pending' && state.resolution === 'unseen'
  return isUnseen && now - (wasSeen ? changedAt : addedAt) >= UNSEEN_LONG_MS
}

/** The visitor may stop watching if no node has had it for long, or if the wallet or a Safe's owners may never act. */
export function canBeLeft(transaction: StoredTransaction, now: number): boolean {
  const { request, state } = transaction
  const isOthers = isUnanswered(transaction) || request.batch?.safe !== undefined
  return (
    isLongUnseen(transaction, now) ||
    (isOthers && state.resolution !== 'unwatched' && isFollowed(transaction) && state.status === 'pending')
  )
}

/** Whether a transaction stays when all are cleared, because a Safe may still execute it. */
export const outlastsClearing = (transaction: StoredTransaction): boolean =>
  transaction.request.batch?.safe !== undefined && isAwaited(transaction)

/** Whether a transaction was cleared. One that had outlasted the clearing stays when its outcome is known. */
function isCleared(transaction: StoredTransaction, clearedAt: number): boolean {
  const { addedAt, changedAt = 0, request } = transaction
  const hasOutlasted = outlastsClearing(transaction) || (request.batch?.safe !== undefined && changedAt > clearedAt)
  return addedAt <= clearedAt && !hasOutlasted
}

function merged(one: StoredTransaction, other: StoredTransaction): StoredTransaction {
  const [from = 0, to = 0] = [one.changedAt, other.changedAt]
  const isOther = from === to ? one.state.status === 'pending' && other.state.status !== 'pending' : to > from
  const [kept, { request: left }] = isOther ? [other, one] : [one, other]
  // Only the tab that sent the request to the wallet has received the answer.
  return kept.request.batch && kept.request.batch.id === undefined && left.batch
    ? { ...kept, request: { ...kept.request, batch: left.batch } }
    : kept
}

/** The records of two tabs, newest first, without cleared ones. The order in which tabs merge makes no difference. */
export function mergeTransactions(
  ours: readonly StoredTransaction[],
  theirs: readonly StoredTransaction[],
  clearedAt = -1,
): StoredTransaction[] {
  const byHash = new Map<string, StoredTransaction>()
  for (const each of [...ours, ...theirs]) {
    if (isCleared(each, clearedAt)) continue
    const known = byHash.get(each.hash)
    byHash.set(each.hash, known ? merged(known, each) : each)
  }
  return newestTransactions([...byHash.values()].sort((a, b) => b.addedAt - a.addedAt))
}

export function transactionsKey(account: string, chainId: number): string {
  return `${account.toLowerCase()}:${chainId}`
}

export function ownerOfKey(key: string): { account: string; chainId: number } {
  const [account = '', chain = ''] = key.split(':')
  return { account, chainId: Number(chain) }
}
