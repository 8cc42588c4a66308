import type { Network } from '#domain/chain/network'

const weth = '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f'
const usdc = '0x176211869cA2b568f2A7D4EE941E073a821EE1ff'
const usdt = '0xA219439258ca9da29E9Cc4cE5596924745e12B93'
const wbtc = '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const linea: Network = {
  chain: {
    id: 59144,
    name: 'Linea',
    network: 'linea',
    publicRpcUrls: ['https://rpc.linea.build'],
    nodeProvider: 'https://linea-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://lineascan.build',
    iconHue: 215,
    isTestnet: false,
    listChainId: 59144,
    blockSeconds: 2,
    fees: 'tipPriced',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x114A43DF6C5f54EBB8A9d70Cd1951D3dD68004c7',
    v2Router: '0x8702463e73f74d0b6765aBceb314Ef07aCb92650',
    v3Factory: '0x31FAfd4889FA1269F7a13A66eE0fB458f27D72A9',
    quoter: '0x58ead433EA99708604C4dD7c9b7E80C70976E202',
    tickLens: '0x3334d83e224aF5ef9C2E7DDA7c7C98Efd9621fA9',
    swapRouter: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
    universalRouters: {
      '2': '0x661E93cca42AfacB172121EF892830cA3b70F08d',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
    },
    ethUsdFeed: '0x3c6Cd9Cc7c7a4c2Cf5a82734CD249D7D593354dA',
    ethUsdHeartbeat: 86_400,
    bases: [weth, usdc, usdt, wbtc],
    usdc,
    stables: [usdc, usdt],
    intermediaries: [],
    usdFeeds: [
      { token: wbtc, feed: '0x7A99092816C8BD5ec8ba229e3a6E6Da1E628E1F9' },
      { token: usdc, feed: '0xAADAa473C1bDF7317ec07c915680Af29DeBfdCb5' },
    ],
  },
}
