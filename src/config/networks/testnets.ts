import type { Network } from '#domain/chain/network'

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
    weth: '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14',
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
    bases: [
      '0xfFf9976782d46CC05630D1f6eBAb18b2324d6B14', // WETH
      '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', // USDC
    ],
    usdc: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
    stables: [
      '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', // USDC
    ],
    intermediaries: [
      '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', // UNI
    ],
    usdFeeds: [],
  },
}

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
    weth: '0x4200000000000000000000000000000000000006',
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
    bases: [
      '0x4200000000000000000000000000000000000006', // WETH
      '0x036CbD53842c5426634e7929541eC2318f3dCF7e', // USDC
    ],
    usdc: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    stables: [
      '0x036CbD53842c5426634e7929541eC2318f3dCF7e', // USDC
    ],
    intermediaries: [],
    usdFeeds: [],
  },
}
