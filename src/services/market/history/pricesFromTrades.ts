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

function timed(blocks: readonly number[], known: readonly TimedBlock[]): TimedBlock[] {
  return blocks.flatMap((blockNumber): TimedBlock[] => {
    const neighbours = neighboursOf(blockNumber, known)
    if (!neighbours) return []
    const [before, after] = neighbours
    const share = (blockNumber - before.blockNumber) / (after.blockNumber - before.blockNumber)
    return [{ blockNumber, timestamp: Math.round(before.timestamp + share * (after.timestamp - before.timestamp)) }]
  })
}

/**
 * Adds the prices of trades to past prices. A trade's price is converted to dollars with the rate at the last of the
 * past blocks before the trade.
 */
export function withTrades(past: PastPrices, { blocks, priceAfter }: Trades, head: TimedBlock): PastPrices {
  const byPart = new Map<number, TimedBlock>()
  for (const block of timed(blocks, [...past.blocks, head])) byPart.set(Math.floor(block.timestamp / PART_S), block)
  const all = new Map([...past.blocks, ...byPart.values()].map((block) => [block.blockNumber, block]))
  return {
    blocks: [...all.values()].sort((a, b) => a.blockNumber - b.blockNumber),
    price: (place, blockNumber) => priceAfter(place, blockNumber) ?? past.price(place, blockNumber),
    usd(feed, block) {
      const read = past.blocks.findLast(({ blockNumber }) => blockNumber <= block.blockNumber)
      return read ? past.usd(feed, read) : null
    },
  }
}
