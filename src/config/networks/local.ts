import type { Network } from '#domain/chain/network'
import { ethereum } from './ethereum'

/*
 * Networks with mainnet's addresses, for local chains that pose as them. Ropsten and Rinkeby were shut down in 2022 and
 * 2023. Their public endpoints and explorers no longer exist, but wallets require an endpoint to add a chain. Before a
 * trade, the page checks which contracts really are at these addresses.
 */

/** An explorer for accounts on all networks that Etherscan supports. It replaces explorers that were shut down. */
const BLOCKSCAN = 'https://blockscan.com'

const { deployment } = ethereum

export const ropsten: Network = {
  chain: {
    id: 3,
    name: 'Ropsten',
    network: 'rop',
    publicRpcUrls: ['https://rpc.ankr.com/eth_ropsten'],
    nodeProvider: 'https://eth-ropsten.alchemyapi.io/v2/',
    nativeCurrency: { name: 'Ropsten Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: BLOCKSCAN,
    iconHue: 30,
    isTestnet: true,
    listChainId: 1,
    blockSeconds: 12.06,
  },
  deployment,
}

export const rinkeby: Network = {
  chain: {
    id: 4,
    name: 'Rinkeby',
    network: 'rin',
    publicRpcUrls: ['https://rpc.ankr.com/eth_rinkeby'],
    nodeProvider: 'https://eth-rinkeby.alchemyapi.io/v2/',
    nativeCurrency: { name: 'Rinkeby Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: BLOCKSCAN,
    iconHue: 85,
    isTestnet: true,
    listChainId: 1,
    blockSeconds: 12.06,
  },
  deployment,
}

export const hardhat: Network = {
  chain: {
    id: 31337,
    name: 'Hardhat',
    network: 'hardhat',
    publicRpcUrls: ['http://127.0.0.1:8545'],
    nodeProvider: null,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: null,
    iconHue: 300,
    isTestnet: true,
    listChainId: 1,
    blockSeconds: 12.06,
  },
  deployment,
}
