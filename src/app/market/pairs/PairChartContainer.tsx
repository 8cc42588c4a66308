import { atBlock, NO_PAIR_CHART } from '#copy/market/chart'
import { pairPoolLabel } from '#copy/trade/pools'
import { significant } from '../../../domain/token/amount'
import type { CurrencyId } from '../../../domain/token/token'
import { PriceChart } from '../../../views/market/PriceChart'
import { TokenPairIcon } from '../../../views/ui/icon/TokenPairIcon'
import { usePairMarket } from './usePairMarket'
import { usePriceChart } from '../history/usePriceChart'
import { NO_RANGES } from '../history/priceHistory'

const format = (price: bigint) => significant(price, 18, 6, 2)

/** The price of a pair in its deepest pool. */
export function PairChartContainer({ sell: sellId, buy: buyId }: { sell: CurrencyId; buy: CurrencyId }) {
  const { figures, blockNumber, sell, buy, unit, ask: series, live, hasFailed } = usePairMarket(sellId, buyId)
  const title = `${sell?.symbol}/${buy?.symbol}`
  const pair = figures?.pool ? pairPoolLabel(title, figures.pool) : title
  const { ranges, line, change, source } = usePriceChart({ series, live, format, pair })
  if (!sell || !buy) return null
  const reason = hasFailed ? NO_PAIR_CHART.failed : figures && !figures.pool ? NO_PAIR_CHART.noPool : null
  return (
    <PriceChart
      // A newly selected pair's chart has no highlighted reading yet.
      key={title}
      title={title}
      icon={
        <TokenPairIcon
          tokenA={{ symbol: sell.symbol, address: sell.id, logoURI: sell.logoURI }}
          tokenB={{ symbol: buy.symbol, address: buy.id, logoURI: buy.logoURI }}
          size={20}
        />
      }
      price={{ value: live ? format(live.price) : null, unit, change }}
      ranges={reason === null ? ranges : NO_RANGES}
      line={reason === null ? line : { reason }}
      source={source}
      block={blockNumber === null ? '' : atBlock(blockNumber)}
    />
  )
}
