import { Suspense } from 'react'
import { ALL_LIQUIDITY, DAY_HIGH, DAY_LOW, noRange, type NoRange, POOL_FEE } from '#copy/market/pairs'
import { coverText } from '#copy/market/figures'
import { coverageOf, coveredSince, DAY_S } from '#domain/market/history'
import { priceText, shownPrice, usdShortText } from '#domain/market/money'
import { priceRangeOver } from '#domain/market/priceRange'
import type { CurrencyId } from '#domain/token/token'
import { feeLabel } from '#domain/pool/route'
import type { PoolSnapshot } from '#domain/pool/snapshot'
import { type Tile, Tiles } from '../../../views/ui/Tiles'
import { lazyPart } from '../../lazyPart'
import { useNoAnswerBesideCard } from '../../useNoAnswer'
import { useLine } from '../history/useLine'
import { usePairMarket } from './usePairMarket'

type Market = ReturnType<typeof usePairMarket>
type Line = ReturnType<typeof useLine>

function useDayTiles({ series, live, hasFailed, base, unit }: Market): [Tile, Tile] {
  const past = useLine(series, '24h')
  const noAnswer = useNoAnswerBesideCard().clause
  const readings = past.line?.readings ?? []
  const day = live && priceRangeOver(readings, live, DAY_S)
  const coverage = live && coverageOf(readings, live, DAY_S)
  const covered = live && coverage && !coverage.isWhole ? coverText(coveredSince(coverage, live)) : null
  const why = noRange(hasFailed ? 'unread' : noRangeCause(past, covered !== null), noAnswer, covered ?? '')
  const text = (price: bigint) => (base && unit ? priceText(shownPrice(price, base, unit)) : null)
  return [
    { label: DAY_HIGH, value: day && text(day.high), why },
    { label: DAY_LOW, value: day && text(day.low), why },
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
  /** The pools that a trade of the pair may use; undefined until they are read. */
  snapshot: PoolSnapshot | undefined
}

/** It is in the token page's chunk, which has the same pool functions, and lazy, because most pairs have a pool. */
const RouteFigures = lazyPart(
  async (load) => (await load(() => import(/* webpackChunkName: "screen-token" */ './RouteFigures'))).RouteFigures,
)

/** The figures of a pair's pools or, if it has none, of the pools on its route. Renders nothing without a route. */
export function PairFiguresContainer({ sell, buy, snapshot }: PairFiguresProps) {
  const market = usePairMarket(sell, buy)
  const { figures, cross, hasFailed, reason } = market
  const day = useDayTiles(market)
  if (reason !== null && !hasFailed) return null
  const why = reason === null ? {} : { why: reason }
  const tiles: Tile[] = [
    { label: ALL_LIQUIDITY, value: figures?.liquidityUsd ? usdShortText(BigInt(figures.liquidityUsd)) : null },
    ...day,
    { label: POOL_FEE, value: figures?.pool ? feeLabel(figures.pool.fee) : null },
  ]
  const ofPools = (
    <Tiles isLoading={cross !== null || (!figures && !hasFailed)} tiles={tiles.map((tile) => ({ ...tile, ...why }))} />
  )
  if (!cross) return ofPools
  return (
    <Suspense fallback={ofPools}>
      <RouteFigures cross={cross} snapshot={snapshot} day={day} />
    </Suspense>
  )
}
