/** A block and its time in seconds. */
export interface TimedBlock {
  blockNumber: number
  timestamp: number
}

/** A moment in seconds, and how far from it a block may be. */
export interface Moment {
  timestamp: number
  tolerance: number
}

/** What became of a block that was asked for: its time, or that the node has nothing of it, or did not say. */
export type BlockAnswer = { timestamp: number } | 'missing' | 'unanswered'

interface BlockSearch {
  moments: readonly Moment[]
  /** The newest block. */
  head: TimedBlock
  /** The first block of all, which is never asked for; null where it is not known. */
  first: TimedBlock | null
  /** Blocks whose time was found out earlier. */
  known: Iterable<TimedBlock>
  /** Whether all that is wanted of a block is there. */
  isRead: (blockNumber: number) => boolean
  /** Reads blocks, all in the same tick. */
  ask: (blockNumbers: readonly number[]) => Promise<ReadonlyMap<number, BlockAnswer>>
}

export interface FoundBlocks {
  /** For each moment the closest block that was found and read. */
  blocks: (TimedBlock | null)[]
  /** How many moments have a block that is near enough, or as near as there is any. */
  told: number
  read: number
  /** Blocks that the node has nothing of. */
  missing: readonly number[]
  unanswered: number
}

/** What a slot without a block now and then makes of twelve seconds. */
const SECONDS_PER_BLOCK = 12.06
const ROUNDS_MAX = 4
/** So many times farther from its moment than it may be, a block is not just some blocks off. */
const ASTRAY = 2
/** Into so many parts what is left is cut, and so many cuts are made in all. */
const PARTS_MAX = 8
const CUTS_MAX = 32
/**
 * Of so few moments neighbours of a guess are asked for as well, where blocks are far apart: the next one, and earlier
 * ones, the more the fewer moments there are, as on such chains many of the newest blocks are made at once.
 */
const FEW_MOMENTS = 8

const usualBefore = (from: TimedBlock, timestamp: number) =>
  Math.round(from.blockNumber - (from.timestamp - timestamp) / SECONDS_PER_BLOCK)

/** Whether a chain has fewer blocks before its newest one than there usually are since a moment. */
export const isBeforeFirst = (head: TimedBlock, timestamp: number) => usualBefore(head, timestamp) <= 0

/**
 * Finds and reads the blocks of some moments. The first guess is by the usual pace, or by the chain's own where it has
 * fewer blocks than that; the next ones are between the blocks whose time is known, by their pace. A search ends at two
 * neighbours. When more is missing or not answered than is there, it is given up.
 */
export async function findBlocks({ moments, head, first, known, isRead, ask }: BlockSearch): Promise<FoundBlocks> {
  const times = new Map<number, number>()
  for (const { blockNumber, timestamp } of known) times.set(blockNumber, timestamp)
  if (first) times.set(first.blockNumber, first.timestamp)
  times.set(head.blockNumber, head.timestamp)
  const failed = new Set<number>(first ? [first.blockNumber] : [])
  const missing: number[] = []
  let read = 0
  let unanswered = 0

  const oldest = Math.min(...moments.map(({ timestamp }) => timestamp))
  const isSparse = usualBefore(head, oldest) <= (first?.blockNumber ?? 0)

  function place({ timestamp, tolerance }: Moment, points: readonly TimedBlock[], round: number) {
    const above = points.findIndex((point) => point.timestamp >= timestamp)
    const [before, after] = [points[above - 1], points[above]]
    const isUsable = (point: TimedBlock | undefined): point is TimedBlock =>
      point !== undefined && !failed.has(point.blockNumber)
    const off = (point: TimedBlock) => Math.abs(point.timestamp - timestamp)
    const best = [before, after].filter(isUsable).sort((a, b) => off(a) - off(b))[0] ?? null
    const nothing = { best, isTold: false, guesses: [], astray: null }
    // Before the chain.
    if (!after || (!before && first)) return { ...nothing, best: null }
    if (best && off(best) <= tolerance) return { ...nothing, isTold: true }

    const below = Math.max(
      before?.blockNumber ?? 0,
      ...missing.filter((blockNumber) => blockNumber < after.blockNumber),
    )
    if (after.blockNumber - below <= 1) return { ...nothing, isTold: best !== null && below === before?.blockNumber }
    const within = (blockNumber: number) => Math.min(Math.max(blockNumber, below + 1), after.blockNumber - 1)
    // Of a long chain's first block it does not follow how fast it is now.
    if (!before || (!isSparse && before.blockNumber === first?.blockNumber)) {
      return { ...nothing, guesses: [within(usualBefore(after, timestamp))] }
    }
    const share = (timestamp - before.timestamp) / (after.timestamp - before.timestamp)
    const guess = within(Math.round(before.blockNumber + share * (after.blockNumber - before.blockNumber)))
    const isFar = isSparse && round === 1 && moments.length <= FEW_MOMENTS
    const earlier = Math.floor(FEW_MOMENTS / moments.length)
    const near = isFar ? Array.from({ length: earlier + 2 }, (_, at) => within(guess + 1 - at)) : [guess]
    const guesses = [...new Set(near)]
    const isAstray = round > 1 && (!best || off(best) > tolerance * ASTRAY)
    return { ...nothing, guesses, astray: isAstray ? { below, above: after.blockNumber } : null }
  }

  for (let round = 1; ; round++) {
    const points = [...times]
      .map(([blockNumber, timestamp]): TimedBlock => ({ blockNumber, timestamp }))
      .sort((a, b) => a.blockNumber - b.blockNumber)
    const placed = moments.map((moment) => place(moment, points, round))
    const wanted = new Set<number>()
    // Where the pace leads far astray, as many blocks were made at once, what is left is cut into parts.
    const cuts = new Map(placed.flatMap(({ astray }) => (astray ? [[astray.below, astray.above] as const] : [])))
    const parts = Math.max(2, Math.min(PARTS_MAX, Math.floor(CUTS_MAX / cuts.size)))
    const between = [...cuts].flatMap(([below, above]) =>
      Array.from({ length: parts - 1 }, (_, at) => Math.round(below + ((above - below) * (at + 1)) / parts)),
    )
    for (const cut of between) if (!times.has(cut) && !failed.has(cut)) wanted.add(cut)
    for (const { best, guesses } of placed) {
      if (guesses.length === 0 && best && !isRead(best.blockNumber)) wanted.add(best.blockNumber)
      for (const guess of guesses) if (!failed.has(guess) && !isRead(guess)) wanted.add(guess)
    }
    if (wanted.size === 0 || round > ROUNDS_MAX || missing.length + unanswered > read) {
      const blocks = placed.map(({ best }) => (best && isRead(best.blockNumber) ? best : null))
      const told = placed.filter(({ isTold }, index) => isTold && blocks[index]).length
      return { blocks, told, read, missing, unanswered }
    }
    const answers = await ask([...wanted])
    for (const blockNumber of wanted) {
      const answer = answers.get(blockNumber) ?? 'unanswered'
      if (typeof answer === 'object') {
        times.set(blockNumber, answer.timestamp)
        read += 1
        continue
      }
      failed.add(blockNumber)
      if (answer === 'missing') missing.push(blockNumber)
      else unanswered += 1
    }
  }
}
