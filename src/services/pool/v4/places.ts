import { type Address, sameAddress } from '../../../domain/chain/address'
import type { Deployment } from '../../../domain/chain/network'
import type { PoolId, V4Place } from '../../../domain/pool/pool'
import { v4Key } from '../../../domain/pool/v4Key'
import { createTimeSlices } from '../../../domain/browser/timeSlices'
import { sortTokens } from '../../../domain/pool/route'
import { keccak256 } from '../../chain/hash'
import { priceSlots } from './storage'
import { addressWord, uintWord } from '../../chain/words'

/** Which V4 pools are looked for. Anybody may choose any fee and spacing, and no contract lists the pools. */

type Tier = readonly [fee: number, tickSpacing: number]

/** Those of V3, which Uniswap's interface offers first. */
const USUAL_TIERS: readonly Tier[] = [
  [100, 1],
  [500, 10],
  [3000, 60],
  [10000, 200],
]

/**
 * Also those that V3 has on some networks, the spacing that the interface proposes for any fee (a fiftieth of it) and
 * the one it proposes on rollups (a hundredth), for likely fees.
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

/** Whether a fee and spacing are among those that are looked for anyway. */
export const isTier = ({ fee, tickSpacing }: Pick<V4Place, 'fee' | 'tickSpacing'>): boolean =>
  ALL_TIERS.some((tier) => tier[0] === fee && tier[1] === tickSpacing)

/** The id of a pool without hooks: the hash of its key. */
export function v4PoolId(place: Omit<V4Place, 'id' | 'protocol'>): PoolId {
  const { currency0, currency1, fee, tickSpacing } = v4Key(place)
  const words = [addressWord(currency0.hex), addressWord(currency1.hex), fee, tickSpacing, 0]
  return keccak256(`0x${words.map((word) => (typeof word === 'string' ? word : uintWord(word))).join('')}`)
}

/** Hashing is slow, and the same pairs are needed at every block. */
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
  // Their slots are needed next.
  for (const { id } of places) priceSlots(id)
  known.set(key, places)
  return places
}

/**
 * The possible V4 pools between tokens: of a trade's ends all that are likely, between the others those of the usual
 * fees. Pools with the coin and with the wrapped coin are different ones; both are looked for. Takes some hundred hashes
 * for tokens that it has not met before, in slices.
 */
export async function v4Places(
  { weth }: Pick<Deployment, 'weth'>,
  ends: readonly Address[],
  through: readonly Address[],
): Promise<V4Place[]> {
  const tokens = [...ends, ...through]
  const pause = createTimeSlices()
  const places: V4Place[] = []
  for (const [at, one] of tokens.entries())
    for (const other of tokens.slice(at + 1)) {
      places.push(...placesOfPair(weth, one, other, at < ends.length ? ALL_TIERS : USUAL_TIERS))
      const turn = pause()
      if (turn) await turn
    }
  return places
}
