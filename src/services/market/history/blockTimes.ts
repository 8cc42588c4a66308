import { isSparseSince, placeMoment, type Placement } from './blockPlacement'
import type { Moment, TimedBlock } from './timedBlock'

/** `timestamp` is in seconds. `missing`: the node does not have the block. `unanswered`: the node did not answer. */
export type BlockAnswer = { timestamp: number } | 'missing' | 'unanswered'

interface BlockSearch {
  moments: readonly Moment[]
  head: TimedBlock
  first: TimedBlock | null
  blockSeconds: number
  known: Iterable<TimedBlock>
  /** Whether all required data of a block has been read. */
  isRead: (blockNumber: number) => boolean
  readBlocks: (blockNumbers: readonly number[]) => Promise<ReadonlyMap<number, BlockAnswer>>
}

export interface FoundBlocks {
  /** The closest block found and read for each time. */
  blocks: (TimedBlock | null)[]
  /** The number of requested times for which a block within the tolerance, or the closest possible block, was found. */
  matched: number
  read: number
  missing: readonly number[]
  unanswered: number
}

const ROUNDS_MAX = 4
/** A range is divided into at most PARTS_MAX parts, and all ranges together by at most CUTS_MAX cuts. */
const PARTS_MAX = 8
const CUTS_MAX = 32

/** The distance of the nearest mark from the newest block, in blocks. The distance doubles with each further mark. */
const FIRST_MARK = 16

/** Blocks ever farther from the newest, between which the second round interpolates on a sparse or uneven chain. */
function marksOf({ head, first }: BlockSearch): number[] {
  const marks: number[] = []
  for (let distance = FIRST_MARK; head.blockNumber - distance > (first?.blockNumber ?? 0); distance *= 2) {
    marks.push(head.blockNumber - distance)
  }
  return marks
}

interface Progress {
  times: Map<number, number>
  failed: Set<number>
  missing: number[]
  read: number
  unanswered: number
}

function begin({ known, first, head }: BlockSearch): Progress {
  const times = new Map<number, number>()
  for (const { blockNumber, timestamp } of known) times.set(blockNumber, timestamp)
  if (first) times.set(first.blockNumber, first.timestamp)
  times.set(head.blockNumber, head.timestamp)
  return { times, failed: new Set(first ? [first.blockNumber] : []), missing: [], read: 0, unanswered: 0 }
}

/** Blocks that divide the ranges in which interpolation failed because many blocks were produced at once. */
function cutsOf(placed: readonly Placement[]): number[] {
  const cuts = new Map(placed.flatMap(({ cut }) => (cut ? [[cut.below, cut.above] as const] : [])))
  const parts = Math.max(2, Math.min(PARTS_MAX, Math.floor(CUTS_MAX / cuts.size)))
  return [...cuts].flatMap(([below, above]) =>
    Array.from({ length: parts - 1 }, (_, at) => Math.round(below + ((above - below) * (at + 1)) / parts)),
  )
}

/** Selects the blocks to read next: marks and cuts, guesses, and matches that have not been read yet. */
function blocksToRead(
  placed: readonly Placement[],
  { times, failed }: Progress,
  { isRead }: BlockSearch,
  marks: readonly number[],
): number[] {
  const cuts = [...cutsOf(placed), ...marks].filter((cut) => !times.has(cut) && !failed.has(cut))
  const others = placed.flatMap(({ best, guesses }) =>
    guesses.length === 0 && best
      ? [best.blockNumber].filter((each) => !isRead(each))
      : guesses.filter((guess) => !failed.has(guess) && !isRead(guess)),
  )
  return [...new Set([...cuts, ...others])]
}

function record(progress: Progress, blockNumber: number, answer: BlockAnswer) {
  if (typeof answer === 'object') {
    progress.times.set(blockNumber, answer.timestamp)
    progress.read += 1
    return
  }
  progress.failed.add(blockNumber)
  if (answer === 'missing') progress.missing.push(blockNumber)
  else progress.unanswered += 1
}

function resultOf(placed: readonly Placement[], progress: Progress, { isRead }: BlockSearch): FoundBlocks {
  const { read, missing, unanswered } = progress
  const blocks = placed.map(({ best }) => (best && isRead(best.blockNumber) ? best : null))
  const matched = placed.filter(({ isMatched }, index) => isMatched && blocks[index]).length
  return { blocks, matched, read, missing, unanswered }
}

/**
 * Finds and reads the blocks at the given times. The first guess uses the chain's usual block time or, on a sparse
 * chain, the average block time; later guesses interpolate between known blocks. The search for a time ends when the
 * two blocks around the time are adjacent. The search is abandoned when more reads have failed than succeeded.
 */
export async function findBlocks(search: BlockSearch): Promise<FoundBlocks> {
  const { moments, first, blockSeconds, readBlocks } = search
  const progress = begin(search)
  const isSparse = isSparseSince(search, Math.min(...moments.map(({ timestamp }) => timestamp)))
  for (let round = 1; ; round++) {
    const points = [...progress.times]
      .map(([blockNumber, timestamp]): TimedBlock => ({ blockNumber, timestamp }))
      .sort((a, b) => a.blockNumber - b.blockNumber)
    const { failed, missing } = progress
    const known = { points, first, failed, missing, isSparse, blockSeconds, round, momentCount: moments.length }
    const placed = moments.map((moment) => placeMoment(moment, known))
    const isUncertain = isSparse && round === 1 && placed.some(({ guesses }) => guesses.length > 0)
    const needed = blocksToRead(placed, progress, search, isUncertain ? marksOf(search) : [])
    const isGivenUp = round > ROUNDS_MAX || missing.length + progress.unanswered > progress.read
    if (needed.length === 0 || isGivenUp) return resultOf(placed, progress, search)
    const answers = await readBlocks(needed)
    for (const blockNumber of needed) record(progress, blockNumber, answers.get(blockNumber) ?? 'unanswered')
  }
}
