import { configuredChain } from '#config/chains'
import type { Address } from '#domain/chain/address'
import { type HistorySpan, isUnread, type PriceSeries, type SeriesRequest } from '#domain/market/history'
import { HEAD_POLL_MS, NODE_BATCH_BULK } from '#domain/chain/limits'
import { NodeError } from '#domain/chain/nodeError'
import { requireDeployment } from '../../requireDeployment'
import { bestSeries, type PastSources, unansweredReason } from './bestSeries'
import { isBeforeFirst } from './blockPlacement'
import { type ChainMemory, createChainMemories } from './chainMemory'
import type { Node } from '../../chain/node'
import { createFailures, momentsOf, type PastSearch } from './pastSearch'
import { AT_ONCE } from './pace'
import { createFeedRounds, type FeedRound } from './priceFeedRounds'
import { pricesFromLogs } from './pricesFromLogs'
import { pricesFromStates } from './pricesFromStates'
import { readTrades, withTrades } from './pricesFromTrades'
import { placesOf, planOf, type SeriesPlan } from './seriesPlan'
import type { TimedBlock } from './timedBlock'

export interface HistoryReader {
  /**
   * Reads one series for each request, in order. If `requests` is empty, reads the data that nearly all series need,
   * which saves one node request in the next call. If `isRetry`, sends only one node request a minute, apart from the
   * calls that are sent together with a block. Throws a NodeError if nothing could be read.
   */
  histories(
    chainId: number,
    requests: readonly SeriesRequest[],
    span: HistorySpan,
    isRetry?: boolean,
  ): Promise<PriceSeries[]>
}

/** Reads the prices of pools from past states. If these are insufficient, reads events as well. */
async function readPools(node: Node, chainId: number, search: PastSearch, memory: ChainMemory) {
  const states = search.places.length > 0 ? await pricesFromStates(search, memory.past) : null
  const needsLogs = states !== null && !states.isEnough && !states.isSilent
  if (!needsLogs) return { states, logs: null, trades: null }
  return { states, logs: await pricesFromLogs(node, chainId, search, memory.logs), trades: null }
}

async function readPoolsAndTrades(node: Node, chainId: number, search: PastSearch, memory: ChainMemory) {
  const [pools, trades] = await Promise.all([
    readPools(node, chainId, search, memory),
    readTrades(node, chainId, search, memory.logs),
  ])
  const past = pools.logs ?? pools.states
  return trades && past ? { ...pools, ...withTrades(past, trades, search.head) } : pools
}

function nothingRead(sources: PastSources): NodeError {
  if (sources.failures[0]) return sources.failures[0]
  return unansweredReason(sources) === 'limited'
    ? new NodeError('limited', 'The node limits requests.')
    : new NodeError('timedOut', 'The node did not answer in time.')
}

export function createHistories(node: Node): HistoryReader {
  const memoryOf = createChainMemories(node)
  const feedRounds = createFeedRounds(node)

  async function headOf(chainId: number): Promise<TimedBlock> {
    const { number, timestamp } = await node.head(chainId, HEAD_POLL_MS)
    return { blockNumber: number, timestamp }
  }

  /** Starts the reads that do not depend on a block, in one request. The promises are awaited later. */
  function beginReading(
    chainId: number,
    memory: ChainMemory,
    plans: readonly SeriesPlan[],
    usualFeeds: readonly Address[],
  ) {
    const decimals = memory.decimalsOf(
      plans.flatMap(({ request: { token, pool } }) => (pool ? [token, pool.quote] : [])),
    )
    const feeds = new Set([...usualFeeds, ...placesOf(plans).quoteFeeds, ...plans.flatMap(({ feed }) => feed ?? [])])
    const newest = [...feeds].map((feed) => feedRounds.newest(chainId, feed))
    const first = memory.first()
    // Prevents unhandled rejections. The error is handled where the promise is awaited.
    for (const begun of [decimals, first, ...newest]) begun.catch(() => undefined)
    return { decimals, first }
  }

  const partsOf = (chainId: number, { parts, fewParts = parts }: HistorySpan) =>
    node.batchSize(chainId) < NODE_BATCH_BULK ? fewParts : parts

  async function histories(
    chainId: number,
    requests: readonly SeriesRequest[],
    span: HistorySpan,
    isRetry = false,
  ): Promise<PriceSeries[]> {
    const deployment = requireDeployment(chainId)
    const { blockSeconds } = configuredChain(chainId)
    const memory = memoryOf(chainId, deployment)
    const pace = isRetry ? memory.turns : AT_ONCE
    const plans = requests.map((request) => planOf(deployment, request))
    const { all: failures, recoverWith } = createFailures()

    const begun = beginReading(
      chainId,
      memory,
      plans,
      requests.length === 0 && deployment.ethUsdFeed ? [deployment.ethUsdFeed] : [],
    )
    const head = await headOf(chainId)
    const moments = momentsOf(head.timestamp, { seconds: span.seconds, parts: partsOf(chainId, span) })
    const since = moments[0]?.timestamp ?? head.timestamp

    const rounds = new Map<Address, Promise<FeedRound[]>>()
    function roundsOf(feed: Address): Promise<FeedRound[]> {
      const known = rounds.get(feed)
      if (known) return known
      const read = feedRounds.read(chainId, feed, since, pace).catch((error: unknown) => recoverWith(error, []))
      rounds.set(feed, read)
      return read
    }
    // The feeds of series without a pool are certainly needed, so their rounds are read in the first request.
    for (const { place, feed } of plans) if (!place && feed) void roundsOf(feed)

    const first = isBeforeFirst(head, since, blockSeconds) ? await begun.first : null
    const search = { moments, head, first, blockSeconds, ...placesOf(plans), roundsOf, recoverWith, pace }
    const read = span.hasTrades ? readPoolsAndTrades : readPools
    const pools = await read(node, chainId, search, memory)
    const sources = { ...pools, moments, decimals: await begun.decimals, roundsOf, failures }
    const series = await Promise.all(plans.map((plan) => bestSeries(plan, sources)))
    if (series.length > 0 && series.every(({ reason }) => isUnread(reason))) throw nothingRead(sources)
    return series
  }

  return { histories }
}
