import type { Moment, TimedBlock } from './timedBlock'

/** Interpolation has failed, and the range is divided, if a block is off by more than this many tolerances. */
const OFF_TRACK = 2
/**
 * On a chain with sparse blocks, a search for at most this many points in time also reads neighbours of each guess: the
 * next block and some earlier blocks, because such a chain often produces many of its newest blocks at once. The fewer
 * the points in time, the more neighbours are read.
 */
const FEW_MOMENTS = 8

/** The number of the block at a time, estimated from the chain's usual block time. It may be negative. */
export const usualBefore = (from: TimedBlock, timestamp: number, blockSeconds: number) =>
  Math.round(from.blockNumber - (from.timestamp - timestamp) / blockSeconds)

/** Whether a time lies before the chain's first block, estimated from the usual block time. */
export const isBeforeFirst = (head: TimedBlock, timestamp: number, blockSeconds: number) =>
  usualBefore(head, timestamp, blockSeconds) <= 0

/** Whether a chain has fewer blocks since a time than its usual block time implies: it is younger or slower. */
export function isSparseSince(
  { head, first, blockSeconds }: Pick<KnownBlocks, 'first' | 'blockSeconds'> & { head: TimedBlock },
  timestamp: number,
) {
  return usualBefore(head, timestamp, blockSeconds) <= (first?.blockNumber ?? 0)
}

const isFewAndSparse = ({ isSparse, momentCount }: KnownBlocks) => isSparse && momentCount <= FEW_MOMENTS

interface KnownBlocks {
  /** The blocks with a known timestamp, in order. */
  points: readonly TimedBlock[]
  first: TimedBlock | null
  /** Unusable blocks: blocks for which the node did not answer, and the first block, which is never read. */
  failed: ReadonlySet<number>
  missing: readonly number[]
  isSparse: boolean
  blockSeconds: number
  round: number
  momentCount: number
}

export interface Placement {
  best: TimedBlock | null
  /** Whether `best` is within the tolerance, or no block can be closer. */
  isMatched: boolean
  guesses: number[]
  /** The range to divide, without its two ends; set if interpolation was far off. */
  cut: { below: number; above: number } | null
}

/** The known blocks around a time. `below` is the highest block number before `after` that is known or missing. */
interface Gap {
  before: TimedBlock
  after: TimedBlock
  below: number
}

const within = (blockNumber: number, below: number, above: number) =>
  Math.min(Math.max(blockNumber, below + 1), above - 1)

function guessesBetween(timestamp: number, { before, after, below }: Gap, known: KnownBlocks): number[] {
  const { round, momentCount } = known
  const share = (timestamp - before.timestamp) / (after.timestamp - before.timestamp)
  const blocks = Math.round(before.blockNumber + share * (after.blockNumber - before.blockNumber))
  const guess = within(blocks, below, after.blockNumber)
  if (round !== 1 || !isFewAndSparse(known)) return [guess]
  const earlier = Math.floor(FEW_MOMENTS / momentCount)
  const near = Array.from({ length: earlier + 2 }, (_, at) => within(guess + 1 - at, below, after.blockNumber))
  return [...new Set(near)]
}

function closestOf(timestamp: number, neighbours: readonly (TimedBlock | undefined)[], failed: ReadonlySet<number>) {
  const distance = (point: TimedBlock) => Math.abs(point.timestamp - timestamp)
  const isUsable = (point: TimedBlock | undefined): point is TimedBlock =>
    point !== undefined && !failed.has(point.blockNumber)
  const [best] = neighbours.filter(isUsable).sort((a, b) => distance(a) - distance(b))
  return best ? { best, distance: distance(best) } : { best: null, distance: Infinity }
}

const highestBelow = (after: TimedBlock, before: TimedBlock | undefined, missing: readonly number[]) =>
  Math.max(before?.blockNumber ?? 0, ...missing.filter((blockNumber) => blockNumber < after.blockNumber))

/** Finds the known block that is closest to a time, and the blocks to read next to get closer. */
export function placeMoment({ timestamp, tolerance }: Moment, known: KnownBlocks): Placement {
  const { points, first, failed, missing, isSparse, round } = known
  const above = points.findIndex((point) => point.timestamp >= timestamp)
  const [before, after] = [points[above - 1], points[above]]
  const isBeforeChain = !after || (!before && first)
  if (isBeforeChain) return { best: null, isMatched: false, guesses: [], cut: null }

  const { best, distance } = closestOf(timestamp, [before, after], failed)
  const nothing: Placement = { best, isMatched: false, guesses: [], cut: null }
  if (distance <= tolerance) return { ...nothing, isMatched: true }

  const below = highestBelow(after, before, missing)
  if (after.blockNumber - below <= 1) return { ...nothing, isMatched: best !== null && below === before?.blockNumber }
  // Interpolation from the first block would use the average block time since the chain's start, which may differ from
  // the current block time.
  if (!before || (!isSparse && before.blockNumber === first?.blockNumber)) {
    return {
      ...nothing,
      guesses: [within(usualBefore(after, timestamp, known.blockSeconds), below, after.blockNumber)],
    }
  }
  const isOffTrack = round > 1 && (distance > tolerance * OFF_TRACK || isFewAndSparse(known))
  return {
    ...nothing,
    guesses: guessesBetween(timestamp, { before, after, below }, known),
    cut: isOffTrack ? { below, above: after.blockNumber } : null,
  }
}
