import { HEAD_POLL_MS } from './limits'

/** What follows from a chain's usual time between blocks, in seconds. */

/** A block this old counts as final, in seconds, and with at least so many blocks on top of it. */
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
