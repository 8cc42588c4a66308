import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { keepTransactions, type StoredTransaction, transactionsKey } from '../../domain/transaction'

export interface TransactionsState {
  /** Newest first, by `account:chainId`. */
  byAccount: Record<string, StoredTransaction[]>
}

interface Owner {
  account: string
  chainId: number
}

const initialState: TransactionsState = { byAccount: {} }
const NONE: StoredTransaction[] = []

export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    transactionAdded(state, { payload }: PayloadAction<Owner & { transaction: StoredTransaction }>) {
      const key = transactionsKey(payload.account, payload.chainId)
      const kept = state.byAccount[key] ?? []
      if (kept.some(({ hash }) => hash === payload.transaction.hash)) return
      state.byAccount[key] = keepTransactions([payload.transaction, ...kept])
    },
    transactionSettled(state, { payload }: PayloadAction<Owner & { hash: string; status: 'confirmed' | 'failed' }>) {
      const key = transactionsKey(payload.account, payload.chainId)
      const found = state.byAccount[key]?.find(({ hash }) => hash === payload.hash)
      // Cleared meanwhile: it must not come back.
      if (!found) return
      found.status = payload.status
      state.byAccount[key] = keepTransactions(state.byAccount[key] ?? [])
    },
    transactionsCleared(state, { payload }: PayloadAction<Owner>) {
      state.byAccount[transactionsKey(payload.account, payload.chainId)] = []
    },
    /** Read from storage at start, or written by another tab. */
    transactionsRestored: (_state, { payload }: PayloadAction<TransactionsState['byAccount']>) => ({
      byAccount: payload,
    }),
  },
  selectors: {
    selectAllTransactions: (state) => state.byAccount,
    selectTransactionsOf: (state, account: string | null, chainId: number | null) =>
      account === null || chainId === null ? NONE : (state.byAccount[transactionsKey(account, chainId)] ?? NONE),
  },
})

export const { transactionAdded, transactionSettled, transactionsCleared, transactionsRestored } =
  transactionsSlice.actions
export const { selectAllTransactions, selectTransactionsOf } = transactionsSlice.selectors
