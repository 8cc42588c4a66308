import { unnamedNetwork } from '#copy/chain/chain'
import { shownNetwork } from '../../config/chains'

/** How the wallet's network is shown: by its id where nothing else is known of it; null is a network it does not name. */
export const walletNetwork = (chainId: number | null) =>
  (chainId === null ? null : shownNetwork(chainId)) ?? {
    name: unnamedNetwork(chainId),
    iconUrl: null,
    iconBackground: '',
  }
