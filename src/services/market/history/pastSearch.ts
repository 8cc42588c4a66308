import type { Address } from '../../../domain/chain/address'
import { NodeError } from '../../../domain/chain/nodeError'
import type { PoolPlace } from '../../../domain/trade/pools/pool'
import type { FoundBlocks } from './blockTimes'
import type { Pace } from './pace'
import { type FeedRound, roundAt } from './priceFeedRounds'
import type { PastPrices } from './seriesPlan'
import type { Moment, TimedBlock } from './timedBlock'

/** What is searched for in the past. */
export interface PastSearch {
  moments: readonly Moment[]
  /** The newest block. */
  head: TimedBlock
  /** The first block of all; null where the chain is older than what is searched for, or that is not known. */
  first: TimedBlock | null
  places: readonly PoolPlace[]
  /** By which the pools' quote tokens are turned into dollars. */
  quoteFeeds: readonly Address[]
  /** The rounds of a feed since the first moment; none where they cannot be read. */
  roundsOf: (feed: Address) => Promise<readonly FeedRound[]>
  /** Notes a NodeError and returns something else in place of an answer. Throws any other error. */
  recoverWith: <T>(error: unknown, otherwise: T) => T
  pace: Pace
}

/** How far back, and how many readings. */
export interface HistorySpan {
  seconds: number
  parts: number
}

/** A block is near enough to a moment within this part of the time between two moments, */
const NEAR_PART = 2
/** or, for the first one, which changes are measured from, this part. */
const START_NEAR_PART = 16

/** The moments of a range: its start, and then full hours and the like, so that later readings are of the same ones. */
export function momentsOf(now: number, { seconds, parts }: HistorySpan): Moment[] {
  const part = Math.max(1, Math.floor(seconds / parts))
  const start = now - seconds
  const moments = [{ timestamp: start, tolerance: part / START_NEAR_PART }]
  // A change needs the start alone.
  if (parts <= 1) return moments
  for (let at = Math.ceil((start + part / 2) / part) * part; at <= now - part / 2; at += part) {
    moments.push({ timestamp: at, tolerance: part / NEAR_PART })
  }
  return moments
}

/** The blocks found for the moments, each once, in their order, without the newest. */
export function pastBlocks({ blocks }: FoundBlocks, head: TimedBlock): TimedBlock[] {
  const found = new Map(blocks.flatMap((block) => (block ? [[block.blockNumber, block] as const] : [])))
  found.delete(head.blockNumber)
  return [...found.values()].sort((a, b) => a.blockNumber - b.blockNumber)
}

/** Dollars by the rounds of the quote tokens' feeds, where the state of a block has none. */
export async function usdByRounds(
  { quoteFeeds, roundsOf }: PastSearch,
  byState: (feed: Address, blockNumber: number) => bigint | null = () => null,
): Promise<PastPrices['usd']> {
  const rounds = new Map(await Promise.all(quoteFeeds.map(async (feed) => [feed, await roundsOf(feed)] as const)))
  return (feed, { blockNumber, timestamp }) =>
    byState(feed, blockNumber) ?? roundAt(rounds.get(feed) ?? [], timestamp)?.usd ?? null
}

/** Collects the errors of calls that are not essential. */
export function createFailures(): { all: NodeError[]; recoverWith: PastSearch['recoverWith'] } {
  const all: NodeError[] = []
  return {
    all,
    recoverWith(error, otherwise) {
      if (!(error instanceof NodeError)) throw error
      all.push(error)
      return otherwise
    },
  }
}
