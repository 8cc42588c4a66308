import { FEED_DECIMALS, LATEST_ROUND_DATA } from '../coinPrice'
import type { Address } from '#domain/chain/address'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { NodeError } from '#domain/chain/nodeError'
import { USD_DECIMALS } from '#domain/market/money'
import type { CallResult } from '../../chain/multicall'
import type { Node } from '../../chain/node'
import type { Pace } from './pace'
import { callData, intAt, uintAt, uintWord } from '../../chain/words'

// The past and current prices of a Chainlink feed. https://docs.chain.link/data-feeds/historical-data

const GET_ROUND_DATA = '0x9a6fc8f5'
/** The low 64 bits of a round id are the number of the round; the bits above are the id of the aggregator's phase. */
const COUNT_BITS = 64n
const ROUNDS_READ = 200

export interface FeedRound {
  id: bigint
  /** Dollars with 18 decimals. */
  usd: bigint
  /** Unix time in seconds. */
  updatedAt: number
}

/**
 * Parses (roundId, answer, startedAt, updatedAt, answeredInRound). Null if the round does not exist, has no price, or
 * is dated after `now` (Unix seconds).
 */
export function readRound(result: CallResult | undefined, now: number): FeedRound | null {
  if (!result?.success || result.data.length < 2 + 5 * 64) return null
  const answer = intAt(result.data, 1)
  const updatedAt = uintAt(result.data, 3)
  if (answer <= 0n || updatedAt === 0n || updatedAt > BigInt(now)) return null
  const usd = answer * 10n ** BigInt(USD_DECIMALS - FEED_DECIMALS)
  return { id: uintAt(result.data, 0), usd, updatedAt: Number(updatedAt) }
}

/** The last round up to a time; null without such a round. The rounds must be in order of time. */
export function roundAt(rounds: readonly FeedRound[], timestamp: number): FeedRound | null {
  return rounds.findLast(({ updatedAt }) => updatedAt <= timestamp) ?? null
}

interface FeedRounds {
  /** The newest round, cached for one block; null if the feed has no round. Throws a NodeError. */
  newest(chainId: number, feed: Address): Promise<FeedRound | null>
  /**
   * Reads the rounds since a Unix time in seconds, in order of time. One request reads as many successive rounds as
   * fit; one more request reads every `step`-th of the older rounds. Throws a NodeError.
   */
  read(chainId: number, feed: Address, since: number, pace: Pace): Promise<FeedRound[]>
}

/** Creates a reader of a price feed's rounds. Rounds are cached because they do not change. */
export function createFeedRounds(node: Node): FeedRounds {
  const known = new Map<string, Map<bigint, FeedRound | null>>()
  const newestOf = new Map<string, { readAt: number; round: Promise<FeedRound | null> }>()

  async function readNewest(chainId: number, feed: Address): Promise<FeedRound | null> {
    const [result] = await node.multicall(chainId).calls([{ to: feed, data: LATEST_ROUND_DATA }])
    return readRound(result, Number.MAX_SAFE_INTEGER)
  }

  function newest(chainId: number, feed: Address): Promise<FeedRound | null> {
    const key = `${chainId}${feed}`
    const readAt = performance.now()
    const last = newestOf.get(key)
    if (last && readAt - last.readAt < HEAD_POLL_MS) return last.round
    const reading = { readAt, round: readNewest(chainId, feed) }
    newestOf.set(key, reading)
    reading.round.catch(() => {
      if (newestOf.get(key) === reading) newestOf.delete(key)
    })
    return reading.round
  }

  /** The ids of every `step`-th round before a round, newest first. */
  function before({ id }: FeedRound, step: bigint): bigint[] {
    const phase = id >> COUNT_BITS
    const last = BigInt.asUintN(64, id) - 1n
    const ids: bigint[] = []
    // Rounds whose number is a multiple of `step`, so that a new round does not change the selection of older ones.
    for (let count = last - (last % step); count > 0n && ids.length < ROUNDS_READ; count -= step) {
      ids.push((phase << COUNT_BITS) | count)
    }
    return ids
  }

  return {
    newest,
    async read(chainId, feed, since, pace) {
      const latest = await newest(chainId, feed)
      if (!latest) return []
      const key = `${chainId}${feed}`
      const rounds = known.get(key) ?? new Map<bigint, FeedRound | null>()
      known.set(key, rounds)
      const found = [latest]

      async function add(ids: readonly bigint[], { updatedAt }: FeedRound) {
        const reached = ids.findIndex((id) => (rounds.get(id)?.updatedAt ?? Infinity) <= since)
        const needed = reached < 0 ? ids : ids.slice(0, reached + 1)
        const unread = needed.filter((id) => !rounds.has(id))
        if (unread.length > 0) {
          const calls = unread.map((id) => ({ to: feed, data: callData(GET_ROUND_DATA, uintWord(id)) }))
          const [results = []] = await pace.all([() => node.multicall(chainId).calls(calls)])
          unread.forEach((id, index) => rounds.set(id, readRound(results[index], updatedAt)))
        }
        for (const id of needed) {
          const round = rounds.get(id)
          if (round) found.push(round)
        }
      }

      await add(before(latest, 1n), latest)
      const oldest = found.at(-1)
      if (oldest && oldest !== latest && oldest.updatedAt > since) {
        const secondsPerRound = (latest.updatedAt - oldest.updatedAt) / (found.length - 1)
        const left = (oldest.updatedAt - since) / Math.max(1, secondsPerRound)
        // The step is a power of two, so that it rarely changes when the feed's pace changes.
        let step = 1n
        while (Number(step) * ROUNDS_READ < left) step *= 2n
        try {
          await add(before(oldest, step), latest)
        } catch (error) {
          if (!(error instanceof NodeError)) throw error
        }
      }
      return found.sort((a, b) => a.updatedAt - b.updatedAt)
    },
  }
}
