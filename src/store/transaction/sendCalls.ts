import type { CallsRequest } from '../../connectors/connector'
import type { AccountMoment } from '../../domain/transaction/batch'
import type { RequestedFacts } from '../../domain/transaction/transaction'
import type { AccountKind, SafeKind } from '../../domain/wallet/accountKind'
import type { WalletId } from '../../domain/wallet/wallet'
import { toWalletError } from '../../domain/wallet/walletError'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'
import { transactionAnswered, transactionDeclined } from './transactions'

/** An account's nonce, block and kind before its wallet was asked. */
export interface AskedMoment extends AccountMoment {
  kind: AccountKind
}

export interface AskedFacts extends RequestedFacts {
  /** The trade that it carries out, by what all trades of the same tokens share; empty where it is none. */
  trade: string
  moment: AskedMoment
}

const momentOfSafe = ({ version, threshold, nonce }: SafeKind) => ({ version, threshold, nonce })

/**
 * Records calls before a wallet is asked for them, by a name of their own, so that they are found on the chain even where
 * the wallet answers when the page is gone. Resolves to that name once the wallet has accepted them. Rejects with what
 * `ask` rejects with: what the wallet will not send is not kept.
 */
export const askFor =
  (
    walletId: WalletId,
    { from, chainId, calls: requested }: CallsRequest,
    { trade, moment: { kind, ...at }, ...facts }: AskedFacts,
    ask: () => Promise<string>,
  ): AppThunk<Promise<`0x${string}`>> =>
  async (dispatch, _getState, { receipts }) => {
    const calls = requested.map(({ to, value, data }) => ({ to, value: value.toString(), data }))
    // With the time, as a wallet may give an id twice, and a trade may be repeated.
    const hash = receipts.digest(from, BigInt(Date.now()), `0x${calls.map(({ data }) => data.slice(2)).join('')}`)
    const batch = { walletId, ...at, calls, trade, ...(kind.kind === 'safe' && { safe: momentOfSafe(kind) }) }
    dispatch(addTransaction(from, chainId, { hash, ...facts, batch }))
    const record = { account: from, chainId, hash }
    try {
      dispatch(transactionAnswered({ ...record, id: await ask() }))
      return hash
    } catch (error) {
      if (!toWalletError(error, 'sendFailed').mayBeSent) dispatch(transactionDeclined(record))
      throw error
    }
  }

/**
 * Asks a wallet to carry out several calls as one. Rejects with a WalletError while the wallet has not accepted them:
 * `unsupported` and `rejected` mean that it will not.
 */
export const sendCalls =
  (
    walletId: WalletId,
    request: CallsRequest,
    facts: AskedFacts,
    isWanted?: () => boolean,
  ): AppThunk<Promise<`0x${string}`>> =>
  (dispatch, _getState, { wallets }) =>
    dispatch(askFor(walletId, request, facts, () => wallets.get(walletId).sendCalls(request, isWanted)))
