import type { Address } from '../../chain/address'
import type { Protocol } from '../search/route'

/** The address of a pool and what it trades, tokens in the pool's order. */
export interface PoolPlace {
  protocol: Protocol
  address: Address
  /** In millionths. */
  fee: number
  token0: Address
  token1: Address
}

/** A V2 pair's state after a block. */
export interface V2PoolState extends PoolPlace {
  protocol: 'v2'
  reserve0: bigint
  reserve1: bigint
}

/** One initialised tick: the liquidity added when the price rises above it. */
export interface Tick {
  index: number
  liquidityNet: bigint
}

/** A V3 pool's state after a block, with the ticks around its price. */
export interface V3PoolState extends PoolPlace {
  protocol: 'v3'
  sqrtPriceX96: bigint
  tick: number
  /** In range at the price. */
  liquidity: bigint
  /** Every initialised tick from `fromTick` to `toTick`, both included, ascending. Beyond them nothing is known. */
  ticks: readonly Tick[]
  fromTick: number
  toTick: number
  /** Slots of the price oracle; above 1 the router can compare with the start of the block. */
  observationCardinality: number
}

export type PoolState = V2PoolState | V3PoolState

/** A token's transfer tax in millionths; `sell` is null when it cannot be sold at all. */
export interface TransferTax {
  token: Address
  buy: number
  sell: number | null
}
