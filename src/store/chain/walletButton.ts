import { createSelector } from '../createSelector'
import { chainById, isSupported } from '../../config/chains'
import type { Address } from '../../domain/chain/address'
import type { Chain } from '../../domain/chain/chain'
import { selectChainId } from './chain'
import { selectAccount, selectStatus } from '../wallet/connection'

export type WalletButtonState =
  | { kind: 'disconnected' }
  | { kind: 'connecting' }
  | { kind: 'wrongNetwork' }
  | { kind: 'ready'; chain: Chain; account: Address }

/** What the wallet button shows. */
export const selectWalletButton = createSelector(
  [selectStatus, selectAccount, selectChainId],
  (status, account, chainId): WalletButtonState => {
    if (status === 'connecting' || status === 'reconnecting') return { kind: 'connecting' }
    if (status === 'disconnected' || !account) return { kind: 'disconnected' }
    const chain = chainById(chainId)
    return chain && isSupported(chain.id) ? { kind: 'ready', chain, account } : { kind: 'wrongNetwork' }
  },
)
