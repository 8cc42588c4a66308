import { atBlock } from '#copy/market/chart'
import { ageText } from '#copy/browser/time'
import { useChainNow, useHead } from '../chain/useHead'
import { CLOCK_MS } from '../browser/useNow'

/**
 * The text about the block of a chart's price, and whether new blocks arrive. If no new block arrives, the text has the
 * block's age.
 * @param timestamp - of the block, in seconds
 */
export function useChartFoot(
  blockNumber: number | null | undefined,
  timestamp: number | null | undefined,
): { block: string; isLive: boolean } {
  const { isQuiet, isOffline } = useHead()
  const now = useChainNow(CLOCK_MS.age)
  const isLive = !isQuiet && !isOffline
  if (blockNumber === null || blockNumber === undefined) return { block: '', isLive }
  const age = isLive || !timestamp ? null : ageText(timestamp * 1_000, now)
  return { block: atBlock(blockNumber, age), isLive }
}
