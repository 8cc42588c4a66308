import type { Address } from '#domain/chain/address'
import {
  isTransactionHash,
  type NewTransaction,
  type RequestedFacts,
  type SentRequest,
  type TransactionState,
  validateTransaction,
  withoutUndefined,
} from '#domain/transaction/transaction'
import type { CallsRequest, TransactionRequest } from '#connectors/connector'
import type { AccountMoment } from '#domain/transaction/batch'
import { type AccountKind, isCarriedOutByOthers, type SafeKind } from '#domain/wallet/accountKind'
import type { WalletId } from '#domain/wallet/wallet'
import { toWalletError, WalletError } from '#domain/wallet/walletError'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import type { AppThunk } from '../types'
import type { SearchEnd } from '#services/transaction/findSent'
import type { Services } from '../services'
import {
  infoTitle,
  selectTransactionsOf,
  transactionAdded,
  transactionAnswered,
  transactionDeclined,
} from './transactions'

/**
 * Records a sent transaction for its account and chain, and has it watched until it is settled. Throws "Invalid
 * transaction hash" or "Transaction must have a description".
 */
export const addTransaction =
  (account: Address, chainId: number, { hash, call, ...given }: NewTransaction): AppThunk =>
  (dispatch) => {
    const { info, description = info && infoTitle(info), confirmations } = given
    validateTransaction({ hash, description, confirmations })
    const request = withoutUndefined<SentRequest>({ ...given, description: description ?? '' })
    const state = withoutUndefined<TransactionState>({ status: 'pending', call })
    dispatch(
      transactionAdded({
        account,
        chainId,
        transaction: { hash: hash.toLowerCase(), addedAt: Date.now(), request, state },
      }),
    )
  }

/** An account's nonce, newest block and kind before a request to its wallet. */
export interface AccountSnapshot extends AccountMoment {
  kind: AccountKind
}

interface BatchFacts extends RequestedFacts {
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
const requestBatch =
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
 * Searches the chain for a transaction that a wallet may have sent although this page has no answer, and records it
 * once it is mined. Resolves to the hash, or to null if no transaction was found until `isOver`.
 */
export const searchSent =
  (
    { chainId, account, nonce, block, call }: AccountMoment & { chainId: number; account: Address; call: string },
    { info, deadline, approves, revokes }: RequestedFacts,
    isOver?: SearchEnd,
  ): AppThunk<Promise<`0x${string}` | null>> =>
  async (dispatch, getState, { receipts }) => {
    const isKnown = (hash: string) =>
      selectTransactionsOf(getState(), account, chainId).some(
        (each) => each.hash === hash || each.state.minedAs === hash,
      )
    const requested = { chainId, account, nonce, block, call, ...(approves && { approves }) }
    const hash = await receipts.search(requested, isKnown, isOver).catch(() => null)
    if (!isTransactionHash(hash) || isKnown(hash)) return null
    dispatch(addTransaction(account, chainId, { hash, call, info, deadline, approves, revokes }))
    return hash
  }

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
      // Whoever executes the transaction sets the gas limit. A Safe's owners would otherwise sign it.
      const unmeasured = { from, chainId, to, value, data }
      return dispatch(
        requestBatch(walletId, own, facts, () => wallets.get(walletId).sendTransaction(unmeasured, isWanted)),
      )
    }
    const hash = await wallets.get(walletId).sendTransaction(request, isWanted)
    const known = selectTransactionsOf(getState(), from, chainId)
    // Otherwise the receipt of the older transaction would be mistaken for the outcome of this one.
    if (known.some((each) => each.hash === hash.toLowerCase())) throw new WalletError('invalidHash', undefined, true)
    const call = receipts.digest(to, value, data)
    dispatch(addTransaction(from, chainId, { hash, call, ...more }))
    return hash
  }
