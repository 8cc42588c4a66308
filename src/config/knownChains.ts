import type { Chain } from '../domain/chain/chain'

export interface KnownChain extends Omit<Chain, 'rpcUrls' | 'iconUrl'> {
  /** Nodes that need no key, first choice first: read unless `RPC_URLS_…` names others, and what a wallet is given. */
  publicRpcUrls: readonly string[]
  /** The hosted node service, to be followed by the key; null where it does not have the chain. */
  nodeProvider: string | null
}

const ether = (name: string, symbol: string) => ({ name, symbol, decimals: 18 })

/** Finds an account on every network that Etherscan covers: for networks whose own explorer is gone. */
const BLOCKSCAN = 'https://blockscan.com'

/**
 * The chains the product can be set up for. Ropsten and Rinkeby were shut down in 2022 and 2023: their public endpoints
 * and their explorers are gone, but wallets still require an endpoint to add the chain.
 */
export const KNOWN_CHAINS: readonly KnownChain[] = [
  {
    id: 1,
    name: 'Ethereum',
    network: 'mainnet',
    publicRpcUrls: ['https://ethereum-rpc.publicnode.com'],
    nodeProvider: 'https://eth-mainnet.g.alchemy.com/v2/',
    nativeCurrency: ether('Ether', 'ETH'),
    explorerUrl: 'https://etherscan.io',
    iconBackground: 'oklch(.46 .085 262)',
    isTestnet: false,
  },
  {
    id: 3,
    name: 'Ropsten',
    network: 'ropsten',
    publicRpcUrls: ['https://rpc.ankr.com/eth_ropsten'],
    nodeProvider: 'https://eth-ropsten.alchemyapi.io/v2/',
    nativeCurrency: ether('Ropsten Ether', 'ETH'),
    explorerUrl: BLOCKSCAN,
    iconBackground: 'oklch(.46 .085 30)',
    isTestnet: true,
  },
  {
    id: 4,
    name: 'Rinkeby',
    network: 'rinkeby',
    publicRpcUrls: ['https://rpc.ankr.com/eth_rinkeby'],
    nodeProvider: 'https://eth-rinkeby.alchemyapi.io/v2/',
    nativeCurrency: ether('Rinkeby Ether', 'ETH'),
    explorerUrl: BLOCKSCAN,
    iconBackground: 'oklch(.46 .085 85)',
    isTestnet: true,
  },
  {
    id: 31337,
    name: 'Hardhat',
    network: 'hardhat',
    publicRpcUrls: ['http://127.0.0.1:8545'],
    nodeProvider: null,
    nativeCurrency: ether('Ether', 'ETH'),
    explorerUrl: null,
    iconBackground: 'oklch(.46 .085 300)',
    isTestnet: true,
  },
]
