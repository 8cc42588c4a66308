import type { NodeError } from '../../chain/nodeError'
import { HEAD_STALE_S } from '../../chain/limits'
import { GAS_LIMIT_MAX, LOSS_TIERS } from '../limits'
import type { StoredTransaction } from '../../transaction/transaction'
import { gasLimit } from '../networkCost'
import { type ContractsCheck, hasExecutor, mostSold, type TradePlan } from '../plan'
import { type RevertReason, revertReason } from '../revertReason'
import type { StopCause } from './outcome'
import { deadlineFrom } from './deadline'

/** What prevents a reviewed plan: the chain's contracts, or its price impact. Null when nothing does. */
export function planStop(plan: Pick<TradePlan, 'executor' | 'quote'>, contracts: ContractsCheck): StopCause | null {
  if (contracts.reason !== null) return { cause: 'contracts', reason: contracts.reason }
  if (!hasExecutor(contracts, plan)) return { cause: 'executorChanged' }
  return BigInt(plan.quote.impact) >= LOSS_TIERS.blocked ? { cause: 'impactTooHigh' } : null
}

/**
 * The deadline of a trade, in Unix seconds, by the chain's clock rather than this device's: the contract compares it
 * with the block's time. Null when the latest block is too old at `now`, in milliseconds since 1970
 * by the chain's clock.
 */
export function deadlineAfter(
  head: { timestamp: number },
  plan: Pick<TradePlan, 'deadlineMinutes'>,
  now: number,
): number | null {
  return now / 1_000 - head.timestamp > HEAD_STALE_S ? null : deadlineFrom(head.timestamp, plan)
}

/** The gas limit for an estimate; null when one transaction may not use as much. */
export const gasLimitWithin = (gas: bigint): bigint | null => (gas > GAS_LIMIT_MAX ? null : gasLimit(gas))

const amountChanged = (transaction: StoredTransaction | undefined): StoredTransaction | null =>
  transaction?.approves && transaction.approved !== undefined ? transaction : null

/** Why a mined reset does not count: its amount was changed in the wallet. Null when it is valid. */
export function resetStop(sent: StoredTransaction | undefined): StopCause | null {
  const transaction = amountChanged(sent)
  return transaction && { cause: 'notReset', transaction }
}

/**
 * Why a mined approval is not enough: its amount can be changed in the wallet. An amount that still covers the trade is
 * enough. `allowance` is the token's current allowance in base units, where it can be read.
 */
export function approvalStop(
  plan: Pick<TradePlan, 'quote' | 'limit' | 'wrap'>,
  sent: StoredTransaction | undefined,
  allowance: bigint | null | undefined,
): StopCause | null {
  const isEnough = allowance !== undefined && allowance !== null && allowance >= mostSold(plan)
  return isEnough ? null : { cause: 'approvalTooLow', transaction: amountChanged(sent) }
}

/**
 * Why a mined transaction failed, from replaying the call on the state before its block: the result, the node's error,
 * or null where it was not replayed. A guarded swap is replayed without its guard and succeeds if the guard stopped it.
 */
export function failureReason(again: string | NodeError | null, isGuarded: boolean): RevertReason {
  if (typeof again === 'string') return isGuarded ? { cause: 'guard', text: null } : revertReason(null, '')
  return revertReason(again?.data ?? null, again?.message ?? '')
}
