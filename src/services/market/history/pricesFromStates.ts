import { finalBlocks } from '#domain/chain/blockTime'
import { findBlocks } from './blockTimes'
import { pastBlocks, type PastSearch, usdByRounds } from './pastSearch'
import type { PastMemory } from './pastStates'
import type { PastPrices } from './seriesPlan'

export interface StatePrices extends PastPrices {
  isEnough: boolean
  /** Whether the history is insufficient because the node did not answer, and not because it has none. */
  isSilent: boolean
  /** Whether the node left requests unanswered because it limits them. */
  isLimited: boolean
}

export async function pricesFromStates(search: PastSearch, memory: PastMemory): Promise<StatePrices> {
  const { moments, head, first, blockSeconds, places, quoteFeeds, pace } = search
  const states = memory.states({ places, feeds: quoteFeeds }, head.blockNumber - finalBlocks(blockSeconds), pace)
  const found = await findBlocks({
    moments,
    head,
    first,
    blockSeconds,
    known: states.known(),
    isRead: (blockNumber) => blockNumber === head.blockNumber || states.isRead(blockNumber),
    readBlocks: states.read,
  })
  const blocks = pastBlocks(found, head)
  const isKnown = quoteFeeds.every((feed) => blocks.every(({ blockNumber }) => states.usd(feed, blockNumber) !== null))
  const usd: PastPrices['usd'] = isKnown
    ? (feed, { blockNumber }) => states.usd(feed, blockNumber)
    : await usdByRounds(search, states.usd)

  const sinceFirst = moments.filter(({ timestamp }) => !first || timestamp >= first.timestamp)
  const isEnough = found.matched * 2 >= sinceFirst.length
  const { missing, read, unanswered } = found
  if (!isEnough && missing.length > read) memory.markMissing(Math.max(...missing))
  return {
    blocks,
    price: ({ id }, blockNumber) => states.price(id, blockNumber),
    usd,
    isEnough,
    isSilent: !isEnough && unanswered > missing.length,
    isLimited: states.isLimited(),
  }
}
