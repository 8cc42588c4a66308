import { pairPoolLabel } from '#copy/pool/pools'
import { timeText } from '#copy/browser/time'
import { blockLine, chartTitle, noPrice, noPriceSource, priceUnread } from '#copy/tokenPage/tokenPage'
import { dollarSymbol } from '#domain/chain/network'
import { wrappedSymbol } from '#domain/chain/chain'
import type { LivePrice, SeriesRequest } from '#domain/market/history'
import { isHooked } from '#domain/pool/hooks'
import { usdSeries } from '#domain/market/pastSeries'
import { shownPrice, usdCompactText, usdPriceOnAxis, usdPriceText } from '#domain/market/money'
import { useTradeChain } from '#store/hooks'
import { useDeployment } from '../useDeployment'
import { PriceChart } from '../../views/market/PriceChart'
import { useChainNow } from '../chain/useHead'
import { CLOCK_MS } from '../browser/useNow'
import { useChartFoot } from '../market/useChartFoot'
import { useStablePrice } from '../market/history/useStablePrice'
import { useStableValue } from '../browser/useStableValue'
import { useChartTrades } from '../trade/useChartTrades'
import { usePriceChart } from '../market/history/usePriceChart'
import { pooledToken, type ViewedToken } from '../market/useTokenMarket'
import { usePageMarket } from './usePageMarket'
import { NO_RANGES } from '../market/history/priceHistory'
import { useNoAnswerBesideCard } from '../useNoAnswer'

type Market = ReturnType<typeof usePageMarket>

/** A component of its own, so that only this text renders every second. `timestamp` is in Unix seconds. */
function BlockLine({ number, timestamp }: { number: number; timestamp: number }) {
  return blockLine(number, timeText(timestamp * 1_000, useChainNow(CLOCK_MS.seconds)))
}

/** The price series of the pool or the feed from which the token's current price is taken; null while unknown. */
function useTokenSeries({ address }: ViewedToken, { pricePool, hasFeed }: Market): readonly SeriesRequest[] | null {
  const deployment = useDeployment()
  const series = deployment ? usdSeries(address, hasFeed ? 'feed' : pricePool, deployment) : null
  return useStableValue(series && [series])
}

export function TokenChartContainer({ token }: { token: ViewedToken }) {
  const market = usePageMarket(token)
  const { price, prices, pricePool, hasFeed, isPriceError } = market
  const coin = useTradeChain().nativeCurrency.symbol
  const quotes = { coin, dollar: dollarSymbol(useDeployment()) }
  const series = useTokenSeries(token, market)
  const noAnswer = useNoAnswerBesideCard()
  const { blockNumber, timestamp } = prices ?? {}
  const isKnown = blockNumber !== undefined && timestamp !== undefined
  const foot = useChartFoot(blockNumber, timestamp)
  const live = useStablePrice(livePrice(price, prices))
  const trades = useChartTrades(token, null)
  const chart = usePriceChart({
    series,
    trades,
    live,
    scales: [token],
    format: usdPriceOnAxis,
    volumeText: usdCompactText,
    pair: hasFeed ? `${coin}/USD` : poolName(pooledToken(token), pricePool, quotes),
  })
  const missing = missingPrice(market, isPriceError ? noAnswer.sentence : null, quotes)
  const isReasoned = typeof missing?.line === 'object'

  return (
    <PriceChart
      title={chartTitle}
      price={{ value: price === null ? null : usdPriceText(shownPrice(price, token)), change: chart.change }}
      {...(isReasoned ? { ranges: NO_RANGES } : { ranges: chart.ranges, kinds: chart.kinds })}
      line={chart.line}
      source={chart.source}
      {...missing}
      block={isKnown && foot.isLive ? <BlockLine number={blockNumber} timestamp={timestamp} /> : foot.block}
      isLive={foot.isLive && !isPriceError}
    />
  )
}

function livePrice(price: Market['price'], prices: Market['prices']): LivePrice | null {
  return price === null || !prices ? null : { blockNumber: prices.blockNumber, timestamp: prices.timestamp, price }
}

/** The symbols of the native coin and of the stablecoin in which prices are given. */
interface Quotes {
  coin: string
  dollar: string
}

const poolName = ({ symbol }: ViewedToken, pool: Market['pricePool'], quotes: Quotes) =>
  pool ? pairPoolLabel(`${symbol}/${pool.quoteIsWeth ? wrappedSymbol(quotes.coin) : quotes.dollar}`, pool) : ''

const noPoolPrice = (pools: Market['pools'], { coin, dollar }: Quotes) =>
  pools?.some(({ pool }) => isHooked(pool)) ? noPrice.hooked : noPrice.shallow(coin, dollar)

/** The text in place of a price; null if there is a price. `noAnswer` says why prices could not be read. */
function missingPrice(
  { price, prices, pools, trapText }: Pick<Market, 'price' | 'prices' | 'pools' | 'trapText'>,
  noAnswer: string | null,
  { coin, dollar }: Quotes,
) {
  if (trapText !== null) return { line: { reason: trapText }, source: noPriceSource.none }
  if (noAnswer === '') return { line: { reason: '' }, source: '' }
  if (noAnswer !== null) return { line: { reason: priceUnread(noAnswer) }, source: noPriceSource.unread }
  if (prices === undefined) return { line: 'loading' as const, source: noPriceSource.reading }
  if (price !== null) return null
  const reason = prices.etherUsd === null ? noPrice.ether(coin) : noPoolPrice(pools, { coin, dollar })
  return { line: { reason }, source: noPriceSource.none }
}
