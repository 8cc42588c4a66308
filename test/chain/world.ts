import { getCreate2Address, keccak256, parseUnits, solidityPacked, AbiCoder, type ZeroAddress } from 'ethers'
import { accountAddresses } from './accountAddresses'
import type { VenueContracts } from '#domain/chain/network'
import { batchAccountAddress } from './batchAccount'

export const helpers = {
  /** Owns the supply of all tokens and moves prices (contracts/Market.sol). The digits are "Market" in ASCII. */
  market: '0x4D61726b65740000000000000000000000000001',
  batchAccount: batchAccountAddress,
  /** Permit2 has the same address on every network. */
  permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
} as const

/** They have mainnet's addresses, so that the constants for mainnet also work on the local chain. */
export const contracts = {
  weth: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  v2Factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
  v2Router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  v3Factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  swapRouter: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
  tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
  multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
  poolManager: '0x000000000004444c5dc75cB358380D2e3dE08A90',
  stateView: '0x7fFE42C4a5DEeA5b0feC41C94C136Cf115597227',
  v4Quoter: '0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203',
  universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
  universalResolver: '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
  ensRegistry: '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e',
  ensResolver: '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63',
  ensReverseRegistrar: '0xa58E81fe9b61B5c3fE2AFD33CF304c454AbFc7Cb',
  ethUsdFeed: '0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419',
  btcUsdFeed: '0xF4030086522a5bEEa4988F8cA5B36dbC97BeE88c',
  usdcUsdFeed: '0x8fFfFfd4AfB6115b954Bd326cbe7B4BA576818f6',
  ...helpers,
} as const

/** The router of version 2.0 whose code the stand-in for a later one runs (contracts/LaterRouter.sol). */
export const routerCodeAddress = '0x526f757465720000000000000000000000000020'

/** V3's position manager on mainnet. It has no code here, because SwapRouter02 only needs the address. */
export const positionManagerAddress = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88'

/** It has code only on chains with V4 pools. Elsewhere the Universal Router needs its address alone. */
export const v4PositionManagerAddress = '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e'

export type TokenSymbol =
  | 'WETH'
  | 'USDC'
  | 'DAI'
  | 'USDT'
  | 'WBTC'
  | 'UNI'
  | 'LINK'
  | 'AAVE'
  | 'MKR'
  | 'COMP'
  | 'SHIB'
  | 'PAXG'

export interface WorldToken<S extends string = TokenSymbol> {
  symbol: S
  name: string
  decimals: number
  address: string
  /** `permit` contracts support EIP-2612, with `permitVersion` as the version in their signing domain. */
  kind: 'weth' | 'plain' | 'permit' | 'noReturn' | 'bytes32' | 'transferFee'
  permitVersion?: string
  /** The price of one whole token in USD, times 10^18. */
  usd: bigint
  /** The initial total supply in whole tokens. For the wrapped coin, this is the market's balance. */
  supply: bigint
  /** A stablecoin's price only fluctuates around `usd`. Others follow a random walk that ends at `usd`. */
  stable?: true
}

export const usd = (price: string): bigint => parseUnits(price, 18)

export const tokens: readonly WorldToken[] = [
  {
    symbol: 'WETH',
    name: 'Wrapped Ether',
    decimals: 18,
    address: contracts.weth,
    kind: 'weth',
    usd: usd('3000'),
    supply: 400_000n,
  },
  {
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    kind: 'permit',
    permitVersion: '2',
    usd: usd('1'),
    supply: 35_000_000_000n,
    stable: true,
  },
  {
    symbol: 'DAI',
    name: 'Dai Stablecoin',
    decimals: 18,
    address: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    kind: 'plain',
    usd: usd('1'),
    supply: 3_200_000_000n,
    stable: true,
  },
  {
    symbol: 'USDT',
    name: 'Tether USD',
    decimals: 6,
    address: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    kind: 'noReturn',
    usd: usd('1'),
    supply: 60_000_000_000n,
    stable: true,
  },
  {
    symbol: 'WBTC',
    name: 'Wrapped BTC',
    decimals: 8,
    address: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    kind: 'plain',
    usd: usd('65000'),
    supply: 150_000n,
  },
  {
    symbol: 'UNI',
    name: 'Uniswap',
    decimals: 18,
    address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
    kind: 'permit',
    permitVersion: '',
    usd: usd('8'),
    supply: 1_000_000_000n,
  },
  {
    symbol: 'LINK',
    name: 'ChainLink Token',
    decimals: 18,
    address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
    kind: 'plain',
    usd: usd('15'),
    supply: 1_000_000_000n,
  },
  {
    symbol: 'AAVE',
    name: 'Aave Token',
    decimals: 18,
    address: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9',
    kind: 'permit',
    permitVersion: '1',
    usd: usd('160'),
    supply: 16_000_000n,
  },
  {
    symbol: 'MKR',
    name: 'Maker',
    decimals: 18,
    address: '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2',
    kind: 'bytes32',
    usd: usd('1500'),
    supply: 900_000n,
  },
  {
    symbol: 'COMP',
    name: 'Compound',
    decimals: 18,
    address: '0xc00e94Cb662C3520282E6f5717214004A7f26888',
    kind: 'plain',
    usd: usd('50'),
    supply: 10_000_000n,
  },
  {
    symbol: 'SHIB',
    name: 'SHIBA INU',
    decimals: 18,
    address: '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE',
    kind: 'plain',
    usd: usd('0.00001'),
    supply: 589_000_000_000_000n,
  },
  {
    symbol: 'PAXG',
    name: 'Paxos Gold',
    decimals: 18,
    address: '0x45804880De22913dAFE09f4980848ECE6EcbAf78',
    kind: 'transferFee',
    usd: usd('2600'),
    supply: 250_000n,
  },
]

export function tokenOf(symbol: TokenSymbol): WorldToken {
  const token = tokens.find((candidate) => candidate.symbol === symbol)
  if (token === undefined) throw new Error(`The local chain has no token ${symbol}.`)
  return token
}

export type OddSymbol = 'TAXED' | 'TRAP' | 'BOND' | 'GROSS'

/** A token that is on no list, with its only pool. */
export interface OddToken {
  symbol: OddSymbol
  name: string
  decimals: number
  address: string
  kind: 'plain' | 'tax' | 'gross' | 'trap'
  supply: bigint
  /** The base units sent to the account alice, before any transfer tax is deducted. */
  alices: bigint
  /** The other token, the fee in millionths (null for a V2 pair), and both amounts in base units. */
  pool: { quote: TokenSymbol; fee: 3000 | null; own: bigint; other: bigint }
}

/** The faulty and malicious tokens that anybody can create, on no list. Their prices do not move. */
export const oddTokens: readonly OddToken[] = [
  {
    symbol: 'TAXED',
    name: 'Five Percent Club',
    decimals: 18,
    address: '0x7a8e500000000000000000000000000000000001',
    kind: 'tax',
    supply: parseUnits('1000000000', 18),
    alices: parseUnits('100000', 18),
    pool: { quote: 'WETH', fee: null, own: parseUnits('1000000', 18), other: parseUnits('200', 18) },
  },
  {
    symbol: 'TRAP',
    name: 'Only Up',
    decimals: 9,
    address: '0x7A8e500000000000000000000000000000000002',
    kind: 'trap',
    supply: parseUnits('1000000000', 9),
    alices: parseUnits('50000', 9),
    pool: { quote: 'WETH', fee: null, own: parseUnits('5000000', 9), other: parseUnits('150', 18) },
  },
  {
    symbol: 'BOND',
    name: 'Municipal Bond',
    decimals: 2,
    address: '0x7a8E500000000000000000000000000000000003',
    kind: 'plain',
    supply: 1_000_000_000n,
    alices: 5_000_00n,
    pool: { quote: 'DAI', fee: 3000, own: 200_000_00n, other: parseUnits('2000000', 18) },
  },
  {
    symbol: 'GROSS',
    name: 'Gross Receipts',
    decimals: 18,
    address: '0x7A8e500000000000000000000000000000000005',
    kind: 'gross',
    supply: parseUnits('1000000000', 18),
    alices: parseUnits('100000', 18),
    pool: { quote: 'WETH', fee: null, own: parseUnits('1000000', 18), other: parseUnits('200', 18) },
  },
]

export function oddTokenOf(symbol: OddSymbol): OddToken {
  const token = oddTokens.find((candidate) => candidate.symbol === symbol)
  if (token === undefined) throw new Error(`The local chain has no token ${symbol}.`)
  return token
}

/** A token that is on no list and in no pool. Its owner and its proxy's admin have special powers over it. */
export const ruledToken = {
  symbol: 'RULES',
  name: 'House Rules',
  decimals: 6,
  address: '0x7A8E500000000000000000000000000000000004',
  implementation: '0x7a8e5000000000000000000000000000000000a4',
  supply: parseUnits('21000000', 6),
  owner: accountAddresses.trader,
  admin: accountAddresses.lp,
} as const

interface PoolBase<S extends string> {
  base: S
  quote: S
  /** The difference between the pool's price of `base` and the price according to the token table, in basis points. */
  skewBps: bigint
  /** The value of both tokens in the full-range position, in whole US dollars. */
  wideUsd: bigint
}

export type WorldPair<S extends string = TokenSymbol> = PoolBase<S>

export interface WorldPool<S extends string = TokenSymbol> extends PoolBase<S> {
  fee: 100 | 500 | 3000 | 10000
  /** The narrow position's value in US dollars, and its width in ticks of 0.01 % to each side of the table's price. */
  narrowUsd: bigint
  narrowTicks: number
}

/** A V4 pool. If `isNative` is set, the wrapped coin in `base` or `quote` stands for the native coin. */
export interface WorldV4Pool<S extends string = TokenSymbol> extends PoolBase<S> {
  fee: number
  tickSpacing: number
  isNative: boolean
  narrowUsd: bigint
  narrowTicks: number
  /** The protocol fee in millionths, for swaps that sell currency0 and for swaps that sell currency1. */
  protocolFee?: readonly [down: number, up: number]
}

export interface JunkPool<S extends string = TokenSymbol> {
  base: S
  quote: S
  fee: number
  tickSpacing: number
  sqrtPriceX96: bigint
  /** The liquidity of the pool's only position, which covers the full range; 0 if there is no position. */
  liquidity: bigint
}

export const pair = <S extends string>(base: S, quote: S, wideUsd: bigint, skewBps: bigint): WorldPair<S> => ({
  base,
  quote,
  skewBps,
  wideUsd,
})

export const pool = <S extends string>(
  base: S,
  quote: S,
  fee: WorldPool['fee'],
  [wideUsd, narrowUsd, narrowTicks]: [bigint, bigint, number],
  skewBps: bigint,
): WorldPool<S> => ({ base, quote, fee, skewBps, wideUsd, narrowUsd, narrowTicks })

/** The Uniswap V2 pairs. PAXG has no V3 pool, because V3 does not support tokens with a transfer fee. */
export const pairs: readonly WorldPair[] = [
  pair('WETH', 'USDC', 6_000_000n, 5n),
  pair('WETH', 'USDT', 5_000_000n, -4n),
  pair('WETH', 'DAI', 3_000_000n, 8n),
  pair('WBTC', 'WETH', 4_000_000n, 6n),
  pair('UNI', 'WETH', 2_400_000n, -12n),
  pair('LINK', 'WETH', 1_800_000n, 10n),
  pair('AAVE', 'WETH', 900_000n, 9n),
  pair('MKR', 'WETH', 1_500_000n, -7n),
  pair('COMP', 'WETH', 400_000n, 15n),
  pair('SHIB', 'WETH', 1_200_000n, 20n),
  pair('PAXG', 'WETH', 800_000n, 0n),
  pair('USDC', 'USDT', 2_000_000n, 1n),
  pair('DAI', 'USDC', 1_500_000n, -2n),
]

/** Of the four WETH/USDC pools, the shallow 0.01 % one is best for small amounts, and the 0.05 % one for large. */
export const pools: readonly WorldPool[] = [
  pool('WETH', 'USDC', 100, [40_000n, 120_000n, 300], 6n),
  pool('WETH', 'USDC', 500, [20_000_000n, 30_000_000n, 1000], 2n),
  pool('WETH', 'USDC', 3000, [12_000_000n, 8_000_000n, 1800], -8n),
  pool('WETH', 'USDC', 10000, [400_000n, 100_000n, 4000], -120n),
  pool('WETH', 'USDT', 500, [8_000_000n, 12_000_000n, 1000], 4n),
  pool('WETH', 'USDT', 3000, [6_000_000n, 6_000_000n, 1800], -6n),
  pool('WETH', 'DAI', 3000, [5_000_000n, 3_000_000n, 1800], 9n),
  pool('WBTC', 'WETH', 500, [9_000_000n, 9_000_000n, 1000], 1n),
  pool('WBTC', 'WETH', 3000, [20_000_000n, 10_000_000n, 1800], -5n),
  pool('WBTC', 'USDC', 3000, [3_000_000n, 2_000_000n, 1800], 7n),
  pool('UNI', 'WETH', 3000, [3_000_000n, 2_500_000n, 1800], 4n),
  pool('UNI', 'WETH', 10000, [600_000n, 200_000n, 4000], -60n),
  pool('LINK', 'WETH', 3000, [4_000_000n, 3_000_000n, 1800], -6n),
  pool('AAVE', 'WETH', 3000, [3_000_000n, 2_000_000n, 1800], 3n),
  pool('MKR', 'WETH', 3000, [2_500_000n, 1_500_000n, 1800], 5n),
  pool('COMP', 'WETH', 3000, [900_000n, 300_000n, 1800], -9n),
  pool('SHIB', 'WETH', 3000, [1_500_000n, 800_000n, 3000], -10n),
  pool('USDC', 'USDT', 100, [4_000_000n, 20_000_000n, 40], 0n),
  pool('DAI', 'USDC', 100, [3_000_000n, 15_000_000n, 40], 1n),
]

export const v4Pool = <S extends string>(
  [base, quote]: [S, S],
  [fee, tickSpacing]: [number, number],
  [wideUsd, narrowUsd, narrowTicks]: [bigint, bigint, number],
  skewBps: bigint,
): Omit<WorldV4Pool<S>, 'isNative'> => ({ base, quote, fee, tickSpacing, skewBps, wideUsd, narrowUsd, narrowTicks })

/**
 * The Uniswap V4 pools. All of them contain AAVE or SHIB. Depending on the amount and the direction, their prices are
 * better or worse than those of the V2 and V3 pools. Pools with the native coin are different from pools with the
 * wrapped coin.
 */
export const v4Pools: readonly WorldV4Pool[] = [
  { ...v4Pool(['AAVE', 'WETH'], [500, 10], [1_500_000n, 2_500_000n, 1000], 1n), isNative: true },
  { ...v4Pool(['AAVE', 'WETH'], [3000, 60], [300_000n, 200_000n, 1800], -20n), isNative: false },
  { ...v4Pool(['AAVE', 'USDC'], [450, 9], [800_000n, 600_000n, 1800], 3n), isNative: false, protocolFee: [250, 500] },
  { ...v4Pool(['SHIB', 'WETH'], [3000, 60], [800_000n, 500_000n, 3000], 60n), isNative: true },
  { ...v4Pool(['SHIB', 'WETH'], [10000, 200], [300_000n, 300_000n, 4000], -150n), isNative: false },
  { ...v4Pool(['AAVE', 'SHIB'], [2500, 50], [200_000n, 100_000n, 3000], 0n), isNative: false },
]

/** An empty pool and an almost empty pool. In one direction, their prices look extremely profitable. */
export const junkPools: readonly JunkPool[] = [
  { base: 'AAVE', quote: 'USDC', fee: 100, tickSpacing: 1, sqrtPriceX96: 1n << 120n, liquidity: 0n },
  { base: 'SHIB', quote: 'USDC', fee: 500, tickSpacing: 10, sqrtPriceX96: 1n << 96n, liquidity: 100_000n },
]

export const tickSpacing = { 100: 1, 500: 10, 3000: 60, 10000: 200 } as const

export const v2PairCodeHash = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
export const v3PoolCodeHash = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54'

export function sortAddresses(a: string, b: string): [string, string] {
  return BigInt(a) < BigInt(b) ? [a, b] : [b, a]
}

/** The CREATE2 address of the Uniswap V2 pair of two tokens. */
export function pairAddress(a: string, b: string, factory: string = contracts.v2Factory): string {
  const salt = keccak256(solidityPacked(['address', 'address'], sortAddresses(a, b)))
  return getCreate2Address(factory, salt, v2PairCodeHash)
}

/** The CREATE2 address of the Uniswap V3 pool of two tokens with a fee in millionths. */
export function poolAddress(a: string, b: string, fee: number, factory: string = contracts.v3Factory): string {
  const key = AbiCoder.defaultAbiCoder().encode(['address', 'address', 'uint24'], [...sortAddresses(a, b), fee])
  return getCreate2Address(factory, keccak256(key), v3PoolCodeHash)
}

/** The key of a V4 pool (PoolKey.sol). Its currencies are sorted; the zero address is the native coin. */
export type PoolKey = readonly [
  currency0: string,
  currency1: string,
  fee: number,
  tickSpacing: number,
  hooks: typeof ZeroAddress,
]

/** The id of a V4 pool: the hash of its key. */
export const poolIdOf = (key: PoolKey): string =>
  keccak256(AbiCoder.defaultAbiCoder().encode(['address', 'address', 'uint24', 'int24', 'address'], [...key]))

/** The well-known mnemonic of development chains. Never use it for a real wallet. */
export const mnemonic = 'test test test test test test test test test test test junk'

export interface WorldAccount<S extends string = TokenSymbol> {
  name: string
  /** The index in the default derivation path, m/44'/60'/0'/0/index. */
  index: number
  address: string
  note: string
  ensName?: string
  avatar?: string
  /** The balance of the native coin after seeding, in wei. */
  wei: bigint
  /** The balances in thousandths of a whole token, by symbol. */
  milliTokens: Partial<Record<S, bigint>>
}

const avatar =
  'data:image/svg+xml;base64,' +
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0b6e6e"/>' +
      '<path d="M0 5q2-2 4 0t4 0v3H0z" fill="#8fd3c8"/></svg>',
  ).toString('base64')

const ether = (amount: string): bigint => parseUnits(amount, 18)

/** The accounts of the test mnemonic that tests use. The node signs for all of them. */
export const accounts: readonly WorldAccount[] = [
  {
    name: 'alice',
    index: 0,
    address: accountAddresses.alice,
    note: 'rich in every token; alice.eth with an avatar',
    ensName: 'alice.eth',
    avatar,
    wei: ether('10000'),
    milliTokens: {
      WETH: 50_000n,
      USDC: 250_000_000n,
      DAI: 120_000_000n,
      USDT: 180_000_000n,
      WBTC: 3_500n,
      UNI: 12_000_000n,
      LINK: 8_000_000n,
      AAVE: 400_000n,
      MKR: 60_000n,
      COMP: 900_000n,
      SHIB: 5_000_000_000_000n,
      PAXG: 20_000n,
    },
  },
  {
    name: 'bob',
    index: 1,
    address: accountAddresses.bob,
    note: 'modest means; bob.eth',
    ensName: 'bob.eth',
    wei: ether('2.5'),
    milliTokens: { USDC: 1_250_500n, UNI: 40_250n, USDT: 300_000n },
  },
  {
    name: 'carol',
    index: 2,
    address: accountAddresses.carol,
    note: 'only ether',
    wei: ether('100'),
    milliTokens: {},
  },
  {
    name: 'trader',
    index: 8,
    address: accountAddresses.trader,
    note: 'made the price history',
    wei: ether('1000'),
    milliTokens: {},
  },
  {
    name: 'lp',
    index: 9,
    address: accountAddresses.lp,
    note: 'placed the contracts and provided the liquidity',
    wei: ether('1000'),
    milliTokens: {},
  },
]

export function accountOf(name: keyof typeof accountAddresses): WorldAccount {
  const account = accounts.find((candidate) => candidate.name === name)
  if (account === undefined) throw new Error(`The local chain has no account ${name}.`)
  return account
}

export interface WorldFeed {
  address: string
  description: string
  token: string
}

/** PancakeSwap's contracts and pools on a chain. */
export interface PancakeWorld {
  contracts: VenueContracts
  pairs: readonly WorldPair<string>[]
  pools: readonly Omit<WorldV4Pool<string>, 'isNative'>[]
}

/** Everything that seeding puts on a local chain: contracts, tokens, pools and accounts. */
export interface World {
  /** The network that the chain imitates; null for the default world, which can have any chain id. */
  network: { name: string; chainId: number; coin: string } | null
  contracts: Record<
    | 'weth'
    | 'v2Factory'
    | 'v2Router'
    | 'v3Factory'
    | 'swapRouter'
    | 'quoter'
    | 'tickLens'
    | 'multicall'
    | 'poolManager'
    | 'stateView'
    | 'v4Quoter'
    | 'universalRouter',
    string
  > &
    typeof helpers
  /** Whether the Universal Router encodes swaps as version 2.1.1 does (contracts/LaterRouter.sol). */
  hasLaterRouter?: true
  /** Test contracts (contracts/Networks.sol) that imitate system contracts of this network, by address. */
  predeployed: Readonly<Record<string, string>>
  /** The test contract that is placed at the address of the multicall. */
  multicall: 'Multicall' | 'ArbitrumMulticall'
  /** The ENS contracts; null on a network without ENS. */
  ens: Record<'universalResolver' | 'ensRegistry' | 'ensResolver' | 'ensReverseRegistrar', string> | null
  feeds: readonly WorldFeed[]
  tokens: readonly WorldToken<string>[]
  /** Tokens that are on no list. `ruledToken` is separate (`hasRuledToken`). */
  oddTokens: readonly OddToken[]
  hasRuledToken: boolean
  pairs: readonly WorldPair<string>[]
  pools: readonly WorldPool<string>[]
  v4Pools: readonly WorldV4Pool<string>[]
  /** PancakeSwap's contracts and pools; absent where the network does not have it. */
  pancake?: PancakeWorld
  junkPools: readonly JunkPool<string>[]
  accounts: readonly WorldAccount<string>[]
  /** The base fee of the newest block, in wei. */
  baseFee: bigint
  /** The maximum time in milliseconds between two blocks while people use the chain. */
  blockMs: number
}

/** The default world of tests. It has mainnet's addresses, and can have any chain id. */
export const mainnet: World = {
  network: null,
  contracts,
  predeployed: {},
  multicall: 'Multicall',
  ens: contracts,
  feeds: [
    { address: contracts.ethUsdFeed, description: 'ETH / USD', token: 'WETH' },
    { address: contracts.btcUsdFeed, description: 'BTC / USD', token: 'WBTC' },
    { address: contracts.usdcUsdFeed, description: 'USDC / USD', token: 'USDC' },
  ],
  tokens,
  oddTokens,
  hasRuledToken: true,
  pairs,
  pools,
  v4Pools,
  junkPools,
  accounts,
  baseFee: 12_000_000_000n,
  blockMs: 12_000,
}

export function tokenIn(world: World, symbol: string): WorldToken<string> {
  const token = world.tokens.find((candidate) => candidate.symbol === symbol)
  if (token === undefined) throw new Error(`The local chain has no token ${symbol}.`)
  return token
}
