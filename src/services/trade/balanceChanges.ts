import type { Address } from '#domain/chain/address'
import { transfersOf } from '#domain/trade/received'
import { TRANSFER } from '#domain/transaction/log'
import { oneWord } from '../chain/multicall'
import type { Node } from '../chain/node'
import { balanceOfCall } from '../token/erc20'
import type { SettledReceipt } from '../transaction/checked'

/**
 * The changes of an account's token balances through a transaction, in base units, computed from the balances before
 * and after its block. The change is null if the account has other transfers of the token in this block, or if the
 * token does not answer. Throws a NodeError if the node does not return the block's events or no longer has the block's
 * state.
 */
export async function readBalanceChanges(
  node: Node,
  chainId: number,
  { account, tokens }: { account: Address; tokens: readonly Address[] },
  { blockNumber, logs }: Pick<SettledReceipt, 'blockNumber' | 'logs'>,
): Promise<(bigint | null)[]> {
  if (tokens.length === 0) return []
  const calls = tokens.map((token) => balanceOfCall(token, account))
  const { calls: read } = node.multicall(chainId)
  const [events, after, before] = await Promise.all([
    node.logs(chainId, {
      addresses: tokens,
      topics: [TRANSFER],
      fromBlock: blockNumber,
      toBlock: blockNumber,
    }),
    read(calls, blockNumber),
    read(calls, blockNumber - 1),
  ])
  return tokens.map((token, at) => {
    // The block's events include those of the transaction, so equal numbers mean that the block has no other transfers.
    const isAlone = transfersOf(events, token, account).length === transfersOf(logs, token, account).length
    const [now, then] = [oneWord(after[at]), oneWord(before[at])]
    return isAlone && now !== null && then !== null ? now - then : null
  })
}
