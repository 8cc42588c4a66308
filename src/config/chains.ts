import type { Chain } from '../domain/chain/chain'
import { isLoopback } from '../domain/chain/nodeUrl'
import { settings } from './settings'

interface KnownChain extends Omit<Chain, 'rpcUrls' | 'iconUrl'> {
  publicRpcUrls: readonly string[]
  /** Host of the node provider, without the key. */
  nodeProvider: string | null
}

const ether = (name: string, symbol: string) => ({ name, symbol, decimals: 18 })

/**
 * The chains the product can be set up for. Ropsten and Rinkeby were shut down in 2022 and 2023: their public endpoints
 * are gone, but wallets still require one to add the chain.
 */
const KNOWN: readonly KnownChain[] = [
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
    explorerUrl: 'https://ropsten.etherscan.io',
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
    explorerUrl: 'https://rinkeby.etherscan.io',
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

function configure({ publicRpcUrls, nodeProvider, ...chain }: KnownChain): Chain {
  const keyed = nodeProvider && settings.alchemyKey ? [nodeProvider + settings.alchemyKey] : []
  const plain = settings.rpcUrls[chain.id] ?? publicRpcUrls
  // What a wallet is given must not contain a key. A node on this machine has none, and is the one that is meant.
  const local = plain.filter(isLoopback)
  return {
    ...chain,
    iconUrl: `/icons/chains/${chain.id}.svg`,
    rpcUrls: { default: [...keyed, ...plain], public: local.length > 0 ? local : publicRpcUrls },
  }
}

/** The chains of this deployment, in the order of the network dialog. */
export const configuredChains: readonly Chain[] = settings.chainIds.flatMap((id) => {
  const known = KNOWN.find((chain) => chain.id === id)
  return known ? [configure(known)] : []
})

export function chainById(id: number | null): Chain | undefined {
  return configuredChains.find((chain) => chain.id === id)
}

/** The same for a chain that is known to be configured. Throws for any other. */
export function configuredChain(id: number): Chain {
  const chain = chainById(id)
  if (!chain) throw new Error(`chain ${id} is not configured`)
  return chain
}

/** The default chain to trade on; on any other the wallet button reads "Wrong network". */
export const supportedChain: Chain = (() => {
  const chain = chainById(settings.supportedChainId)
  if (!chain) throw new Error('must have at least one chain')
  return chain
})()
