import type { Chain } from '#domain/chain/chain'

/** The local chain in the app's configuration, read from the given URLs. */
export const chainAt = (urls: readonly string[], id = 3): Chain => ({
  id,
  name: 'Ropsten',
  network: 'rop',
  rpcUrls: { default: [...urls], public: [] },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorerUrl: null,
  iconUrl: null,
  iconBackground: 'red',
  isTestnet: true,
  listChainId: 1,
  blockSeconds: 12.06,
})
