import type { Address } from '../chain/address'
import { percentText } from '../token/millionths'
import type { ContractPlace, PoolId, PoolPlace } from './pool'

/** V3 fee tiers in millionths (hundredths of a basis point). */
export const V3_FEES = [100, 500, 3000, 10000] as const
/** Every V2 pair takes 0.3 % of the input. */
export const V2_FEE = 3000

export type Protocol = PoolPlace['protocol']

interface HopBase {
  pool: PoolId
  /** In millionths. */
  fee: number
  tokenIn: Address
  tokenOut: Address
}

/** One pool in one direction, through its own contract. */
export interface ContractHop extends HopBase {
  protocol: 'v2' | 'v3'
}

/** The same through PoolManager. */
export interface V4Hop extends HopBase {
  protocol: 'v4'
  /** What the pool and the protocol take together, in millionths; absent where that is the pool's own fee. */
  swapFee?: number
  tickSpacing: number
  /** The side of the hop where the pool trades the native coin itself. The hop names the wrapped coin there. */
  coin: 'in' | 'out' | null
}

export type Hop = ContractHop | V4Hop

/** Whether a trade has a V4 pool. */
export const isThroughV4 = ({ legs }: { legs: readonly { hops: readonly Hop[] }[] }): boolean =>
  legs.some(({ hops }) => hops.some(({ protocol }) => protocol === 'v4'))

/** A route from one token to another through V2 or V3. All hops are of one protocol, as the router's calls require. */
export interface Route {
  protocol: ContractHop['protocol']
  hops: readonly ContractHop[]
}

/** The same hops, all of them through V2 or V3; throws a RangeError where one goes through V4. */
export function contractHops(hops: readonly Hop[]): ContractHop[] {
  return hops.map((hop) => {
    if (hop.protocol === 'v4') throw new RangeError('A V4 pool is not traded with through a contract of its own.')
    return hop
  })
}

/**
 * An existing pool, with its price before the trade as a fraction: how much token1 one token0 is worth, in base units.
 */
export interface Pool extends ContractPlace {
  price: Fraction
}

export interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** Tokens of a pool are in numeric order of their addresses (never of their checksummed text). */
export function sortTokens(a: Address, b: Address): [Address, Address] {
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a]
}

/** Price of a V2 pair from its reserves. */
export function v2Price(reserve0: bigint, reserve1: bigint): Fraction {
  return { numerator: reserve1, denominator: reserve0 }
}

/** Price of a V3 pool from slot0's sqrtPriceX96 (Uniswap V3 white paper, 6.1). */
export function v3Price(sqrtPriceX96: bigint): Fraction {
  return { numerator: sqrtPriceX96 * sqrtPriceX96, denominator: 1n << 192n }
}

/** "0.05%" from 500. A fee between two hundredths of a percent is rounded up. */
export function feeLabel(fee: number): string {
  return percentText(BigInt(Math.ceil(fee / 100)))
}

/** Which side the user fixed. */
export type TradeKind = 'exactIn' | 'exactOut'
