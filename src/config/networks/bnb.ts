import type { Network } from '#domain/chain/network'

const wbnb = '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'
const usdt = '0x55d398326f99059fF775485246999027B3197955'
const usdc = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d'
const eth = '0x2170Ed0880ac9A755fd29B2688956BD959F933F8'
const btcb = '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const bnb: Network = {
  chain: {
    id: 56,
    name: 'BNB Smart Chain',
    network: 'bnb',
    publicRpcUrls: ['https://bsc-dataseed.bnbchain.org'],
    nodeProvider: 'https://bnb-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    explorerUrl: 'https://bscscan.com',
    iconHue: 85,
    isTestnet: false,
    listChainId: 56,
    blockSeconds: 0.75,
    fees: 'gasPrice',
  },
  deployment: {
    weth: wbnb,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    v3Factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
    quoter: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
    tickLens: '0xD9270014D396281579760619CCf4c3af0501A47C',
    swapRouter: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
    // Sources: pancakeswap/pancake-v3-contracts (deployments), @pancakeswap/v3-core 1.0.2.
    pancake: {
      v2Factory: '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73',
      v2Router: '0x10ED43C718714eb63d5aA57B78B54704E256024E',
      v3Factory: '0x0BFbCF9fa4f9C56B0F40a671Ad40E0805A091865',
      v3Deployer: '0x41ff9AA7e16B8B1a8a8dc4f0eFacd93D02d071c9',
      quoter: '0xB048Bbc1Ee6b733FFfCFb9e9CeF7375518e25997',
      tickLens: '0x9a489505a00cE272eAa5e07Dba6491314CaE3796',
      swapRouter: '0x13f4EA83D0bd40E75C8222255bc855a974568Dd4',
    },
    v4: {
      poolManager: '0x28e2Ea090877bF75740558f6BFB36A5ffeE9e9dF',
      quoter: '0x9F75dD27D6664c475B90e105573E550ff69437B0',
      universalRouter: '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07',
    },
    universalRouters: {
      '1.2': '0x4Dae2f939ACf50408e13d58534Ff8c2776d45265',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0xDc264714F68d84CF29BC605589405E78bDBE7C9f',
    },
    ethUsdFeed: '0x0567F2323251f0Aab15c8dFb1967E4e8A7D42aeE',
    bases: [wbnb, usdt, usdc, eth, btcb],
    usdc,
    usdcDecimals: 18,
    stables: [usdt, usdc],
    intermediaries: [
      '0xc5f0f7b66764F6ec8C8Dff7BA683102295E16409', // FDUSD
    ],
    usdFeeds: [
      { token: btcb, feed: '0x264990fbd0A4796A3E3d8E37C4d5F87a3aCa5Ebf' },
      { token: usdc, feed: '0x51597f405303C4377E36123cBc172b13269EA163' },
      { token: eth, feed: '0x9ef1B8c0E4F7dc8bF5719Ea496883DC6401d5b2e' },
    ],
  },
}
