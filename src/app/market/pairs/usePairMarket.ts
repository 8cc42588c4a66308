import { useMemo } from 'react'
import { NO_PAIR_CHART } from '#copy/market/chart'
import type { Address } from '../../../domain/chain/address'
import type { SeriesRequest } from '../../../domain/market/history'
import { isReversed, ONE_TO_ONE } from '../../../domain/market/pair'
import { type CurrencyId, NATIVE, currencyOfSide } from '../../../domain/token/token'
import { useTradeChain } from '../../../store/hooks'
import { useGetPairPricesQuery } from '../../../store/market/marketReads'
import { useDeployment } from '../../useDeployment'
import { useStablePrice } from '../history/useStablePrice'
import { useStableValue } from '../../browser/useStableValue'
import { useSide } from '../../token/useCurrencies'

/** The coin and its wrapped token are exchanged without a pool. */
const NO_POOL = { price: String(ONE_TO_ONE), pool: null, liquidityUsd: null } as const

function whyNoLine(figures: { pool: unknown } | undefined, hasFailed: boolean): string | null {
  if (figures === NO_POOL) return NO_PAIR_CHART.oneToOne
  if (hasFailed) return NO_PAIR_CHART.failed
  return figures && !figures.pool ? NO_PAIR_CHART.noPool : null
}

/** The price of a pair in its deepest pool: the second currency per whole unit of the first. */
export function usePairMarket(sell: CurrencyId, buy: CurrencyId) {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const weth = deployment?.weth
  const [base, unit] = deployment && isReversed(sell, buy, deployment) ? [buy, sell] : [sell, buy]
  const asToken = (id: CurrencyId): Address => (id === NATIVE ? (weth ?? '0x') : id)
  const [from, to] = [asToken(base), asToken(unit)]
  const isWrap = from === to
  const pairs = useMemo((): [Address, Address][] => [[from, to]], [from, to])
  const { currentData, error } = useGetPairPricesQuery({ chainId, pairs }, { skip: isWrap || !weth })
  const [baseSide, unitSide] = [useSide(base), useSide(unit)]
  const figures = isWrap ? NO_POOL : currentData?.pairs[0]
  const hasFailed = error !== undefined && !currentData
  const pool = figures?.pool
  const series = useStableValue<SeriesRequest | null>(
    pool ? { token: from, pool: { ...pool, quote: to }, unit: 'quote' } : null,
  )
  const { blockNumber, timestamp } = currentData ?? { blockNumber: null, timestamp: null }
  const price = figures?.price ?? null
  const live = useStablePrice(
    price === null || blockNumber === null ? null : { blockNumber, timestamp, price: BigInt(price) },
  )
  return {
    figures,
    hasFailed,
    /** Why the pair has no price over time; null where it may have one. */
    reason: whyNoLine(figures, hasFailed),
    blockNumber,
    /** The pool's price history and its current price. */
    series,
    live,
    base: currencyOfSide(baseSide),
    unit: currencyOfSide(unitSide),
    /** One of the two is still being read. */
    isReading: [baseSide, unitSide].some(({ state }) => state === 'reading'),
  }
}
