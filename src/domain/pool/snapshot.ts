import type { Address } from '../chain/address'
import type { ContractPlace, PoolState, RangedTerms, TransferTax, V4Place } from './pool'

interface RangedRecord extends RangedTerms {
  sqrtPriceX96: string
  tick: number
  liquidity: string
  ticks: readonly (readonly [index: number, liquidityNet: string])[]
  fromTick: number
  toTick: number
}

/** Pools as plain data for the store: every bigint is a decimal string. */
export type PoolRecord =
  | (ContractPlace & { protocol: 'v2'; reserve0: string; reserve1: string })
  | (ContractPlace & RangedRecord & { protocol: 'v3'; observationCardinality: number })
  | (V4Place & RangedRecord)

/** The state, at one block, of all pools that a trade between two tokens may use. */
export interface PoolSnapshot {
  blockNumber: number
  /** The block's timestamp in seconds. */
  timestamp: number
  /** The time at which the pools were read, in milliseconds since 1970, according to this device's clock. */
  readAt: number
  pools: readonly PoolRecord[]
  /**
   * The pools with a hook between a traded token and another one, which only the chain's quoter knows. If their hooks do
   * not decide the amounts, they are among `pools` as well. Absent if there are none.
   */
  hooked?: readonly V4Place[]
  /** The transfer taxes of the pair's tokens, if they have any; null if they could not be measured. */
  taxes: readonly TransferTax[] | null
  /** Whether a token of the pair derives its balances from shares. Such balances may change without a transfer. */
  hasShares?: boolean
  /** The block at which the taxes were last measured, which may be older; null if there was nothing to measure. */
  taxesBlock: number | null
}

const states = new WeakMap<PoolRecord, PoolState>()

function readRecord(record: PoolRecord): PoolState {
  if (record.protocol === 'v2') {
    return { ...record, reserve0: BigInt(record.reserve0), reserve1: BigInt(record.reserve1) }
  }
  return {
    ...record,
    sqrtPriceX96: BigInt(record.sqrtPriceX96),
    liquidity: BigInt(record.liquidity),
    ticks: record.ticks.map(([index, liquidityNet]) => ({ index, liquidityNet: BigInt(liquidityNet) })),
  }
}

export function poolState(record: PoolRecord): PoolState {
  const known = states.get(record)
  if (known) return known
  const state = readRecord(record)
  states.set(record, state)
  return state
}

/** All tokens in a snapshot's pools: the two tokens of the pair, and possible intermediate tokens of a trade. */
export function tokensIn({ pools }: Pick<PoolSnapshot, 'pools'>): Address[] {
  return [...new Set(pools.flatMap(({ token0, token1 }) => [token0, token1]))]
}
