import type { Network } from '#domain/chain/network'

const weth = '0x4200000000000000000000000000000000000006'
const usdc = '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'
const usdt = '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'
const dai = '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'
const wbtc = '0x68f180fcCe6836688e9084f035309E29Bf0A2095'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const optimism: Network = {
  chain: {
    id: 10,
    name: 'OP Mainnet',
    network: 'oeth',
    publicRpcUrls: ['https://mainnet.optimism.io'],
    nodeProvider: 'https://opt-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://optimistic.etherscan.io',
    iconHue: 25,
    isTestnet: false,
    listChainId: 10,
    blockSeconds: 2,
    fees: 'opStack',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
    v2Router: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    v4: {
      poolManager: '0x9a13F98Cb987694C9F086b1F5eB990EeA8264Ec3',
      quoter: '0x1f3131A13296FB91C90870043742C3CDBFF1A8d7',
      universalRouter: '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507',
    },
    universalRouters: {
      '1.2': '0xCb1355ff08Ab38bBCE60111F1bb2B784bE25D7e8',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0xC09255D86DB563cBc11C2fCf4a0C512e160111B4',
    },
    ethUsdFeed: '0x13e3Ee699D1909E989722E753853AE30b17e08c5',
    bases: [weth, usdc, usdt, dai, wbtc],
    usdc,
    stables: [usdc, usdt, dai],
    intermediaries: [
      '0x7F5c764cBc14f9669B88837ca1490cCa17c31607', // USDC.e
      '0x01bFF41798a0BcF287b996046Ca68b395DbC1071', // USDT0
      '0x4200000000000000000000000000000000000042', // OP
    ],
    usdFeeds: [
      { token: wbtc, feed: '0xD702DD976Fb76Fffc2D3963D037dfDae5b04E593' },
      { token: usdc, feed: '0x16a9FA2FDa030272Ce99B29CF780dFA30361E0f3' },
    ],
  },
}
