import { switchNetwork } from '#copy/token/elsewhere'
import { configuredChain } from '../../config/chains'
import type { Address } from '../../domain/chain/address'
import { tradeChainChosen } from '../../store/chain/tradeChain'
import { useAppDispatch } from '../../store/hooks'
import { useGetTokenElsewhereQuery } from '../../store/token/tokenReads'
import { Button } from '../../views/ui/Button'
import { useOtherChains } from './useOtherNetworks'

const NOWHERE: readonly never[] = []

/** The networks besides the active one on which an address is a token; null asks for none. */
export function usePlacedElsewhere(address: Address | null) {
  const chains = useOtherChains()
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

/** Makes the network on which a token is the active one. */
export function NetworkOffers({ places }: { places: ReturnType<typeof usePlacedElsewhere> }) {
  const dispatch = useAppDispatch()
  return places.map(({ network: { id, name }, symbol }) => (
    <Button key={id} onClick={() => dispatch(tradeChainChosen({ chainId: id }))}>
      {switchNetwork(symbol, name)}
    </Button>
  ))
}
