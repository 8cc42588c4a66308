import type { Address } from '../chain/address'
import type { Venue } from '../chain/network'

/** The address of a V2 or V3 pool's contract, or the id of a V4 pool: 32 bytes, the hash of its PoolKey. */
export type PoolId = `0x${string}`

interface PlaceBase {
  id: PoolId
  /** The pool's fee, in millionths; DYNAMIC_FEE if the pool's hook sets it. */
  fee: number
  token0: Address
  token1: Address
}

/** A pool that has its own contract, whose address is derived from the tokens and the fee. */
export interface ContractPlace extends PlaceBase {
  protocol: 'v2' | 'v3'
  /** Absent for a pool of Uniswap. */
  venue?: Venue
}

/**
 * A V4 pool; `v4Key` returns its PoolKey. In a pool of the native coin, `token0` is the wrapped coin,
 * which represents the native coin in routes. Therefore the address `token0` may be greater than `token1`.
 */
export interface V4Place extends PlaceBase {
  protocol: 'v4'
  tickSpacing: number
  isNative: boolean
  hooks?: Address
}

export type PoolPlace = ContractPlace | V4Place

export interface V2PoolState extends ContractPlace {
  protocol: 'v2'
  reserve0: bigint
  reserve1: bigint
}

/** An initialised tick, and the liquidity that is added when the price rises across it. */
export interface Tick {
  index: number
  liquidityNet: bigint
}

export interface RangedTerms {
  tickSpacing: number
  /** The fee in millionths of the input: `feeDown` if token0 is the input (the price falls), `feeUp` if token1 is. */
  feeDown: number
  feeUp: number
}

/** The state of a V3 or V4 pool after a block, with the ticks around its price. */
interface RangedState extends RangedTerms {
  sqrtPriceX96: bigint
  tick: number
  liquidity: bigint
  /** All initialised ticks from `fromTick` to `toTick`, inclusive and ascending. Other ticks are unknown. */
  ticks: readonly Tick[]
  fromTick: number
  toTick: number
}

export interface V3PoolState extends ContractPlace, RangedState {
  protocol: 'v3'
  /** The slots of the price oracle. With more than one, the router can compare with the price at the block's start. */
  observationCardinality: number
}

/** `feeDown` and `feeUp` include the protocol fee, see `v4SwapFees`. A fee that a hook sets is that of the block. */
export interface V4PoolState extends V4Place, RangedState {}

export type RangedPoolState = V3PoolState | V4PoolState

export type PoolState = V2PoolState | RangedPoolState

/** A token's transfer tax in millionths. `sell` is null if the token cannot be sold at all. */
export interface TransferTax {
  token: Address
  buy: number
  sell: number | null
}

/** The fee of a swap in one direction, in millionths of the input. `isDown` means that token0 is the input. */
export function swapFee(pool: PoolState, isDown: boolean): number {
  if (pool.protocol === 'v2') return pool.fee
  return isDown ? pool.feeDown : pool.feeUp
}

interface VenueFees {
  /** The fee of every V2 pair, in millionths. */
  v2: number
  /** The distance between ticks, by V3 fee tier in millionths (feeAmountTickSpacing of the V3 factory). */
  spacings: Readonly<Record<number, number>>
}

/** The fees of each venue. PancakeSwap: PancakeLibrary.getAmountOut, and the constructor of PancakeV3Factory. */
const FEES: Readonly<Record<Venue | 'uniswap', VenueFees>> = {
  uniswap: { v2: 3000, spacings: { 100: 1, 500: 10, 3000: 60, 10000: 200 } },
  pancake: { v2: 2500, spacings: { 100: 1, 500: 10, 2500: 50, 10000: 200 } },
}

export const v2FeeOf = (venue?: Venue): number => FEES[venue ?? 'uniswap'].v2
export const v3FeesOf = (venue?: Venue): number[] => Object.keys(FEES[venue ?? 'uniswap'].spacings).map(Number)

/** The tick spacing is 0 for a fee tier that does not exist. */
export function v3Terms(fee: number, venue?: Venue): RangedTerms {
  return { tickSpacing: FEES[venue ?? 'uniswap'].spacings[fee] ?? 0, feeDown: fee, feeUp: fee }
}
