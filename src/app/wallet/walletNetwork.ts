import { unnamedNetwork } from '#copy/chain/chain'
import { shownNetwork } from '#config/chains'

/** An unknown network is named by its id. `chainId` is null if the wallet does not report it. */
export const walletNetwork = (chainId: number | null) =>
  (chainId === null ? null : shownNetwork(chainId)) ?? {
    name: unnamedNetwork(chainId),
    iconUrl: null,
    iconBackground: '',
  }
