import { useMemo } from 'react'
import { NO_PAIR_CHART } from '#copy/market/chart'
import type { Address } from '#domain/chain/address'
import type { LivePrice, SeriesRequest } from '#domain/market/history'
import { crossPrice, isReversed, ONE_TO_ONE } from '#domain/market/pair'
import { usdSeries } from '#domain/market/pastSeries'
import { type CurrencyId, NATIVE, currencyOfSide } from '#domain/token/token'
import { useTradeChain } from '#store/hooks'
import { useGetPairPricesQuery } from '#store/market/marketReads'
import { useDeployment } from '../../useDeployment'
import { useStablePrice } from '../history/useStablePrice'
import { useStableValue } from '../../browser/useStableValue'
import { useNoAnswerBesideCard } from '../../useNoAnswer'
import { useUsdPrices } from '../useUsdPrices'
import { useSide } from '../../token/useCurrencies'

/** The native coin and its wrapped token are exchanged one to one without a pool. */
const NO_POOL = { price: String(ONE_TO_ONE), pool: null, liquidityUsd: null } as const

/** The reason why prices could not be read; empty if the trade card already shows the reason. */
export const useNoPairChart = (): string => (useNoAnswerBesideCard().sentence === '' ? '' : NO_PAIR_CHART.failed)

/**
 * The reason why the pair has no price chart; null if it may have one.
 * @param failed - the text for prices that could not be read
 */
function whyNoLine(figures: { pool: unknown } | undefined, hasFailed: boolean, failed: string): string | null {
  if (figures === NO_POOL) return NO_PAIR_CHART.oneToOne
  if (hasFailed) return failed
  return figures && !figures.pool ? NO_PAIR_CHART.noPool : null
}

/**
 * The two currencies in the order in which they are shown: first the base, then the unit of its price (see
 * `isReversed`). `from` and `to` are the token contracts that pools use for them.
 */
function usePairTokens(sell: CurrencyId, buy: CurrencyId) {
  const deployment = useDeployment()
  const weth = deployment?.weth
  const [base, unit] = deployment && isReversed(sell, buy, deployment) ? [buy, sell] : [sell, buy]
  const asToken = (id: CurrencyId): Address => (id === NATIVE ? (weth ?? '0x') : id)
  const [from, to] = [asToken(base), asToken(unit)]
  return { base, unit, from, to, isWrap: from === to, isKnown: weth !== undefined }
}

type PairTokens = ReturnType<typeof usePairTokens>

function usePoolFigures({ from, to, isWrap, isKnown }: PairTokens) {
  const { id: chainId } = useTradeChain()
  const pairs = useMemo((): [Address, Address][] => [[from, to]], [from, to])
  const { currentData, hasFailed } = useGetPairPricesQuery({ chainId, pairs }, { skip: isWrap || !isKnown })
  const figures = isWrap ? NO_POOL : currentData?.pairs[0]
  return { figures, hasFailed: hasFailed && !currentData, read: currentData }
}

type PoolFigures = ReturnType<typeof usePoolFigures>

const NO_TOKENS: readonly CurrencyId[] = []

/**
 * The price of one token in another, computed as the quotient of their dollar prices; null if a token has no price. The
 * trade card reads the same dollar prices. `ids` are the two chosen currencies, and `tokens` are the contracts of the
 * base and the unit.
 */
function useCross(isWanted: boolean, ids: readonly CurrencyId[], tokens: readonly [Address, Address]) {
  const deployment = useDeployment()
  const { prices, etherUsd, isReading, priceOf } = useUsdPrices(isWanted ? ids : NO_TOKENS)
  const [base, unit] = tokens
  const price = isWanted ? crossPrice(priceOf(base), priceOf(unit)) : null
  if (price === null || !prices || !deployment) return { cross: null, isReading }
  const sides = tokens.map((token) => {
    const found = prices.tokens.find((each) => each.token === token)
    const pool = found?.pool ?? null
    const hasFeed = token === deployment.weth && deployment.ethUsdFeed !== undefined && etherUsd !== null
    return {
      token,
      pool,
      depthUsd: found?.depthUsd ?? null,
      series: usdSeries(token, hasFeed ? 'feed' : pool, deployment),
    }
  })
  const series = sides.flatMap((side) => side.series ?? [])
  return {
    cross: { price, prices, etherUsd, sides, series: series.length === tokens.length ? series : null },
    isReading,
  }
}

type Cross = NonNullable<ReturnType<typeof useCross>['cross']>

/** The price with 18 decimals, and its block. Without a pool, it is the quotient of the two dollar prices. */
function priceNow({ figures, read }: PoolFigures, cross: Cross | null) {
  const pooled = figures?.price ? BigInt(figures.price) : null
  return { block: cross?.prices ?? read ?? null, price: cross ? cross.price : pooled }
}

function livePrice({ block, price }: ReturnType<typeof priceNow>): LivePrice | null {
  return price === null || block === null ? null : { blockNumber: block.blockNumber, timestamp: block.timestamp, price }
}

/** The price is the amount of the unit currency per whole base token, in the deepest pool that holds both tokens. */
export function usePairMarket(sell: CurrencyId, buy: CurrencyId) {
  const tokens = usePairTokens(sell, buy)
  const { base, unit, from, to, isWrap } = tokens
  const pooled = usePoolFigures(tokens)
  const { figures, hasFailed } = pooled
  const [baseSide, unitSide] = [useSide(base), useSide(unit)]
  const pool = figures?.pool
  const isCrossWanted = figures !== undefined && !pool && !isWrap
  const { cross, isReading: isCrossComing } = useCross(isCrossWanted, [sell, buy], [from, to])
  const series = useStableValue<readonly SeriesRequest[] | null>(
    pool ? [{ token: from, pool: { ...pool, quote: to }, unit: 'quote' }] : (cross?.series ?? null),
  )
  const now = priceNow(pooled, cross)
  const live = useStablePrice(livePrice(now))
  const failed = useNoPairChart()
  return {
    figures,
    hasFailed,
    reason: isCrossWanted && (cross || isCrossComing) ? null : whyNoLine(figures, hasFailed, failed),
    /** The quotient of the two dollar prices; used if the pair has no pool. */
    cross,
    blockNumber: now.block?.blockNumber ?? null,
    /** The price with 18 decimals. The price of the native coin in its wrapped token has no block. */
    price: now.price,
    series,
    live,
    base: currencyOfSide(baseSide),
    unit: currencyOfSide(unitSide),
    isReading: [baseSide, unitSide].some(({ state }) => state === 'reading'),
  }
}
