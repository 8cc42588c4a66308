import type { Address } from '#domain/chain/address'
import type { PoolRecord, PoolSnapshot } from '#domain/pool/snapshot'
import { v3Terms } from '#domain/pool/pool'

/** Pools with round prices, for tests that need the results of trades and do not test their computation. */

export interface Trade {
  sell: Address
  buy: Address
  amountIn: bigint
  amountOut: bigint
  /** The price impact, in millionths. If absent, the reserves are so large that it is negligible. */
  impact?: number
}

const FEE = 997n
const ONE = 1_000n
const SCALE = 10n ** 12n
/** The output reserve grows by this many 1 / SCALE, so that rounding down gives the requested round number. */
const BUMP = 4n

let pools = 0

/** A V2 pair in which a trade of `amountIn` gives `amountOut` with the given price impact. */
export function poolFor({ sell, buy, amountIn, amountOut, impact }: Trade): PoolRecord {
  const [token0, token1] = sell.toLowerCase() < buy.toLowerCase() ? [sell, buy] : [buy, sell]
  const arriving = (amountIn * FEE) / ONE
  // The share is half a millionth higher than required, so that the last digit does not depend on rounding.
  const share = impact === undefined ? 1n : (BigInt(impact) * 2n + 1n) * (SCALE / 2_000_000n)
  const [whole, part] = impact === undefined ? [SCALE, 1n] : [SCALE, share]
  const reserveIn = (arriving * (whole - part)) / part
  const reserveOut = (amountOut * whole) / part
  const bumped = impact === undefined ? reserveOut + (reserveOut * BUMP) / SCALE : reserveOut + 1n
  pools += 1
  return {
    protocol: 'v2',
    id: `0x${(0xa0000 + pools).toString(16).padStart(40, '0')}`,
    fee: 3000,
    token0,
    token1,
    ...(token0 === sell
      ? { reserve0: reserveIn.toString(), reserve1: bumped.toString() }
      : { reserve0: bumped.toString(), reserve1: reserveIn.toString() }),
  }
}

export function snapshotOf(pools: readonly PoolRecord[], changes: Partial<PoolSnapshot> = {}): PoolSnapshot {
  return {
    blockNumber: 100,
    timestamp: Math.floor(Date.now() / 1000),
    readAt: Date.now(),
    pools,
    taxes: [],
    taxesBlock: null,
    ...changes,
  }
}

type V3Record = Extract<PoolRecord, { protocol: 'v3' }>

/** A V3 pool that has been read completely. It has no initialised ticks, and a price of 1. */
export function v3Pool(place: Pick<V3Record, 'id' | 'fee' | 'token0' | 'token1'>, changes: Partial<V3Record> = {}) {
  return {
    protocol: 'v3' as const,
    ...v3Terms(place.fee),
    ...place,
    sqrtPriceX96: (2n ** 96n).toString(),
    tick: 0,
    liquidity: (10n ** 24n).toString(),
    ticks: [],
    fromTick: -887_272,
    toTick: 887_272,
    observationCardinality: 1,
    ...changes,
  }
}
