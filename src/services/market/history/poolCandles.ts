import type { MinedLog } from '#boundary/node'
import { candlesOf, type Candles, type PricedTrade } from '#domain/market/candles'
import { poolOfLog, priceOf, SYNC } from './historyLogs'
import type { TimedTrades } from './pricesFromTrades'
import { quoteAmounts } from './quoteAmounts'
import { readingsOf, type SeriesPlan, unitOf } from './seriesPlan'
import { nullIfGarbled } from '../../chain/words'
import type { TokenDecimals } from '../../token/tokenDecimals'

interface PlacedTrade extends PricedTrade {
  blockNumber: number
}

/**
 * The candles of a plan's pool from all of its events and from the readings between them, because a price in dollars
 * also changes with that of the quote token. Null if an event cannot be read, or if the value of the quote token is unknown
 * at one.
 */
export function poolCandles(plan: SeriesPlan, trades: TimedTrades, decimals: TokenDecimals): Candles | null {
  const { place, request } = plan
  const { pool, token } = request
  const unit = unitOf(plan, trades, decimals)
  if (!place || !pool || !unit) return null
  const known = { unit, priceAfter: (log: MinedLog) => priceOf(place, log) }
  const read = quoteAmounts(token, { pool, quote: pool.quote })
  function placed(log: MinedLog, timestamp: number): PlacedTrade | null {
    const block = { blockNumber: log.blockNumber, timestamp }
    const isSwap = log.topics[0] !== SYNC
    const after = known.priceAfter(log)
    const price = after && known.unit.price(after, block)
    const amount = isSwap ? nullIfGarbled(() => read(log)) : 0n
    const volume = amount === null ? null : known.unit.worth(amount, block)
    return volume === null || (after && price === null) ? null : { ...block, price, volume, isSwap }
  }

  const own = trades.events.filter(({ log }) => poolOfLog(log) === place.id.toLowerCase())
  const traded = own.flatMap(({ log, timestamp }) => placed(log, timestamp) ?? [])
  if (traded.length < own.length) return null
  const readings = readingsOf(plan, trades.past, decimals).flatMap(({ blockNumber, timestamp, price }): PlacedTrade[] =>
    blockNumber === null ? [] : [{ blockNumber, timestamp, price: BigInt(price), volume: 0n, isSwap: false }],
  )
  // A reading is the price after its block, so it comes after the block's events.
  return candlesOf(
    [...traded, ...readings].sort((a, b) => a.blockNumber - b.blockNumber),
    trades,
  )
}
