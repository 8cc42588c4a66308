import { crossedPair, NO_HISTORY } from '#copy/market/chart'
import { pairPoolLabel } from '#copy/pool/pools'
import { pairTitle } from '#copy/browser/browser'
import { priceOnAxis, priceText, shownPrice } from '#domain/market/money'
import type { CurrencyId } from '#domain/token/token'
import { ChartSkeleton } from '../../../views/market/ChartSkeleton'
import { PriceChart } from '../../../views/market/PriceChart'
import { StateMessage } from '../../../views/ui/StateMessage'
import { TokenPairIcon } from '../../../views/token/TokenPairIcon'
import { useNoPairChart, usePairMarket } from './usePairMarket'
import { useChartFoot } from '../useChartFoot'
import { usePriceChart } from '../history/usePriceChart'
import { type ChartTrade, NO_RANGES } from '../history/priceHistory'
import { useTitlePart } from '../../browser/title'
import { faceOf } from '../../token/useCurrencies'

type Market = ReturnType<typeof usePairMarket>

function namesOf({ base, unit, cross, figures }: Market): { title: string; pair: string } {
  if (!base || !unit) return { title: '', pair: '' }
  const title = pairTitle(base.symbol, unit.symbol)
  if (cross) return { title, pair: crossedPair(base.symbol, unit.symbol) }
  return { title, pair: figures?.pool ? pairPoolLabel(title, figures.pool) : title }
}

interface PairChartContainerProps {
  sell: CurrencyId
  buy: CurrencyId
  trades: readonly ChartTrade[]
}

/** A pair's price over time in its deepest pool or, without a pool, the quotient of the two dollar prices. */
export function PairChartContainer({ sell: sellId, buy: buyId, trades }: PairChartContainerProps) {
  const market = usePairMarket(sellId, buyId)
  const { price, blockNumber, base, unit, isReading, series, live, reason, hasFailed } = market
  const { title, pair } = namesOf(market)
  useTitlePart('subject', title)
  const { ranges, line, change, source } = usePriceChart({
    series,
    live,
    scales: [base ?? {}, unit ?? {}],
    format: priceOnAxis,
    pair,
    trades,
  })
  const unread = useNoPairChart()
  const foot = useChartFoot(blockNumber, live?.timestamp)
  if (!base || !unit) {
    return isReading ? <ChartSkeleton /> : <StateMessage icon="chart" title={NO_HISTORY} text={unread} />
  }
  return (
    <PriceChart
      // The key resets the highlighted reading when the pair changes.
      key={title}
      title={title}
      icon={<TokenPairIcon tokenA={faceOf(base)} tokenB={faceOf(unit)} size={20} />}
      price={{ value: price === null ? null : priceText(shownPrice(price, base, unit)), unit: unit.symbol, change }}
      ranges={reason === null ? ranges : NO_RANGES}
      line={reason === null ? line : { reason }}
      source={source}
      {...foot}
      isLive={foot.isLive && !hasFailed}
    />
  )
}
