import { type Span, spanOf } from '../browser/time'
import { CLOCK_OFF_MS, HEAD_POLL_MS } from './limits'

/** A block counts as final at this age, in seconds, if at least FINAL_BLOCKS_MIN blocks are on top of it. */
const FINAL_S = 144
const FINAL_BLOCKS_MIN = 12
const HEAD_POLL_MIN_MS = 2_000

/** The number of later blocks after which a block counts as final. */
export const finalBlocks = (blockSeconds: number): number =>
  Math.max(FINAL_BLOCKS_MIN, Math.ceil(FINAL_S / blockSeconds))

/**
 * The number of blocks for which a simulation stays valid: one, or the number of blocks that a fast chain produces
 * between two polls of the head.
 */
export const trialBlocks = (blockSeconds: number): number =>
  Math.max(1, Math.floor(HEAD_POLL_MS / (blockSeconds * 1_000)))

/** How long a simulation stays valid, in milliseconds. */
export const trialMs = (blockSeconds: number): number => trialBlocks(blockSeconds) * blockSeconds * 1_000

/**
 * The interval between polls of the head, in milliseconds. It is shortened to the block time only while `isAwaited`.
 */
export function headPollMs(blockSeconds: number, isAwaited: boolean): number {
  return isAwaited ? Math.min(HEAD_POLL_MS, Math.max(HEAD_POLL_MIN_MS, blockSeconds * 1_000)) : HEAD_POLL_MS
}

/**
 * How far this device's clock is ahead of the chain's time, in milliseconds (negative when it is behind). A block
 * arrives some time after its timestamp, so the smallest difference seen during the visit is the best estimate.
 * @param now - the device's time when the block was read
 * @param timestamp - the block's timestamp, in seconds
 * @param known - the smallest difference so far; null before the first block
 */
export const clockOffset = (now: number, timestamp: number, known: number | null): number =>
  Math.min(now - timestamp * 1_000, known ?? Infinity)

/** Returns the offset of the device's clock if it exceeds CLOCK_OFF_MS; otherwise null. */
export const wrongClock = (offset: number): number | null => (Math.abs(offset) > CLOCK_OFF_MS ? offset : null)

export interface ClockError {
  isFast: boolean
  by: Span
}

/** @param offset - by how many milliseconds the clock is ahead of the blocks; negative if it is behind */
export const clockError = (offset: number): ClockError => ({ isFast: offset > 0, by: spanOf(Math.abs(offset)) })
