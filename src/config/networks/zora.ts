import type { Network } from '#domain/chain/network'

const weth = '0x4200000000000000000000000000000000000006'
const usdzc = '0xCccCCccc7021b32EBb4e8C08314bD62F7c653EC4'

/** Sources: https://docs.uniswap.org/contracts/v3/reference/deployments (contracts), the issuers’ lists (tokens). */
export const zora: Network = {
  chain: {
    id: 7777777,
    name: 'Zora',
    network: 'zora',
    publicRpcUrls: ['https://rpc.zora.energy'],
    nodeProvider: 'https://zora-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://explorer.zora.energy',
    iconHue: 280,
    isTestnet: false,
    listChainId: 7777777,
    blockSeconds: 2,
    fees: 'opStack',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    v2Factory: '0x0F797dC7efaEA995bB916f268D919d0a1950eE3C',
    v2Router: '0xa00F34A632630EFd15223B1968358bA4845bEEC7',
    v3Factory: '0x7145F8aeef1f6510E92164038E1B6F8cB2c42Cbb',
    quoter: '0x11867e1b3348F3ce4FcC170BC5af3d23E07E64Df',
    tickLens: '0x209AAda09D74Ad3B8D0E92910Eaf85D2357e3044',
    swapRouter: '0x7De04c96BE5159c3b5CeffC82aa176dc81281557',
    v4: {
      poolManager: '0x0575338e4C17006aE181B47900A84404247CA30f',
      quoter: '0x5EDACcc0660E0a2C44b06E07Ce8B915E625DC2c6',
      universalRouter: '0x3315ef7cA28dB74aBADC6c44570efDF06b04B020',
    },
    universalRouters: {
      '1.2': '0x2986d9721A49838ab4297b695858aF7F17f38014',
      '2.1.1': '0xFdf682F51FE81Aa4898F0AE2163d8A55c127fbC7',
      '2.1.2': '0xF025e0Fe9E331A0eF05c2ad3C4E9C64b625cda6f',
    },
    bases: [weth, usdzc],
    usdc: usdzc,
    usdcSymbol: 'USDzC',
    stables: [usdzc],
    intermediaries: [],
    usdFeeds: [],
  },
}
