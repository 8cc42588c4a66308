import type { Network } from '#domain/chain/network'

const wavax = '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7'
const usdc = '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'
const usdt = '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7'
const wethE = '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB'
const btcB = '0x152b9d0FdC40C096757F570A51E494bd4b943E50'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const avalanche: Network = {
  chain: {
    id: 43114,
    name: 'Avalanche',
    network: 'avax',
    publicRpcUrls: ['https://api.avax.network/ext/bc/C/rpc'],
    nodeProvider: 'https://avax-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
    explorerUrl: 'https://snowtrace.io',
    iconHue: 20,
    isTestnet: false,
    listChainId: 43114,
    blockSeconds: 1.7,
  },
  deployment: {
    weth: wavax,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    v3Factory: '0x740b1c1de25031C31FF4fC9A62f554A55cdC1baD',
    quoter: '0xbe0F5544EC67e9B3b2D979aaA43f18Fd87E6257F',
    tickLens: '0xEB9fFC8bf81b4fFd11fb6A63a6B0f098c6e21950',
    swapRouter: '0xbb00FF08d01D300023C629E8fFfFcb65A5a578cE',
    v4: {
      poolManager: '0x06380C0e0912312B5150364B9DC4542BA0DbBc85',
      quoter: '0xbE40675BB704506a3c2Ccfb762DCFd1e979845C2',
      universalRouter: '0x94b75331AE8d42C1b61065089B7d48FE14aA73b7',
    },
    universalRouters: {
      '1.2': '0x4Dae2f939ACf50408e13d58534Ff8c2776d45265',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0x661E93cca42AfacB172121EF892830cA3b70F08d',
    },
    ethUsdFeed: '0x0A77230d17318075983913bC2145DB16C7366156',
    ethUsdHeartbeat: 86_400,
    bases: [wavax, usdc, usdt, wethE, btcB],
    usdc,
    stables: [usdc, usdt],
    intermediaries: [],
    usdFeeds: [
      { token: btcB, feed: '0x2779D32d5166BAaa2B2b658333bA7e6Ec0C65743' },
      { token: usdc, feed: '0xF096872672F44d6EBA71458D74fe67F9a77a23B9' },
      { token: wethE, feed: '0x976B3D034E162d8bD72D6b9C989d545b839003b0' },
    ],
  },
}
