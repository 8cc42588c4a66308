import type { Address } from '../../domain/chain/address'
import { type NewTransaction, validateTransaction } from '../../domain/transaction/transaction'
import { infoTitle } from './title'
import { transactionAdded } from './transactions'
import type { AppThunk } from '../types'

/**
 * Records a sent transaction for its account and chain, and has it watched until it is settled. Throws "Invalid
 * transaction hash" or "Transaction must have a description".
 */
export const addTransaction =
  (
    account: Address,
    chainId: number,
    { hash, info, confirmations, call, deadline, revokes, approves, batch, ...given }: NewTransaction,
  ): AppThunk =>
  (dispatch) => {
    const description = info ? infoTitle(info) : given.description
    validateTransaction({ hash, description, confirmations })
    const transaction = {
      hash: hash.toLowerCase(),
      description: description ?? '',
      status: 'pending' as const,
      addedAt: Date.now(),
      ...(info === undefined ? {} : { info }),
      ...(confirmations === undefined ? {} : { confirmations }),
      ...(call === undefined ? {} : { call }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(revokes === undefined ? {} : { revokes }),
      ...(approves === undefined ? {} : { approves }),
      ...(batch === undefined ? {} : { batch }),
    }
    dispatch(transactionAdded({ account, chainId, transaction }))
  }
