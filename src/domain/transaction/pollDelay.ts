import { HEAD_POLL_MS } from '../chain/limits'
import {
  BATCH_POLL_MS,
  PENDING_LONG_MS,
  PENDING_VERY_LONG_MS,
  PENDING_VERY_LONG_POLL_MS,
  RECEIPT_BACK_OFF_MS,
  RECEIPT_POLL_MS,
} from './limits'

function usualDelay(ages: readonly number[]): number {
  const youngest = Math.min(...ages)
  if (youngest < PENDING_LONG_MS) return RECEIPT_POLL_MS
  return ages.length === 0 || youngest < PENDING_VERY_LONG_MS ? HEAD_POLL_MS : PENDING_VERY_LONG_POLL_MS
}

/**
 * The delay before the next poll, in milliseconds. It depends on the newest pending transaction, and grows while the
 * node fails.
 * @param ages - the ages of the pending transactions, in milliseconds
 * @param failures - how many times in a row the node has failed
 */
export function pollDelay(ages: readonly number[], failures: number): number {
  const usual = usualDelay(ages)
  if (failures === 0) return usual
  return Math.max(usual, Math.min(RECEIPT_BACK_OFF_MS, RECEIPT_POLL_MS * 2 ** (failures - 1)))
}

/** The delay between two requests for a batch's status, as a fraction of the batch's age. */
const BATCH_POLL_SHARE = 1 / 30

/** The delay before the next request for a batch's status, in milliseconds. It grows with the batch's age. */
export const batchPollDelay = (age: number): number =>
  Math.min(BATCH_POLL_MS.last, Math.max(BATCH_POLL_MS.first, age * BATCH_POLL_SHARE))
