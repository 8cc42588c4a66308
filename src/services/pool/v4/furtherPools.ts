import { type Address, sameAddress } from '#domain/chain/address'
import type { V4Place } from '#domain/pool/pool'
import type { Node } from '../../chain/node'
import { searchV4Pools } from './poolSearch'
import { deploymentOf } from '#config/deployments'

const known = new WeakMap<Node, Map<string, readonly V4Place[]>>()

const keyOf = (chainId: number, token: Address) => `${chainId},${token.toLowerCase()}`

function foundBy(node: Node) {
  const found = known.get(node) ?? new Map<string, readonly V4Place[]>()
  known.set(node, found)
  return found
}

/** Searches once for V4 pools of a token with an unusual fee or tick spacing. Errors are ignored. */
export async function findFurtherPools(node: Node, chainId: number, token: Address, blocks: number): Promise<void> {
  const deployment = deploymentOf(chainId)
  const found = foundBy(node)
  const key = keyOf(chainId, token)
  const v4 = deployment?.v4
  if (!v4 || found.has(key)) return
  found.set(key, [])
  try {
    found.set(key, await searchV4Pools({ node, chainId, deployment: { ...deployment, v4 }, token }, { blocks }))
  } catch {
    // Errors are ignored, because quotes work without these pools.
  }
}

export function furtherPlaces(
  node: Node,
  chainId: number,
  ends: readonly Address[],
  through: readonly Address[],
): V4Place[] {
  const found = known.get(node)
  if (!found) return []
  const tokens = [...ends, ...through]
  const isIn = (token: Address) => tokens.some((each) => sameAddress(each, token))
  const places = ends
    .flatMap((end) => found.get(keyOf(chainId, end)) ?? [])
    .filter(({ token0, token1 }) => isIn(token0) && isIn(token1))
  return [...new Map(places.map((place) => [place.id, place])).values()]
}
