import { priceOf, type Prices } from './priceHistory'
import { ZeroAddress } from 'ethers'
import {
  mainnet,
  pairAddress,
  poolAddress,
  sortAddresses,
  tickSpacing,
  tokenIn,
  type PoolKey,
  type World,
  type WorldPair,
  type WorldPool,
  type WorldToken,
  type WorldV4Pool,
} from './world'

type AnyPair = WorldPair<string>
type AnyPool = WorldPool<string>
type AnyV4Pool = WorldV4Pool<string>
type AnyRangedPool = AnyPool | AnyV4Pool

const one = 10n ** 18n

/** The integer square root, rounded down. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}

function ordered(pool: AnyPair, world: World): { first: WorldToken<string>; second: WorldToken<string> } {
  const base = tokenIn(world, pool.base)
  const quote = tokenIn(world, pool.quote)
  // The native coin has the zero address, so it comes before every token.
  const isNative = 'isNative' in pool && pool.isNative === true
  const address = ({ kind, address }: WorldToken<string>) => (isNative && kind === 'weth' ? ZeroAddress : address)
  const [lower] = sortAddresses(address(base), address(quote))
  return lower === address(base) ? { first: base, second: quote } : { first: quote, second: base }
}

/** The price at the given dollar prices, with the pool's skew, as sqrt(token1 / token0) * 2^96 in base units. */
export function sqrtPriceX96(pool: AnyPair, prices: Prices<string>, world: World = mainnet): bigint {
  const { first, second } = ordered(pool, world)
  let above = priceOf(prices, first.symbol) * 10n ** BigInt(second.decimals)
  let below = priceOf(prices, second.symbol) * 10n ** BigInt(first.decimals)
  const skewed = 10_000n + pool.skewBps
  if (first.symbol === pool.base) {
    above *= skewed
    below *= 10_000n
  } else {
    above *= 10_000n
    below *= skewed
  }
  return squareRoot((above << 192n) / below)
}

/** Base units of the base token for one half of an amount of US dollars, and of the quote token for the other. */
export function halves(
  pool: AnyPair,
  dollars: bigint,
  prices: Prices<string>,
  world: World = mainnet,
): { base: bigint; quote: bigint } {
  const half = (symbol: string): bigint =>
    (dollars * one * 10n ** BigInt(tokenIn(world, symbol).decimals)) / (2n * priceOf(prices, symbol))
  return { base: half(pool.base), quote: half(pool.quote) }
}

const highestTick = 887_272

/** The highest usable tick for a tick spacing. The lowest usable tick is its negative. */
export const outermostTick = (spacing: number): number => Math.floor(highestTick / spacing) * spacing

/** The tick at or below a price given as sqrt(token1 / token0) * 2^96. */
export const tickAt = (sqrtPrice: bigint): number =>
  Math.floor((2 * Math.log(Number(sqrtPrice) / 2 ** 96)) / Math.log(1.0001))

/** The two positions of a V3 or V4 pool: one over the full price range, and one around the given prices. */
export function positions(
  pool: AnyRangedPool,
  prices: Prices<string>,
  world: World = mainnet,
): [lower: number, upper: number, liquidity: bigint][] {
  const spacing = 'tickSpacing' in pool ? pool.tickSpacing : tickSpacing[pool.fee]
  const outermost = outermostTick(spacing)
  const tick = tickAt(sqrtPriceX96(pool, prices, world))
  const liquidityOf = (dollars: bigint): bigint => {
    const { base, quote } = halves(pool, dollars, prices, world)
    return squareRoot(base * quote)
  }
  // Within w ticks to each side, the same amounts give 1 / (1 - 1.0001^(-w/2)) times the full range's liquidity.
  const concentration = BigInt(Math.round(1_000 / (1 - 1.0001 ** (-pool.narrowTicks / 2))))
  return [
    [-outermost, outermost, liquidityOf(pool.wideUsd)],
    [
      Math.floor((tick - pool.narrowTicks) / spacing) * spacing,
      Math.ceil((tick + pool.narrowTicks) / spacing) * spacing,
      (liquidityOf(pool.narrowUsd) * concentration) / 1_000n,
    ],
  ]
}

/** The price, the number of oracle slots and the full-range position of a 0.3 % pool with the given amounts. */
export function oddPosition(
  token: string,
  quote: string,
  own: bigint,
  other: bigint,
): [sqrtPriceX96: bigint, cardinality: number, positions: [lower: number, upper: number, liquidity: bigint][]] {
  const [lower] = sortAddresses(token, quote)
  const [amount0, amount1] = lower === token ? [own, other] : [other, own]
  const outermost = outermostTick(tickSpacing[3000])
  return [squareRoot((amount1 << 192n) / amount0), 1, [[-outermost, outermost, squareRoot(own * other)]]]
}

const ends = (world: World, { base, quote }: AnyPair): [string, string] => [
  tokenIn(world, base).address,
  tokenIn(world, quote).address,
]

export const poolAddressIn = (world: World, pool: AnyPool): string =>
  poolAddress(...ends(world, pool), pool.fee, world.contracts.v3Factory)

export const pairAddressIn = (world: World, pair: AnyPair): string =>
  pairAddress(...ends(world, pair), world.contracts.v2Factory)

export const addressOfPool = (pool: WorldPool): string => poolAddressIn(mainnet, pool)

export const addressOfPair = (pair: WorldPair): string => pairAddressIn(mainnet, pair)

export function poolKeyIn(
  world: World,
  pool: Pick<AnyV4Pool, 'base' | 'quote' | 'fee' | 'tickSpacing' | 'isNative'>,
): PoolKey {
  const { first, second } = ordered({ ...pool, skewBps: 0n, wideUsd: 0n }, world)
  const currency = ({ kind, address }: WorldToken<string>) => (pool.isNative && kind === 'weth' ? ZeroAddress : address)
  return [currency(first), currency(second), pool.fee, pool.tickSpacing, ZeroAddress]
}
