import { pairPoolLabel } from '#copy/trade/pools'
import { useMemo } from 'react'
import { grouped } from '../../../domain/page/grouped'
import { usdText } from '../../../domain/market/money'
import { PriceChart } from '../../../views/market/PriceChart'
import { useHead } from '../../chain/useHead'
import { useNow } from '../../page/browser/useNow'
import { usePriceChart } from '../../market/history/usePriceChart'
import { useTokenMarket, type ViewedToken } from '../../market/useTokenMarket'
import { useTokenSeries } from '../../market/history/useTokenSeries'
import { NO_RANGES } from '../../market/history/priceHistory'
import { timeText } from '#copy/page/time'
import { useNoAnswer } from '../../useNoAnswer'

const CLOCK_MS = 1_000

/** Why there is no price. Prices come from pools with these two tokens, and the first one's own from a feed. */
const NO_PRICE = {
  ether: 'There is no price of ETH in dollars that can be relied on right now, and so none of this token.',
  shallow: 'No pool of this token with WETH or USDC is deep enough for a price that can be relied on.',
}

/** The token's price in dollars, now and before. */
export function TokenChartContainer({ token }: { token: ViewedToken }) {
  const { price, prices, pricePool, isFed, isPriceError } = useTokenMarket(token)
  const { isStale } = useHead()
  const now = useNow(CLOCK_MS)
  const ask = useTokenSeries(token)
  const noAnswer = useNoAnswer()
  const { blockNumber, timestamp } = prices ?? {}
  const live = useMemo(
    () => (price === null || !blockNumber || timestamp === undefined ? null : { blockNumber, timestamp, price }),
    [price, blockNumber, timestamp],
  )
  const poolName = pricePool
    ? pairPoolLabel(`${token.symbol}/${pricePool.quoteIsWeth ? 'WETH' : 'USDC'}`, pricePool)
    : ''
  const chart = usePriceChart({ ask, live, format: usdText, pair: isFed ? 'ETH/USD' : poolName })
  const noPrice = isPriceError
    ? {
        line: { reason: `${noAnswer.sentence} It is asked again with the next block.` },
        source: 'The price could not be read',
      }
    : prices === undefined
      ? { line: 'loading' as const, source: 'Reading the price' }
      : price === null
        ? {
            line: { reason: prices.etherUsd === null ? NO_PRICE.ether : NO_PRICE.shallow },
            source: 'No reliable price',
          }
        : null

  return (
    <PriceChart
      title="Price"
      price={{ value: price === null ? null : usdText(price), change: chart.change }}
      ranges={typeof noPrice?.line === 'object' ? NO_RANGES : chart.ranges}
      line={noPrice?.line ?? chart.line}
      source={noPrice?.source ?? chart.source}
      block={
        blockNumber && timestamp !== undefined
          ? `Block ${grouped(String(blockNumber))}, ${timeText(timestamp * 1_000, now)}`
          : ''
      }
      isLive={!isStale && !isPriceError}
    />
  )
}
