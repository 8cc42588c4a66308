import { type Address, sameAddress } from '#domain/chain/address'
import { NODE_FAULT_TTL_MS } from '#domain/chain/limits'
import type { Node } from '../chain/node'
import type { LogReach } from './logWindows'
import { searchPartners } from './partnerSearch'
import { deploymentOf } from '#config/deployments'

// A partner of a token is no base token and has a pool with it. Trades may be routed through partners.

const PARTNERS_MAX = 2

interface Partners {
  /**
   * The partners of both tokens of a trade, without the two tokens themselves: first the `reported` ones (from the pair
   * list), then those that a search has found.
   */
  of: (chainId: number, ends: readonly Address[], reported: readonly Address[]) => Address[]
  /**
   * Starts a search of the factories' events for partners of both tokens, once per token, and returns immediately.
   * After a failure, the search may be repeated after a while.
   */
  search: (chainId: number, ends: readonly Address[]) => void
}

/** @param onSearched - called after a token's search with the number of blocks whose events the node returns at once */
export function createPartners(
  node: Node,
  onSearched: (chainId: number, token: Address, blocks: number) => void = () => undefined,
): Partners {
  const found = new Map<string, readonly Address[]>()
  /** When the last search failed, by chain and token. */
  const failed = new Map<string, number>()
  const reaches = new Map<number, LogReach>()
  const keyOf = (chainId: number, token: Address) => `${chainId},${token.toLowerCase()}`

  const isUsual = (chainId: number, token: Address) => {
    const { bases = [], intermediaries = [] } = deploymentOf(chainId) ?? {}
    return [...bases, ...intermediaries].some((usual) => sameAddress(usual, token))
  }

  async function searchFor(chainId: number, token: Address) {
    const reach = reaches.get(chainId) ?? { blocks: null }
    reaches.set(chainId, reach)
    const key = keyOf(chainId, token)
    try {
      found.set(key, await searchPartners(node, chainId, token, reach))
      if (reach.blocks) onSearched(chainId, token, reach.blocks)
    } catch {
      // Errors are ignored, because quotes work without partners.
      failed.set(key, Date.now())
    }
  }

  return {
    of(chainId, ends, reported) {
      const rare = ends.filter((end) => !isUsual(chainId, end))
      const isNew = (token: Address) => !isUsual(chainId, token) && !ends.some((end) => sameAddress(end, token))
      const searched = rare.flatMap((end) => (found.get(keyOf(chainId, end)) ?? []).slice(0, PARTNERS_MAX))
      const all = rare.length === 0 ? [] : [...reported.slice(0, rare.length * PARTNERS_MAX), ...searched]
      return [...new Map(all.filter(isNew).map((token) => [token.toLowerCase(), token])).values()]
    },

    search(chainId, ends) {
      for (const end of ends) {
        const key = keyOf(chainId, end)
        const failedAt = failed.get(key)
        const isDue = failedAt === undefined ? !found.has(key) : Date.now() - failedAt >= NODE_FAULT_TTL_MS
        if (isUsual(chainId, end) || !isDue) continue
        failed.delete(key)
        found.set(key, [])
        void searchFor(chainId, end)
      }
    },
  }
}
