import type { Network } from '#domain/chain/network'

const weth = '0x4200000000000000000000000000000000000006'
const usdc = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const baseSepolia: Network = {
  chain: {
    id: 84532,
    name: 'Base Sepolia',
    network: 'basesep',
    publicRpcUrls: ['https://sepolia.base.org'],
    nodeProvider: 'https://base-sepolia.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://sepolia.basescan.org',
    iconHue: 185,
    isTestnet: true,
    faucetUrl: 'https://docs.base.org/base-chain/tools/network-faucets',
    listChainId: 84532,
    blockSeconds: 2,
    fees: 'opStack',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x7Ae58f10f7849cA6F5fB71b7f45CB416c9204b1e',
    v2Router: '0x1689E7B1F10000AE47eBfE339a4f69dECd19F602',
    v3Factory: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    quoter: '0xC5290058841028F1614F3A6F0F5816cAd0df5E27',
    tickLens: '0xedf6066a2b290C185783862C7F4776A2C8077AD1',
    swapRouter: '0x94cC0AaC535CCDB3C01d6787D6413C739ae12bc4',
    universalRouters: {
      '2': '0x492E6456D9528771018DeB9E87ef7750EF184104',
      '2.1.1': '0x8B844f885672f333Bc0042cB669255f93a4C1E6b',
      '2.1.2': '0x8702463e73f74d0b6765aBceb314Ef07aCb92650',
    },
    bases: [weth, usdc],
    usdc,
    stables: [usdc],
    intermediaries: [],
    usdFeeds: [],
  },
}
