import { type Address, sameAddress } from '#domain/chain/address'
import type { V4Place } from '#domain/pool/pool'
import type { Node } from '../../chain/node'
import { perChain } from '../../chain/perChain'
import { searchV4Pools } from './poolSearch'
import { deploymentOf } from '#config/deployments'

/** A search, and what it has found; nothing until it is done. */
interface Search {
  done: Promise<readonly V4Place[]>
  places: readonly V4Place[]
}

/** The searches that have begun, by token in lower case. */
const searchesOn = perChain(() => new Map<string, Search>())

/** Errors are ignored, because quotes work without these pools. */
const ignoringErrors = (search: Promise<readonly V4Place[]>) => search.catch((): readonly V4Place[] => [])

function begun(done: Promise<readonly V4Place[]>): Search {
  const search: Search = { done, places: [] }
  void done.then((places) => {
    search.places = places
  })
  return search
}

/**
 * Searches once for V4 pools of a token with a hook, or with an unusual fee or tick spacing. Errors are ignored. Returns
 * whether the search has found pools.
 * @param blocks - the number of blocks whose events the node returns at once; null if it is not known
 */
export async function findFurtherPools(
  node: Node,
  chainId: number,
  token: Address,
  blocks: number | null,
): Promise<boolean> {
  const deployment = deploymentOf(chainId)
  const v4 = deployment?.v4
  if (!v4) return false
  const searches = searchesOn(node, chainId)
  const key = token.toLowerCase()
  const search =
    searches.get(key) ??
    begun(ignoringErrors(searchV4Pools({ node, chainId, deployment: { ...deployment, v4 }, token }, { blocks })))
  searches.set(key, search)
  return (await search.done).length > 0
}

export function furtherPlaces(
  node: Node,
  chainId: number,
  ends: readonly Address[],
  through: readonly Address[],
): V4Place[] {
  const searches = searchesOn(node, chainId)
  const tokens = [...ends, ...through]
  const isIn = (token: Address) => tokens.some((each) => sameAddress(each, token))
  const places = ends
    .flatMap((end) => searches.get(end.toLowerCase())?.places ?? [])
    .filter(({ token0, token1 }) => isIn(token0) && isIn(token1))
  return [...new Map(places.map((place) => [place.id, place])).values()]
}
