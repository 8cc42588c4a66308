import type { Network } from '#domain/chain/network'

const weth = '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14'
const usdc = '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const sepolia: Network = {
  chain: {
    id: 11155111,
    name: 'Sepolia',
    network: 'sep',
    publicRpcUrls: ['https://ethereum-sepolia-rpc.publicnode.com'],
    nodeProvider: 'https://eth-sepolia.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://sepolia.etherscan.io',
    iconHue: 165,
    isTestnet: true,
    faucetUrl: 'https://ethereum.org/developers/docs/networks/#sepolia',
    listChainId: 11155111,
    blockSeconds: 12.06,
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0xF62c03E08ada871A0bEb309762E260a7a6a880E6',
    v2Router: '0xeE567Fe1712Faf6149d80dA1E6934E354124CfE3',
    // Uniswap's routers on this network use different V2 factories.
    withoutV2: true,
    v3Factory: '0x0227628f3F023bb0B980b67D528571c95c6DaC1c',
    quoter: '0xEd1f6473345F45b75F8179591dd5bA1888cf2FB3',
    tickLens: '0x0b343475d44EC2b4b8243EBF81dc888BF0A14b36',
    swapRouter: '0x3bFA4769FB09eefC5a80d6E87c3B9C650f7Ae48E',
    universalRouters: {
      '2': '0x3A9D48AB9751398BbFa63ad67599Bb04e4BdF98b',
      '1.2': '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      '2.1.1': '0x7DfD4F31be6814D2906BDE155c3e1B146EAc1468',
      '2.1.2': '0x7E4f6c5e954Da5c61B3423D81E2277431Ac043f3',
      '2.2.0': '0x5093f1CDED83d99FfEd6602dA6260672ae16787c',
    },
    bases: [weth, usdc],
    usdc,
    stables: [usdc],
    intermediaries: [
      '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', // UNI
    ],
    usdFeeds: [],
  },
}
