import { pooledText } from '#copy/market/poolTable'
import { tokenTitle } from '#copy/browser/browser'
import { coverText } from '#copy/market/figures'
import {
  figureLabels,
  type NoLiquidity,
  noCoinSupply,
  noLiquidity,
  type NoRange,
  noRange,
} from '#copy/tokenPage/tokenPage'
import { useMemo } from 'react'
import { coverageOf, HISTORY_RANGES } from '../../domain/market/history'
import { usdPriceText, usdShortText } from '../../domain/market/money'
import { priceRangeOver } from '../../domain/market/priceRange'
import { shortBalance } from '../../domain/token/amount'
import { type Tile, Tiles } from '../../views/ui/Tiles'
import { useHistories } from '../market/history/useHistories'
import { useTokenSeries } from '../market/history/useTokenSeries'
import { useTokenMarket, type ViewedToken } from '../market/useTokenMarket'
import { useNoAnswer } from '../useNoAnswer'
import { useTitlePart } from '../title'

const DAY_S = HISTORY_RANGES['24h'].seconds

const titleOf = ({ symbol }: ViewedToken, price: bigint | null) =>
  tokenTitle(symbol, price === null ? null : usdPriceText(price))

type Market = ReturnType<typeof useTokenMarket>
type Day = ReturnType<typeof useHistories>

/** Four figures of a token: from its pools, its last day and its contract. */
export function TokenFiguresContainer({ token }: { token: ViewedToken }) {
  const market = useTokenMarket(token)
  const { pools, price, prices, liquidity, priced } = market
  useTitlePart('subject', titleOf(token, price))
  const series = useTokenSeries(token)
  const noAnswer = useNoAnswer().clause
  const past = useHistories(
    useMemo(() => (series ? [series] : []), [series]),
    '24h',
  )
  const readings = past.series?.[0]?.readings ?? []
  const live = price === null || !prices ? null : { ...prices, price }
  const day = live && priceRangeOver(readings, live, DAY_S)
  const coverage = live && coverageOf(readings, live, DAY_S)
  const isPartial = coverage !== null && !coverage.isWhole
  const covered = live && coverage ? coverText(coverage, live) : ''
  const whyNoRange = noRange(noRangeCause(market, past, isPartial), noAnswer, covered)
  return (
    <Tiles
      isLoading={isReading(market, past)}
      tiles={[
        {
          label: figureLabels.liquidity(pools ? pooledText(pools.length, priced) : null),
          value: liquidity === null ? null : usdShortText(liquidity),
          why: noLiquidity(noLiquidityCause(market), noAnswer),
        },
        { label: figureLabels.high, value: day && usdPriceText(day.high), why: whyNoRange },
        { label: figureLabels.low, value: day && usdPriceText(day.low), why: whyNoRange },
        supplyTile(token),
      ]}
    />
  )
}

const supplyTile = ({ totalSupply, decimals, symbol }: ViewedToken): Tile => ({
  label: figureLabels.supply,
  value: totalSupply === null ? null : shortBalance(totalSupply, decimals),
  unit: symbol,
  why: noCoinSupply,
})

/** Something of the figures is still on its way. */
const isReading = ({ pools, isPoolsError, price, prices, isPriceError }: Market, past: Day): boolean =>
  (!pools && !isPoolsError) || (!prices && !isPriceError) || (price !== null && past.status === 'loading')

function noLiquidityCause({ pools, isPoolsError }: Market): NoLiquidity {
  if (isPoolsError) return 'unread'
  if (pools === undefined) return 'reading'
  return pools.length === 0 ? 'noPool' : 'noPrice'
}

function noRangeCause({ price, prices, isPriceError }: Market, past: Day, isPartial: boolean): NoRange {
  const { series, status, isLimited } = past
  const reason = series?.[0]?.reason
  if (isLimited || reason === 'limited') return 'limited'
  if (isPriceError || status === 'failed' || reason === 'unanswered') return 'unread'
  if (prices !== undefined && price === null) return 'noPrice'
  if (status === 'loading') return 'reading'
  return isPartial ? 'partial' : 'noHistory'
}
