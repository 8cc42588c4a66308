import type { Address } from '#domain/chain/address'
import { type PoolState, type Tick, type V3PoolState, type V4PoolState, v3Terms } from '#domain/pool/pool'
import { sortTokens } from '#domain/pool/route'
import { MAX_TICK, sqrtRatioAtTick, tickAtSqrtRatio } from '#domain/pool/tickMath'
import { squareRoot } from '../chain/poolMath'
import { tickSpacing } from '../chain/world'
import { randomNumbers, type RandomNumbers } from './randomNumbers'
import { v4SwapFees } from '#domain/pool/v4Key'

/** A token and the value of its base unit. The unit of the values is so small that every value is an integer. */
export interface PricedToken {
  address: Address
  unitWorth: bigint
}

/** A token whose address repeats a digit, which decides the order of the tokens of a pool. */
export const priced = (digit: number, unitWorth: bigint): PricedToken => ({
  address: `0x${String(digit).repeat(40)}`,
  unitWorth,
})

const FEES = [100, 500, 3000, 10000] as const
const TICKS_EACH_WAY = 4_000

function addressOf(n: number): Address {
  return `0x${(BigInt(n + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0').slice(-40)}`
}

/** A pool with positions of about forty ticks around a price, and with a given total value. */
function concentrated(
  { id, fee, token0, token1 }: Pick<V3PoolState, 'id' | 'fee' | 'token0' | 'token1'>,
  sqrtPriceX96: bigint,
  liquidity: bigint,
  { below }: RandomNumbers,
): V3PoolState {
  const spacing = tickSpacing[fee as (typeof FEES)[number]]
  const tick = tickAtSqrtRatio(sqrtPriceX96)
  const [fromTick, toTick] = [Math.max(tick - TICKS_EACH_WAY, -MAX_TICK), Math.min(tick + TICKS_EACH_WAY, MAX_TICK)]
  const nets = new Map<number, bigint>()
  let inRange = liquidity
  for (let position = 0; position < 22; position++) {
    const half = spacing * (1 + below(Math.max(2, Math.floor(2_500 / spacing))))
    const middle = tick + below(2_400) - 1_200
    const lower = Math.floor((middle - half) / spacing) * spacing
    const upper = Math.max(lower + spacing, Math.floor((middle + half) / spacing) * spacing)
    const added = (liquidity * BigInt(1 + below(100))) / 25n
    nets.set(lower, (nets.get(lower) ?? 0n) + added)
    nets.set(upper, (nets.get(upper) ?? 0n) - added)
    if (lower <= tick && tick < upper) inRange += added
  }
  const ticks = [...nets]
    .map(([index, liquidityNet]): Tick => ({ index, liquidityNet }))
    .filter(({ index }) => index >= fromTick && index <= toTick)
    .sort((a, b) => a.index - b.index)
  return {
    protocol: 'v3',
    id,
    fee,
    ...v3Terms(fee),
    token0,
    token1,
    sqrtPriceX96,
    tick,
    liquidity: inRange,
    ticks,
    fromTick,
    toTick,
    observationCardinality: 1,
  }
}

/**
 * Five pools for every pair, as on mainnet: a V2 pair and four V3 pools in proportion to `worth`. Their prices differ
 * by up to half a percent, or at most by their fees if `isArbitraged`. The same `start` gives the same pools.
 */
export function manyPools(
  tokens: readonly PricedToken[],
  worth: bigint,
  start: number,
  isArbitraged = false,
): PoolState[] {
  const numbers = randomNumbers(start)
  const { below } = numbers
  const pools: PoolState[] = []
  tokens.forEach((one, at) => {
    for (const other of tokens.slice(at + 1)) {
      const [token0, token1] = sortTokens(one.address, other.address)
      const [first, second] = token0 === one.address ? [one, other] : [other, one]
      for (const fee of [null, ...FEES]) {
        const id = addressOf(start * 1_000 + pools.length)
        const most = isArbitraged ? (fee ?? 3_000) / 200 : 50
        const skew = 1_000_000n + BigInt(Math.floor((below(100) - 50) * 2 * most))
        const part = worth / BigInt(1 + below(1_000))
        const reserve0 = part / first.unitWorth
        const reserve1 = (part * skew) / (second.unitWorth * 1_000_000n)
        if (reserve0 === 0n || reserve1 === 0n) continue
        if (fee === null) {
          pools.push({ protocol: 'v2', id, fee: 3000, token0, token1, reserve0, reserve1 })
          continue
        }
        const price = squareRoot((reserve1 << 192n) / reserve0)
        if (price < sqrtRatioAtTick(-MAX_TICK + 10_000) || price > sqrtRatioAtTick(MAX_TICK - 10_000)) continue
        const liquidity = squareRoot(reserve0 * reserve1)
        pools.push(concentrated({ id, fee, token0, token1 }, price, liquidity, numbers))
      }
    }
  })
  return pools
}

/**
 * About a third gets random protocol fees, one for each direction. At even positions, the wrapped coin as the first
 * token becomes the native coin.
 */
export function asV4(pools: readonly PoolState[], weth: Address, start: number): V4PoolState[] {
  const { below } = randomNumbers(start)
  return pools.flatMap((pool, at): V4PoolState[] => {
    if (pool.protocol !== 'v3') return []
    const { observationCardinality, ...ranged } = pool
    const protocolFee = below(3) === 0 ? below(1_001) | (below(1_001) << 12) : 0
    return [
      {
        ...ranged,
        protocol: 'v4',
        id: `0x${pool.id.slice(2).padStart(60, String(observationCardinality)).padStart(64, '4')}`,
        ...v4SwapFees(pool.fee, protocolFee),
        isNative: pool.token0 === weth && at % 2 === 0,
      },
    ]
  })
}
