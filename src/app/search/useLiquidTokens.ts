import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { inUnit } from '#domain/market/pair'
import { liquidTokens } from '#domain/search/liquidTokens'
import { useAppSelector, useTradeChain } from '#store/hooks'
import { useGetPairPricesQuery } from '#store/market/marketReads'
import { selectPairs } from '#store/market/pairs'
import { useDeployment } from '../useDeployment'

/**
 * The tokens of the pair list, most liquid pair first. Only what has already been read is used, so no request is sent:
 * until the liquidity is known, the pairs keep the list's order.
 */
export function useLiquidTokens(): readonly Address[] {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const pairs = useAppSelector(selectPairs)
  // The pairs are in the order in which the home page reads them, so that its prices are found.
  const ends = useMemo(
    () =>
      pairs.map((pair): [Address, Address] => {
        const { tokenA, tokenB } = deployment ? inUnit(pair, deployment) : pair
        return [tokenA.address, tokenB.address]
      }),
    [pairs, deployment],
  )
  const { priced } = useGetPairPricesQuery(
    { chainId, pairs: ends },
    { isPeek: true, selectFromResult: ({ currentData }) => ({ priced: currentData?.pairs }) },
  )
  return useMemo(() => liquidTokens(ends, priced?.map(({ liquidityUsd }) => liquidityUsd) ?? []), [ends, priced])
}
