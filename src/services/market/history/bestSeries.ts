import type { Address } from '#domain/chain/address'
import { isSilence, type NodeError } from '#domain/chain/nodeError'
import type { PriceReading, PriceSeries } from '#domain/market/history'
import { type FeedRound, roundAt } from './priceFeedRounds'
import { poolCandles } from './poolCandles'
import type { StatePrices } from './pricesFromStates'
import type { TimedTrades } from './pricesFromTrades'
import { type PastPrices, readingsOf, type SeriesPlan } from './seriesPlan'
import type { Moment, TimedBlock } from './timedBlock'
import type { TokenDecimals } from '../../token/tokenDecimals'

export interface PastSources {
  moments: readonly Moment[]
  /** Prices from past states; null if no pool was read. */
  states: StatePrices | null
  /** Prices from events; null if the states were sufficient or the node returned no events. */
  logs: PastPrices | null
  /** All trades of the period; null if the period has samples only or the node returned no events. */
  trades: TimedTrades | null
  decimals: TokenDecimals
  roundsOf: (feed: Address) => Promise<readonly FeedRound[]>
  /** The errors of non-essential calls. Further errors may be added while the rounds of feeds are read. */
  failures: readonly NodeError[]
}

/** Why the node did not answer: because it limits requests (`limited`), or for another reason. */
export const unansweredReason = ({ states, failures }: Pick<PastSources, 'states' | 'failures'>) =>
  states?.isLimited || failures.some(({ failure }) => failure === 'limited') ? 'limited' : 'unanswered'

/** The prices of a feed at the given times, with the block numbers that are known. */
function readingsOfRounds(rounds: readonly FeedRound[], moments: readonly Moment[], blocks: readonly TimedBlock[]) {
  const numbers = new Map(blocks.map(({ timestamp, blockNumber }) => [timestamp, blockNumber]))
  const times = numbers.size > 0 ? [...numbers.keys()] : moments.map(({ timestamp }) => timestamp)
  return times.flatMap((timestamp): PriceReading[] => {
    const round = roundAt(rounds, timestamp)
    return round ? [{ blockNumber: numbers.get(timestamp) ?? null, timestamp, price: round.usd.toString() }] : []
  })
}

/** The series of a pool, from its states or its events, whichever has more readings; null without readings. */
function poolSeries(plan: SeriesPlan, { states, logs, trades, decimals, failures }: PastSources): PriceSeries | null {
  const readings = (past: PastPrices | null) => (past ? readingsOf(plan, past, decimals) : [])
  const archived = readings(states)
  const logged = readings(logs)
  const candles = trades && poolCandles(plan, trades, decimals)
  const all = candles ? { candles } : {}
  if (logged.length > archived.length) return { readings: logged, source: 'logs', reason: null, ...all }
  if (archived.length > 0) return { readings: archived, source: 'archive', reason: null, ...all }
  const isYoung = states?.isEnough && plan.quoteIs && failures.length === 0
  return isYoung ? { readings: [], source: null, reason: 'young' } : null
}

/** The series from the best source: the pool or, if it has no readings, the token's own price feed. */
export async function bestSeries(plan: SeriesPlan, sources: PastSources): Promise<PriceSeries> {
  const { states, moments, roundsOf, failures } = sources
  const byPool = plan.place ? poolSeries(plan, sources) : null
  if (byPool) return byPool
  const rounds = plan.feed ? await roundsOf(plan.feed) : []
  const byFeed = readingsOfRounds(rounds, moments, states?.isEnough ? states.blocks : [])
  if (byFeed.length > 0) return { readings: byFeed, source: 'rounds', reason: null }
  const isUnanswered = states ? states.isSilent || failures.some(isSilence) : failures.length > 0
  return { readings: [], source: null, reason: isUnanswered ? unansweredReason(sources) : 'noArchive' }
}
