import type { TransactionRequest } from '../../connectors/connector'
import type { Address } from '../../domain/chain/address'
import { HEAD_POLL_MS } from '../../domain/chain/limits'
import { isTransactionHash, type RequestedFacts } from '../../domain/transaction/transaction'
import { isCarriedOutByOthers } from '../../domain/wallet/accountKind'
import type { Services } from '../services'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'
import type { AccountSnapshot } from './sendCalls'
import { selectTransactionsOf } from './transactions'

/** Reads an account's nonce, newest block and kind before a request to its wallet. Throws the node's errors. */
export async function takeSnapshot(
  chainId: number,
  account: Address,
  { node, chain }: Pick<Services, 'node' | 'chain'>,
): Promise<AccountSnapshot> {
  const [{ number: block }, kind] = await Promise.all([
    node.head(chainId, HEAD_POLL_MS),
    chain.accountKind(chainId, account),
  ])
  return { nonce: await node.transactionCount(chainId, account, block), block, kind }
}

/**
 * Searches the chain for a transaction that a wallet may have sent although it reported an error, and records it once
 * it is mined. The search starts at the snapshot, which was taken before the request. Resolves to the hash, or to null
 * if no transaction was found.
 */
export const recordSent =
  (
    { from, chainId, to, value, data }: TransactionRequest,
    more: RequestedFacts,
    { kind, ...at }: AccountSnapshot,
  ): AppThunk<Promise<`0x${string}` | null>> =>
  async (dispatch, getState, { receipts }) => {
    // For an account whose transactions are sent by others, the transaction was already recorded before the request.
    if (isCarriedOutByOthers(kind)) return null
    const { approves } = more
    const call = receipts.digest(to, value, data)
    const isKnown = (hash: string) =>
      selectTransactionsOf(getState(), from, chainId).some((each) => each.hash === hash || each.minedAs === hash)
    const requested = { chainId, account: from, ...at, call, ...(approves && { approves }) }
    const hash = await receipts.search(requested, isKnown).catch(() => null)
    if (!isTransactionHash(hash) || isKnown(hash)) return null
    dispatch(addTransaction(from, chainId, { hash, call, ...more }))
    return hash
  }
