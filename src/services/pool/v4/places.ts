import { type Address, sameAddress } from '#domain/chain/address'
import type { Deployment } from '#domain/chain/network'
import type { PoolId, V4Place } from '#domain/pool/pool'
import { v4Key } from '#domain/pool/v4Key'
import { sortTokens } from '#domain/pool/route'
import { keccak256 } from '../../chain/hash'
import { hashInSlices } from '../hashQueue'
import { priceSlots } from './storage'
import { addressWord, uintWord } from '../../chain/words'

// No contract lists V4's pools, and anybody can choose any fee and tick spacing: these are the ids of likely ones.

type Tier = readonly [fee: number, tickSpacing: number]

/** V3's fee tiers, which Uniswap's interface also offers first for V4 pools. */
const USUAL_TIERS: readonly Tier[] = [
  [100, 1],
  [500, 10],
  [3000, 60],
  [10000, 200],
]

/**
 * All likely fee tiers: the usual ones; those that V3 has only on some networks; and likely fees with the tick spacing
 * that Uniswap's interface proposes, which is a fiftieth of the fee, or a hundredth on rollups.
 */
const ALL_TIERS: readonly Tier[] = [
  ...USUAL_TIERS,
  [200, 4],
  [300, 6],
  [400, 8],
  [100, 2],
  [500, 5],
  [3000, 30],
  [10, 1],
  [50, 1],
  [450, 9],
  [1000, 20],
  [2500, 50],
  [20000, 400],
]

/** Whether a pool has one of the likely fee tiers. Such pools are found without a search. */
export const isTier = ({ fee, tickSpacing }: Pick<V4Place, 'fee' | 'tickSpacing'>): boolean =>
  ALL_TIERS.some((tier) => tier[0] === fee && tier[1] === tickSpacing)

/** The id of a V4 pool: the hash of its pool key. */
export function v4PoolId(place: Omit<V4Place, 'id' | 'protocol'>): PoolId {
  const { currency0, currency1, fee, tickSpacing, hooks } = v4Key(place)
  const words = [addressWord(currency0.hex), addressWord(currency1.hex), fee, tickSpacing, addressWord(hooks)]
  return keccak256(`0x${words.map((word) => (typeof word === 'string' ? word : uintWord(word))).join('')}`)
}

/** The possible pools of each pair, cached because hashing is slow and the same pairs are needed at every block. */
const known = new Map<string, readonly V4Place[]>()

function placesOfPair(weth: Address, a: Address, b: Address, tiers: readonly Tier[]): readonly V4Place[] {
  const [token0, token1] = sortTokens(a, b)
  const key = [weth, token0, token1, tiers.length].join().toLowerCase()
  const found = known.get(key)
  if (found) return found
  const between = (first: Address, second: Address, isNative: boolean) =>
    tiers.map(([fee, tickSpacing]): V4Place => {
      const place = { token0: first, token1: second, fee, tickSpacing, isNative }
      return { protocol: 'v4', id: v4PoolId(place), ...place }
    })
  const other = sameAddress(token0, weth) ? token1 : sameAddress(token1, weth) ? token0 : null
  const places = [...between(token0, token1, false), ...(other ? between(weth, other, true) : [])]
  // Computes and caches the storage slots now, because they are needed next.
  for (const { id } of places) priceSlots(id)
  known.set(key, places)
  return places
}

/**
 * The possible V4 pools between tokens: pools of all likely tiers for the traded tokens (`ends`), and pools of the
 * usual tiers between the other tokens. Includes both the pools of the native coin and those of the wrapped coin. The
 * hashes of new tokens are computed in time slices, see `hashInSlices`.
 */
export async function v4Places(
  { weth }: Pick<Deployment, 'weth'>,
  ends: readonly Address[],
  through: readonly Address[],
): Promise<V4Place[]> {
  const tokens = [...ends, ...through]
  const perPair: (readonly V4Place[])[] = []
  const steps = tokens.flatMap((one, at) =>
    tokens.slice(at + 1).map((other) => () => {
      perPair.push(placesOfPair(weth, one, other, at < ends.length ? ALL_TIERS : USUAL_TIERS))
    }),
  )
  await hashInSlices(steps)
  return perPair.flat()
}
