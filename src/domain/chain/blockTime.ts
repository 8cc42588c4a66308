import { type Span, spanOf } from '../browser/time'
import { CLOCK_OFF_MS, HEAD_POLL_MS } from './limits'

/** A block counts as final at this age, in seconds, if at least FINAL_BLOCKS_MIN blocks are on top of it. */
const FINAL_S = 144
const FINAL_BLOCKS_MIN = 12
const HEAD_POLL_MIN_MS = 2_000

/** The number of later blocks after which a block counts as final. */
export const finalBlocks = (blockSeconds: number): number =>
  Math.max(FINAL_BLOCKS_MIN, Math.ceil(FINAL_S / blockSeconds))

/** The blocks for which a simulation stays valid: one, or as many as a fast chain makes between two polls. */
export const trialBlocks = (blockSeconds: number): number =>
  Math.max(1, Math.floor(HEAD_POLL_MS / (blockSeconds * 1_000)))

export const trialMs = (blockSeconds: number): number => trialBlocks(blockSeconds) * blockSeconds * 1_000

/** In milliseconds. The interval is shortened to the block time only while `isAwaited`. */
export function headPollMs(blockSeconds: number, isAwaited: boolean): number {
  return isAwaited ? Math.min(HEAD_POLL_MS, Math.max(HEAD_POLL_MIN_MS, blockSeconds * 1_000)) : HEAD_POLL_MS
}

export interface KnownBlock {
  number: number
  /** In Unix seconds. */
  timestamp: number
}

/** The blocks of a network that were read in this visit: the first of them, and the newest one. */
export interface SeenBlocks extends KnownBlock {
  first: KnownBlock
}

/** The shortest time between two blocks from which the usual time is taken, in seconds. Timestamps are whole seconds. */
const SEEN_MIN_S = 60
const SEEN_BLOCKS_MIN = 5

/** Remembers the first block that was read. A lower number than that means another chain, so it begins anew. */
export function firstSeen({ number, timestamp }: KnownBlock, known: KnownBlock | undefined): KnownBlock {
  return known && known.number <= number ? known : { number, timestamp }
}

/**
 * The usual time between two blocks of a network, in seconds: the average of those that were read in this visit, or,
 * while these are too few, that of our table.
 */
export function usualBlockSeconds(seen: SeenBlocks | undefined, tableSeconds: number): number {
  if (!seen) return tableSeconds
  const [blocks, seconds] = [seen.number - seen.first.number, seen.timestamp - seen.first.timestamp]
  return blocks < SEEN_BLOCKS_MIN || seconds < SEEN_MIN_S ? tableSeconds : seconds / blocks
}

/** An estimate of the error of this device's clock. Times are in milliseconds. */
export interface ClockEstimate {
  /** How far the clock is ahead of the chain's time; negative when it is behind. */
  offset: number
  /** The clock's time less the time of a timer that does not follow the clock. It changes when the clock is set. */
  origin: number
  /** The timer's time at the estimate. */
  timer: number
  /** The latest block whose offset is far above the estimate since the clock was set; null if there is none. */
  far: { timestamp: number; offset: number } | null
}

/** The device's clock and its timer when a block was read, in milliseconds, and the block's timestamp in seconds. */
interface ClockReading {
  now: number
  timer: number
  timestamp: number
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= CLOCK_OFF_MS

/**
 * Estimates the error of this device's clock. A block arrives some time after its timestamp, so the smallest difference
 * seen is the best estimate. If the clock was set meanwhile, the estimate begins anew as soon as two blocks in
 * succession differ from it by the same time. Setting the clock is recognised by the timer, so that late blocks of a
 * node that lags behind never count as an error of the clock.
 */
export function estimateClock({ now, timer, timestamp }: ClockReading, known: ClockEstimate | null): ClockEstimate {
  const offset = now - timestamp * 1_000
  const origin = now - timer
  if (!known || offset <= known.offset + CLOCK_OFF_MS) {
    return { offset: Math.min(offset, known?.offset ?? offset), origin, timer, far: null }
  }
  // The clock also differs from the timer after the device slept, because some browsers' timers then stand still.
  if (isNear(origin, known.origin)) return { ...known, timer, far: null }
  const { far } = known
  if (far && timestamp > far.timestamp && isNear(offset, far.offset)) {
    return { offset: Math.min(offset, far.offset), origin, timer, far: null }
  }
  return { ...known, timer, far: far?.timestamp === timestamp ? far : { timestamp, offset } }
}

export const wrongClock = (offset: number): number | null => (Math.abs(offset) > CLOCK_OFF_MS ? offset : null)

export interface ClockError {
  isFast: boolean
  by: Span
}

/** @param offset - by how many milliseconds the clock is ahead of the blocks; negative if it is behind */
export const clockError = (offset: number): ClockError => ({ isFast: offset > 0, by: spanOf(Math.abs(offset)) })
