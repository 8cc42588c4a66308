import type { TransactionRequest } from '../../connectors/connector'
import { HEAD_POLL_MS } from '../../domain/chain/limits'
import type { AccountMoment } from '../../domain/transaction/batch'
import { isTransactionHash, type NewTransaction } from '../../domain/transaction/transaction'
import type { Services } from '../services'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'
import { selectTransactionsOf } from './transactions'

/** Where an account stands before its wallet is asked for something. Throws the node's errors. */
export async function momentOf(
  chainId: number,
  account: string,
  { node }: Pick<Services, 'node'>,
): Promise<AccountMoment> {
  const { number: block } = await node.head(chainId, HEAD_POLL_MS)
  return { nonce: await node.transactionCount(chainId, account, block), block }
}

/**
 * Watches for a transaction that a wallet may have sent although it failed with the request, and records it once it is
 * mined. `at`: where the account stood when the wallet was asked. Resolves to its hash, or to null when none has appeared.
 */
export const recordSent =
  (
    { from, chainId, to, value, data }: TransactionRequest,
    description: string,
    more: Pick<NewTransaction, 'deadline' | 'revokes' | 'approves'>,
    at: AccountMoment,
  ): AppThunk<Promise<`0x${string}` | null>> =>
  async (dispatch, getState, { receipts }) => {
    const { approves } = more
    const call = receipts.digest(to, value, data)
    const isKnown = (hash: string) =>
      selectTransactionsOf(getState(), from, chainId).some((each) => each.hash === hash || each.minedAs === hash)
    const requested = { chainId, account: from, ...at, call, ...(approves && { approves }) }
    const hash = await receipts.search(requested, isKnown).catch(() => null)
    if (!isTransactionHash(hash) || isKnown(hash)) return null
    dispatch(addTransaction(from, chainId, { hash, description, call, ...more }))
    return hash
  }
