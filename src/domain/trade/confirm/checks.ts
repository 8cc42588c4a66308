import { NodeError } from '../../chain/nodeError'
import { HEAD_STALE_S } from '../../chain/limits'
import { GAS_LIMIT_MAX } from '../limits'
import { lossOf } from '../evaluate/terms'
import type { TradeLoss } from '../loss'
import type { StoredTransaction } from '../../transaction/transaction'
import { gasLimit } from '../gas'
import { type ContractsCheck, hasExecutor, mostSold, type TradePlan } from '../plan'
import { type RevertReason, revertReason } from '../revertReason'
import type { StopCause } from './outcome'
import { deadlineFrom } from '../tradeSettings'

/**
 * The contract fault or loss because of which a reviewed plan must not be executed; null if there is none.
 * @param loss - the loss shown in the review; the loss due to pools and tokens is always computed from the quote
 */
export function planStop(
  plan: Pick<TradePlan, 'executor' | 'quote' | 'wrap' | 'sell' | 'buy'>,
  contracts: ContractsCheck,
  loss: TradeLoss | null,
): StopCause | null {
  if (contracts.reason !== null) return { cause: 'contracts', reason: contracts.reason }
  if (!hasExecutor(contracts, plan)) return { cause: 'executorChanged' }
  const byQuote = lossOf(plan.quote, plan.wrap, plan, { sell: null, buy: null })
  return [loss, byQuote].some((each) => each?.tier === 'blocked') ? { cause: 'lossTooHigh' } : null
}

/**
 * The deadline of a trade in Unix seconds. It is based on the chain's time rather than this device's clock, because the
 * contract compares it with the block's timestamp. Null if the latest block is stale.
 * @param now - the chain's time, in milliseconds since 1970
 */
export function deadlineAfter(
  head: { timestamp: number },
  plan: Pick<TradePlan, 'deadlineMinutes'>,
  now: number,
): number | null {
  return now / 1_000 - head.timestamp > HEAD_STALE_S ? null : deadlineFrom(head.timestamp, plan)
}

/** The gas limit for an estimate; null if the estimate exceeds the limit of one transaction. */
export const gasLimitWithin = (gas: bigint): bigint | null => (gas > GAS_LIMIT_MAX ? null : gasLimit(gas))

const amountChanged = (transaction: StoredTransaction | undefined): StoredTransaction | null =>
  transaction?.approves && transaction.approved !== undefined ? transaction : null

/**
 * Why a run stops after its approval was reset: the amount of the reset was changed in the wallet. Null if the reset is
 * valid.
 */
export function resetStop(sent: StoredTransaction | undefined): StopCause | null {
  const transaction = amountChanged(sent)
  return transaction && { cause: 'notReset', transaction }
}

/**
 * Why a run stops after a mined approval: the approval does not cover the trade, because its amount was changed in the
 * wallet. Null if it covers the trade.
 * @param allowance - the current allowance in base units, if it can be read
 */
export function approvalStop(
  plan: Pick<TradePlan, 'quote' | 'limit' | 'wrap'>,
  sent: StoredTransaction | undefined,
  allowance: bigint | null | undefined,
): StopCause | null {
  // An allowance that cannot be read counts as none.
  const isEnough = (allowance ?? 0n) >= mostSold(plan)
  return isEnough ? null : { cause: 'approvalTooLow', transaction: amountChanged(sent) }
}

/**
 * Why a mined transaction failed. A guarded swap is replayed without its guard, so if the replay succeeds, the guard
 * made the swap fail.
 * @param again - the result of replaying the call on the state before its block, or the node's error; null if it was
 * not replayed
 */
export function failureReason(again: string | NodeError | null, isGuarded: boolean): RevertReason {
  if (again instanceof NodeError) return revertReason(again.data, again.message)
  return { cause: again !== null && isGuarded ? 'guard' : 'unknown', text: null }
}
