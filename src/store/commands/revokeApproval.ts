import type { Address } from '../../domain/address'
import { NodeError } from '../../domain/nodeError'
import { toWalletError } from '../../domain/walletError'
import { selectWalletId } from '../slices/connection'
import { notificationAdded } from '../slices/notifications'
import type { AppThunk } from '../types'
import { sendTransaction } from './sendTransaction'

interface Approval {
  chainId: number
  account: Address
  token: Address
  symbol: string
  spender: Address
}

/** Takes an approval back: sets it to zero. Resolves once the transaction is sent, or will not be. */
export const revokeApproval =
  ({ chainId, account, token, symbol, spender }: Approval): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const tell = (message: string) => dispatch(notificationAdded({ type: 'warning', message }))
    const walletId = selectWalletId(getState())
    if (!walletId) return
    try {
      const { encodeApprove } = await services.loadTradeEncoder()
      const call = encodeApprove(token, spender, 0n)
      // Proves that it would succeed, before the wallet is asked.
      await services.node.estimateGas(chainId, { ...call, from: account })
      const request = { from: account, chainId, to: call.to, value: call.value, data: call.data }
      const revokes = { token, spender }
      await dispatch(sendTransaction(walletId, request, `Revoke ${symbol} approval`, { revokes }))
    } catch (error) {
      if (error instanceof NodeError) {
        tell(`The ${symbol} approval cannot be revoked right now. ${error.message} Nothing was sent.`)
        return
      }
      const { failure, message } = toWalletError(
        error,
        'Your wallet reported an error. Look there whether it was sent.',
      )
      tell(failure === 'rejected' ? 'You rejected the request. Nothing was sent.' : message)
    }
  }
