import { createSelector } from '../createSelector'
import { configuredChains, isSupported } from '#config/chains'
import type { Chain } from '#domain/chain/chain'
import { selectCanSwitchChain, selectWalletChainId, selectSwitchingTo } from './walletChain'

interface ChainRow extends Pick<Chain, 'id' | 'name' | 'iconUrl' | 'iconBackground'> {
  state: 'connected' | 'switching' | 'idle'
  /** Whether tokens can be traded on this network. Otherwise, the row is marked "Wrong network". */
  isTraded: boolean
  /** Whether the row is disabled, because the wallet is already on this network or cannot switch. */
  locked: boolean
}

/** The configured chains, in order. If the wallet is on another chain, no row is marked as connected. */
export const selectChainRows = createSelector(
  [selectWalletChainId, selectSwitchingTo, selectCanSwitchChain],
  (chainId, switchingTo, canSwitch): ChainRow[] =>
    configuredChains.map(({ id, name, iconUrl, iconBackground }) => {
      const state = id === chainId ? 'connected' : id === switchingTo ? 'switching' : 'idle'
      const locked = !canSwitch || state === 'connected'
      return { id, name, iconUrl, iconBackground, state, isTraded: isSupported(id), locked }
    }),
)
