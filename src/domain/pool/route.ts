import type { Address } from '../chain/address'
import type { Venue } from '../chain/network'
import { percentText } from '../token/millionths'
import type { ContractPlace, PoolId, PoolPlace } from './pool'

/** The fee in the PoolKey of a pool whose hook sets the fee (v4-core, LPFeeLibrary.DYNAMIC_FEE_FLAG). */
export const DYNAMIC_FEE = 0x800000

export type Protocol = PoolPlace['protocol']

interface HopBase {
  pool: PoolId
  /** The pool's fee, in millionths; DYNAMIC_FEE if the pool's hook sets it. */
  fee: number
  tokenIn: Address
  tokenOut: Address
}

export interface ContractHop extends HopBase {
  protocol: 'v2' | 'v3'
  /** Absent for a pool of Uniswap. */
  venue?: Venue
}

export interface V4Hop extends HopBase {
  protocol: 'v4'
  /** In millionths, with the protocol fee. Absent if this is `fee`, or if only the pool's hook knows it. */
  swapFee?: number
  tickSpacing: number
  hooks?: Address
  /** The side on which the pool trades the native coin. The wrapped coin stands for it in `tokenIn` or `tokenOut`. */
  coin: 'in' | 'out' | null
}

export type Hop = ContractHop | V4Hop

/** The legs of a trade, as far as their pools go. */
export interface Legs {
  legs: readonly { hops: readonly Hop[] }[]
}

export const isThroughV4 = ({ legs }: Legs): boolean =>
  legs.some(({ hops }) => hops.some(({ protocol }) => protocol === 'v4'))

/** The hooks of a trade's pools, without duplicates, in the order of the route. */
export const hooksOf = ({ legs }: Legs): Address[] => [
  ...new Set(legs.flatMap(({ hops }) => hops.flatMap((hop) => (hop.protocol === 'v4' && hop.hooks) || []))),
]

/** A route from one token to another through V2 or V3. The router's calls require that all hops use one protocol. */
export interface Route {
  protocol: ContractHop['protocol']
  venue?: Venue
  hops: readonly ContractHop[]
}

/** Undefined for Uniswap. All pools of a trade belong to one venue, because one router executes it. */
export function venueOf({ legs }: Legs): Venue | undefined {
  const hop = legs[0]?.hops[0]
  return hop && hop.protocol !== 'v4' ? hop.venue : undefined
}

/** Narrows hops to V2 and V3. Throws a RangeError if one goes through V4. */
export function contractHops(hops: readonly Hop[]): ContractHop[] {
  return hops.map((hop) => {
    if (hop.protocol === 'v4') throw new RangeError('A V4 pool is not traded with through a contract of its own.')
    return hop
  })
}

/** An existing pool. `price` is the amount of token1 per token0 before the trade, in base units, as a fraction. */
export interface Pool extends ContractPlace {
  price: Fraction
}

export interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** By the numeric values of the addresses, as in a pool: the order of checksummed texts differs. */
export function sortTokens(a: Address, b: Address): [Address, Address] {
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a]
}

export function v2Price(reserve0: bigint, reserve1: bigint): Fraction {
  return { numerator: reserve1, denominator: reserve0 }
}

/** The price of a V3 pool from slot0's sqrtPriceX96 (Uniswap V3 white paper, 6.1). */
export function v3Price(sqrtPriceX96: bigint): Fraction {
  return { numerator: sqrtPriceX96 * sqrtPriceX96, denominator: 1n << 192n }
}

export type NamedPool = Pick<Hop, 'protocol' | 'fee'> & { venue?: Venue; swapFee?: number; hooks?: Address }

const VENUE_NAMES: Readonly<Record<Venue, string>> = { pancake: 'PancakeSwap' }

/** The name of a pool's venue, with a space after it; empty for Uniswap, the usual one. */
export const venuePrefix = ({ venue }: Pick<NamedPool, 'venue'>): string => (venue ? `${VENUE_NAMES[venue]} ` : '')

/** Formats a fee: "0.05%" from 500. The fee is rounded up to a hundredth of a percent. */
export function feeLabel(fee: number): string {
  return percentText(BigInt(Math.ceil(fee / 100)))
}

/** What a pool's name ends with: its fee and, with V4's own word, that it has a hook. A fee that a hook sets is left out. */
export function poolTerms({ fee, swapFee, hooks }: Omit<NamedPool, 'protocol'>): string {
  const shown = fee === DYNAMIC_FEE ? swapFee : fee
  const parts = [...(hooks ? ['hook'] : []), ...(shown === undefined ? [] : [feeLabel(shown)])]
  return parts.join(' ')
}

export type TradeKind = 'exactIn' | 'exactOut'
