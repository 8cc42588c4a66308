import { supportedChains } from '../../config/chains'
import { tradeChainChosen } from '../../store/chain/tradeChain'
import { useAppDispatch, useTradeChain } from '../../store/hooks'
import { NetworkSelect } from '../../views/chain/NetworkSelect'

/** Chooses the active network. */
function NetworkSelectContainer() {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  return (
    <NetworkSelect
      chains={supportedChains}
      chosen={chain}
      onChoose={(chainId) => dispatch(tradeChainChosen({ chainId }))}
    />
  )
}

/** A constant where webpack makes the build, so that one for a single network has nothing of this. */
const hasChoice = typeof __SEVERAL_NETWORKS__ === 'undefined' ? supportedChains.length > 1 : __SEVERAL_NETWORKS__

/** The choice of the active network; null where there is none. It is one element, so that nothing is rendered again for it. */
export const NETWORK_CHOICE = hasChoice ? <NetworkSelectContainer /> : null
