import type { CallsRequest } from '../../connectors/connector'
import type { AccountMoment } from '../../domain/transaction/batch'
import type { RequestedFacts } from '../../domain/transaction/transaction'
import type { AccountKind, SafeKind } from '../../domain/wallet/accountKind'
import type { WalletId } from '../../domain/wallet/wallet'
import { toWalletError } from '../../domain/wallet/walletError'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'
import { transactionAnswered, transactionDeclined } from './transactions'

/** An account's nonce, newest block and kind before a request to its wallet. */
export interface AccountSnapshot extends AccountMoment {
  kind: AccountKind
}

export interface BatchFacts extends RequestedFacts {
  /** The `sidesKey` of the trade that the batch executes; empty if the batch is not a trade. */
  trade: string
  snapshot: AccountSnapshot
}

const safeSnapshot = ({ version, threshold, nonce }: SafeKind) => ({ version, threshold, nonce })

/**
 * Records a batch of calls under a key that this site creates, and then calls `request`, which asks the wallet to send
 * the calls. The calls can therefore be found on the chain even if the page is closed before the wallet answers.
 * Resolves to the key once the wallet has accepted the calls. Rejects with the error of `request`; if the wallet will
 * certainly not send the calls, the record is marked as declined.
 */
export const requestBatch =
  (
    walletId: WalletId,
    { from, chainId, calls: requested }: CallsRequest,
    { trade, snapshot: { kind, ...at }, ...facts }: BatchFacts,
    request: () => Promise<string>,
  ): AppThunk<Promise<`0x${string}`>> =>
  async (dispatch, _getState, { receipts }) => {
    const calls = requested.map(({ to, value, data }) => ({ to, value: value.toString(), data }))
    // The key includes the time, because a wallet may return the same id twice, and a trade may be repeated.
    const hash = receipts.digest(from, BigInt(Date.now()), `0x${calls.map(({ data }) => data.slice(2)).join('')}`)
    const batch = { walletId, ...at, calls, trade, ...(kind.kind === 'safe' && { safe: safeSnapshot(kind) }) }
    dispatch(addTransaction(from, chainId, { hash, ...facts, batch }))
    const record = { account: from, chainId, hash }
    try {
      dispatch(transactionAnswered({ ...record, id: await request() }))
      return hash
    } catch (error) {
      if (!toWalletError(error, 'sendFailed').mayBeSent) dispatch(transactionDeclined(record))
      throw error
    }
  }

/**
 * Requests a batch of calls from a wallet (`wallet_sendCalls`, EIP-5792). Rejects with a WalletError; `unsupported` and
 * `rejected` mean that the wallet will not send the calls.
 */
export const sendCalls =
  (
    walletId: WalletId,
    request: CallsRequest,
    facts: BatchFacts,
    isWanted?: () => boolean,
  ): AppThunk<Promise<`0x${string}`>> =>
  (dispatch, _getState, { wallets }) =>
    dispatch(requestBatch(walletId, request, facts, () => wallets.get(walletId).sendCalls(request, isWanted)))
