import type { Address } from '../chain/address'
import { type NodeFailure } from '../chain/nodeError'
import { type Currency, type CurrencyId, NATIVE, sameCurrency, scaleOf } from '../token/token'
import type { TransactionInfo, TransferInfo } from '../transaction/info'
import { isAwaited, type StoredTransaction } from '../transaction/transaction'
import { toleratedOf } from '../token/shareRounding'
import type { BalanceChange } from '../trade/plan'
import type { RevertReason } from '../trade/revertReason'
import type { WalletProblem } from '../wallet/walletError'

/** A transfer as the review shows it. */
export interface TransferPlan {
  chainId: number
  account: Address
  currency: Currency
  recipient: Address
  /** The amount that leaves the account, in base units, as a decimal string. */
  units: string
}

export const transferInfo = ({ currency, recipient, units }: TransferPlan): TransferInfo => ({
  kind: 'transfer',
  sent: { token: currency.id, units, symbol: currency.symbol, ...scaleOf(currency) },
  recipient,
})

/** The result of trying a transfer as its account. Amounts are in base units, as decimal strings. */
export type TransferTrial =
  | {
      state: 'done'
      /** What arrives at the recipient; null if the node could not tell. */
      received: string | null
      isRefused: boolean
      changes: BalanceChange[]
    }
  | { state: 'reverted'; reason: RevertReason }
  /** The node can try nothing. */
  | { state: 'unsupported' }

/**
 * Why a transfer is not sent.
 * - `wouldFail`: it reverts.
 * - `refused`: the token answers that it refuses it.
 * - `nothingArrives`: the token keeps everything, or pays it to somebody else.
 * - `lessArrives`: less arrives than the review said. Amounts are in base units.
 * - `moreLeaves`: more leaves the account than was entered.
 * - `alsoLeaves`: another token leaves the account as well.
 * - `untried`: the node could not try it.
 */
type TrialFault =
  | { cause: 'wouldFail'; reason: RevertReason }
  | { cause: 'refused' | 'nothingArrives' | 'untried' }
  | { cause: 'lessArrives'; received: bigint; reviewed: bigint }
  | { cause: 'moreLeaves'; left: bigint }
  | { cause: 'alsoLeaves'; token: CurrencyId }

const isSent =
  (plan: TransferPlan) =>
  ({ currency }: BalanceChange) =>
    sameCurrency(currency, plan.currency.id)

function leavingFault(plan: TransferPlan, changes: readonly BalanceChange[]): TrialFault | null {
  const other = changes.find((change) => !isSent(plan)(change) && change.difference.startsWith('-'))
  if (other) return { cause: 'alsoLeaves', token: other.currency }
  const own = changes.find(isSent(plan))
  if (!own) return { cause: 'untried' }
  const left = -BigInt(own.difference)
  const units = BigInt(plan.units)
  return left > units + toleratedOf(units) ? { cause: 'moreLeaves', left } : null
}

/**
 * Compares a trial with a transfer. Null if exactly what was entered leaves the account, nothing else does, and what
 * arrives is known.
 * @param reviewed - what arrives according to the review, in base units; null before there is a review
 */
export function trialFault(
  plan: TransferPlan,
  trial: TransferTrial,
  reviewed: bigint | null = null,
): TrialFault | null {
  if (trial.state === 'unsupported') return { cause: 'untried' }
  if (trial.state === 'reverted') return { cause: 'wouldFail', reason: trial.reason }
  if (trial.isRefused) return { cause: 'refused' }
  const leaving = leavingFault(plan, trial.changes)
  if (leaving) return leaving
  const received = receivedBy(plan, trial)
  if (received === null) return { cause: 'untried' }
  if (received <= 0n) return { cause: 'nothingArrives' }
  return reviewed !== null && received + toleratedOf(reviewed) < reviewed
    ? { cause: 'lessArrives', received, reviewed }
    : null
}

/** What arrives according to a trial, in base units. The native coin arrives in full; null if unknown. */
export function receivedBy(
  { currency, units }: Pick<TransferPlan, 'currency' | 'units'>,
  trial: Extract<TransferTrial, { state: 'done' }>,
): bigint | null {
  if (currency.id === NATIVE) return BigInt(units)
  return trial.received === null ? null : BigInt(trial.received)
}

/** What a token keeps of a transfer, in base units; zero if it rounds only. */
export function keptBy({ units }: Pick<TransferPlan, 'units'>, received: bigint): bigint {
  const sent = BigInt(units)
  const kept = sent - received
  return kept > toleratedOf(sent) ? kept : 0n
}

/** Why a transfer was not sent, or may have been sent although the wallet reported an error. */
export type TransferStop =
  | TrialFault
  | { cause: 'rejected' | 'walletChanged' | 'walletTooSlow' | 'multiplierChanged' | 'tooMuchGas' | 'unexpected' }
  | { cause: 'noFunds' }
  | { cause: 'wallet' | 'mayBeSent'; problem: WalletProblem }
  | { cause: 'node'; failure: NodeFailure }

export function isSameTransfer(
  info: TransactionInfo | undefined,
  { currency, recipient }: Pick<TransferPlan, 'recipient'> & { currency: Pick<Currency, 'id'> },
): boolean {
  return (
    info?.kind === 'transfer' && sameCurrency(info.sent.token, currency.id) && sameCurrency(info.recipient, recipient)
  )
}

/** A pending transaction that a transfer would repeat; null if there is none. */
export const pendingTransfer = (
  sent: readonly StoredTransaction[],
  plan: Parameters<typeof isSameTransfer>[1],
): StoredTransaction | null => sent.find((each) => isAwaited(each) && isSameTransfer(each.request.info, plan)) ?? null
