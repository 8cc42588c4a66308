import { useCallback, useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import type { SeriesRequest } from '#domain/market/history'
import { holdFigures } from '#domain/market/heldPrices'
import { inUnit, type TokenPair } from '#domain/market/pair'
import { findSeries, pairSeries } from '#domain/market/pastSeries'
import { withProgress } from '#store/readHook'
import { useGetPairPricesQuery } from '#store/market/marketReads'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useGetPairsQuery } from '#store/token/lists'
import { useMultipliers } from '../../token/useMultipliers'
import { useTokenList } from '../../token/useTokenList'
import { selectPairs } from '#store/market/pairs'
import { useDeployment } from '../../useDeployment'
import { useFromPrevious, useStableValue } from '../../browser/useStableValue'
import type { PricedPair } from './pairRows'
import { useHistories, useHistoryStart } from '../history/useHistories'

const DAY_PARTS = 24
const NO_REQUESTS: readonly SeriesRequest[] = []

/**
 * The first pairs of the pair list with the prices of their deepest pools. When a newer list arrives, the current pairs
 * are kept until the new prices are read, so that no row disappears and comes back.
 */
function usePricedPairs() {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const hasContracts = deployment !== undefined
  const listed = useAppSelector(selectPairs)
  const newest = useMemo(
    () => (deployment ? listed.map((pair) => inUnit(pair, deployment)) : listed),
    [listed, deployment],
  )
  const addresses = useMemo(
    () => newest.map(({ tokenA, tokenB }: TokenPair): [Address, Address] => [tokenA.address, tokenB.address]),
    [newest],
  )
  const { currentData, hasFailed } = useGetPairPricesQuery(
    { chainId, pairs: addresses },
    { skip: addresses.length === 0 || !hasContracts },
  )
  const isAwaited = addresses.length > 0 && currentData === undefined && !hasFailed
  const now = { chainId, pairs: newest, prices: currentData }
  const { pairs, prices } = useFromPrevious(now, (last) =>
    isAwaited && last.prices && last.chainId === chainId ? last : now,
  )
  return { pairs, prices, hasFailed: pairs.length > 0 && !prices && (hasFailed || !hasContracts) }
}

type PricedPairs = ReturnType<typeof usePricedPairs>

/** The price histories of ether and of the pairs' pools over the last day, read together once the pools are known. */
function usePairHistories({ pairs, prices }: PricedPairs, isEmpty: boolean) {
  const weth = useDeployment()?.weth
  useHistoryStart(!weth || isEmpty || prices !== undefined)
  const pools = useStableValue(prices?.pairs.map(({ pool }) => pool) ?? (isEmpty ? [] : null))
  const requests = useMemo(() => (weth && pools ? pairSeries(pairs, pools, weth) : NO_REQUESTS), [weth, pairs, pools])
  const { series, status } = useHistories(requests, '24h', DAY_PARTS)
  const dayOf = useCallback(
    (token: Address, pool: Address | null) => findSeries(requests, series, token, pool),
    [requests, series],
  )
  return { dayOf, status, etherDay: weth ? dayOf(weth, null) : null }
}

function useStableFigures(prices: PricedPairs['prices']): readonly PricedPair[] | null {
  const figures = useFromPrevious<readonly PricedPair[]>([], (previous) =>
    prices ? holdFigures(previous, prices) : previous,
  )
  return prices ? figures : null
}

export function usePairs() {
  const tokenList = useTokenList()
  const pairList = useGetPairsQuery(undefined, { selectFromResult: withProgress })
  const priced = usePricedPairs()
  const { pairs, prices, hasFailed } = priced
  // `isLoading` is not used, because it is false when a list is read again after a failure.
  const isReadingLists = [tokenList, pairList].some(({ data, isFetching }) => !data && isFetching)
  const isEmpty = !isReadingLists && pairs.length === 0
  const { multiplierOf, isError } = useMultipliers(
    pairs.flatMap(({ tokenA, tokenB }) => [tokenA.address, tokenB.address]),
  )
  // A price without its token's multiplier would be wrong by that factor.
  const areScaled = pairs.every(({ tokenA, tokenB }) =>
    [tokenA, tokenB].every(({ address }) => multiplierOf(address) !== undefined),
  )
  const { dayOf, etherDay, status: historyStatus } = usePairHistories(priced, isEmpty)

  function status(): 'loading' | 'failed' | 'unlisted' | 'ready' {
    if (hasFailed || (isError && !areScaled)) return 'failed'
    // The list of pairs is also empty if the token list is missing. Visitors can do nothing about a missing list, so a
    // missing list is only logged.
    if (isEmpty && !pairList.data) return 'unlisted'
    return isEmpty || (prices && areScaled) ? 'ready' : 'loading'
  }
  const figures = useStableFigures(prices)
  return {
    pairs,
    lookalikes: tokenList.data?.lookalikes,
    blockNumber: prices?.blockNumber ?? null,
    /** The pairs' figures; null until they are read. */
    priced: areScaled ? figures : null,
    multiplierOf,
    status: status(),
    historyStatus,
    /** Returns the prices of a token in a pool over the last day; null while they are loading. */
    dayOf,
    etherDay,
  }
}
