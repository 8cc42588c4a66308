import { type Deployment, deploymentOf } from '../config/deployments'
import { type Address, sameAddress } from '../domain/address'
import type { PriceReading, PriceSeries, SeriesAsk } from '../domain/history'
import { DECIMALS_MAX, FINAL_BLOCKS, HEAD_POLL_MS } from '../domain/limits'
import { NodeError } from '../domain/nodeError'
import type { PoolPlace } from '../domain/trade/pool'
import { type Fraction, sortTokens } from '../domain/trade/route'
import { type BlockAnswer, findBlocks, type FoundBlocks, type Moment, type TimedBlock } from './blockTimes'
import { oneWord } from './erc20'
import { createHistoryLogs } from './historyLogs'
import type { Node } from './node'
import { createPastMemory, type PastMemory } from './pastStates'
import { createFeedRounds, type FeedRound, LATEST_ROUND_DATA, readRound, roundAt } from './priceFeedRounds'
import { DECIMALS, wholeTokenPrice } from './prices'

/** How far back, and how many readings. */
export interface HistorySpan {
  seconds: number
  parts: number
}

export interface Histories {
  /** One series for each ask, in their order. Throws a NodeError when nothing could be read at all. */
  histories(chainId: number, asks: readonly SeriesAsk[], span: HistorySpan): Promise<PriceSeries[]>
}

/** A block is near enough to a moment within this part of the time between two moments, */
const NEAR_PART = 2
/** or, for the first one, which changes are measured from, this part. */
const START_NEAR_PART = 16
/** So long a node that refused all events at once is asked for fewer. */
const REFUSED_MS = 600_000

/** What an ask takes to be answered. */
interface Plan {
  ask: SeriesAsk
  place: PoolPlace | null
  /** What one whole quote token is in the ask's unit: itself, a dollar, or what a feed says; null when nobody says. */
  quoteIs: 'one' | { feed: Address } | null
  /** The price feed of the token itself, where the ask is in dollars. */
  feed: Address | null
}

/** What is kept of a chain from one reading to the next. */
interface ChainMemory {
  past: PastMemory
  decimals: Map<Address, number>
  head: { at: number; block: Promise<TimedBlock> } | null
  /** The newest rounds of feeds. */
  rounds: Map<Address, { at: number; round: FeedRound | null }>
  first: TimedBlock | null
  /** Of final blocks that were asked for their time alone. */
  times: Map<number, number>
  /** Until then, not all events are asked for at once. */
  refusedUntil: number
}

/** An amount of quote tokens that a moment's block gave, or that there is none. */
type PriceOf = (place: PoolPlace, blockNumber: number) => Fraction | null
type UsdOf = (feed: Address, block: TimedBlock) => bigint | null

function planOf({ usdFeeds, stables }: Deployment, ask: SeriesAsk): Plan {
  const { token, pool, unit } = ask
  const feedOf = (wanted: Address) => usdFeeds.find((each) => sameAddress(each.token, wanted))?.feed ?? null
  const feed = unit === 'usd' ? feedOf(token) : null
  if (!pool) return { ask, place: null, quoteIs: null, feed }
  const [token0, token1] = sortTokens(token, pool.quote)
  const { address, protocol, fee } = pool
  const place = { address, protocol, fee, token0, token1 }
  if (unit === 'quote' || stables.some((stable) => sameAddress(stable, pool.quote))) {
    return { ask, place, quoteIs: 'one', feed }
  }
  const quoteFeed = feedOf(pool.quote)
  return { ask, place, quoteIs: quoteFeed && { feed: quoteFeed }, feed }
}

const isThere = <T>(value: T | null): value is T => value !== null
const distinctOf = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.filter(isThere))]
const feedIn = (quoteIs: Plan['quoteIs']) => (quoteIs === 'one' || quoteIs === null ? null : quoteIs.feed)

/** The moments of a range: its start, and then full hours and the like, so that later readings are of the same ones. */
function momentsOf(now: number, { seconds, parts }: HistorySpan): Moment[] {
  const part = Math.max(1, Math.floor(seconds / parts))
  const start = now - seconds
  const moments = [{ timestamp: start, tolerance: part / START_NEAR_PART }]
  for (let at = Math.ceil((start + part / 2) / part) * part; at <= now - part / 2; at += part) {
    moments.push({ timestamp: at, tolerance: part / NEAR_PART })
  }
  return moments
}

/** The blocks that moments are told by, each once, in their order, without the newest: that one's price is live. */
function distinct({ blocks }: FoundBlocks, head: TimedBlock): TimedBlock[] {
  const found = new Map(blocks.filter(isThere).map((block) => [block.blockNumber, block]))
  found.delete(head.blockNumber)
  return [...found.values()].sort((a, b) => a.blockNumber - b.blockNumber)
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
      decimals: new Map(),
      head: null,
      rounds: new Map(),
      first: null,
      times: new Map(),
      refusedUntil: 0,
    }
    memories.set(chainId, memory)
    return memory
  }

  function headOf(chainId: number, memory: ChainMemory): Promise<TimedBlock> {
    if (memory.head && performance.now() - memory.head.at < HEAD_POLL_MS) return memory.head.block
    const block = node.head(chainId).then(({ number, timestamp }) => ({ blockNumber: number, timestamp }))
    const head = { at: performance.now(), block }
    memory.head = head
    block.catch(() => {
      if (memory.head === head) memory.head = null
    })
    return block
  }

  /** The first block of all, by which a chain is known that is younger or slower than others. */
  async function firstOf(chainId: number, memory: ChainMemory): Promise<TimedBlock | null> {
    try {
      memory.first ??= { blockNumber: 0, timestamp: (await node.block(chainId, 0)).timestamp }
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
    }
    return memory.first
  }

  /** Decimals of tokens, and the newest rounds of feeds, as far as they are not known. */
  async function readNow(chainId: number, memory: ChainMemory, plans: readonly Plan[]) {
    const now = performance.now()
    const isNew = (feed: Address) => now - (memory.rounds.get(feed)?.at ?? -Infinity) >= HEAD_POLL_MS
    const tokens = new Set(plans.flatMap(({ ask: { token, pool } }) => (pool ? [token, pool.quote] : [])))
    const unknown = [...tokens].filter((token) => !memory.decimals.has(token))
    const feeds = distinctOf(plans.flatMap(({ feed, quoteIs }) => [feed, feedIn(quoteIs)])).filter(isNew)
    const results = await node
      .multicall(chainId)
      .calls([
        ...unknown.map((to) => ({ to, data: DECIMALS })),
        ...feeds.map((to) => ({ to, data: LATEST_ROUND_DATA })),
      ])
    for (const [index, token] of unknown.entries()) {
      const count = oneWord(results[index])
      if (count !== null && count <= BigInt(DECIMALS_MAX)) memory.decimals.set(token, Number(count))
    }
    for (const [index, feed] of feeds.entries()) {
      memory.rounds.set(feed, { at: now, round: readRound(results[unknown.length + index], Number.MAX_SAFE_INTEGER) })
    }
  }

  async function histories(chainId: number, asks: readonly SeriesAsk[], span: HistorySpan): Promise<PriceSeries[]> {
    const deployment = deploymentOf(chainId)
    if (!deployment) throw new NodeError('notConfigured', 'This network has no known contracts.')
    const memory = memoryOf(chainId, deployment)
    const plans = asks.map((ask) => planOf(deployment, ask))
    const [head, first] = await Promise.all([
      headOf(chainId, memory),
      firstOf(chainId, memory),
      readNow(chainId, memory, plans),
    ])
    const moments = momentsOf(head.timestamp, span)
    const start = moments[0]?.timestamp ?? head.timestamp
    const failures: NodeError[] = []

    /** The rounds of a feed over the range, read when they are first wanted. */
    const rounds = new Map<Address, Promise<FeedRound[]>>()
    function roundsOf(feed: Address): Promise<FeedRound[]> {
      const latest = memory.rounds.get(feed)?.round
      const known = rounds.get(feed)
      if (known || !latest) return known ?? Promise.resolve([])
      const reading = feedRounds.read(chainId, feed, latest, start).catch((error: unknown) => {
        if (!(error instanceof NodeError)) throw error
        failures.push(error)
        return []
      })
      rounds.set(feed, reading)
      return reading
    }

    const pooled = plans.filter(({ place, quoteIs }) => place && quoteIs)
    const places = [...new Map(pooled.map(({ place }) => [place?.address, place])).values()].filter(isThere)
    const quoteFeeds = distinctOf(pooled.map(({ quoteIs }) => feedIn(quoteIs)))

    /** A series of what some blocks gave. */
    function readingsOf(plan: Plan, blocks: readonly TimedBlock[], priceOf: PriceOf, usdOf: UsdOf): PriceReading[] {
      const { ask, place, quoteIs } = plan
      const decimals = memory.decimals.get(ask.token)
      const quoteDecimals = ask.pool ? memory.decimals.get(ask.pool.quote) : undefined
      if (!place || !quoteIs || decimals === undefined || quoteDecimals === undefined) return []
      return blocks.flatMap((block): PriceReading[] => {
        const price = priceOf(place, block.blockNumber)
        const quoteUsd = quoteIs === 'one' ? 10n ** 18n : usdOf(quoteIs.feed, block)
        if (!price || quoteUsd === null) return []
        const units = wholeTokenPrice({ ...place, price }, ask.token, decimals)
        // Multiplied first, so that the price of a tiny token keeps its digits.
        return [{ ...block, price: ((units * quoteUsd) / 10n ** BigInt(quoteDecimals + 18)).toString() }]
      })
    }

    /** By the rounds of feeds, where the state of a block did not tell. */
    async function usdByRounds(states?: (feed: Address, blockNumber: number) => bigint | null): Promise<UsdOf> {
      const said = new Map(await Promise.all(quoteFeeds.map(async (feed) => [feed, await roundsOf(feed)] as const)))
      return (feed, { blockNumber, timestamp }) =>
        states?.(feed, blockNumber) ?? roundAt(said.get(feed) ?? [], timestamp)?.usd ?? null
    }

    async function fromStates() {
      if (places.length === 0) return null
      const states = memory.past.states({ places, feeds: quoteFeeds }, head.blockNumber - FINAL_BLOCKS)
      const found = await findBlocks({
        moments,
        head,
        first,
        known: states.known(),
        isRead: (blockNumber) => blockNumber === head.blockNumber || states.isRead(blockNumber),
        ask: states.read,
      })
      const blocks = distinct(found, head)
      const isToldByState = quoteFeeds.every((feed) =>
        blocks.every(({ blockNumber }) => states.usd(feed, blockNumber) !== null),
      )
      const usdOf: UsdOf = isToldByState
        ? (feed, { blockNumber }) => states.usd(feed, blockNumber)
        : await usdByRounds(states.usd)
      const priceOf: PriceOf = ({ address }, blockNumber) => states.price(address, blockNumber)
      const isEnough =
        found.told * 2 >= moments.filter(({ timestamp }) => !first || timestamp >= first.timestamp).length
      if (!isEnough && found.missing.length > found.read) memory.past.markMissing(Math.max(...found.missing))
      return { found, blocks, isEnough, readings: (plan: Plan) => readingsOf(plan, blocks, priceOf, usdOf) }
    }

    async function fromLogs() {
      const isFinal = (blockNumber: number) => blockNumber <= head.blockNumber - FINAL_BLOCKS
      const own = new Map(memory.times)
      const found = await findBlocks({
        moments,
        head,
        first,
        known: [...own].map(([blockNumber, timestamp]) => ({ blockNumber, timestamp })),
        isRead: (blockNumber) => blockNumber === head.blockNumber || own.has(blockNumber),
        async ask(blockNumbers) {
          const answers = await Promise.all(
            blockNumbers.map(async (blockNumber): Promise<[number, BlockAnswer]> => {
              try {
                const { timestamp } = await node.block(chainId, blockNumber)
                own.set(blockNumber, timestamp)
                if (isFinal(blockNumber)) memory.times.set(blockNumber, timestamp)
                return [blockNumber, { timestamp }]
              } catch (error) {
                if (!(error instanceof NodeError)) throw error
                failures.push(error)
                return [blockNumber, 'unanswered']
              }
            }),
          )
          return new Map(answers)
        },
      })
      const blocks = distinct(found, head)
      const isWhole = performance.now() >= memory.refusedUntil
      const logs = createHistoryLogs(node, chainId)
      try {
        const [read, usdOf] = await Promise.all([
          logs.read(
            places,
            blocks.map(({ blockNumber }) => blockNumber),
            isWhole,
          ),
          usdByRounds(),
        ])
        if (isWhole && !read.isWhole) memory.refusedUntil = performance.now() + REFUSED_MS
        return (plan: Plan) => readingsOf(plan, blocks, read.priceAfter, usdOf)
      } catch (error) {
        if (!(error instanceof NodeError)) throw error
        failures.push(error)
        return null
      }
    }

    // What is known to be wanted travels with the first look at the past.
    for (const { place, feed } of plans) if (!place && feed) void roundsOf(feed)
    const states = await fromStates()
    const isSilent = states !== null && !states.isEnough && states.found.unanswered > states.found.missing.length
    const logs = states && !states.isEnough && !isSilent ? await fromLogs() : null

    const series = await Promise.all(
      plans.map(async (plan): Promise<PriceSeries> => {
        const none = { readings: [], source: null } as const
        if (plan.place) {
          const archived = states?.readings(plan) ?? []
          if (states?.isEnough && archived.length > 0) return { readings: archived, source: 'archive', reason: null }
          if (states?.isEnough && plan.quoteIs) return { ...none, reason: 'young' }
          const told = logs?.(plan) ?? []
          if (told.length > archived.length) return { readings: told, source: 'logs', reason: null }
          if (archived.length > 0) return { readings: archived, source: 'archive', reason: null }
        }
        const said = plan.feed ? await roundsOf(plan.feed) : []
        const known = new Map(
          (states?.isEnough ? states.blocks : []).map((block) => [block.timestamp, block.blockNumber]),
        )
        const times = known.size > 0 ? [...known.keys()] : moments.map(({ timestamp }) => timestamp)
        const readings = times.flatMap((timestamp): PriceReading[] => {
          const round = roundAt(said, timestamp)
          return round ? [{ blockNumber: known.get(timestamp) ?? null, timestamp, price: round.usd.toString() }] : []
        })
        if (readings.length > 0) return { readings, source: 'rounds', reason: null }
        return { ...none, reason: 'noArchive' }
      }),
    )
    const isSilence = states?.isEnough === false ? isSilent : states === null && failures.length > 0
    if (isSilence && series.every(({ readings }) => readings.length === 0)) {
      throw failures[0] ?? new NodeError('timedOut', 'The node did not answer in time.')
    }
    return series
  }

  return { histories }
}
