import { supportedChains } from '#config/chains'
import { tradeChainChosen } from '#store/chain/tradeChain'
import { useAppDispatch, useTradeChain } from '#store/hooks'
import { NetworkSelect } from '../../views/chain/NetworkSelect'

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

/** Webpack replaces `__SEVERAL_NETWORKS__` with a constant, so that a build for a single network omits the selector. */
const hasChoice = typeof __SEVERAL_NETWORKS__ === 'undefined' ? supportedChains.length > 1 : __SEVERAL_NETWORKS__

/** Null if there is only one network. It is a constant, so that React does not render it again with its parent. */
export const NETWORK_CHOICE = hasChoice ? <NetworkSelectContainer /> : null
