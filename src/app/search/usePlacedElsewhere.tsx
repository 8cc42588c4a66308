import { switchNetwork } from '#copy/search/search'
import { configuredChain } from '#config/chains'
import type { Chain } from '#domain/chain/chain'
import type { Address } from '#domain/chain/address'
import { tradeChainChosen } from '#store/chain/tradeChain'
import { useAppDispatch } from '#store/hooks'
import { useGetTokenElsewhereQuery } from '#store/token/tokenReads'
import { Button } from '../../views/ui/Button'
import { useOtherChains } from './useOtherNetworks'

export interface Place {
  network: Chain
  symbol: string
}

const NOWHERE: readonly never[] = []

/** The networks among `chains` on which an address is a token. Nothing is requested if the address is null. */
export function usePlaces(address: Address | null, chains: readonly Chain[]): readonly Place[] {
  const { currentData } = useGetTokenElsewhereQuery(
    { chainIds: chains.map(({ id }) => id), token: address ?? '0x' },
    { skip: address === null || chains.length === 0 },
  )
  return (
    (address === null ? undefined : currentData)?.map(({ chainId, symbol }) => ({
      network: configuredChain(chainId),
      symbol,
    })) ?? NOWHERE
  )
}

/** The same for all networks other than the active one. */
export const usePlacedElsewhere = (address: Address | null) => usePlaces(address, useOtherChains())

/** One button per network that has the token. Pressing a button makes its network the active one. */
export function NetworkOffers({ places }: { places: readonly Place[] }) {
  const dispatch = useAppDispatch()
  return places.map(({ network: { id, name }, symbol }) => (
    <Button key={id} kind="outline" size="sm" onClick={() => dispatch(tradeChainChosen({ chainId: id }))}>
      {switchNetwork(symbol, name)}
    </Button>
  ))
}
