import { mayBeSentText, noFunds, walletErrorText } from '#copy/wallet/errors'
import { REJECTED, revocationUnavailable } from '#copy/approval/approvals'
import type { TransactionRequest } from '#connectors/connector'
import type { Address } from '#domain/chain/address'
import { chainById } from '#config/chains'
import { nativeCurrencyOf } from '#domain/chain/chain'
import { isNoFunds } from '#domain/wallet/insufficientFunds'
import { isCarriedOutByOthers } from '#domain/wallet/accountKind'
import { scaleOf, type TokenScale } from '#domain/token/token'
import { NodeError } from '#domain/chain/nodeError'
import type { Revocation } from '#domain/transaction/transaction'
import { toWalletError } from '#domain/wallet/walletError'
import { selectWalletChainId, selectSwitchError } from '../chain/walletChain'
import { switchChain } from '../wallet/switchChain'
import { selectWalletId } from '../wallet/connection'
import { notificationAdded } from '../browser/notifications'
import type { AppThunk } from '../types'
import { type AccountSnapshot, searchSent, sendTransaction, takeSnapshot } from '../transaction/sendTransaction'

interface Approval extends Revocation {
  chainId: number
  account: Address
  symbol: string
  scale: TokenScale | null
}

/** A Permit2 allowance has no `approves`, because it is not an approval of the token. */
function keptOf({ token, spender, through, symbol, scale }: Omit<Approval, 'chainId' | 'account'>) {
  const info = { kind: 'revoke' as const, token, symbol, ...(through && { through }) }
  if (through || scale === null) return { info }
  return { info, approves: { token, spender, amount: '0', symbol, ...scaleOf(scale) } }
}

/**
 * Revokes an approval with the token's `approve(spender, 0)`, or a Permit2 allowance with Permit2's `lockdown`.
 * Switches the wallet to the approval's network first. Resolves after the transaction was sent or has failed.
 */
export const revokeApproval =
  ({ chainId, account, symbol, scale, ...revokes }: Approval): AppThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const notify = (message: string) => dispatch(notificationAdded({ type: 'warning', message }))
    const walletId = selectWalletId(getState())
    if (!walletId) return
    if (selectWalletChainId(getState()) !== chainId && !(await dispatch(switchChain(chainId)))) {
      // Without an error text, the visitor has rejected the switch. A listener reports any other failure.
      if (selectSwitchError(getState()) === null) notify(REJECTED)
      return
    }
    const { token, spender, through } = revokes
    const revoked = { symbol, isPermit2: through !== undefined }
    let request: TransactionRequest
    let before: AccountSnapshot
    try {
      const { encodeApprove, encodeLockdown } = await services.loadTradeEncoder()
      const { to, value, data } = through ? encodeLockdown(token, spender) : encodeApprove(token, spender, 0n)
      // Before the wallet opens, check that the transaction would succeed.
      await services.node.estimateGas(chainId, { to, value, data, from: account })
      before = await takeSnapshot(chainId, account, services)
      request = { from: account, chainId, to, value, data }
    } catch (error) {
      // An error that is not a NodeError means that the encoder failed to load.
      notify(revocationUnavailable(revoked, error instanceof NodeError ? error.failure : null))
      return
    }
    const more = { ...keptOf({ symbol, scale, ...revokes }), revokes }
    try {
      await dispatch(sendTransaction(walletId, request, { ...more, snapshot: before }))
    } catch (error) {
      const { failure, problem, mayBeSent } = toWalletError(error, 'sendFailed')
      if (failure === 'rejected') notify(REJECTED)
      else if (failure === 'failed' && isNoFunds(error)) notify(noFunds(nativeCurrencyOf(chainById(chainId)).symbol))
      else if (!mayBeSent) notify(walletErrorText(problem))
      else {
        notify(mayBeSentText(problem))
        const { kind, ...moment } = before
        // For an account whose transactions others send, the transaction was already recorded before the request.
        if (isCarriedOutByOthers(kind)) return
        const call = services.receipts.digest(request.to, request.value, request.data)
        void dispatch(searchSent({ chainId, account, call, ...moment }, more))
      }
    }
  }
