import { useMemo } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import type { Address } from '../../domain/address'
import { useGetPairPricesQuery } from '../../store/queries/chainReads'
import { useAppSelector } from '../../store/hooks'
import { selectPairs } from '../../store/selectors/pairs'

const hasContracts = deploymentOf(supportedChain.id) !== undefined

/** The first pairs of the pair list, with what their deepest pools say. */
export function usePairs() {
  const pairs = useAppSelector(selectPairs)
  const asked = useMemo(
    () => pairs.map(({ tokenA, tokenB }): [Address, Address] => [tokenA.address, tokenB.address]),
    [pairs],
  )
  const { data, isError, refetch } = useGetPairPricesQuery(
    { chainId: supportedChain.id, pairs: asked },
    { skip: asked.length === 0 || !hasContracts },
  )
  return { pairs, prices: data, isError, refetch }
}
