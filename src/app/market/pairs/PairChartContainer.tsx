import { NO_HISTORY, NO_PAIR_CHART } from '#copy/market/chart'
import { pairTitle } from '#copy/page/title'
import { pairPoolLabel } from '#copy/trade/pools'
import { priceText } from '../../../domain/market/money'
import type { CurrencyId } from '../../../domain/token/token'
import { ChartSkeleton } from '../../../views/market/ChartSkeleton'
import { PriceChart } from '../../../views/market/PriceChart'
import { StateMessage } from '../../../views/ui/StateMessage'
import { TokenPairIcon } from '../../../views/ui/icon/TokenPairIcon'
import { usePairMarket } from './usePairMarket'
import { useTitlePart } from '../../useTitlePart'
import { useChartFoot } from '../../chain/useChartFoot'
import { usePriceChart } from '../history/usePriceChart'
import { NO_RANGES } from '../history/priceHistory'

type Market = ReturnType<typeof usePairMarket>

/** Why the pair has no price over time; null where it may have one. */
function whyNoLine(figures: Market['figures'], hasFailed: boolean): string | null {
  if (hasFailed) return NO_PAIR_CHART.failed
  return figures && !figures.pool ? NO_PAIR_CHART.noPool : null
}

/** The price of a pair in its deepest pool. */
export function PairChartContainer({ sell: sellId, buy: buyId }: { sell: CurrencyId; buy: CurrencyId }) {
  const { figures, blockNumber, base, unit, isReading, series, live, hasFailed } = usePairMarket(sellId, buyId)
  const title = base && unit ? pairTitle(base.symbol, unit.symbol) : ''
  useTitlePart('subject', title)
  const pair = figures?.pool ? pairPoolLabel(title, figures.pool) : title
  const { ranges, line, change, source } = usePriceChart({ series, live, format: priceText, pair })
  const foot = useChartFoot(blockNumber, live?.timestamp)
  if (!base || !unit) {
    return isReading ? <ChartSkeleton /> : <StateMessage icon="chart" title={NO_HISTORY} text={NO_PAIR_CHART.failed} />
  }
  const reason = whyNoLine(figures, hasFailed)
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
      price={{ value: live ? priceText(live.price) : null, unit: unit.symbol, change }}
      ranges={reason === null ? ranges : NO_RANGES}
      line={reason === null ? line : { reason }}
      source={source}
      {...foot}
      isLive={foot.isLive && !hasFailed}
    />
  )
}
