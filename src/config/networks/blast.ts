import type { Network } from '#domain/chain/network'

const weth = '0x4300000000000000000000000000000000000004'
const usdb = '0x4300000000000000000000000000000000000003'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const blast: Network = {
  chain: {
    id: 81457,
    name: 'Blast',
    network: 'blastmainnet',
    publicRpcUrls: ['https://rpc.blast.io'],
    nodeProvider: 'https://blast-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://blastscan.io',
    iconHue: 105,
    isTestnet: false,
    listChainId: 81457,
    blockSeconds: 2,
    fees: 'opStack',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x5C346464d33F90bABaf70dB6388507CC889C1070',
    v2Router: '0xBB66Eb1c5e875933D44DAe661dbD80e5D9B03035',
    v3Factory: '0x792edAdE80af5fC680d96a2eD80A44247D2Cf6Fd',
    quoter: '0x6Cdcd65e03c1CEc3730AeeCd45bc140D57A25C77',
    tickLens: '0x2E95185bCdD928a3e984B7e2D6560Ab1b17d7274',
    swapRouter: '0x549FEB8c9bd4c12Ad2AB27022dA12492aC452B66',
    universalRouters: {
      '2': '0xeAbBcB3E8E415306207ef514f660A3F820025BE3',
      '1.2': '0x643770E279d5D0733F21d6DC03A8efbABf3255B4',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0x661E93cca42AfacB172121EF892830cA3b70F08d',
    },
    bases: [weth, usdb],
    usdc: usdb,
    usdcDecimals: 18,
    usdcSymbol: 'USDB',
    stables: [usdb],
    intermediaries: [],
    usdFeeds: [],
  },
}
