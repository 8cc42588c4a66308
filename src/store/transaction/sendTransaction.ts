import type { TransactionRequest } from '../../connectors/connector'
import type { RequestedFacts } from '../../domain/transaction/transaction'
import { isCarriedOutByOthers } from '../../domain/wallet/accountKind'
import type { WalletId } from '../../domain/wallet/wallet'
import { WalletError } from '../../domain/wallet/walletError'
import { selectTransactionsOf } from './transactions'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'
import { askFor, type AskedMoment } from './sendCalls'

interface SentFacts extends RequestedFacts {
  /** The trade that it carries out, by what all trades of the same tokens share. Absent where it is none. */
  trade?: string
  /** Before its wallet is asked. */
  moment: AskedMoment
  isWanted?: () => boolean
}

/**
 * Requests a transaction from a wallet, and records it for the account and chain it is sent from, whatever is on screen
 * by then. `deadline` is the Unix time in seconds after which it can no longer have an effect; `isWanted`, whether it is
 * still to be requested once the wallet has said where it is. Resolves to its hash, or to a name of its own where the
 * account is a contract, which does not say under which hash others will carry it out; rejects with a WalletError.
 */
export const sendTransaction =
  (
    walletId: WalletId,
    request: TransactionRequest,
    { isWanted, moment, trade = '', ...more }: SentFacts,
  ): AppThunk<Promise<`0x${string}`>> =>
  async (dispatch, getState, { wallets, receipts }) => {
    const { from, chainId, to, value, data } = request
    if (isCarriedOutByOthers(moment.kind)) {
      const own = { from, chainId, calls: [{ to, value, data }] }
      const facts = { ...more, trade, moment }
      // What gas it takes is up to those who carry it out. A Safe would have it as a part of what its owners sign.
      const unmeasured = { from, chainId, to, value, data }
      return dispatch(askFor(walletId, own, facts, () => wallets.get(walletId).sendTransaction(unmeasured, isWanted)))
    }
    const hash = await wallets.get(walletId).sendTransaction(request, isWanted)
    const known = selectTransactionsOf(getState(), from, chainId)
    // An older transaction's receipt would be taken for this one's outcome.
    if (known.some((each) => each.hash === hash.toLowerCase())) throw new WalletError('invalidHash', undefined, true)
    const call = receipts.digest(to, value, data)
    dispatch(addTransaction(from, chainId, { hash, call, ...more }))
    return hash
  }
