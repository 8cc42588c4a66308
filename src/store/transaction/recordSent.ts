import type { TransactionRequest } from '../../connectors/connector'
import type { Address } from '../../domain/chain/address'
import { HEAD_POLL_MS } from '../../domain/chain/limits'
import { isTransactionHash, type RequestedFacts } from '../../domain/transaction/transaction'
import { isCarriedOutByOthers } from '../../domain/wallet/accountKind'
import type { Services } from '../services'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'
import type { AskedMoment } from './sendCalls'
import { selectTransactionsOf } from './transactions'

/** An account's nonce, block and kind, to be read before its wallet is asked for something. Throws the node's errors. */
export async function momentOf(
  chainId: number,
  account: Address,
  { node, chain }: Pick<Services, 'node' | 'chain'>,
): Promise<AskedMoment> {
  const [{ number: block }, kind] = await Promise.all([
    node.head(chainId, HEAD_POLL_MS),
    chain.accountKind(chainId, account),
  ])
  return { nonce: await node.transactionCount(chainId, account, block), block, kind }
}

/**
 * Watches for a transaction that a wallet may have sent although it failed with the request, and records it once it is
 * mined. `at`: where the account stood when the wallet was asked. Resolves to its hash, or to null when none has appeared.
 */
export const recordSent =
  (
    { from, chainId, to, value, data }: TransactionRequest,
    more: RequestedFacts,
    { kind, ...at }: AskedMoment,
  ): AppThunk<Promise<`0x${string}` | null>> =>
  async (dispatch, getState, { receipts }) => {
    // That was recorded before its wallet was asked.
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
