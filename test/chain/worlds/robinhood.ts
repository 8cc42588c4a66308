import { helpers, pair, pool, usd, v4Pool, type World } from '../world'
import { accountsWith } from './accounts'

const weth = '0x0Bd7D308f8E1639FAb988df18A8011f41EAcAD73'

/**
 * A world that imitates Robinhood Chain: an Arbitrum chain whose Universal Router encodes swaps as 2.1.1 does, with
 * dollars called USDG, with tokens of stocks, and without a price feed.
 */
export const robinhood: World = {
  network: { name: 'Robinhood Chain', chainId: 4663, coin: 'ETH' },
  contracts: {
    weth,
    v2Factory: '0x8bcEaA40B9AcdfAedF85AdF4FF01F5Ad6517937f',
    v2Router: '0x89e5DB8B5aA49aA85AC63f691524311AEB649eba',
    v3Factory: '0x1f7d7550B1b028f7571E69A784071F0205FD2EfA',
    swapRouter: '0xCaf681a66D020601342297493863E78C959E5cb2',
    quoter: '0x33e885eD0Ec9bF04EcfB19341582aADCb4c8A9E7',
    tickLens: '0x7DfD4F31be6814D2906BDE155c3e1B146EAc1468',
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    poolManager: '0x8366a39CC670B4001A1121B8F6A443A643e40951',
    stateView: '0xF3334192D15450CdD385c8B70e03f9A6bD9E673b',
    v4Quoter: '0x8Dc178eFB8111BB0973Dd9d722ebeFF267c98F94',
    universalRouter: '0x8876789976dEcBfCbBbe364623C63652db8C0904',
    ...helpers,
  },
  hasLaterRouter: true,
  predeployed: { '0x0000000000000000000000000000000000000064': 'ArbSys' },
  multicall: 'ArbitrumMulticall',
  ens: null,
  feeds: [],
  tokens: [
    {
      symbol: 'WETH',
      name: 'Wrapped Ether',
      decimals: 18,
      address: weth,
      kind: 'weth',
      usd: usd('3000'),
      supply: 400_000n,
    },
    {
      symbol: 'USDG',
      name: 'Global Dollar',
      decimals: 6,
      address: '0x5fc5360D0400a0Fd4f2af552ADD042D716F1d168',
      kind: 'permit',
      permitVersion: '1',
      usd: usd('1'),
      supply: 1_000_000_000n,
      stable: true,
    },
    {
      symbol: 'NVDA',
      name: 'NVIDIA',
      decimals: 18,
      address: '0xd0601CE157Db5bdC3162BbaC2a2C8aF5320D9EEC',
      kind: 'plain',
      usd: usd('180'),
      supply: 400_000n,
    },
    {
      symbol: 'AAPL',
      name: 'Apple',
      decimals: 18,
      address: '0xaF3D76f1834A1d425780943C99Ea8A608f8a93f9',
      kind: 'plain',
      usd: usd('250'),
      supply: 400_000n,
    },
  ],
  oddTokens: [],
  hasRuledToken: false,
  pairs: [pair('WETH', 'USDG', 1_500_000n, -4n), pair('NVDA', 'WETH', 500_000n, 8n)],
  pools: [
    pool('WETH', 'USDG', 500, [8_000_000n, 12_000_000n, 1000], 2n),
    pool('WETH', 'USDG', 3000, [2_000_000n, 1_500_000n, 1800], -6n),
    pool('NVDA', 'WETH', 3000, [1_500_000n, 900_000n, 1800], 4n),
    pool('NVDA', 'USDG', 3000, [900_000n, 600_000n, 1800], -5n),
    pool('AAPL', 'USDG', 3000, [1_500_000n, 900_000n, 1800], 3n),
  ],
  // These pools of V4 have the best prices, because their fees are lower than those of the V3 pools of the stocks.
  v4Pools: [
    { ...v4Pool(['NVDA', 'WETH'], [500, 10], [900_000n, 900_000n, 1000], -2n), isNative: true },
    { ...v4Pool(['AAPL', 'USDG'], [500, 10], [600_000n, 600_000n, 1000], 1n), isNative: false },
  ],
  junkPools: [],
  accounts: accountsWith('ETH', {
    alice: { WETH: 50_000n, USDG: 250_000_000n, NVDA: 12_000_000n, AAPL: 12_000_000n },
    bob: { USDG: 1_250_500n, NVDA: 40_250n },
  }),
  baseFee: 10_000_000n,
  blockMs: 2_000,
}
