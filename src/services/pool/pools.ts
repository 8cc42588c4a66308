import { type Deployment, type Venue, venueDeployments } from '#domain/chain/network'
import type { Address } from '#domain/chain/address'
import {
  type ContractPlace,
  type V2PoolState,
  type V3PoolState,
  type V4PoolState,
  v2FeeOf,
  v3FeesOf,
  v3Terms,
} from '#domain/pool/pool'
import { type Fraction, type Pool, sortTokens, v2Price, v3Price } from '#domain/pool/route'
import { create2Address, keccak256 } from '../chain/hash'
import type { CallGroup, CallResult, ContractCall } from '../chain/multicall'
import { addressWord, callData, intAt, uintAt, uintWord } from '../chain/words'
import { INIT_CODE_HASHES } from '#config/initCodeHashes'
import { hashInSlices } from './hashQueue'

const hashesOf = (venue: Venue | undefined) => INIT_CODE_HASHES[venue ?? 'uniswap']

/** The contracts that decide the addresses of a venue's pools. */
type V2Maker = Pick<Deployment, 'v2Factory' | 'venue'>
type V3Maker = Pick<Deployment, 'v3Factory' | 'v3Deployer' | 'venue'>

/** The address of a V2 pair. The salt is keccak256 of both addresses, packed. */
export function v2PairAddress({ v2Factory, venue }: V2Maker, a: Address, b: Address): Address {
  const [token0, token1] = sortTokens(a, b)
  const salt = keccak256(`0x${token0.slice(2)}${token1.slice(2)}`.toLowerCase())
  return create2Address(v2Factory, salt, hashesOf(venue).v2)
}

/** The address of a V3 pool. The salt is keccak256 of abi.encode(token0, token1, fee). */
export function v3PoolAddress(
  { v3Factory, v3Deployer = v3Factory, venue }: V3Maker,
  a: Address,
  b: Address,
  fee: number,
): Address {
  const [token0, token1] = sortTokens(a, b)
  const salt = keccak256(`0x${addressWord(token0)}${addressWord(token1)}${uintWord(fee)}`)
  return create2Address(v3Deployer, salt, hashesOf(venue).v3)
}

/** The possible pools of each pair, cached because hashing is slow and the same pairs are needed at every block. */
const knownPlaces = new Map<string, readonly ContractPlace[]>()

function placesAt(deployment: Deployment, token0: Address, token1: Address): ContractPlace[] {
  const { venue, withoutV2 } = deployment
  const common = { ...(venue && { venue }), token0, token1 }
  const ofV2 = (): ContractPlace => {
    return { protocol: 'v2', id: v2PairAddress(deployment, token0, token1), fee: v2FeeOf(venue), ...common }
  }
  const ofV3 = v3FeesOf(venue).map((fee): ContractPlace => {
    return { protocol: 'v3', id: v3PoolAddress(deployment, token0, token1, fee), fee, ...common }
  })
  return withoutV2 ? ofV3 : [ofV2(), ...ofV3]
}

/**
 * The possible pools of two tokens at all venues of a network, V2 pools first. Their addresses are computed from the
 * tokens (CREATE2), so that no contract has to be asked or trusted.
 */
export function poolPlaces(deployment: Deployment, a: Address, b: Address): readonly ContractPlace[] {
  const { v2Factory, v3Factory, pancake } = deployment
  const [token0, token1] = sortTokens(a, b)
  const key = [v2Factory, v3Factory, pancake?.v3Factory, token0, token1].join()
  const known = knownPlaces.get(key)
  if (known) return known
  const places = venueDeployments(deployment).flatMap((each) => placesAt(each, token0, token1))
  knownPlaces.set(key, places)
  return places
}

/** Computes the possible pools of many pairs (see `hashInSlices`), and caches them for `poolPlaces`. */
export const preparePlaces = (deployment: Deployment, pairs: readonly (readonly [Address, Address])[]): Promise<void> =>
  hashInSlices(pairs.map((pair) => () => void poolPlaces(deployment, ...pair)))

const GET_RESERVES = callData('0x0902f1ac')
const SLOT0 = callData('0x3850c7bd')
export const LIQUIDITY = callData('0x1a686502')

/** The calls that return a pool's state: one for a V2 pair, two for a V3 pool. */
export function poolStateCalls({ protocol, id: to }: ContractPlace): ContractCall[] {
  return protocol === 'v2'
    ? [{ to, data: GET_RESERVES }]
    : [
        { to, data: SLOT0 },
        { to, data: LIQUIDITY },
      ]
}

const answered = (result: CallResult | undefined, words: number): result is CallResult =>
  !!result?.success && result.data.length >= 2 + words * 64

type TickFields = 'ticks' | 'fromTick' | 'toTick'

export type V4Now = Omit<V4PoolState, TickFields>
export type PoolNow = V2PoolState | Omit<V3PoolState, TickFields> | V4Now

/**
 * Parses a pool's state; null if there is no pool, no price, or no reserves. A V3 pool without liquidity at its current
 * price is one-sided: it may still have liquidity at other prices, which a swap can reach.
 */
export function readPoolNow(
  place: ContractPlace,
  results: readonly (CallResult | undefined)[],
): Exclude<PoolNow, V4Now> | null {
  const [state, inRange] = results
  if (place.protocol === 'v2') {
    if (!answered(state, 2)) return null
    const [reserve0, reserve1] = [uintAt(state.data, 0), uintAt(state.data, 1)]
    return reserve0 > 0n && reserve1 > 0n ? { ...place, protocol: 'v2', reserve0, reserve1 } : null
  }
  if (!answered(state, 7) || !answered(inRange, 1)) return null
  const sqrtPriceX96 = uintAt(state.data, 0)
  const liquidity = uintAt(inRange.data, 0)
  if (sqrtPriceX96 === 0n) return null
  const tick = Number(intAt(state.data, 1))
  return {
    ...place,
    protocol: 'v3',
    ...v3Terms(place.fee, place.venue),
    sqrtPriceX96,
    tick,
    liquidity,
    observationCardinality: Number(uintAt(state.data, 3)),
  }
}

export const poolNow = (place: ContractPlace): CallGroup<Exclude<PoolNow, V4Now> | null> => ({
  calls: poolStateCalls(place),
  read: (results) => readPoolNow(place, results),
})

/** A pool without liquidity at its current price may still be traded, but its price is meaningless. */
export const isOneSided = (pool: PoolNow): boolean => pool.protocol !== 'v2' && pool.liquidity === 0n

export const invert = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
})

/** Parses a pool's price; null if the pool has no price or no liquidity at its price. */
export function readPool(place: ContractPlace, results: readonly (CallResult | undefined)[]): Pool | null {
  const now = readPoolNow(place, results)
  if (!now || isOneSided(now)) return null
  return { ...place, price: now.protocol === 'v2' ? v2Price(now.reserve0, now.reserve1) : v3Price(now.sqrtPriceX96) }
}
