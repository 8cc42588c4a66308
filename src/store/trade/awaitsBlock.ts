import { createSelector } from '../createSelector'
import { selectTradeChainId } from '../chain/tradeChain'
import { selectTransactionsOf } from '../transaction/transactions'
import { selectAccount } from '../wallet/connection'
import type { RootState } from '../types'
import { selectHasAmount } from './draft'

const selectOwn = (state: RootState) => selectTransactionsOf(state, selectAccount(state), selectTradeChainId(state))

const selectHasPending = createSelector([selectOwn], (own) => own.some(({ status }) => status === 'pending'))

/** Whether the next block matters to the visitor: an amount stands in the card, or a transaction is pending. */
export const selectAwaitsBlock = (state: RootState): boolean => selectHasAmount(state) || selectHasPending(state)
