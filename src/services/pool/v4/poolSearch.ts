import type { Hex, MinedLog } from '#boundary/node'
import { byLargest } from '#domain/browser/sort'
import { type Address, sameAddress, ZERO_ADDRESS } from '#domain/chain/address'
import type { Deployment, V4Deployment } from '#domain/chain/network'
import { bringsLiquidity, isHooked, isKeyFee } from '#domain/pool/hooks'
import type { PoolId, V4Place } from '#domain/pool/pool'
import { type LogReach, readLogWindows } from '../logWindows'
import { isOneSided } from '../pools'
import { readPlaces, type Source } from '../readPlaces'
import { createTickMemory } from '../tickMemory'
import { type HeldInPool, readHeld } from './held'
import { isTier, v4PoolId } from './places'
import { callAlone } from '../../chain/callAlone'
import type { CallResult } from '../../chain/multicall'
import { addressAt, addressWord, callData, intAt, nullIfGarbled, uintAt } from '../../chain/words'

// This module finds V4 pools with a hook, or with an unusual fee or tick spacing, from PoolManager's events.

/**
 * Initialize(bytes32 indexed id, address indexed currency0, address indexed currency1, uint24 fee, int24 tickSpacing,
 * address hooks, uint160 sqrtPriceX96, int24 tick) of PoolManager.
 */
export const INITIALIZE = '0xdd466e674ea557f56295e2d0218a125ea4b4f0f6f3307b95f85e6110838d6438'

/** v4-core, TickMath.MAX_TICK_SPACING. */
const TICK_SPACING_MAX = 32_767
/**
 * Only a token's oldest POOLS_MAX pools are considered, and only POOLS_READ_MAX of those with liquidity are read,
 * because anybody can open any number of pools.
 */
const POOLS_MAX = 1_000
const POOLS_READ_MAX = 120
/**
 * The number of pools kept for each pair of tokens, those with the largest amounts, and as many with a hook, so that
 * these do not displace the others.
 */
const POOLS_OF_PAIR = 4
/** Only this many pools without liquidity of their own are kept, because their hooks have to be called. */
const PASSING_ON_MAX = 4
/** pseudoTotalValueLocked(bytes32) of hooks that pass swaps on (Uniswap/v4-hooks-public). */
const VALUE_LOCKED = '0x2d910fb4'

/** Parses the pool key of an event; null if the key is invalid. */
function keyOfEvent({ topics: [, , first, second], data }: MinedLog) {
  const [currency0, currency1] = [addressAt(first ?? '0x', 0), addressAt(second ?? '0x', 0)]
  const [fee, tickSpacing, hooks] = [uintAt(data, 0), intAt(data, 1), uintAt(data, 2)]
  const isSpaced = tickSpacing >= 1n && tickSpacing <= TICK_SPACING_MAX
  if (!isKeyFee(fee, hooks) || !isSpaced || BigInt(currency0) >= BigInt(currency1)) return null
  const terms = {
    fee: Number(fee),
    tickSpacing: Number(tickSpacing),
    ...(hooks !== 0n && { hooks: addressAt(data, 2) }),
  }
  return { currency0, currency1, ...terms }
}

/**
 * The pool of an Initialize event; null if the pool has one of the likely tiers and no hook, because such pools are found
 * without a search. The id is computed from the pool key, and an event with a different id is ignored.
 */
export function placeOfEvent({ weth }: Pick<Deployment, 'weth'>, log: MinedLog): V4Place | null {
  if (log.data.length !== 2 + 5 * 64) return null
  return nullIfGarbled(() => {
    const key = keyOfEvent(log)
    if (!key || (!isHooked(key) && isTier(key))) return null
    const { currency0, currency1, ...terms } = key
    const isNative = BigInt(currency0) === 0n
    if (isNative && sameAddress(currency1, weth)) return null
    const place = { token0: isNative ? weth : currency0, token1: currency1, ...terms, isNative }
    const id = v4PoolId(place)
    return id === log.topics[1] ? { protocol: 'v4', id, ...place } : null
  })
}

interface V4Search {
  node: Source['node']
  chainId: number
  deployment: Deployment & { v4: V4Deployment }
  token: Address
}

async function placesOfEvents({ node, chainId, deployment, token }: V4Search, reach: LogReach): Promise<V4Place[]> {
  const word: Hex = `0x${addressWord(token)}`
  const filter = { addresses: [deployment.v4.poolManager], topics: [INITIALIZE] as const }
  const filters = [
    { ...filter, alsoIndexed: word },
    { ...filter, lastIndexed: word },
  ]
  const logs = await readLogWindows(node, chainId, filters, reach)
  return logs
    .sort((a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex)
    .flatMap((log) => placeOfEvent(deployment, log) ?? [])
    .slice(0, POOLS_MAX)
}

function deepestOfPairs(places: readonly V4Place[], token: Address, held: ReadonlyMap<PoolId, HeldInPool>): V4Place[] {
  const ofPair = new Map<string, { place: V4Place; amount: bigint }[]>()
  for (const place of places) {
    const isFirst = sameAddress(place.token0, token)
    const amount = held.get(place.id)?.reserves[isFirst ? 1 : 0]
    const other = `${(isFirst ? place.token1 : place.token0).toLowerCase()},${isHooked(place)}`
    if (amount) ofPair.set(other, [...(ofPair.get(other) ?? []), { place, amount }])
  }
  return [...ofPair.values()].flatMap((pools) =>
    pools
      .sort((a, b) => byLargest(a.amount, b.amount))
      .slice(0, POOLS_OF_PAIR)
      .map(({ place }) => place),
  )
}

/**
 * The pools without liquidity whose hooks say that they can pass swaps on. Each hook is called alone, because it may use
 * up all the gas of a call, or answer with megabytes.
 */
async function passingOn({ node, chainId }: V4Search, places: readonly V4Place[]): Promise<V4Place[]> {
  const asked = places.filter(({ hooks }) => hooks && bringsLiquidity(hooks)).slice(0, PASSING_ON_MAX)
  const answers = await Promise.all(
    asked.map(({ id, hooks = ZERO_ADDRESS }) =>
      callAlone(node, chainId, { to: hooks, data: callData(VALUE_LOCKED, id.slice(2)) }),
    ),
  )
  const hasValue = ({ success, data }: CallResult) => success && data.length >= 66 && /[1-9a-f]/.test(data.slice(2))
  return asked.filter((_, at) => hasValue(answers[at] ?? { success: false, data: '0x' }))
}

/**
 * Finds V4 pools of a token that have a hook or an unusual tier, and liquidity at their price. For each pair, keeps the
 * pools with the largest amounts of the other token, because this amount is costly to fake. Throws a NodeError if the
 * node does not respond.
 * @param reach - the number of blocks whose events the node returns at once, known from earlier searches
 */
export async function searchV4Pools(search: V4Search, reach: LogReach): Promise<V4Place[]> {
  const { node, chainId, deployment, token } = search
  const places = await placesOfEvents(search, reach)
  if (places.length === 0) return []
  const ticks = createTickMemory(deployment)
  const source = { node, chainId, deployment, ticks }
  const reading = await readPlaces(source, { places, others: [] })
  const liquid = new Set(reading.pools.flatMap((pool) => (isOneSided(pool) ? [] : [pool.id])))
  const usual = new Set([...deployment.bases, ...deployment.intermediaries].map((each) => each.toLowerCase()))
  const isUsual = ({ token0, token1 }: V4Place) => usual.has(token0.toLowerCase()) || usual.has(token1.toLowerCase())
  const live = places.filter(({ id }) => liquid.has(id))
  const read = [...live.filter(isUsual), ...live.filter((place) => !isUsual(place))].slice(0, POOLS_READ_MAX)
  const empty = places.filter(({ id }) => !liquid.has(id))
  const [held, passing] = await Promise.all([readHeld(source, read, reading), passingOn(search, empty)])
  return [...deepestOfPairs(read, token, held), ...passing]
}
