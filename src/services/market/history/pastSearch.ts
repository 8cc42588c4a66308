import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import type { HistorySpan } from '#domain/market/history'
import type { PoolPlace } from '#domain/pool/pool'
import type { FoundBlocks } from './blockTimes'
import type { Pace } from './pace'
import { type FeedRound, roundAt } from './priceFeedRounds'
import type { PastPrices } from './seriesPlan'
import type { Moment, TimedBlock } from './timedBlock'

export interface PastSearch {
  moments: readonly Moment[]
  head: TimedBlock
  /** The chain's first block if it lies within the searched period; null if it is older or unknown. */
  first: TimedBlock | null
  blockSeconds: number
  places: readonly PoolPlace[]
  /** The price feeds that convert the pools' quote tokens to dollars. */
  quoteFeeds: readonly Address[]
  /** The rounds of a feed since the first time; empty if they cannot be read. */
  roundsOf: (feed: Address) => Promise<readonly FeedRound[]>
  /** Records a NodeError and returns a fallback. Throws any other error. */
  recoverWith: <T>(error: unknown, fallback: T) => T
  pace: Pace
}

/** A reading's block may be off by the interval between two readings, divided by this number. */
const NEAR_PART = 2
/** The same for the start of a period, stricter, because price changes are measured from it. */
const START_NEAR_PART = 16

/**
 * The times to read in a period: the start of the period, then round times such as full hours. Later periods have the
 * same round times, so that cached blocks can be used again.
 */
export function momentsOf(now: number, { seconds, parts }: Pick<HistorySpan, 'seconds' | 'parts'>): Moment[] {
  const part = Math.max(1, Math.floor(seconds / parts))
  const start = now - seconds
  const moments = [{ timestamp: start, tolerance: part / START_NEAR_PART }]
  // A price change needs only the price at the start.
  if (parts <= 1) return moments
  for (let at = Math.ceil((start + part / 2) / part) * part; at <= now - part / 2; at += part) {
    moments.push({ timestamp: at, tolerance: part / NEAR_PART })
  }
  return moments
}

/** The blocks that were found, in order, without duplicates and without the newest block. */
export function pastBlocks({ blocks }: FoundBlocks, head: TimedBlock): TimedBlock[] {
  const found = new Map(blocks.flatMap((block) => (block ? [[block.blockNumber, block] as const] : [])))
  found.delete(head.blockNumber)
  return [...found.values()].sort((a, b) => a.blockNumber - b.blockNumber)
}

/** The dollar prices of the quote tokens, from `byState` or else from the rounds of the token's feed. */
export async function usdByRounds(
  { quoteFeeds, roundsOf }: PastSearch,
  byState: (feed: Address, blockNumber: number) => bigint | null = () => null,
): Promise<PastPrices['usd']> {
  const rounds = new Map(await Promise.all(quoteFeeds.map(async (feed) => [feed, await roundsOf(feed)] as const)))
  return (feed, { blockNumber, timestamp }) =>
    byState(feed, blockNumber) ?? roundAt(rounds.get(feed) ?? [], timestamp)?.usd ?? null
}

export function createFailures(): { all: NodeError[]; recoverWith: PastSearch['recoverWith'] } {
  const all: NodeError[] = []
  return {
    all,
    recoverWith(error, fallback) {
      if (!(error instanceof NodeError)) throw error
      all.push(error)
      return fallback
    },
  }
}
