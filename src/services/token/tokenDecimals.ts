import type { Address } from '#domain/chain/address'
import { DECIMALS_MAX } from '#domain/token/limits'
import type { Node } from '../chain/node'
import { decimalsCall } from './erc20'
import { oneWord } from '../chain/multicall'

/** The decimals of tokens. Excludes tokens that report no decimals or more than DECIMALS_MAX. */
export type TokenDecimals = ReadonlyMap<Address, number>

/** Creates a reader of a chain's decimals, which it caches because they do not change. It throws a NodeError. */
export function createTokenDecimals(
  node: Node,
  chainId: number,
): (tokens: readonly Address[]) => Promise<TokenDecimals> {
  const known = new Map<Address, number>()
  return async (tokens) => {
    const unknown = [...new Set(tokens)].filter((token) => !known.has(token))
    const results = await node.multicall(chainId).calls(unknown.map(decimalsCall))
    for (const [index, token] of unknown.entries()) {
      const count = oneWord(results[index])
      if (count !== null && count <= BigInt(DECIMALS_MAX)) known.set(token, Number(count))
    }
    return known
  }
}
