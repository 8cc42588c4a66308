import type { Address } from '#domain/chain/address'
import { coinBalanceCall, type Node } from '../chain/node'
import { groups, oneWord, readGroup, single, word } from '../chain/multicall'
import { requireDeployment } from '../requireDeployment'
import { balanceOfCall, hasNoCode } from './erc20'

/** Balances in base units, as decimal strings; null for one that could not be read. */
interface PastBalances {
  coin: string | null
  tokens: readonly (string | null)[]
}

/**
 * Reads an account's balances of the native coin and of tokens after a past block, in one call. A token without a
 * contract at that block has the balance 0. Throws a NodeError, for example if the node does not keep past states.
 */
export async function readPastBalances(
  node: Node,
  chainId: number,
  owner: Address,
  { tokens, blockNumber }: { tokens: readonly Address[]; blockNumber: number },
): Promise<PastBalances> {
  const { multicall } = requireDeployment(chainId)
  const asked = groups([
    word(coinBalanceCall(multicall, owner)),
    groups(tokens.map((token) => single(balanceOfCall(token, owner)))),
  ])
  const [coin, results] = await readGroup(node.multicall(chainId), asked, blockNumber)
  return {
    coin: coin?.toString() ?? null,
    tokens: results.map((result) => (hasNoCode(result) ? '0' : (oneWord(result)?.toString() ?? null))),
  }
}
