import type { Network } from '#domain/chain/network'

const weth = '0x0Bd7D308f8E1639FAb988df18A8011f41EAcAD73'
const usdg = '0x5fc5360D0400a0Fd4f2af552ADD042D716F1d168'

/**
 * Sources: @uniswap/sdk-core and @uniswap/universal-router-sdk (contracts), https://docs.robinhood.com/chain (the
 * network). It is an Arbitrum chain, so contracts see Ethereum's block numbers. Uniswap's list has neither the wrapped
 * coin nor USDG, so both are named here. All tokens that it does have are debt notes on stocks, which not everyone may
 * buy: an operator names this network, and no build has it by default. No price feed of the coin is certain, so dollars
 * come from the pools of USDG.
 */
export const robinhood: Network = {
  chain: {
    id: 4663,
    name: 'Robinhood Chain',
    network: 'robinhood',
    publicRpcUrls: ['https://rpc.mainnet.chain.robinhood.com'],
    nodeProvider: 'https://robinhood-mainnet.g.alchemy.com/v2/',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    explorerUrl: 'https://robinhoodchain.blockscout.com',
    iconHue: 125,
    isTestnet: false,
    listChainId: 4663,
    namedTokens: [
      { address: weth, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 },
      { address: usdg, symbol: 'USDG', name: 'Global Dollar', decimals: 6 },
    ],
    blockSeconds: 0.1,
    fees: 'dataInGas',
  },
  deployment: {
    weth,
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    arbSys: '0x0000000000000000000000000000000000000064',
    v2Factory: '0x8bcEaA40B9AcdfAedF85AdF4FF01F5Ad6517937f',
    v2Router: '0x89e5DB8B5aA49aA85AC63f691524311AEB649eba',
    v3Factory: '0x1f7d7550B1b028f7571E69A784071F0205FD2EfA',
    quoter: '0x33e885eD0Ec9bF04EcfB19341582aADCb4c8A9E7',
    tickLens: '0x7DfD4F31be6814D2906BDE155c3e1B146EAc1468',
    swapRouter: '0xCaf681a66D020601342297493863E78C959E5cb2',
    v4: {
      poolManager: '0x8366a39CC670B4001A1121B8F6A443A643e40951',
      quoter: '0x8Dc178eFB8111BB0973Dd9d722ebeFF267c98F94',
      universalRouter: '0x8876789976dEcBfCbBbe364623C63652db8C0904',
      routerVersion: '2.1.1',
    },
    universalRouters: {
      '2.1.1 (second)': '0x06AfBA43Fd06227fA663b0DAecF536f6EaA6bf99',
      '2.1.2': '0x204FAca1764B154221e35c0d20aBb3c525710498',
    },
    bases: [weth, usdg],
    usdc: usdg,
    usdcSymbol: 'USDG',
    stables: [usdg],
    intermediaries: [],
    usdFeeds: [],
  },
}
