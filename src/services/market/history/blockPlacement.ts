import type { Moment, TimedBlock } from './timedBlock'

/** A block this many times farther off than allowed is not just a few blocks off. */
const OFF_TRACK = 2
/**
 * On a chain with widely spaced blocks, when this few times are searched for, the neighbours of a guess are read as
 * well: the next block, and earlier ones, the more the fewer times there are, as such chains often produce many of the
 * newest blocks at once.
 */
const FEW_MOMENTS = 8

/** The block at a time, by the chain's usual time between blocks; it may be before the first one. */
export const usualBefore = (from: TimedBlock, timestamp: number, blockSeconds: number) =>
  Math.round(from.blockNumber - (from.timestamp - timestamp) / blockSeconds)

/** Whether a chain has fewer blocks since a time than usual before its newest one. */
export const isBeforeFirst = (head: TimedBlock, timestamp: number, blockSeconds: number) =>
  usualBefore(head, timestamp, blockSeconds) <= 0

/** Whether a chain is younger or slower than usual: it has fewer blocks since a time. */
export function isSparseSince(
  { head, first, blockSeconds }: Pick<KnownBlocks, 'first' | 'blockSeconds'> & { head: TimedBlock },
  timestamp: number,
) {
  return usualBefore(head, timestamp, blockSeconds) <= (first?.blockNumber ?? 0)
}

/** Whether so few times are searched for on such a chain that there is room for more guesses. */
const isFewAndSparse = ({ isSparse, momentCount }: KnownBlocks) => isSparse && momentCount <= FEW_MOMENTS

/** What is known about a chain's blocks in one round of a search. */
export interface KnownBlocks {
  /** The blocks with a known timestamp, in order. */
  points: readonly TimedBlock[]
  first: TimedBlock | null
  /** Unusable blocks: the node did not answer for them, or the first one, which is never read. */
  failed: ReadonlySet<number>
  /** Blocks that the node does not have. */
  missing: readonly number[]
  isSparse: boolean
  /** The chain's usual time between blocks. */
  blockSeconds: number
  /** From 1. */
  round: number
  /** The number of times searched for. */
  momentCount: number
}

export interface Placement {
  /** The closest usable block. */
  best: TimedBlock | null
  /** Whether it is close enough, or as close as possible. */
  isMatched: boolean
  /** Blocks that may be closer. */
  guesses: number[]
  /** Remaining candidates, where interpolation was far off. */
  cut: { below: number; above: number } | null
}

/** The known blocks around a time, and the highest known block below it. */
interface Gap {
  before: TimedBlock
  after: TimedBlock
  below: number
}

const within = (blockNumber: number, below: number, above: number) =>
  Math.min(Math.max(blockNumber, below + 1), above - 1)

/** Guesses interpolated between two blocks with known timestamps. */
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

/** The closer usable neighbour of a time. */
function closestOf(timestamp: number, neighbours: readonly (TimedBlock | undefined)[], failed: ReadonlySet<number>) {
  const distance = (point: TimedBlock) => Math.abs(point.timestamp - timestamp)
  const isUsable = (point: TimedBlock | undefined): point is TimedBlock =>
    point !== undefined && !failed.has(point.blockNumber)
  const [best] = neighbours.filter(isUsable).sort((a, b) => distance(a) - distance(b))
  return best ? { best, distance: distance(best) } : { best: null, distance: Infinity }
}

/** The highest known block below another one. */
const highestBelow = (after: TimedBlock, before: TimedBlock | undefined, missing: readonly number[]) =>
  Math.max(before?.blockNumber ?? 0, ...missing.filter((blockNumber) => blockNumber < after.blockNumber))

/** Where a time lies among the known blocks, and which blocks to read to get closer. */
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
  // The current pace of a long chain does not follow from its first block.
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
