import { supportedChains } from '../../config/chains'
import { tradeChainChosen } from '../../store/chain/tradeChain'
import { useAppDispatch, useTradeChain } from '../../store/hooks'
import { NetworkSelect } from '../../views/chain/NetworkSelect'

/** Chooses the active network, where there is a choice. */
export function NetworkSelectContainer() {
  const dispatch = useAppDispatch()
  const { id } = useTradeChain()
  if (supportedChains.length === 1) return null
  return (
    <NetworkSelect
      chains={supportedChains}
      chosen={id}
      onChoose={(chainId) => dispatch(tradeChainChosen({ chainId }))}
    />
  )
}
