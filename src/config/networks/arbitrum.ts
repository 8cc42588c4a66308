import type { Network } from '#domain/chain/network'

const weth = '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'
const usdc = '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'
const usdt0 = '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'
const wbtc = '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f'
const dai = '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const arbitrum: Network = {
  chain: {
    id: 42161,
    name: 'Arbitrum One',
    network: 'arb1',
    publicRpcUrls: ['https://arb1.arbitrum.io/rpc'],
    nodeProvider: 'https://arb-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://arbiscan.io',
    iconHue: 240,
    isTestnet: false,
    listChainId: 42161,
    blockSeconds: 0.25,
    fees: 'dataInGas',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    arbSys: '0x0000000000000000000000000000000000000064',
    v2Factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    v4: {
      poolManager: '0x360E68faCcca8cA495c1B759Fd9EEe466db9FB32',
      quoter: '0x3972C00f7ed4885e145823eb7C655375d275A1C5',
      universalRouter: '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3',
    },
    universalRouters: {
      '1.2': '0x5E325eDA8064b456f4781070C0738d849c824258',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0x2d01411773c8C24805306E89A41F7855C3c4Fe65',
    },
    ethUsdFeed: '0x639Fe6ab55C921f74e7fac1ee960C0B6293ba612',
    ethUsdHeartbeat: 86_400,
    bases: [weth, usdc, usdt0, wbtc, dai],
    usdc,
    stables: [usdc, usdt0, dai],
    intermediaries: [
      '0xFF970A61A04b1cA14834A43f5dE4533eBDDB5CC8', // USDC.e
      '0x912CE59144191C1204E64559FE8253a0e49E6548', // ARB
    ],
    usdFeeds: [
      { token: wbtc, feed: '0x6ce185860a4963106506C203335A2910413708e9' },
      { token: usdc, feed: '0x50834F3163758fcC1Df9973b6e91f0F0F0434aD3' },
    ],
  },
}
