import { NO_HISTORY, NO_PAIR_CHART } from '#copy/market/chart'
import { pairPoolLabel } from '#copy/pool/pools'
import { pairTitle } from '#copy/browser/browser'
import { priceText } from '../../../domain/market/money'
import { crossPrice } from '../../../domain/market/pair'
import type { CurrencyId } from '../../../domain/token/token'
import { ChartSkeleton } from '../../../views/market/ChartSkeleton'
import { PriceChart } from '../../../views/market/PriceChart'
import { StateMessage } from '../../../views/ui/StateMessage'
import { TokenPairIcon } from '../../../views/token/TokenPairIcon'
import { usePairMarket } from './usePairMarket'
import { useChartFoot } from '../useChartFoot'
import { usePriceChart } from '../history/usePriceChart'
import { NO_RANGES } from '../history/priceHistory'
import { useUsdPrices } from '../useUsdPrices'
import { useTitlePart } from '../../title'

function priceNow(pooled: string | null | undefined, crossed: bigint | null): string | null {
  const price = pooled ? BigInt(pooled) : crossed
  return price === null ? null : priceText(price)
}

/** The price of a pair in its deepest pool. */
export function PairChartContainer({ sell: sellId, buy: buyId }: { sell: CurrencyId; buy: CurrencyId }) {
  const { figures, blockNumber, base, unit, isReading, series, live, reason, hasFailed } = usePairMarket(sellId, buyId)
  // The trade card reads the same.
  const { priceOf } = useUsdPrices([sellId, buyId])
  const title = base && unit ? pairTitle(base.symbol, unit.symbol) : ''
  useTitlePart('subject', title)
  const pair = figures?.pool ? pairPoolLabel(title, figures.pool) : title
  const { ranges, line, change, source } = usePriceChart({ series, live, format: priceText, pair })
  const foot = useChartFoot(blockNumber, live?.timestamp)
  if (!base || !unit) {
    return isReading ? <ChartSkeleton /> : <StateMessage icon="chart" title={NO_HISTORY} text={NO_PAIR_CHART.failed} />
  }
  const crossed = reason === NO_PAIR_CHART.noPool ? crossPrice(priceOf(base.id), priceOf(unit.id)) : null
  return (
    <PriceChart
      // A newly selected pair's chart has no highlighted reading yet.
      key={title}
      title={title}
      icon={
        <TokenPairIcon
          tokenA={{ symbol: base.symbol, address: base.id, logoURI: base.logoURI }}
          tokenB={{ symbol: unit.symbol, address: unit.id, logoURI: unit.logoURI }}
          size={20}
        />
      }
      price={{ value: priceNow(figures?.price, crossed), unit: unit.symbol, change }}
      ranges={reason === null ? ranges : NO_RANGES}
      line={reason === null ? line : { reason: crossed === null ? reason : NO_PAIR_CHART.crossed }}
      source={source}
      {...foot}
      isLive={foot.isLive && !hasFailed}
    />
  )
}
