import type { TransactionRequest } from '../../connectors/connector'
import type { RequestedFacts } from '../../domain/transaction/transaction'
import { isCarriedOutByOthers } from '../../domain/wallet/accountKind'
import type { WalletId } from '../../domain/wallet/wallet'
import { WalletError } from '../../domain/wallet/walletError'
import { selectTransactionsOf } from './transactions'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'
import { requestBatch, type AccountSnapshot } from './sendCalls'

interface SentFacts extends RequestedFacts {
  /** The `sidesKey` of the trade that the transaction executes. Absent if the transaction is not a trade. */
  trade?: string
  snapshot: AccountSnapshot
  isWanted?: () => boolean
}

/**
 * Requests a transaction from a wallet, and records it for the account and chain that it is sent from. `deadline` is
 * the Unix time in seconds after which the transaction can no longer have an effect. `isWanted` is called once the
 * wallet has reported its account and network, and cancels the request by returning false. Resolves to the
 * transaction's hash. For a contract account, whose transaction others will send under an unknown hash, resolves to the
 * batch's key (see `requestBatch`). Rejects with a WalletError.
 */
export const sendTransaction =
  (
    walletId: WalletId,
    request: TransactionRequest,
    { isWanted, snapshot, trade = '', ...more }: SentFacts,
  ): AppThunk<Promise<`0x${string}`>> =>
  async (dispatch, getState, { wallets, receipts }) => {
    const { from, chainId, to, value, data } = request
    if (isCarriedOutByOthers(snapshot.kind)) {
      const own = { from, chainId, calls: [{ to, value, data }] }
      const facts = { ...more, trade, snapshot }
      // The gas limit is left out, because whoever executes the transaction sets it. A Safe's owners would otherwise
      // sign it.
      const unmeasured = { from, chainId, to, value, data }
      return dispatch(
        requestBatch(walletId, own, facts, () => wallets.get(walletId).sendTransaction(unmeasured, isWanted)),
      )
    }
    const hash = await wallets.get(walletId).sendTransaction(request, isWanted)
    const known = selectTransactionsOf(getState(), from, chainId)
    // If the hash is already recorded, the receipt of the older transaction would be mistaken for the outcome of this
    // one.
    if (known.some((each) => each.hash === hash.toLowerCase())) throw new WalletError('invalidHash', undefined, true)
    const call = receipts.digest(to, value, data)
    dispatch(addTransaction(from, chainId, { hash, call, ...more }))
    return hash
  }
