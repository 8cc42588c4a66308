import type { Network } from '#domain/chain/network'

const wpol = '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'
const usdc = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'
const weth = '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'
const usdt = '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'
const wbtc = '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const polygon: Network = {
  chain: {
    id: 137,
    name: 'Polygon',
    network: 'pol',
    publicRpcUrls: ['https://polygon-bor-rpc.publicnode.com'],
    nodeProvider: 'https://polygon-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    explorerUrl: 'https://polygonscan.com',
    iconHue: 300,
    isTestnet: false,
    listChainId: 137,
    blockSeconds: 2,
    fees: 'tipFloor',
  },
  deployment: {
    weth: wpol,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    v2Router: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    v4: {
      poolManager: '0x67366782805870060151383F4BbFF9daB53e5cD6',
      quoter: '0xb3d5c3Dfc3a7aEbFF71895A7191796BFFc2c81b9',
      universalRouter: '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223',
    },
    universalRouters: {
      '1.2': '0xec7BE89e9d109e7e3Fec59c222CF297125FEFda2',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
    },
    ethUsdFeed: '0xAB594600376Ec9fD91F8e885dADF0CE036862dE0',
    bases: [wpol, usdc, weth, usdt, wbtc],
    usdc,
    stables: [usdc, usdt],
    intermediaries: [
      '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', // USDC.e
      '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063', // DAI
    ],
    usdFeeds: [
      { token: wbtc, feed: '0xc907E116054Ad103354f2D350FD2514433D57F6f' },
      { token: usdc, feed: '0xfE4A8cc5b5B2366C1B58Bea3858e81843581b2F7' },
      { token: weth, feed: '0xF9680D99D6C9589e2a93a78A04A279e509205945' },
    ],
  },
}
