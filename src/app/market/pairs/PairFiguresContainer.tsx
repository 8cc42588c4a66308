import {
  ALL_LIQUIDITY,
  DAY_HIGH,
  DAY_LOW,
  noRange,
  type NoRange,
  POOL_FEE,
  ROUTE,
  UNKNOWN_DEPTH,
} from '#copy/market/pairs'
import { coverText } from '#copy/market/figures'
import { coverageOf, HISTORY_RANGES } from '../../../domain/market/history'
import { priceText, usdCompactText, usdShortText } from '../../../domain/market/money'
import { routeDepth, routeLiquidity } from '../../../domain/market/routeDepth'
import { priceRangeOver } from '../../../domain/market/priceRange'
import type { CurrencyId } from '../../../domain/token/token'
import { feeLabel } from '../../../domain/pool/route'
import type { PoolSnapshot } from '../../../domain/pool/snapshot'
import { type Tile, Tiles } from '../../../views/ui/Tiles'
import { useDeployment } from '../../useDeployment'
import { useNoAnswer } from '../../useNoAnswer'
import { useLine } from '../history/useLine'
import { usePairMarket } from './usePairMarket'

const DAY_S = HISTORY_RANGES['24h'].seconds

type Market = ReturnType<typeof usePairMarket>
type Line = ReturnType<typeof useLine>

const dollars = (value: bigint | null | undefined) => (value ? usdShortText(value) : null)

/** The high and the low of the last day. */
function useDayTiles({ series, live, hasFailed }: Market): [Tile, Tile] {
  const past = useLine(series, '24h')
  const noAnswer = useNoAnswer().clause
  const readings = past.line?.readings ?? []
  const day = live && priceRangeOver(readings, live, DAY_S)
  const coverage = live && coverageOf(readings, live, DAY_S)
  const covered = live && coverage && !coverage.isWhole ? coverText(coverage, live) : null
  const why = noRange(hasFailed ? 'unread' : noRangeCause(past, covered !== null), noAnswer, covered ?? '')
  return [
    { label: DAY_HIGH, value: day && priceText(day.high), why },
    { label: DAY_LOW, value: day && priceText(day.low), why },
  ]
}

function noRangeCause({ line, status, isLimited }: Line, isPartial: boolean): NoRange {
  const reason = line?.reason
  if (isLimited || reason === 'limited') return 'limited'
  if (status === 'failed' || reason === 'unanswered') return 'unread'
  if (status === 'loading') return 'reading'
  return isPartial ? 'partial' : 'noHistory'
}

interface PairFiguresProps {
  sell: CurrencyId
  buy: CurrencyId
  /** The pools that a trade of the pair may go through; undefined until they are read. */
  snapshot: PoolSnapshot | undefined
}

/** The figures of a pair: of its pools, or without one of those that its route goes through. Nothing where it has neither. */
export function PairFiguresContainer({ sell, buy, snapshot }: PairFiguresProps) {
  const market = usePairMarket(sell, buy)
  const { figures, cross, hasFailed, reason } = market
  const usdcDecimals = useDeployment()?.usdcDecimals
  const [high, low] = useDayTiles(market)
  if (reason !== null && !hasFailed) return null
  const depth = cross && snapshot ? routeDepth(cross.sides, snapshot, { etherUsd: cross.etherUsd, usdcDecimals }) : null
  const tiles: Tile[] = cross
    ? [
        { label: ROUTE.liquidity, value: dollars(routeLiquidity(cross.sides)) },
        high,
        low,
        {
          label: ROUTE.depth,
          value: depth === null ? null : usdCompactText(depth),
          why: UNKNOWN_DEPTH[snapshot ? 'unused' : 'unread'],
        },
      ]
    : [
        { label: ALL_LIQUIDITY, value: dollars(figures?.liquidityUsd ? BigInt(figures.liquidityUsd) : null) },
        high,
        low,
        { label: POOL_FEE, value: figures?.pool ? feeLabel(figures.pool.fee) : null },
      ]
  return (
    <Tiles
      isLoading={!figures && !hasFailed}
      tiles={tiles.map((tile) => ({ ...tile, ...(reason !== null && { why: reason }) }))}
    />
  )
}
