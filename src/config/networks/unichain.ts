import type { Network } from '#domain/chain/network'

const weth = '0x4200000000000000000000000000000000000006'
const usdc = '0x078D782b760474a361dDA0AF3839290b0EF57AD6'
const usdt0 = '0x9151434b16b9763660705744891fA906F660EcC5'
const wbtc = '0x927B51f251480a681271180DA4de28D44EC4AfB8'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const unichain: Network = {
  chain: {
    id: 130,
    name: 'Unichain',
    network: 'unichain',
    publicRpcUrls: ['https://mainnet.unichain.org'],
    nodeProvider: 'https://unichain-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://uniscan.xyz',
    iconHue: 345,
    isTestnet: false,
    listChainId: 130,
    blockSeconds: 1,
    fees: 'opStack',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x1F98400000000000000000000000000000000002',
    v2Router: '0x284F11109359a7e1306C3e447ef14D38400063FF',
    v3Factory: '0x1F98400000000000000000000000000000000003',
    quoter: '0x385A5cf5F83e99f7BB2852b6A19C3538b9FA7658',
    tickLens: '0xD5D76fa166AB8d8AD4C9f61AaA81457b66cBE443',
    swapRouter: '0x73855d06DE49d0fe4A9c42636Ba96c62da12FF9C',
    v4: {
      poolManager: '0x1F98400000000000000000000000000000000004',
      quoter: '0x333E3C607B141b18fF6de9f258db6e77fE7491E0',
      universalRouter: '0xEf740bf23aCaE26f6492B10de645D6B98dC8Eaf3',
    },
    universalRouters: {
      '1.2': '0x4D73A4411CA1c660035e4AECC8270E5DdDEC8C17',
      '2.1.1': '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      '2.1.2': '0xD1b797D92d87B688193A2B976eFc8D577D204343',
    },
    bases: [weth, usdc, usdt0, wbtc],
    usdc,
    stables: [usdc, usdt0],
    intermediaries: [
      '0x8f187aA05619a017077f5308904739877ce9eA21', // UNI
    ],
    usdFeeds: [],
  },
}
