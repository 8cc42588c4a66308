import { CLOCK_OFF_MS, HEAD_POLL_MS } from './limits'

/** What follows from a chain's usual time between blocks, in seconds, and from the times of its blocks. */

/** A block counts as final at this age in seconds, with at least this many blocks on top of it. */
const FINAL_S = 144
const FINAL_BLOCKS_MIN = 12
/** The head is never polled more often. */
const HEAD_POLL_MIN_MS = 2_000

/** How many blocks on top of a block make it final. */
export const finalBlocks = (blockSeconds: number): number =>
  Math.max(FINAL_BLOCKS_MIN, Math.ceil(FINAL_S / blockSeconds))

/** For how many blocks after its own a simulation holds: the next one, or those that a fast chain makes between two polls. */
export const trialBlocks = (blockSeconds: number): number =>
  Math.max(1, Math.floor(HEAD_POLL_MS / (blockSeconds * 1_000)))

/** The same in milliseconds. */
export const trialMs = (blockSeconds: number): number => trialBlocks(blockSeconds) * blockSeconds * 1_000

/** How often the head is polled, in milliseconds: with the blocks of a fast chain only while someone waits for them. */
export function headPollMs(blockSeconds: number, isAwaited: boolean): number {
  return isAwaited ? Math.min(HEAD_POLL_MS, Math.max(HEAD_POLL_MIN_MS, blockSeconds * 1_000)) : HEAD_POLL_MS
}

/**
 * By how much this device's clock is ahead of the blocks' time, in milliseconds, negative when it is behind: the least
 * that was seen in the visit. A block is never older than this tells, whatever the clock says.
 * @param now - when the block was read, by this device's clock
 * @param timestamp - of the block, in seconds
 * @param known - the least so far; null before the first block
 */
export const clockOffset = (now: number, timestamp: number, known: number | null): number =>
  Math.min(now - timestamp * 1_000, known ?? Infinity)

/** By how much the device's clock is wrong, where that matters; null where it does not. */
export const wrongClock = (offset: number): number | null => (Math.abs(offset) > CLOCK_OFF_MS ? offset : null)
