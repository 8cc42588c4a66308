import { helpers, pair, pool, usd, v4Pool, type World } from '../world'
import { PANCAKE } from '../../support/pancake'
import { accountsWith } from './accounts'

const wbnb = '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'

/**
 * A world that imitates BNB Smart Chain: its native coin is not ether, its dollar and bitcoin tokens have 18 decimals,
 * and its blocks have no base fee.
 */
export const bnb: World = {
  network: { name: 'BNB Smart Chain', chainId: 56, coin: 'BNB' },
  contracts: {
    weth: wbnb,
    v2Factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
    v2Router: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24',
    v3Factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
    swapRouter: '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2',
    quoter: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
    tickLens: '0xD9270014D396281579760619CCf4c3af0501A47C',
    multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
    poolManager: '0x28e2Ea090877bF75740558f6BFB36A5ffeE9e9dF',
    stateView: '0xd13Dd3D6E93f276FAfc9Db9E6BB47C1180aeE0c4',
    v4Quoter: '0x9F75dD27D6664c475B90e105573E550ff69437B0',
    universalRouter: '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07',
    ...helpers,
  },
  predeployed: {},
  multicall: 'Multicall',
  ens: null,
  feeds: [
    { address: '0x0567F2323251f0Aab15c8dFb1967E4e8A7D42aeE', description: 'BNB / USD', token: 'WBNB' },
    { address: '0x264990fbd0A4796A3E3d8E37C4d5F87a3aCa5Ebf', description: 'BTC / USD', token: 'BTCB' },
    { address: '0x51597f405303C4377E36123cBc172b13269EA163', description: 'USDC / USD', token: 'USDC' },
    { address: '0x9ef1B8c0E4F7dc8bF5719Ea496883DC6401d5b2e', description: 'ETH / USD', token: 'ETH' },
  ],
  tokens: [
    {
      symbol: 'WBNB',
      name: 'Wrapped BNB',
      decimals: 18,
      address: wbnb,
      kind: 'weth',
      usd: usd('600'),
      supply: 1_000_000n,
    },
    {
      symbol: 'USDT',
      name: 'Tether USD',
      decimals: 18,
      address: '0x55d398326f99059fF775485246999027B3197955',
      kind: 'plain',
      usd: usd('1'),
      supply: 4_000_000_000n,
      stable: true,
    },
    {
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 18,
      address: '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d',
      kind: 'plain',
      usd: usd('1'),
      supply: 1_000_000_000n,
      stable: true,
    },
    {
      symbol: 'ETH',
      name: 'Ethereum Token',
      decimals: 18,
      address: '0x2170Ed0880ac9A755fd29B2688956BD959F933F8',
      kind: 'plain',
      usd: usd('3000'),
      supply: 500_000n,
    },
    {
      symbol: 'BTCB',
      name: 'BTCB Token',
      decimals: 18,
      address: '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c',
      kind: 'plain',
      usd: usd('65000'),
      supply: 60_000n,
    },
    {
      symbol: 'UNI',
      name: 'Uniswap',
      decimals: 18,
      address: '0xBf5140A22578168FD562DCcF235E5D43A02ce9B1',
      kind: 'plain',
      usd: usd('8'),
      supply: 20_000_000n,
    },
  ],
  oddTokens: [],
  hasRuledToken: false,
  pairs: [pair('WBNB', 'USDT', 2_000_000n, 7n), pair('UNI', 'WBNB', 500_000n, -8n)],
  pools: [
    pool('WBNB', 'USDT', 100, [2_000_000n, 6_000_000n, 300], 3n),
    pool('WBNB', 'USDT', 500, [8_000_000n, 12_000_000n, 1000], -2n),
    pool('WBNB', 'USDC', 500, [3_000_000n, 4_000_000n, 1000], 2n),
    pool('ETH', 'WBNB', 500, [4_000_000n, 3_000_000n, 1000], -3n),
    pool('ETH', 'USDT', 500, [3_000_000n, 3_000_000n, 1000], 4n),
    pool('BTCB', 'USDT', 500, [6_000_000n, 5_000_000n, 1000], 1n),
    pool('BTCB', 'WBNB', 3000, [2_000_000n, 1_000_000n, 1800], 6n),
    pool('USDC', 'USDT', 100, [3_000_000n, 9_000_000n, 40], 0n),
    pool('UNI', 'WBNB', 3000, [1_500_000n, 900_000n, 1800], 5n),
  ],
  // This pool of the native coin has the best price: its fee is lower than that of the V3 pool of ETH and WBNB.
  v4Pools: [{ ...v4Pool(['ETH', 'WBNB'], [100, 1], [900_000n, 900_000n, 1000], -2n), isNative: true }],
  // The pair of UNI is the best place to buy it for BNB, because it is deeper than Uniswap's pools.
  pancake: {
    contracts: PANCAKE,
    pairs: [pair('WBNB', 'USDT', 3_000_000n, -4n), pair('UNI', 'WBNB', 4_000_000n, -8n)],
    pools: [
      v4Pool(['WBNB', 'USDT'], [100, 1], [4_000_000n, 9_000_000n, 300], -1n),
      v4Pool(['WBNB', 'USDT'], [500, 10], [5_000_000n, 9_000_000n, 1000], 2n),
      v4Pool(['BTCB', 'USDT'], [2500, 50], [2_000_000n, 2_000_000n, 1500], -5n),
      v4Pool(['BTCB', 'WBNB'], [500, 10], [5_000_000n, 4_000_000n, 1000], 3n),
      v4Pool(['UNI', 'WBNB'], [10000, 200], [200_000n, 100_000n, 4000], 30n),
    ],
  },
  junkPools: [],
  accounts: accountsWith('BNB', {
    alice: {
      WBNB: 200_000n,
      USDT: 180_000_000n,
      USDC: 250_000_000n,
      ETH: 20_000n,
      BTCB: 3_500n,
      UNI: 12_000_000n,
    },
    bob: { USDT: 1_250_500n, UNI: 40_250n },
  }),
  baseFee: 0n,
  blockMs: 2_000,
}
