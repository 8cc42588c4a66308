import type { Network } from '#domain/chain/network'

const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const wbtc = '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'

/** Source of the contracts: https://docs.uniswap.org/contracts/v3/reference/deployments/ethereum-deployments. */
export const ethereum: Network = {
  chain: {
    id: 1,
    name: 'Ethereum',
    network: 'eth',
    publicRpcUrls: ['https://ethereum-rpc.publicnode.com'],
    nodeProvider: 'https://eth-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://etherscan.io',
    iconHue: 262,
    isTestnet: false,
    listChainId: 1,
    // Slots take twelve seconds, but some slots have no block.
    blockSeconds: 12.06,
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
    v2Router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    v4: {
      poolManager: '0x000000000004444c5dc75cB358380D2e3dE08A90',
      quoter: '0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203',
      universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
    },
    universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
    ethUsdFeed: '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419',
    bases: [weth, usdc, usdt, dai, wbtc],
    usdc,
    stables: [usdc, usdt, dai],
    // wstETH, weETH, cbBTC, USDe, USDS, FRAX.
    intermediaries: [
      '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0',
      '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee',
      '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
      '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3',
      '0xdC035D45d973E3EC169d2276DDab16f1e407384F',
      '0x853d955aCEf822Db058eb8505911ED77F175b99e',
    ],
    usdFeeds: [
      { token: wbtc, feed: '0xF4030086522a5bEEa4988F8cA5B36dbC97BeE88c' },
      { token: usdc, feed: '0x8fFfFfd4AfB6115b954Bd326cbe7B4BA576818f6' },
    ],
  },
}
