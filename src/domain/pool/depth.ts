import { type Address, sameAddress } from '../chain/address'
import { divideUp } from '../integers'
import type { PoolId, PoolState } from './pool'
import type { Fraction } from './route'
import { poolState, type PoolSnapshot } from './snapshot'
import { MILLION } from '../token/millionths'
import { v2AmountOut, UINT112_MAX } from './v2Math'
import { ladderOf } from './ladder'
import { moveTo } from './v3Swap'

/** A trade that moves the price. Amounts are base units. `isAtLeast`: the amounts are lower bounds. */
export interface Depth {
  amountIn: bigint
  amountOut: bigint
  isAtLeast: boolean
}

/** The new price as a fraction of the old one after a sale that lowers a token's price by 1 %. */
const ONE_LESS: Fraction = { numerator: 99n, denominator: 100n }
/** The other token's price, as a fraction of its old price, after a purchase that raises a token's price by 1 %. */
const ONE_MORE: Fraction = { numerator: 100n, denominator: 101n }

const squareRootUp = (value: bigint) => (value === 0n ? 0n : squareRoot(value - 1n) + 1n)

/** A V2 pair in one direction, and its fee in millionths. */
interface V2Side {
  reserveIn: bigint
  reserveOut: bigint
  fee: number
}

/**
 * The minimum input after which a V2 pair's price (one reserve divided by the other) is the given fraction of the
 * previous price. The fee stays in the pair, so it also moves the price.
 */
function moveV2({ reserveIn, reserveOut, fee }: V2Side, { numerator: n, denominator: d }: Fraction): Depth {
  const after = (amountIn: bigint) => v2AmountOut(amountIn, reserveIn, reserveOut, fee) ?? 0n
  const isMoved = (amountIn: bigint) =>
    (reserveOut - after(amountIn)) * reserveIn * d <= (reserveIn + amountIn) * reserveOut * n
  const most = UINT112_MAX - reserveIn
  if (most <= 0n || !isMoved(most)) return { amountIn: 0n, amountOut: 0n, isAtLeast: true }
  // The solution of (M r + k x)(r + x) = M r² · d/n, where r is the reserve, x the input, and k/M what the fee leaves.
  const kept = MILLION - BigInt(fee)
  const both = (MILLION + kept) * reserveIn
  const root = squareRoot(both ** 2n + (4n * kept * MILLION * reserveIn * reserveIn * (d - n)) / n)
  let low = (root - both) / (2n * kept)
  // The pair rounds in its own favour, so the true input may be a little larger.
  let high = low + 1n
  for (let more = 1n; !isMoved(high); more *= 2n) {
    low = high
    high = high + more < most ? high + more : most
  }
  while (low > 0n && isMoved(low)) low -= 1n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (isMoved(middle)) high = middle
    else low = middle
  }
  return { amountIn: high, amountOut: after(high), isAtLeast: false }
}

function move(pool: PoolState, isFirstIn: boolean, left: Fraction): Depth {
  if (pool.protocol === 'v2') {
    const [reserveIn, reserveOut] = isFirstIn ? [pool.reserve0, pool.reserve1] : [pool.reserve1, pool.reserve0]
    return moveV2({ reserveIn, reserveOut, fee: pool.fee }, left)
  }
  const square = pool.sqrtPriceX96 * pool.sqrtPriceX96
  const target = isFirstIn
    ? squareRoot((square * left.numerator) / left.denominator)
    : squareRootUp(divideUp(square * left.denominator, left.numerator))
  const { amountIn, amountOut, end } = moveTo(ladderOf(pool, isFirstIn), target)
  return { amountIn, amountOut, isAtLeast: end !== 'open' }
}

export type TokenDepths = ReadonlyMap<PoolId, { sell: Depth; buy: Depth }>

/** The depths of the pools of a snapshot that trade a token and have liquidity at their price. */
export function depthsIn({ pools }: PoolSnapshot, token: Address): TokenDepths {
  const own = pools.filter((pool) => {
    const isPriced = pool.protocol === 'v2' || pool.liquidity !== '0'
    return isPriced && (sameAddress(pool.token0, token) || sameAddress(pool.token1, token))
  })
  return new Map(own.map((record) => [record.id, depthOf(poolState(record), token)]))
}

/** The sale of a token that lowers its price in a pool by 1 %, and the purchase that raises it by 1 %. */
export function depthOf(pool: PoolState, token: Address): { sell: Depth; buy: Depth } {
  const isFirst = sameAddress(pool.token0, token)
  return { sell: move(pool, isFirst, ONE_LESS), buy: move(pool, !isFirst, ONE_MORE) }
}

/** The square root, rounded down. The value is not negative. */
export function squareRoot(value: bigint): bigint {
  if (value < 2n) return value
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) / 2n
    if (next >= root) return root
    root = next
  }
}
