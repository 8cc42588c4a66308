import { type Address, sameAddress } from '#domain/chain/address'
import { decidesAmounts, isHooked } from '#domain/pool/hooks'
import type { PoolPlace, V4Place } from '#domain/pool/pool'
import type { PoolRecord, PoolSnapshot } from '#domain/pool/snapshot'
import { requireDeployment } from '../requireDeployment'
import { ifFailed } from '../chain/fallbacks'
import type { Node } from '../chain/node'
import { perChain } from '../chain/perChain'
import { createTaxes, type Measured } from './taxes'
import { findFurtherPools, furtherPlaces } from '../pool/v4/furtherPools'
import { v4Places } from '../pool/v4/places'
import type { Verification } from './verifyQuotes'
import { createPartners } from '../pool/partners'
import { createPlaceMemory } from '../pool/placeMemory'
import { choosePools } from '../pool/poolChoice'
import { poolPlaces, preparePlaces, type PoolNow } from '../pool/pools'
import { type Reading, readPlaces, type Source } from '../pool/readPlaces'
import { createTickMemory, type TickMemory, type CachedTicks } from '../pool/tickMemory'
import { withTicks } from '../pool/withTicks'
import { deploymentOf } from '#config/deployments'

export interface Snapshots {
  /**
   * Reads all pools that a trade between two tokens may use, at one block. For the native coin, the address of the
   * wrapped coin is passed. `partners` are tokens that are traded with `a` or `b` according to the pair list. The first
   * snapshot of a pair takes at most three node requests, or four if transfer taxes must be measured. Later snapshots
   * take a single request unless ticks have changed. Throws a NodeError.
   */
  snapshot: (chainId: number, a: Address, b: Address, partners?: readonly Address[]) => Promise<PoolSnapshot>
  /** Deletes the cached ticks of pools whose ticks proved wrong. */
  invalidateTicks: (chainId: number, pools: readonly Address[]) => void
}

interface Pair extends Source {
  ends: readonly [Address, Address]
  /** `usual`: the intermediate tokens of every pair. `partners`: the additional intermediate tokens of this pair. */
  usual: readonly Address[]
  partners: readonly Address[]
  key: string
  /**
   * The V4 pools that searches have found so far: those with an unusual fee or tick spacing or with a hook, if their state
   * decides their amounts, and all those with a hook.
   */
  further: readonly V4Place[]
  hooked: readonly V4Place[]
  ticks: TickMemory
}

const isIn = (tokens: readonly Address[], token: Address) => tokens.some((each) => sameAddress(each, token))

function recordOf(pool: PoolNow, ticks: CachedTicks | undefined): PoolRecord | null {
  if (pool.protocol === 'v2') {
    return { ...pool, reserve0: pool.reserve0.toString(), reserve1: pool.reserve1.toString() }
  }
  if (!ticks) return null
  const { fromTick, toTick } = ticks.state
  return {
    ...pool,
    sqrtPriceX96: pool.sqrtPriceX96.toString(),
    liquidity: pool.liquidity.toString(),
    ticks: ticks.records,
    fromTick,
    toTick,
  }
}

/**
 * The pools as plain data. Excludes pools with a partner that is a rebasing token, or that has or may have a transfer
 * tax. If a traded token is rebasing, all V4 pools are excluded, because a rebase changes the balance of PoolManager
 * without changing the state of its pools.
 */
function recordsOf(
  pools: readonly PoolNow[],
  { ends, partners, ticks }: Pair,
  { plain, rebasing }: Pick<Measured, 'plain' | 'rebasing'>,
): PoolRecord[] {
  const doubtful = partners.filter((token) => !isIn(plain, token) || isIn(rebasing, token))
  const hasV4 = !ends.some((token) => isIn(rebasing, token))
  return pools.flatMap((pool) => {
    const isDoubtful = isIn(doubtful, pool.token0) || isIn(doubtful, pool.token1)
    return isDoubtful || (pool.protocol === 'v4' && !hasV4) ? [] : (recordOf(pool, ticks.of(pool.id)) ?? [])
  })
}

/** The pools that searches have found, by what their hooks may do, and the key under which a pair's choice is cached. */
function foundIn(
  chainId: number,
  ends: readonly Address[],
  partners: readonly Address[],
  found: readonly V4Place[],
): Pick<Pair, 'further' | 'hooked' | 'key'> {
  const sorted = ends.map((token) => token.toLowerCase()).sort()
  return {
    further: found.filter(({ hooks }) => !hooks || !decidesAmounts(hooks)),
    hooked: found.filter(isHooked),
    key: [chainId, ...sorted, ...partners, ...found.map(({ id }) => id)].join(),
  }
}

/** A snapshot as it is read from all sources. */
function snapshotOf({ blockNumber, timestamp, pools }: Reading, pair: Pair, measured: Measured): PoolSnapshot {
  const { hooked, ends } = pair
  return {
    ...{ blockNumber, timestamp, readAt: Date.now(), taxes: measured.taxes, taxesBlock: measured.blockNumber },
    pools: recordsOf(pools, pair, measured),
    ...(ends.some((token) => isIn(measured.rebasing, token)) && { hasShares: true }),
    ...(hooked.length > 0 && { hooked }),
  }
}

export function createSnapshots(
  node: Node,
  verification?: Pick<Verification, 'callsToRepeat' | 'remember'>,
): Snapshots {
  const taxes = createTaxes(node)
  const partnersOf = createPartners(node, (chainId, token, blocks) => {
    if (deploymentOf(chainId)?.v4) void findFurtherPools(node, chainId, token, blocks)
  })
  const memory = createPlaceMemory(node)
  const ticksOf = perChain((_, chainId) => createTickMemory(requireDeployment(chainId)))

  function pairOf(chainId: number, ends: readonly [Address, Address], reported: readonly Address[]): Pair {
    const deployment = requireDeployment(chainId)
    const usual = [...deployment.bases, ...deployment.intermediaries]
    const partners = partnersOf.of(chainId, ends, reported)
    const found = deployment.v4 ? furtherPlaces(node, chainId, ends, [...usual, ...partners]) : []
    const ticks = ticksOf(node, chainId)
    return { node, chainId, deployment, ends, usual, partners, ...foundIn(chainId, ends, partners, found), ticks }
  }

  async function candidates({ chainId, deployment, ends, usual, partners, further }: Pair): Promise<PoolPlace[]> {
    if (sameAddress(...ends)) return []
    const through = [...usual, ...partners].filter((token) => !isIn(ends, token))
    const tokens = [...ends, ...through]
    const pairs = tokens.flatMap((one, at) => tokens.slice(at + 1).map((other) => [one, other] as const))
    const [ofV4] = await Promise.all([
      deployment.v4 ? v4Places(deployment, ends, through) : [],
      preparePlaces(deployment, pairs),
    ])
    const places = pairs.flatMap((pair) => poolPlaces(deployment, ...pair))
    return memory.candidates(chainId, [...places, ...ofV4, ...further])
  }

  async function readPair(pair: Pair): Promise<{ reading: Reading; places: readonly PoolPlace[] }> {
    const { chainId, ends, ticks, key } = pair
    const known = memory.chosenFor(key)
    const places = known?.places ?? (await candidates(pair))
    const repeated = verification?.callsToRepeat(chainId, ...ends) ?? []
    const turn = ticks.turn(
      (known?.places ?? []).map(({ id }) => id),
      known?.blocks ?? 1,
    )
    const reading = await readPlaces(pair, { places, others: [repeated, ...turn.map(({ calls }) => calls)] })
    verification?.remember(chainId, reading.blockNumber, repeated, reading.rest.slice(0, repeated.length))
    ticks.store(turn, reading.pools, reading.rest.slice(repeated.length), reading.blockNumber)
    if (known) {
      known.blocks = Math.max(1, reading.blockNumber - known.blockNumber)
      known.blockNumber = reading.blockNumber
      partnersOf.search(chainId, ends)
      return { reading, places }
    }
    return choose(pair, places, reading)
  }

  function choose(
    { chainId, ends: [a, b], deployment, usual, hooked, key }: Pair,
    places: PoolPlace[],
    reading: Reading,
  ) {
    memory.recordFound(chainId, places, reading.pools)
    const pools = choosePools(reading.pools, { a, b, weth: deployment.weth, usual, hooked })
    const chosen = places.filter(({ id }) => pools.some((pool) => pool.id === id))
    memory.choose(key, chosen, reading.blockNumber)
    return { reading: { ...reading, pools }, places: chosen }
  }

  /** Measures transfer taxes. After a failure the taxes are unknown, so that prices are still shown. */
  function measuredTaxes({ chainId, ends, partners, hooked }: Pair, pools: readonly PoolNow[]): Promise<Measured> {
    const between = partners.filter((token) => pools.some(({ token0, token1 }) => isIn([token0, token1], token)))
    const unknown = { taxes: null, blockNumber: null, plain: [], rebasing: [] }
    return taxes.measure(chainId, { ends, between, pools, hooked }).catch(ifFailed(unknown))
  }

  return {
    async snapshot(chainId, a, b, reported = []) {
      const pair = pairOf(chainId, [a, b], reported)
      const { reading, places } = await readPair(pair)
      const measuring = measuredTaxes(pair, reading.pools)
      const ticked = await withTicks(pair, places, reading)
      return snapshotOf(ticked, pair, await measuring)
    },

    invalidateTicks(chainId, pools) {
      ticksOf(node, chainId).forget(pools)
    },
  }
}
