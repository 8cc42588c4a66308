import { exactText, isUnlimited } from '../../../domain/token/amount'
import {
  type RequestedApproval,
  isAsked,
  type StoredTransaction,
  isLongUnseen,
  type TransactionResolution,
} from '../../../domain/transaction/transaction'
import { signersText } from '../wallet/notifications'
import { shortAddress } from '../../../domain/chain/address'
import { PENDING_SLOW_MS, UNSEEN_LONG_MS } from '../../../domain/transaction/limits'
import { sinceText } from '../browser/time'
import type { Departure, StatusChange } from '../../../domain/transaction/statusChange'
import { alteredNotification } from './effect'

function amountText(units: string, { symbol, decimals }: RequestedApproval): string {
  const amount = BigInt(units)
  return isUnlimited(amount) ? `unbegrenzt ${symbol}` : `${exactText(amount, decimals)} ${symbol}`
}

/** "50 USDC instead of 100 USDC", for an approval whose amount was changed in the wallet; null for any other. */
export function changedApproval({ approves, approved }: StoredTransaction): string | null {
  if (!approves || approved === undefined) return null
  return `${amountText(approved, approves)} statt ${amountText(approves.amount, approves)}`
}

const MINUTE = 60_000

export const RESOLUTIONS: Record<Exclude<TransactionResolution, 'spedUp' | 'declined'>, string> = {
  unseen: 'Vom Netzwerk nicht gesehen',
  unwatched: 'Vom Netzwerk nicht gesehen, nicht mehr beobachtet',
  nonceUsed: 'Ersetzt, Einzelheiten unbekannt',
  expired: 'Abgelaufen, kann nicht mehr ausgeführt werden',
  unclear: 'Ergebnis unbekannt: im Netzwerk nicht gefunden',
  networkGone: 'Ergebnis unbekannt: Diese Website unterstützt das zugehörige Netzwerk nicht mehr',
  cancelled: 'Abgebrochen',
  replaced: 'Durch eine andere Transaktion ersetzt',
}

/** What to do about one that stays in the queue of its Safe. */
export const EXPIRED_IN_SAFE =
  'Abgelaufen, kann nicht mehr ausgeführt werden. Lehnen Sie die Transaktion in Ihrem Safe ab, denn sie blockiert, was danach signiert wurde'
const UNDECIDED = 'Ergebnis unbekannt: zusammen mit anderen ausgeführt, die verschieden endeten'

/** What is said of a batch of which only a part has taken effect; null for any other transaction. */
function partOfBatchText({ status, resolution, partAs, addedAt }: StoredTransaction, now: number): string | null {
  if (partAs === undefined || status === 'confirmed') return null
  if (status === 'failed') return 'Teilweise ausgeführt: Der Swap ist fehlgeschlagen'
  if (resolution === 'expired')
    return 'Teilweise ausgeführt: Der Swap ist abgelaufen und kann nicht mehr ausgeführt werden'
  if (resolution !== undefined) return 'Teilweise ausgeführt: Das Ergebnis des Swaps ist unbekannt'
  return `Teilweise ausgeführt, der Rest ausstehend seit ${sinceText(addedAt, now)}`
}

/** Seconds before its deadline from which on that is said of what waits for others. */
const DEADLINE_NEAR_S = 3_600

/** What is said of a request to an account with code, whose transactions others send; null for what is said of any. */
function accountText(transaction: StoredTransaction, now: number): string | null {
  const { status, resolution, batch, addedAt, deadline, signed } = transaction
  if (resolution === 'replaced' && batch?.safe) return 'Durch eine andere Transaktion des Safe ersetzt'
  if (status !== 'pending' || !batch) return null
  if (resolution === 'unwatched') return 'Nicht mehr beobachtet'
  if (isAsked(transaction)) {
    return `Wartet auf Ihr Wallet seit ${sinceText(addedAt, now)}. Falls Sie signiert haben, erscheint die Transaktion hier`
  }
  if (!batch.safe) return null
  if (resolution === 'expired') return EXPIRED_IN_SAFE
  if (resolution !== undefined) return null
  const isNear = deadline !== undefined && deadline - now / 1_000 < DEADLINE_NEAR_S
  const until = isNear
    ? `. Nur vor ${sinceText(deadline * 1_000, now)} ausführbar, danach kann die Transaktion nur noch scheitern`
    : ''
  return `${signersText(batch.safe.threshold, signed)}, seit ${sinceText(addedAt, now)}${until}`
}

function resolutionText(transaction: StoredTransaction, now: number): string {
  const { status, resolution, addedAt, minedAs } = transaction
  const ownText = accountText(transaction, now) ?? partOfBatchText(transaction, now)
  if (ownText !== null) return ownText
  if (isLongUnseen(transaction, now)) return `Vom Netzwerk seit über ${UNSEEN_LONG_MS / MINUTE} Minuten nicht gesehen`
  if (resolution === 'unclear' && minedAs !== undefined) return UNDECIDED
  if (resolution && resolution !== 'spedUp' && resolution !== 'declined') return RESOLUTIONS[resolution]
  if (status === 'pending') {
    return `Ausstehend seit ${sinceText(addedAt, now)}${now - addedAt >= PENDING_SLOW_MS ? ', länger als üblich' : ''}`
  }
  return `${status === 'confirmed' ? 'Bestätigt' : 'Fehlgeschlagen'}${resolution ? ', beschleunigt' : ''}`
}

/** The state of a transaction. "Failed" is only used for one that was mined without success. */
export function statusText(transaction: StoredTransaction, now: number): string {
  const { status, isAltered, sentFrom } = transaction
  if (sentFrom !== undefined) {
    return `${status === 'failed' ? 'Fehlgeschlagen, gesendet' : 'Gesendet'} von ${shortAddress(sentFrom)}, nicht wie angefordert`
  }
  const text = resolutionText(transaction, now)
  const changed = changedApproval(transaction)
  return isAltered ? `${text}, nicht wie angefordert` : changed === null ? text : `${text}, ${changed}`
}

const CHANGES: Record<StatusChange, string> = {
  confirmed: 'bestätigt',
  spedUp: 'bestätigt, beschleunigt',
  failed: 'fehlgeschlagen',
  pendingAgain: 'wieder ausstehend, weil ihr Block vom Netzwerk zurückgenommen wurde',
  cancelled: 'abgebrochen',
  replaced: 'durch eine andere Transaktion ersetzt',
  nonceUsed: 'durch eine andere Transaktion ersetzt, deren Einzelheiten unbekannt sind',
  expired: 'abgelaufen: kann nicht mehr ausgeführt werden',
  networkGone: 'Ergebnis unbekannt, da diese Website das zugehörige Netzwerk nicht mehr unterstützt',
}

/** "Swap 1 ETH for UNI: confirmed" */
export const statusChangeText = (description: string, change: StatusChange) => `${description}: ${CHANGES[change]}`

/** "Approve 100 USDC: you approved 50 USDC instead of 100 USDC." */
export function departureText(title: string, transaction: StoredTransaction, departure: Departure): string {
  const { sentFrom } = transaction
  return departure === 'altered'
    ? `${title}: ${alteredNotification(sentFrom)}`
    : `${title}: Sie haben ${changedApproval(transaction) ?? ''} genehmigt.`
}

/** What the tab's title says of what settled while nobody looked, for example "Swap 1 ETH for UNI: Confirmed". */
export const settledText = (description: string, status: string) => `${description}: ${status}`
