import type { Address } from '../../domain/chain/address'
import { type NewTransaction, validateTransaction } from '../../domain/transaction/transaction'
import { transactionAdded } from './transactions'
import type { AppThunk } from '../types'

/**
 * Records a sent transaction for its account and chain; it is watched until it is settled. Throws "Invalid transaction
 * hash" or "Transaction must have a description".
 */
export const addTransaction =
  (
    account: Address,
    chainId: number,
    { hash, description, confirmations, call, deadline, revokes, approves, quoted, batch }: NewTransaction,
  ): AppThunk =>
  (dispatch) => {
    validateTransaction({ hash, description, confirmations })
    const transaction = {
      hash: hash.toLowerCase(),
      description,
      status: 'pending' as const,
      addedAt: Date.now(),
      ...(confirmations === undefined ? {} : { confirmations }),
      ...(call === undefined ? {} : { call }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(revokes === undefined ? {} : { revokes }),
      ...(approves === undefined ? {} : { approves }),
      ...(quoted === undefined ? {} : { quoted }),
      ...(batch === undefined ? {} : { batch }),
    }
    dispatch(transactionAdded({ account, chainId, transaction }))
  }
