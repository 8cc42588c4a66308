import type { CallsRequest } from '../../connectors/connector'
import type { AccountMoment } from '../../domain/transaction/batch'
import type { NewTransaction } from '../../domain/transaction/transaction'
import type { WalletId } from '../../domain/wallet/wallet'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'

interface BatchFacts extends Required<Pick<NewTransaction, 'deadline' | 'description'>> {
  /** What all trades of the same tokens share. */
  trade: string
  /** Where the account stood before the wallet was asked. */
  moment: AccountMoment
}

/**
 * Asks a wallet to carry out several calls as one. Once it has accepted them they are recorded as pending, by a name of
 * their own, as the transaction's hash is found on the chain later. Resolves to that name. Rejects with a WalletError
 * while the wallet has not accepted them: `unsupported` and `rejected` mean that it will not.
 */
export const sendCalls =
  (
    walletId: WalletId,
    request: CallsRequest,
    { description, deadline, trade, moment }: BatchFacts,
    isWanted?: () => boolean,
  ): AppThunk<Promise<string>> =>
  async (dispatch, _getState, { wallets, receipts }) => {
    const { from, chainId } = request
    const id = await wallets.get(walletId).sendCalls(request, isWanted)
    const calls = request.calls.map(({ to, value, data }) => ({ to, value: value.toString(), data }))
    // With the time, as a wallet may give an id twice, and a trade may be repeated.
    const hash = receipts.digest(from, BigInt(Date.now()), `0x${calls.map(({ data }) => data.slice(2)).join('')}`)
    const batch = { walletId, id, ...moment, calls, trade }
    dispatch(addTransaction(from, chainId, { hash, description, deadline, batch }))
    return hash
  }
