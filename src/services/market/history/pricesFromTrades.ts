import type { MinedLog } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { usualBefore } from './blockPlacement'
import { createHistoryLogs, type Trades } from './historyLogs'
import type { Node } from '../../chain/node'
import type { PastSearch } from './pastSearch'
import { type LogMemory, REFUSED_MS } from './pricesFromLogs'
import type { PastPrices } from './seriesPlan'
import type { TimedBlock } from './timedBlock'

/** Of the trades in each interval of this many seconds, only the last one becomes a reading. */
const PART_S = 30

/**
 * Reads the trades since the start of the search. The request is batched with the search's first requests. Null if the
 * node does not return the trades.
 */
export async function readTrades(
  node: Node,
  chainId: number,
  { moments, head, blockSeconds, places, pace }: PastSearch,
  memory: LogMemory,
): Promise<Trades | null> {
  const [start] = moments
  if (!start || places.length === 0 || performance.now() < memory.tradesRefusedUntil) return null
  const fromBlock = Math.max(0, usualBefore(head, start.timestamp, blockSeconds))
  try {
    return await createHistoryLogs(node, chainId, pace).trades(places, fromBlock, head.blockNumber - 1)
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    memory.tradesRefusedUntil = performance.now() + REFUSED_MS
    return null
  }
}

/** The closest blocks with a known timestamp before and after a block; null at the ends. */
function neighboursOf(blockNumber: number, known: readonly TimedBlock[]): [TimedBlock, TimedBlock] | null {
  const before = known.findLast((each) => each.blockNumber <= blockNumber)
  const after = known.find((each) => each.blockNumber > blockNumber)
  return before && after ? [before, after] : null
}

/** The time of a block, in seconds, interpolated between known blocks; null before the first and after the last. */
function timeOf(blockNumber: number, known: readonly TimedBlock[]): number | null {
  const neighbours = neighboursOf(blockNumber, known)
  if (!neighbours) return null
  const [before, after] = neighbours
  const share = (blockNumber - before.blockNumber) / (after.blockNumber - before.blockNumber)
  return Math.round(before.timestamp + share * (after.timestamp - before.timestamp))
}

interface TimedLog {
  log: MinedLog
  timestamp: number
}

/** All events of pools in a period, in the order of the chain, with the prices of the quote tokens. */
export interface TimedTrades {
  /** The period without its end, in Unix seconds. */
  since: number
  until: number
  events: readonly TimedLog[]
  /** The readings of the period. */
  past: PastPrices
  /** The price of a feed at the last reading before a block. */
  usd: PastPrices['usd']
}

/** The events between blocks whose times are known; null if no earlier block is known. */
function timedTrades({ fromBlock, logs }: Trades, known: readonly TimedBlock[]) {
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last || first === last) return null
  // The events of the first known block itself came before its reading.
  const from = Math.max(fromBlock, first.blockNumber + 1)
  const events = logs.flatMap((log): TimedLog[] => {
    const timestamp = log.blockNumber < from ? null : timeOf(log.blockNumber, known)
    return timestamp === null ? [] : [{ log, timestamp }]
  })
  return { since: timeOf(from, known) ?? last.timestamp, until: last.timestamp, events }
}

/**
 * Adds the prices of trades to past prices. A trade's price is converted to dollars with the rate at the last of the
 * past blocks before the trade.
 */
export function withTrades(
  past: PastPrices,
  trades: Trades,
  head: TimedBlock,
): { logs: PastPrices; trades: TimedTrades | null } {
  const known = [...past.blocks, head]
  const byPart = new Map<number, TimedBlock>()
  for (const { blockNumber } of trades.logs) {
    const timestamp = timeOf(blockNumber, known)
    if (timestamp !== null) byPart.set(Math.floor(timestamp / PART_S), { blockNumber, timestamp })
  }
  const all = new Map([...past.blocks, ...byPart.values()].map((block) => [block.blockNumber, block]))
  function usd(feed: Address, block: TimedBlock) {
    const read = past.blocks.findLast(({ blockNumber }) => blockNumber <= block.blockNumber)
    return read ? past.usd(feed, read) : null
  }
  const logs: PastPrices = {
    blocks: [...all.values()].sort((a, b) => a.blockNumber - b.blockNumber),
    price: (place, blockNumber) => trades.priceAfter(place, blockNumber) ?? past.price(place, blockNumber),
    usd,
  }
  const timed = timedTrades(trades, known)
  return { logs, trades: timed && { ...timed, past, usd } }
}
