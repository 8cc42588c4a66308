import type { Network } from '#domain/chain/network'

const weth = '0x4200000000000000000000000000000000000006'
const usdc = '0x79A02482A880bCE3F13e09Da970dC34db4CD24d1'
const wbtc = '0x03C7054BCB39f7b2e5B2c7AcB37583e32D70Cfa3'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const worldChain: Network = {
  chain: {
    id: 480,
    name: 'World Chain',
    network: 'wc',
    publicRpcUrls: ['https://worldchain-mainnet.g.alchemy.com/public'],
    nodeProvider: 'https://worldchain-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://worldscan.org',
    iconHue: 200,
    isTestnet: false,
    listChainId: 480,
    blockSeconds: 2,
    fees: 'opStack',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    v2Router: '0x541aB7c31A119441eF3575F6973277DE0eF460bd',
    v3Factory: '0x7a5028BDa40e7B173C278C5342087826455ea25a',
    quoter: '0x10158D43e6cc414deE1Bd1eB0EfC6a5cBCfF244c',
    tickLens: '0xE61df0CaC9d85876aCE5E3037005D80943570623',
    swapRouter: '0x091AD9e2e6e5eD44c1c66dB50e49A601F9f36cF6',
    v4: {
      poolManager: '0xb1860D529182ac3BC1F51Fa2ABd56662b7D13f33',
      quoter: '0x55d235b3fF2DaF7c3ede0defC9521f1d6Fe6c5c0',
      universalRouter: '0x8ac7bEE993bb44dAb564Ea4bc9EA67Bf9Eb5e743',
    },
    universalRouters: {
      '1.2': '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0xF025e0Fe9E331A0eF05c2ad3C4E9C64b625cda6f',
    },
    bases: [weth, usdc, wbtc],
    usdc,
    usdcSymbol: 'USDC.e',
    stables: [usdc],
    intermediaries: [
      '0x2cFc85d8E48F8EAB294be644d9E25C3030863003', // WLD
    ],
    usdFeeds: [],
  },
}
