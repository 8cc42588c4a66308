import { useMemo, useState } from 'react'
import type { Address } from '../../../domain/chain/address'
import type { PriceSeries, SeriesAsk } from '../../../domain/market/history'
import type { TokenPair } from '../../../domain/market/pair'
import { useGetPairPricesQuery } from '../../../store/market/marketReads'
import { useGetPairsQuery, useGetTokensQuery } from '../../../store/token/lists'
import { useAppSelector, useDeployment, useTradeChain } from '../../../store/hooks'
import { selectPairs } from '../../../store/token/pairs'
import type { Services } from '../../../store/services'
import { useHistories, useHistoryStart } from '../history/useHistories'

type PairPrice = Awaited<ReturnType<Services['chain']['pairPrices']>>['pairs'][number]

/** Readings of a small chart. */
const DAY_PARTS = 24
const NO_ASKS: readonly SeriesAsk[] = []

const addressesOf = (pairs: readonly TokenPair[]) =>
  pairs.map(({ tokenA, tokenB }): [Address, Address] => [tokenA.address, tokenB.address])

/**
 * The first pairs of the pair list with what their deepest pools say, and the last day of these pools and of ether. The
 * prices come first; the past is asked for once it is known which pools it is about, for all of them together.
 */
export function usePairs() {
  const { id: chainId } = useTradeChain()
  const contracts = useDeployment()
  const newest = useAppSelector(selectPairs)
  const tokenList = useGetTokensQuery(undefined)
  const pairList = useGetPairsQuery(undefined)
  const wanted = useMemo(() => addressesOf(newest), [newest])
  const { currentData, error } = useGetPairPricesQuery(
    { chainId, pairs: wanted },
    { skip: wanted.length === 0 || !contracts },
  )
  // The pairs of a newer list take the place of these once their prices are here, so that no row goes away and comes
  // back.
  const [last, setLast] = useState({ pairs: newest, prices: currentData })
  const isAwaited = wanted.length > 0 && currentData === undefined && error === undefined
  const { pairs, prices } = isAwaited && last.prices ? last : { pairs: newest, prices: currentData }
  if (pairs !== last.pairs || prices !== last.prices) setLast({ pairs, prices })
  const asked = useMemo(() => addressesOf(pairs), [pairs])
  // Not `isLoading`, which is false when a list is read anew after it could not be read.
  const isReadingLists = [tokenList, pairList].some(({ data, isFetching }) => !data && isFetching)
  const isEmpty = !isReadingLists && asked.length === 0
  // An error stays until the next answer, also while that is awaited.
  const hasFailed = asked.length > 0 && !prices && (error !== undefined || !contracts)
  // Of the token list the console alone is told, as specified: without it there are no pairs.
  const isUnlisted = isEmpty && !pairList.data

  useHistoryStart(asked.length === 0 || prices !== undefined)
  // From block to block the pools stay the same, and so does what is asked of their past.
  const pools = JSON.stringify(prices?.pairs.map(({ pool }) => pool) ?? (isEmpty ? [] : null))
  const asks = useMemo((): readonly SeriesAsk[] => {
    const found = JSON.parse(pools) as PairPrice['pool'][] | null
    if (!contracts || found === null) return NO_ASKS
    return [
      { token: contracts.weth, pool: null, unit: 'usd' },
      ...found.flatMap((pool, index): SeriesAsk[] => {
        const [token, quote] = asked[index] ?? []
        return pool && token && quote ? [{ token, pool: { ...pool, quote }, unit: 'quote' }] : []
      }),
    ]
  }, [contracts, pools, asked])
  const { series, status: historyStatus } = useHistories(asks, '24h', DAY_PARTS)

  const dayOf = (token: Address, pool: Address | null): PriceSeries | null => {
    const at = asks.findIndex((ask) => ask.token === token && (ask.pool?.address ?? null) === pool)
    return series?.[at] ?? null
  }

  return {
    pairs,
    lookalikes: tokenList.data?.lookalikes,
    prices,
    status: hasFailed
      ? ('failed' as const)
      : isUnlisted
        ? ('unlisted' as const)
        : isEmpty || prices
          ? ('ready' as const)
          : ('loading' as const),
    historyStatus,
    /** The last day of a token in a pool, or of ether in dollars. */
    dayOf,
    etherDay: contracts ? dayOf(contracts.weth, null) : null,
  }
}
