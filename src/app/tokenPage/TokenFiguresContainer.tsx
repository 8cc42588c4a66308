import { pooledText } from '#copy/market/poolTable'
import { tokenTitle } from '#copy/browser/browser'
import { figureLabels, type NoFigure, noFigure, noMarketValue, volumeSpan } from '#copy/tokenPage/tokenPage'
import { clockText } from '#domain/browser/time'
import { countedPools, poolCount, volumeUsd } from '#domain/market/poolLiquidity'
import { skipToken } from '#store/chainReads'
import { useTradeChain } from '#store/hooks'
import { useGetTradedVolumeQuery } from '#store/market/marketReads'
import { useFromPrevious } from '../browser/useStableValue'
import { shownPrice, usdPriceText, usdShortText, usdValue } from '#domain/market/money'
import { shortBalance } from '#domain/token/amount'
import { type Tile, Tiles } from '../../views/ui/Tiles'
import type { useTokenMarket, ViewedToken } from '../market/useTokenMarket'
import { usePageMarket } from './usePageMarket'
import { useNoAnswerBesideCard } from '../useNoAnswer'
import { useTitlePart } from '../browser/title'

const titleOf = (token: ViewedToken, price: bigint | null) =>
  tokenTitle(token.symbol, price === null ? null : usdPriceText(shownPrice(price, token)))

type Market = ReturnType<typeof useTokenMarket>

interface TokenVolume {
  /** The volume in dollars with 18 decimals; null while unknown. */
  usd: bigint | null
  /** The period, in Unix seconds; null if unknown. */
  period: { since: number; until: number } | null
  pools: number
  state: 'reading' | 'read' | 'refused' | 'failed'
}

/** The volume in dollars at current prices. It is read only once, for the pools in the first result. */
function useTokenVolume({ address }: Pick<ViewedToken, 'address'>, { pools = [] }: Pick<Market, 'pools'>): TokenVolume {
  const { id: chainId } = useTradeChain()
  const wanted = countedPools(pools).map(({ pool, quote }) => ({ pool, quote }))
  const counted = useFromPrevious(wanted, (previous) => (previous.length > 0 ? previous : wanted))
  const { currentData, hasFailed } = useGetTradedVolumeQuery(
    counted.length > 0 ? { chainId, token: address, pools: counted } : skipToken,
  )
  const unread = { usd: null, period: null, pools: counted.length }
  if (currentData === null) return { ...unread, state: 'refused' }
  if (!currentData) return { ...unread, state: hasFailed ? 'failed' : 'reading' }
  const valued = counted.map(({ pool }) => pools.find((each) => each.pool.id === pool.id))
  const { since, until, traded } = currentData
  return { ...unread, usd: volumeUsd(valued, traded), period: { since, until }, state: 'read' }
}

/** The day's high and low are not among the figures, because the chart shows them. */
export function TokenFiguresContainer({ token }: { token: ViewedToken }) {
  const market = usePageMarket(token)
  const { pools, price, liquidity, priced } = market
  useTitlePart('subject', titleOf(token, price))
  const noAnswer = useNoAnswerBesideCard().clause
  const tiles: Tile[] = [
    {
      label: figureLabels.liquidity(pools ? pooledText(poolCount(pools.length, priced)) : null),
      value: liquidity === null ? null : usdShortText(liquidity),
      why: noFigure(noLiquidityCause(market), noAnswer),
    },
    volumeTile(useTokenVolume(token, market), market, noAnswer),
  ]
  return <Tiles isLoading={isReading(market)} tiles={[...tiles, ...supplyTiles(token, market, noAnswer)]} />
}

const MINUTE_S = 60
const HOUR_MIN = 60

/** A duration in minutes, rounded as displayed: to whole hours if it is an hour or longer. */
function writtenMinutes(seconds: number): number {
  const minutes = Math.round(seconds / MINUTE_S)
  return minutes < HOUR_MIN ? minutes : Math.round(minutes / HOUR_MIN) * HOUR_MIN
}

function volumeTile({ usd, period, pools, state }: TokenVolume, market: Market, noAnswer: string): Tile {
  const span = period && volumeSpan(writtenMinutes(period.until - period.since), clockText(period.until * 1_000))
  const all = market.pools?.length ?? pools
  const cause = (): NoFigure => {
    const ofPools = noLiquidityCause(market)
    if (ofPools !== 'noPrice' || pools === 0) return ofPools
    return state === 'failed' ? 'unread' : state === 'read' ? 'noPrice' : state
  }
  return {
    label: figureLabels.volume(span, pools === all ? null : pooledText(poolCount(all, pools))),
    value: usd === null ? null : usdShortText(usd),
    why: noFigure(cause(), noAnswer),
    isLoading: pools > 0 && state === 'reading',
  }
}

/** Empty for the native coin, whose supply no contract reports. */
function supplyTiles(token: ViewedToken, market: Market, noAnswer: string): Tile[] {
  const { totalSupply, decimals, symbol } = token
  if (totalSupply === null) return []
  const { price, isPriceError } = market
  return [
    {
      label: figureLabels.marketValue,
      value: price === null ? null : usdShortText(usdValue(totalSupply, decimals, price)),
      why: noMarketValue(isPriceError ? noAnswer : null),
    },
    { label: figureLabels.supply, value: shortBalance(totalSupply, token), unit: symbol },
  ]
}

const isReading = ({ pools, isPoolsError, prices, isPriceError }: Market): boolean =>
  (!pools && !isPoolsError) || (!prices && !isPriceError)

function noLiquidityCause({ pools, isPoolsError }: Market): NoFigure {
  if (isPoolsError) return 'unread'
  if (pools === undefined) return 'reading'
  return pools.length === 0 ? 'noPool' : 'noPrice'
}
