import type { Address } from '../chain/address'

/** The contract of a V2 or V3 pool, or the id of a V4 pool: 32 bytes, the hash of its PoolKey. */
export type PoolId = `0x${string}`

/** The identity of a pool and what it trades, tokens in the pool's order. */
interface PlaceBase {
  id: PoolId
  /** In millionths. */
  fee: number
  token0: Address
  token1: Address
}

/** A pool that is a contract of its own, at an address that follows from its tokens and its fee. */
export interface ContractPlace extends PlaceBase {
  protocol: 'v2' | 'v3'
}

/**
 * A V4 pool without hooks. Its PoolKey is `v4Key`. In a native pool `token0` is the wrapped coin, which stands for the
 * coin as everywhere in routes, so `token0` may be the greater address of the two.
 */
export interface V4Place extends PlaceBase {
  protocol: 'v4'
  tickSpacing: number
  /** Whether its first currency is the native coin itself. */
  isNative: boolean
}

export type PoolPlace = ContractPlace | V4Place

/** A V2 pair's state after a block. */
export interface V2PoolState extends ContractPlace {
  protocol: 'v2'
  reserve0: bigint
  reserve1: bigint
}

/** One initialised tick: the liquidity added when the price rises above it. */
export interface Tick {
  index: number
  liquidityNet: bigint
}

/** The distance between a pool's ticks, and the fee of a swap in either direction. */
export interface RangedTerms {
  tickSpacing: number
  /** In millionths of the input: `feeDown` if token0 comes in and the price falls, `feeUp` if token1 comes in. */
  feeDown: number
  feeUp: number
}

/** A pool of ranged positions after a block, with the ticks around its price. */
interface RangedState extends RangedTerms {
  sqrtPriceX96: bigint
  tick: number
  /** In range at the price. */
  liquidity: bigint
  /** Every initialised tick from `fromTick` to `toTick`, both included, ascending. Beyond them nothing is known. */
  ticks: readonly Tick[]
  fromTick: number
  toTick: number
}

export interface V3PoolState extends ContractPlace, RangedState {
  protocol: 'v3'
  /** Slots of the price oracle; above 1 the router can compare with the start of the block. */
  observationCardinality: number
}

/** `fee` is what liquidity providers take; `feeDown` and `feeUp` include the protocol's fee (see `v4SwapFees`). */
export interface V4PoolState extends V4Place, RangedState {}

export type RangedPoolState = V3PoolState | V4PoolState

export type PoolState = V2PoolState | RangedPoolState

/** A token's transfer tax in millionths; `sell` is null when it cannot be sold at all. */
export interface TransferTax {
  token: Address
  buy: number
  sell: number | null
}

/** The fee of a swap in one direction, in millionths of the input. `isDown` means that token0 comes in. */
export function swapFee(pool: PoolState, isDown: boolean): number {
  if (pool.protocol === 'v2') return pool.fee
  return isDown ? pool.feeDown : pool.feeUp
}

/** The distance between ticks, by fee tier (UniswapV3Factory.feeAmountTickSpacing). */
const TICK_SPACING: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }

/** A V3 pool's terms by its fee; the spacing is 0 for a tier that does not exist. */
export function v3Terms(fee: number): RangedTerms {
  return { tickSpacing: TICK_SPACING[fee] ?? 0, feeDown: fee, feeUp: fee }
}
