import type { Network } from '#domain/chain/network'

const weth = '0x4200000000000000000000000000000000000006'
const usdc = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const cbBtc = '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'
const dai = '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const base: Network = {
  chain: {
    id: 8453,
    name: 'Base',
    network: 'base',
    publicRpcUrls: ['https://mainnet.base.org'],
    nodeProvider: 'https://base-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://basescan.org',
    iconHue: 262,
    isTestnet: false,
    listChainId: 8453,
    blockSeconds: 2,
    fees: 'opStack',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    v3Factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
    quoter: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
    tickLens: '0x0CdeE061c75D43c82520eD998C23ac2991c9ac6d',
    swapRouter: '0x2626664c2603336E57B271c5C0b26F421741e481',
    v4: {
      poolManager: '0x498581fF718922c3f8e6A244956aF099B2652b2b',
      quoter: '0x0d5e0F971ED27FBfF6c2837bf31316121532048D',
      universalRouter: '0x6fF5693b99212Da76ad316178A184AB56D299b43',
    },
    universalRouters: {
      '1.2': '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
      '2.1.1': '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      '2.1.2': '0xd6145b2D3F379919E8CdEda7B97e37c4b2Ca9c40',
    },
    ethUsdFeed: '0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70',
    bases: [weth, usdc, cbBtc, dai],
    usdc,
    stables: [usdc, dai],
    intermediaries: [
      '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA', // USDbC
      '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2', // USDT
    ],
    usdFeeds: [
      { token: cbBtc, feed: '0x64c911996D3c6aC71f9b455B1E8E7266BcbD848F' },
      { token: usdc, feed: '0x7e860098F58bBFC8648a4311b374B1D669a2bc6B' },
    ],
  },
}
