import { type Deployment, deploymentOf } from '../../../config/deployments'
import type { Address } from '../../../domain/chain/address'
import { isUnread, type PriceReading, type PriceSeries, type SeriesAsk } from '../../../domain/market/history'
import { HEAD_POLL_MS } from '../../../domain/limits'
import { isSilence, NodeError } from '../../../domain/chain/nodeError'
import { isBeforeFirst, type Moment, type TimedBlock } from './blockTimes'
import type { Node } from '../../rpc/node'
import { createFailures, type HistorySpan, momentsOf } from './pastSearch'
import { AT_ONCE, createTurns, type Pace } from './pace'
import { createPastMemory, type PastMemory } from './pastStates'
import { createFeedRounds, type FeedRound, roundAt } from './priceFeedRounds'
import { type LogMemory, pricesFromLogs } from './pricesFromLogs'
import { pricesFromStates } from './pricesFromStates'
import { type PastPrices, placesOf, planOf, readingsOf, type SeriesPlan } from './seriesPlan'
import { createTokenDecimals } from './tokenDecimals'

export interface Histories {
  /**
   * One series for each ask, in their order. Without an ask it reads what nearly all of them take: the next ones need a
   * request less. What is read again, because it is old or because it could not be read, takes its time: beside what
   * travels with a block it sends one request a minute. Throws a NodeError when nothing could be read at all.
   */
  histories(chainId: number, asks: readonly SeriesAsk[], span: HistorySpan, isAgain?: boolean): Promise<PriceSeries[]>
}

/** What is kept of a chain from one reading to the next. */
interface ChainMemory {
  past: PastMemory
  logs: LogMemory
  decimalsOf: ReturnType<typeof createTokenDecimals>
  first: Promise<TimedBlock | null> | null
  turns: Pace
}

/** Readings of a feed at some moments; those whose block is known name it. */
function readingsOfRounds(rounds: readonly FeedRound[], moments: readonly Moment[], blocks: readonly TimedBlock[]) {
  const numbers = new Map(blocks.map(({ timestamp, blockNumber }) => [timestamp, blockNumber]))
  const times = numbers.size > 0 ? [...numbers.keys()] : moments.map(({ timestamp }) => timestamp)
  return times.flatMap((timestamp): PriceReading[] => {
    const round = roundAt(rounds, timestamp)
    return round ? [{ blockNumber: numbers.get(timestamp) ?? null, timestamp, price: round.usd.toString() }] : []
  })
}

/** Prices of the past: by the state of past blocks, by what pools told, or by what a price feed has said. */
export function createHistories(node: Node): Histories {
  const memories = new Map<number, ChainMemory>()
  const feedRounds = createFeedRounds(node)

  function memoryOf(chainId: number, deployment: Deployment): ChainMemory {
    const known = memories.get(chainId)
    if (known) return known
    const memory: ChainMemory = {
      past: createPastMemory(node, chainId, deployment),
      logs: { times: new Map(), refusedUntil: 0 },
      decimalsOf: createTokenDecimals(node, chainId),
      first: null,
      turns: createTurns(),
    }
    memories.set(chainId, memory)
    return memory
  }

  async function headOf(chainId: number): Promise<TimedBlock> {
    const { number, timestamp } = await node.head(chainId, HEAD_POLL_MS)
    return { blockNumber: number, timestamp }
  }

  /** The first block of all, by which a chain is known that is younger or slower than others; null without an answer. */
  function firstOf(chainId: number, memory: ChainMemory): Promise<TimedBlock | null> {
    memory.first ??= node.block(chainId, 0).then(
      ({ timestamp }) => ({ blockNumber: 0, timestamp }),
      (error: unknown) => {
        memory.first = null
        if (error instanceof NodeError) return null
        throw error
      },
    )
    return memory.first
  }

  /** Begins to read what does not depend on a block and is awaited when it is wanted: all in one request. */
  function beginReading(
    chainId: number,
    memory: ChainMemory,
    plans: readonly SeriesPlan[],
    usualFeeds: readonly Address[],
  ) {
    const decimals = memory.decimalsOf(plans.flatMap(({ ask: { token, pool } }) => (pool ? [token, pool.quote] : [])))
    const feeds = new Set([...usualFeeds, ...placesOf(plans).quoteFeeds, ...plans.flatMap(({ feed }) => feed ?? [])])
    const newest = [...feeds].map((feed) => feedRounds.newest(chainId, feed))
    const first = firstOf(chainId, memory)
    // Whoever awaits it hears what befell it.
    for (const begun of [decimals, first, ...newest]) begun.catch(() => undefined)
    return { decimals, first }
  }

  async function histories(
    chainId: number,
    asks: readonly SeriesAsk[],
    span: HistorySpan,
    isAgain = false,
  ): Promise<PriceSeries[]> {
    const deployment = deploymentOf(chainId)
    if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
    const memory = memoryOf(chainId, deployment)
    const pace = isAgain ? memory.turns : AT_ONCE
    const plans = asks.map((ask) => planOf(deployment, ask))
    const { all: failures, goOn } = createFailures()

    const begun = beginReading(chainId, memory, plans, asks.length === 0 ? [deployment.ethUsdFeed] : [])
    const head = await headOf(chainId)
    const moments = momentsOf(head.timestamp, span)
    const since = moments[0]?.timestamp ?? head.timestamp

    /** Read when they are first wanted. */
    const rounds = new Map<Address, Promise<FeedRound[]>>()
    function roundsOf(feed: Address): Promise<FeedRound[]> {
      const known = rounds.get(feed)
      if (known) return known
      const read = feedRounds.read(chainId, feed, since, pace).catch((error: unknown) => goOn(error, []))
      rounds.set(feed, read)
      return read
    }
    // What is known to be wanted travels with the first look at the past.
    for (const { place, feed } of plans) if (!place && feed) void roundsOf(feed)

    const first = isBeforeFirst(head, since) ? await begun.first : null
    const search = { moments, head, first, ...placesOf(plans), roundsOf, goOn, pace }
    const states = search.places.length > 0 ? await pricesFromStates(search, memory.past) : null
    const isLogged = states !== null && !states.isEnough && !states.isSilent
    const logs = isLogged ? await pricesFromLogs(node, chainId, search, memory.logs) : null
    const decimals = await begun.decimals

    const silence = () =>
      states?.isLimited || failures.some(({ failure }) => failure === 'limited') ? 'limited' : 'unanswered'

    async function seriesOf(plan: SeriesPlan): Promise<PriceSeries> {
      const readings = (past: PastPrices | null) => (past ? readingsOf(plan, past, decimals) : [])
      if (plan.place) {
        const archived = readings(states)
        const told = readings(logs)
        if (told.length > archived.length) return { readings: told, source: 'logs', reason: null }
        if (archived.length > 0) return { readings: archived, source: 'archive', reason: null }
        if (states?.isEnough && plan.quoteIs && failures.length === 0) {
          return { readings: [], source: null, reason: 'young' }
        }
      }
      const said = plan.feed ? await roundsOf(plan.feed) : []
      const byFeed = readingsOfRounds(said, moments, states?.isEnough ? states.blocks : [])
      if (byFeed.length > 0) return { readings: byFeed, source: 'rounds', reason: null }
      const isUnanswered = states ? states.isSilent || failures.some(isSilence) : failures.length > 0
      return { readings: [], source: null, reason: isUnanswered ? silence() : 'noArchive' }
    }
    const series = await Promise.all(plans.map(seriesOf))

    if (series.length > 0 && series.every(({ reason }) => isUnread(reason))) {
      const limited = new NodeError('limited', 'The network provider limits how often it is asked.')
      const silent = new NodeError('timedOut', 'The node did not answer in time.')
      throw failures[0] ?? (silence() === 'limited' ? limited : silent)
    }
    return series
  }

  return { histories }
}
