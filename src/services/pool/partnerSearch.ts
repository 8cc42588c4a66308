import type { Hex, MinedLog } from '#boundary/node'
import { byLargest } from '#domain/browser/sort'
import { type Deployment, venueDeployments } from '#domain/chain/network'
import { type Address, sameAddress } from '#domain/chain/address'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import type { ContractPlace } from '#domain/pool/pool'
import { groups } from '../chain/multicall'
import type { Node } from '../chain/node'
import { type LogReach, readLogWindows } from './logWindows'
import { reservesOf } from './poolChoice'
import { poolNow, poolPlaces } from './pools'
import { addressAt, addressWord, nullIfGarbled, uintAt } from '../chain/words'
import { deploymentOf } from '#config/deployments'

// This module finds the tokens with which a token has pools, from the factories' creation events.

/** PairCreated(address indexed token0, address indexed token1, address pair, uint256) of UniswapV2Factory. */
const PAIR_CREATED = '0x0d3648bd0f6ba80134a33ba9275ac585d9d315f0ad8355cddefde31afa28d0e9'
/** PoolCreated(address indexed token0, address indexed token1, uint24 indexed fee, …) of UniswapV3Factory. */
const POOL_CREATED = '0x783cca1c0412dd0d695e784568c96da2e9c22ff989357a2e8b1d9b2b4e6b7118'

/** Only this many of the oldest partners are considered, because anyone can create pools with a well-known token. */
const OLDEST_PARTNERS_MAX = 40

/** The pool of a creation event, with an address computed from its tokens, not its own; null for any other event. */
function placeOf(
  deployment: Deployment,
  { address, topics: [topic, first, second, third] }: MinedLog,
): ContractPlace | null {
  return nullIfGarbled(() => {
    const [a, b] = [addressAt(first ?? '0x', 0), addressAt(second ?? '0x', 0)]
    const fee = topic === POOL_CREATED ? Number(uintAt(third ?? '0x', 0)) : null
    const made = venueDeployments(deployment).find(({ v2Factory, v3Factory }) =>
      sameAddress(fee === null ? v2Factory : v3Factory, address),
    )
    const isMade = ({ protocol, fee: own, venue }: ContractPlace) =>
      !!made && venue === made.venue && (fee === null ? protocol === 'v2' : own === fee)
    return (
      poolPlaces(deployment, a, b).find((place) => isMade(place) && (fee === null || place.protocol === 'v3')) ?? null
    )
  })
}

/**
 * Finds the tokens, other than base tokens, with which a token has pools. The partners whose pools hold most of the
 * token come first. Throws a NodeError if the node does not respond.
 */
export async function searchPartners(node: Node, chainId: number, token: Address, reach: LogReach): Promise<Address[]> {
  const deployment = deploymentOf(chainId)
  if (!deployment) return []
  const usual = [...deployment.bases, ...deployment.intermediaries]
  const otherOf = ({ token0, token1 }: Pick<ContractPlace, 'token0' | 'token1'>) =>
    sameAddress(token0, token) ? token1 : token0
  const word: Hex = `0x${addressWord(token)}`
  const filter = {
    addresses: venueDeployments(deployment).flatMap(({ v2Factory, v3Factory }) => [v2Factory, v3Factory]),
    topics: [PAIR_CREATED, POOL_CREATED] as const,
  }
  const filters = [
    { ...filter, indexed: word },
    { ...filter, alsoIndexed: word },
  ]
  const logs = await readLogWindows(node, chainId, filters, reach)
  const places = logs
    .sort((a, b) => a.blockNumber - b.blockNumber)
    .flatMap((log) => placeOf(deployment, log) ?? [])
    .filter((place) => !usual.some((each) => sameAddress(each, otherOf(place))))
  const oldest = [...new Set(places.map(otherOf))].slice(0, OLDEST_PARTNERS_MAX)
  const matching = places.filter((place) => oldest.includes(otherOf(place)))

  const { calls, read } = groups(matching.map(poolNow))
  const pools = read(await node.multicall(chainId).calls(calls, undefined, HEAD_POLL_MS))
  const held = new Map<Address, bigint>()
  for (const [index, place] of matching.entries()) {
    const pool = pools[index]
    if (!pool) continue
    const [first, second] = reservesOf(pool)
    const own = sameAddress(place.token0, token) ? first : second
    held.set(otherOf(place), (held.get(otherOf(place)) ?? 0n) + own)
  }
  return [...held]
    .filter(([, own]) => own > 0n)
    .sort(([, a], [, b]) => byLargest(a, b))
    .map(([other]) => other)
}
