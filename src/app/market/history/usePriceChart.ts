import { useSearchParams } from 'react-router-dom'
import { parseChartRange, withChartRange } from '#boundary/url'
import { phrases } from '#copy/browser/grammar'
import { NO_LINE, RANGE_LABELS, RANGE_MISSING } from '#copy/market/chart'
import {
  HISTORY_RANGES,
  type HistoryRange,
  type LivePrice,
  type SeriesRequest,
  USUAL_RANGE,
} from '#domain/market/history'
import { shownPrice } from '#domain/market/money'
import type { TokenScale } from '#domain/token/token'
import type { ShownChange, ChartLine, ChartRanges } from '../../../views/market/chartLine'
import { type AxisFormat, type ChartTrade, NO_RANGES, pastParts } from './priceHistory'
import { skipToken } from '#store/chainReads'
import { useTradeChain } from '#store/hooks'
import { useGetHistoryReachQuery } from '#store/market/marketReads'
import { useLine } from './useLine'

type ShownScale = Pick<TokenScale, 'uiMultiplier'>

interface PriceChartInput {
  /**
   * One price series, or two series of which the first is divided by the second; null while unknown. It must be
   * referentially stable.
   */
  series: readonly SeriesRequest[] | null
  /**
   * The current price, which is the last point of the line, in the series' unit with 18 decimals; null while unknown.
   */
  live: LivePrice | null
  /**
   * The scales of the token and of the unit of its price, by which every price is converted to that of a shown unit.
   */
  scales: readonly [token: ShownScale, unit?: ShownScale]
  format: AxisFormat
  /** The source of the prices, for example "LINK/WETH pool 0.30%". */
  pair: string
  trades: readonly ChartTrade[]
}

export interface PriceChartParts {
  ranges: ChartRanges
  line: ChartLine | 'loading' | { reason: string }
  change: ShownChange | null
  /** The source text below the chart, for example "LINK/WETH pool 0.30%, 49 readings from past blocks". */
  source: string
}

const NO_REQUESTS: readonly SeriesRequest[] = []
const RANGES = Object.keys(HISTORY_RANGES) as HistoryRange[]
const LENGTHS = RANGES.map((range) => HISTORY_RANGES[range].seconds)

/**
 * For each range, whether the node's history of the series goes back that far; undefined until known. It is checked
 * only once.
 */
function useReach(request: SeriesRequest | undefined): readonly boolean[] | undefined {
  const { id: chainId } = useTradeChain()
  return useGetHistoryReachQuery(request ? { chainId, request, lengths: LENGTHS } : skipToken).currentData
}

/**
 * The options of the range selector. An option is disabled, with a reason, if the node's history does not go back that
 * far. The check is sent together with the first readings.
 */
function useRangeOptions([first, second]: readonly SeriesRequest[]): ChartRanges['options'] {
  const [reachOfFirst, reachOfSecond] = [useReach(first), useReach(second)]
  const reach = RANGES.map((_, index) => reachOfFirst?.[index] !== false && reachOfSecond?.[index] !== false)
  return RANGES.map((value, index) => ({
    value,
    label: RANGE_LABELS[value],
    disabledReason: reach[index] === false ? RANGE_MISSING : undefined,
  }))
}

export function usePriceChart({
  series: wanted,
  live,
  scales,
  format,
  pair,
  trades,
}: PriceChartInput): PriceChartParts {
  const [params, setParams] = useSearchParams()
  const range = parseChartRange(params.toString())
  const { line: only, status, isLimited } = useLine(wanted, range)
  const options = useRangeOptions(wanted ?? NO_REQUESTS)
  const ranges: ChartRanges = {
    label: RANGE_LABELS[range],
    selected: range,
    options,
    onSelect: (value) => {
      const chosen = RANGES.find((each) => each === value) ?? USUAL_RANGE
      // Replace the history entry, so that Back leaves the page instead of undoing the choice of a range.
      setParams((current) => withChartRange(current.toString(), chosen), { replace: true, preventScrollReset: true })
    },
  }
  if (status === 'failed') {
    return { ranges, line: { reason: NO_LINE[isLimited ? 'limited' : 'unanswered'] }, change: null, source: pair }
  }
  if (!only || !live) return { ranges, line: 'loading', change: null, source: pair }
  const perShownUnit = (price: bigint) => shownPrice(price, ...scales)
  const { line, change, summary } = pastParts(only, live, range, { format, perShownUnit, trades })
  // If even the default range is empty, no selector is shown. If a longer range is empty, the cause may only be that
  // the node's history does not go back that far.
  const isNothing = only.reason !== null && range === USUAL_RANGE
  return {
    ranges: isNothing ? NO_RANGES : ranges,
    line,
    change,
    source: phrases(pair, summary),
  }
}
