import { useSearchParams } from 'react-router-dom'
import { parseChartKind, parseChartRange, withChartKind, withChartRange } from '#boundary/url'
import { phrases } from '#copy/browser/grammar'
import { NO_CANDLES, NO_LINE, RANGE_LABELS, RANGE_MISSING } from '#copy/market/chart'
import {
  CANDLE_RANGE,
  HISTORY_RANGES,
  type HistoryRange,
  type LivePrice,
  type SeriesRequest,
  USUAL_RANGE,
} from '#domain/market/history'
import type { Candles } from '#domain/market/candles'
import { shownPrice } from '#domain/market/money'
import type { TokenScale } from '#domain/token/token'
import type { ChartKinds, ShownChange, ChartLine, ChartRanges } from '../../../views/market/chartLine'
import { candleParts } from './candleParts'
import { type AxisFormat, type ChartTrade, NO_RANGES, pastParts } from './priceHistory'
import { skipToken } from '#store/chainReads'
import { useTradeChain } from '#store/hooks'
import { useGetHistoryReachQuery } from '#store/market/marketReads'
import { useLine } from './useLine'

type ShownScale = Pick<TokenScale, 'uiMultiplier'>

interface PriceChartInput {
  /** One price series, or two, the first divided by the second; null while unknown. Must be referentially stable. */
  series: readonly SeriesRequest[] | null
  /** The current price, the line's last point, in the series' unit with 18 decimals; null while unknown. */
  live: LivePrice | null
  /** The scales of the token and of the unit of its price, which convert every price to that of a shown unit. */
  scales: readonly [token: ShownScale, unit?: ShownScale]
  format: AxisFormat
  /** The source of the prices, for example "LINK/WETH pool 0.30%". */
  pair: string
  trades: readonly ChartTrade[]
  /** Formats a volume in the series' unit with 18 decimals. Without it, candles are not offered. */
  volumeText?: (volume: bigint) => string
}

interface PriceChartParts {
  ranges: ChartRanges
  kinds: ChartKinds | null
  line: ChartLine | 'loading' | { reason: string }
  change: ShownChange | null
  /** The source text below the chart, for example "LINK/WETH pool 0.30%, 49 readings from past blocks". */
  source: string
}

const NO_REQUESTS: readonly SeriesRequest[] = []
const RANGES = Object.keys(HISTORY_RANGES) as HistoryRange[]
const LENGTHS = RANGES.map((range) => HISTORY_RANGES[range].seconds)

/** For each range, whether the node's history goes back that far; undefined until known. It is checked only once. */
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
  return RANGES.map((value, index) => ({
    value,
    label: RANGE_LABELS[value],
    disabledReason: reachOfFirst?.[index] === false || reachOfSecond?.[index] === false ? RANGE_MISSING : undefined,
  }))
}

/** The range and the kind of the chart in the page's query, and the change of either. */
function useChartQuery() {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  // Replace the history entry, so that Back leaves the page instead of undoing a choice.
  const change = (changed: (current: string) => string) => {
    setParams((current) => changed(current.toString()), { replace: true, preventScrollReset: true })
  }
  return { range: parseChartRange(search), kind: parseChartKind(search), change }
}

/** A line or candles, and the candles if chosen. Only a pool has candles, because a feed's rounds are not trades. */
function useCandles(
  series: readonly SeriesRequest[] | null,
  { line, isComplete }: Pick<ReturnType<typeof useLine>, 'line' | 'isComplete'>,
  { range, kind, change }: ReturnType<typeof useChartQuery>,
): { kinds: ChartKinds | null; candles: Candles | 'loading' | null } {
  if (series?.length !== 1 || series[0]?.pool === null) return { kinds: null, candles: null }
  const known = line?.reason === null ? line.candles : undefined
  const isWithout = range === CANDLE_RANGE && isComplete && !known
  const isChosen = kind === 'candles' && !isWithout
  return {
    kinds: {
      selected: isChosen ? 'candles' : 'line',
      noCandles: isWithout ? NO_CANDLES : undefined,
      onSelect: (chosen) => {
        change((search) => withChartKind(search, chosen))
      },
    },
    // The first few readings come without candles.
    candles: isChosen ? (known ?? 'loading') : null,
  }
}

export function usePriceChart({
  series: wanted,
  live,
  scales,
  format,
  pair,
  trades,
  volumeText,
}: PriceChartInput): PriceChartParts {
  const query = useChartQuery()
  const { range } = query
  const read = useLine(wanted, range)
  const { line: only, status, isLimited } = read
  const options = useRangeOptions(wanted ?? NO_REQUESTS)
  const ranges: ChartRanges = {
    label: RANGE_LABELS[range],
    selected: range,
    options,
    onSelect: (value) => {
      const chosen = RANGES.find((each) => each === value) ?? USUAL_RANGE
      query.change((search) => withChartRange(search, chosen))
    },
  }
  const { kinds, candles } = useCandles(volumeText ? wanted : null, read, query)
  const nothing = { ranges, kinds, change: null, source: pair }
  if (status === 'failed') return { ...nothing, line: { reason: NO_LINE[isLimited ? 'limited' : 'unanswered'] } }
  if (!only || !live || candles === 'loading') return { ...nothing, line: 'loading' }
  const texts = { format, perShownUnit: (price: bigint) => shownPrice(price, ...scales), trades }
  const past = pastParts(only, live, range, texts)
  const { line, summary } =
    volumeText && candles && 'readings' in past.line
      ? candleParts({ ...only, candles }, live, { ...texts, volumeText, since: past.line.since })
      : past
  // If even the default range is empty, no selector is shown. If a longer range is empty, the cause may only be that
  // the node's history does not go back that far.
  const isNothing = only.reason !== null && range === USUAL_RANGE
  return {
    ...(isNothing ? { ranges: NO_RANGES, kinds: null } : { ranges, kinds }),
    line,
    change: past.change,
    source: phrases(pair, summary),
  }
}
