import type { CallsRequest } from '../../connectors/connector'
import { BatchFailure, type CallsStatus } from '../../domain/wallet/batch'
import { CALLS_POLL_FAILURES_MAX, CALLS_POLL_MS } from '../../domain/wallet/limits'
import type { WalletId } from '../../domain/wallet/wallet'
import { selectTransactionsOf } from './transactions'
import type { AppThunk } from '../types'
import { addTransaction } from './addTransaction'

type Hash = `0x${string}`

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, CALLS_POLL_MS)
  })

/**
 * Asks a wallet to carry out several calls as one, and follows them to their end by the status that the wallet reports.
 * The transaction that they end in is recorded as soon as its hash is known; from then on its outcome is read from the
 * chain like any other's, as the wallet's `confirmed` is no proof. Until then the batch is known to this visit only:
 * what is stored are transactions, and each of them has a hash.
 *
 * Rejects with a WalletError while the wallet has not accepted them: `unsupported` and `rejected` mean that it will not.
 * Then `onAccepted` is called, and what goes wrong after it is a BatchFailure.
 */
export const sendCalls =
  (
    walletId: WalletId,
    request: CallsRequest,
    description: string,
    onAccepted: () => void = () => undefined,
  ): AppThunk<Promise<Hash>> =>
  async (dispatch, getState, { wallets }) => {
    const { from, chainId } = request
    const connector = wallets.get(walletId)
    const older = new Set(selectTransactionsOf(getState(), from, chainId).map(({ hash }) => hash))
    const id = await connector.sendCalls(request)
    onAccepted()

    /** The wallet wraps the calls in one of its own, so that there is nothing to compare the transaction with. */
    function record(hash: Hash) {
      // An older transaction's outcome would be taken for this one's.
      if (older.has(hash)) throw new BatchFailure('unclear')
      dispatch(addTransaction(from, chainId, { hash, description }))
    }

    /** The transaction of a batch that has succeeded; null for a pending one. */
    function hashOf({ status, atomic, transactions }: CallsStatus): Hash | null {
      const [last] = transactions.slice(-1)
      switch (status) {
        case 'pending':
          if (atomic && transactions.length === 1 && last) record(last.hash)
          return null
        case 'confirmed':
          if (!last) throw new BatchFailure('unclear')
          record(last.hash)
          return last.hash
        case 'failed':
          throw new BatchFailure('notSent')
        case 'reverted':
        case 'partial': {
          // A successful transaction that was another's, or only a part, would be taken for the success of all.
          const failed = transactions.filter(({ succeeded }) => succeeded === false)
          for (const { hash } of failed) record(hash)
          throw new BatchFailure(status, (failed.at(-1) ?? last)?.hash ?? null)
        }
      }
    }

    for (let failures = 0; ;) {
      const status = await connector.callsStatus(id).catch(() => null)
      failures = status ? 0 : failures + 1
      if (failures >= CALLS_POLL_FAILURES_MAX) throw new BatchFailure('unclear')
      const hash = status && hashOf(status)
      if (hash) return hash
      await pause()
    }
  }
