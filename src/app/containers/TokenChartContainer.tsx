import { useMemo } from 'react'
import { grouped } from '../../domain/grouped'
import { usdText } from '../../domain/money'
import { poolLabel } from '../../domain/trade/route'
import { PriceChart } from '../../views/market/PriceChart'
import { useHead } from '../hooks/useHead'
import { useNow } from '../hooks/useNow'
import { usePriceChart } from '../hooks/usePriceChart'
import { useTokenMarket, type ViewedToken } from '../hooks/useTokenMarket'
import { useTokenSeries } from '../hooks/useTokenSeries'
import { timeText } from './timeText'

const CLOCK_MS = 1_000

/** The token's price in dollars, now and before. */
export function TokenChartContainer({ token }: { token: ViewedToken }) {
  const { price, prices, pricePool, isFed, isPriceError } = useTokenMarket(token)
  const { isStale } = useHead()
  const now = useNow(CLOCK_MS)
  const ask = useTokenSeries(token)
  const { blockNumber, timestamp } = prices ?? {}
  const live = useMemo(
    () => (price === null || !blockNumber || timestamp === undefined ? null : { blockNumber, timestamp, price }),
    [price, blockNumber, timestamp],
  )
  const poolName = pricePool
    ? `${token.symbol}/${pricePool.quoteIsWeth ? 'WETH' : 'USDC'} ${poolLabel(pricePool).replace('Pool', 'pool')}`
    : ''
  const chart = usePriceChart({ ask, live, format: usdText, pair: isFed ? 'ETH/USD' : poolName })
  const isUnpriced = prices !== undefined && price === null

  return (
    <PriceChart
      title="Price"
      price={{ value: price === null ? null : usdText(price), change: chart.change }}
      ranges={chart.ranges}
      line={
        isUnpriced
          ? { reason: 'No pool of this token is deep enough for a price that can be relied on.' }
          : isPriceError
            ? { reason: 'The network provider did not answer. It is asked again with the next block.' }
            : chart.line
      }
      source={isUnpriced ? 'No reliable price' : prices === undefined ? 'Reading the price' : chart.source}
      block={
        blockNumber && timestamp !== undefined
          ? `Block ${grouped(String(blockNumber))}, ${timeText(timestamp * 1_000, now)}`
          : ''
      }
      isLive={!isStale && !isPriceError}
    />
  )
}
