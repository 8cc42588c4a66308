import { createSelector } from '../createSelector'
import { chainById, isSupported } from '#config/chains'
import type { Address } from '#domain/chain/address'
import type { Chain } from '#domain/chain/chain'
import { selectWalletChainId } from '../chain/walletChain'
import { selectTradeChain } from '../chain/tradeChain'
import { selectAccount, selectExpectedChainId, selectStatus } from './connection'

export type WalletButtonState =
  | { kind: 'disconnected' }
  | { kind: 'connecting' }
  | { kind: 'wrongNetwork' }
  | { kind: 'ready'; chain: Chain; account: Address }

/**
 * The network that the wallet button shows while the wallet reconnects: the network of the last visit, or the selected
 * network if none is stored. Null if trading on the last visit's network is not supported.
 */
export const selectExpectedChain = createSelector(
  [selectExpectedChainId, selectTradeChain],
  (chainId, traded): Chain | null => {
    if (chainId === null) return traded
    return isSupported(chainId) ? (chainById(chainId) ?? null) : null
  },
)

export const selectWalletButton = createSelector(
  [selectStatus, selectAccount, selectWalletChainId],
  (status, account, chainId): WalletButtonState => {
    if (status === 'connecting' || status === 'reconnecting') return { kind: 'connecting' }
    if (status === 'disconnected' || !account) return { kind: 'disconnected' }
    const chain = chainById(chainId)
    return chain && isSupported(chain.id) ? { kind: 'ready', chain, account } : { kind: 'wrongNetwork' }
  },
)

export const isOnChain = (wallet: WalletButtonState, chainId: number) =>
  wallet.kind === 'ready' && wallet.chain.id === chainId
