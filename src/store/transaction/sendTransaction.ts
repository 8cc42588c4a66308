import type { TransactionRequest } from '../../connectors/connector'
import type { NewTransaction } from '../../domain/transaction/transaction'
import type { WalletId } from '../../domain/wallet/wallet'
import { WalletError } from '../../domain/wallet/walletError'
import { selectTransactionsOf } from './transactions'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'

/**
 * Requests a transaction from a wallet, and records it for the account and chain it is sent from, whatever is on screen
 * by then. `deadline` is the Unix time in seconds after which it can no longer have an effect; `isWanted`, whether it is
 * still to be requested once the wallet has said where it is. Resolves to its hash; rejects with a WalletError.
 */
export const sendTransaction =
  (
    walletId: WalletId,
    request: TransactionRequest,
    description: string,
    {
      isWanted,
      ...more
    }: Pick<NewTransaction, 'deadline' | 'revokes' | 'approves'> & { isWanted?: () => boolean } = {},
  ): AppThunk<Promise<`0x${string}`>> =>
  async (dispatch, getState, { wallets, receipts }) => {
    const { from, chainId, to, value, data } = request
    const hash = await wallets.get(walletId).sendTransaction(request, isWanted)
    const known = selectTransactionsOf(getState(), from, chainId)
    // An older transaction's receipt would be taken for this one's outcome.
    if (known.some((each) => each.hash === hash.toLowerCase())) throw new WalletError('invalidHash', undefined, true)
    const call = receipts.digest(to, value, data)
    dispatch(addTransaction(from, chainId, { hash, description, call, ...more }))
    return hash
  }
