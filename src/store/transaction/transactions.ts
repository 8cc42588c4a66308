import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  canBeLeft,
  isDeclined,
  newestTransactions,
  mergeTransactions,
  type TransactionUpdate,
  type StoredTransaction,
  transactionsKey,
} from '../../domain/transaction/transaction'

export interface TransactionsState {
  /** Newest first, by `account:chainId`. */
  byAccount: Record<string, StoredTransaction[]>
  /** By the same keys, the time of clearing in milliseconds since 1970. Whatever was added before it is cleared. */
  clearedAt: Record<string, number>
}

interface Owner {
  account: string
  chainId: number
}

const initialState: TransactionsState = { byAccount: {}, clearedAt: {} }
const NONE: StoredTransaction[] = []

const find = (state: TransactionsState, { account, chainId, hash }: Owner & { hash: string }) =>
  state.byAccount[transactionsKey(account, chainId)]?.find((each) => each.hash === hash)

/** The lists that contain what a wallet has declined, each with what is shown of it. */
const shownOf = new WeakMap<StoredTransaction[], StoredTransaction[]>()

/** Without what a wallet has declined: the same list as long as it is the same. */
function withoutDeclined(all: StoredTransaction[]): StoredTransaction[] {
  if (!all.some(isDeclined)) return all
  const shown = shownOf.get(all) ?? all.filter((each) => !isDeclined(each))
  shownOf.set(all, shown)
  return shown
}

export const transactionsSlice = createSlice({
  name: 'transactions',
  initialState,
  reducers: {
    transactionAdded(state, { payload }: PayloadAction<Owner & { transaction: StoredTransaction }>) {
      const key = transactionsKey(payload.account, payload.chainId)
      const existing = state.byAccount[key] ?? []
      if (existing.some(({ hash }) => hash === payload.transaction.hash)) return
      // If the clock was set back, it must not appear as old as the cleared ones.
      const addedAt = Math.max(payload.transaction.addedAt, (state.clearedAt[key] ?? -1) + 1)
      state.byAccount[key] = newestTransactions([{ ...payload.transaction, addedAt }, ...existing])
    },
    /** The current state of one. */
    transactionUpdated: {
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; update: TransactionUpdate; at: number }>) {
        const key = transactionsKey(payload.account, payload.chainId)
        const existing = state.byAccount[key]
        // Cleared meanwhile: it must not come back.
        if (!existing?.some(({ hash }) => hash === payload.hash)) return
        // The oldest settled ones are dropped when merging with storage: dropped here, they would come back from there.
        state.byAccount[key] = existing.map((each) => {
          if (each.hash !== payload.hash) return each
          const { hash, description, info, confirmations, addedAt, deadline, changedAt = 0 } = each
          const { revokes, approves, quoted, batch } = each
          return {
            hash,
            description,
            addedAt,
            ...(info === undefined ? {} : { info }),
            ...(confirmations === undefined ? {} : { confirmations }),
            ...(deadline === undefined ? {} : { deadline }),
            ...(revokes === undefined ? {} : { revokes }),
            ...(approves === undefined ? {} : { approves }),
            ...(quoted === undefined ? {} : { quoted }),
            ...(batch === undefined ? {} : { batch }),
            ...payload.update,
            changedAt: Math.max(payload.at, changedAt + 1),
          }
        })
      },
      prepare: (payload: Owner & { hash: string; update: TransactionUpdate }) => ({
        payload: { ...payload, at: Date.now() },
      }),
    },
    /** Its wallet has accepted it, and named it. */
    transactionAnswered: {
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; id: string; at: number }>) {
        const asked = find(state, payload)
        if (!asked?.batch || asked.batch.id !== undefined) return
        asked.batch.id = payload.id
        asked.changedAt = Math.max(payload.at, (asked.changedAt ?? 0) + 1)
      },
      prepare: (payload: Owner & { hash: string; id: string }) => ({ payload: { ...payload, at: Date.now() } }),
    },
    /** Its wallet will not send it: it is shown no longer, and kept so that no other tab brings it back. */
    transactionDeclined: {
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; at: number }>) {
        const asked = find(state, payload)
        if (!asked) return
        Object.assign(asked, { status: 'failed', resolution: 'declined' })
        asked.changedAt = Math.max(payload.at, (asked.changedAt ?? 0) + 1)
      },
      prepare: (payload: Owner & { hash: string }) => ({ payload: { ...payload, at: Date.now() } }),
    },
    /** The user stops watching one that no node knows. It stays in the list, and is not marked as failed. */
    transactionUnwatched: {
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; at: number }>) {
        const existing = state.byAccount[transactionsKey(payload.account, payload.chainId)]
        const transaction = existing?.find(({ hash }) => hash === payload.hash)
        if (transaction?.status !== 'pending') return
        if (transaction.resolution !== 'unseen' && !canBeLeft(transaction, payload.at)) return
        transaction.resolution = 'unwatched'
        transaction.changedAt = Math.max(payload.at, (transaction.changedAt ?? 0) + 1)
      },
      prepare: (payload: Owner & { hash: string }) => ({ payload: { ...payload, at: Date.now() } }),
    },
    transactionsCleared: {
      reducer(state, { payload }: PayloadAction<Owner & { at: number }>) {
        const key = transactionsKey(payload.account, payload.chainId)
        state.clearedAt[key] = Math.max(
          payload.at,
          state.clearedAt[key] ?? 0,
          ...(state.byAccount[key] ?? []).map(({ addedAt }) => addedAt),
        )
        state.byAccount[key] = []
      },
      prepare: (payload: Owner) => ({ payload: { ...payload, at: Date.now() } }),
    },
    /** Read from storage at start, or written by another tab: merges both. */
    transactionsRestored(state, { payload }: PayloadAction<TransactionsState>) {
      for (const [key, at] of Object.entries(payload.clearedAt)) {
        state.clearedAt[key] = Math.max(at, state.clearedAt[key] ?? 0)
      }
      for (const key of new Set([...Object.keys(state.byAccount), ...Object.keys(payload.byAccount)])) {
        state.byAccount[key] = mergeTransactions(
          state.byAccount[key] ?? NONE,
          payload.byAccount[key] ?? NONE,
          state.clearedAt[key],
        )
      }
    },
  },
  selectors: {
    selectAllTransactions: (state) => state.byAccount,
    selectClearings: (state) => state.clearedAt,
    selectTransactionsOf: (state, account: string | null, chainId: number | null) =>
      account === null || chainId === null
        ? NONE
        : withoutDeclined(state.byAccount[transactionsKey(account, chainId)] ?? NONE),
  },
})

export const {
  transactionAdded,
  transactionAnswered,
  transactionDeclined,
  transactionUpdated,
  transactionUnwatched,
  transactionsCleared,
  transactionsRestored,
} = transactionsSlice.actions
export const { selectAllTransactions, selectClearings, selectTransactionsOf } = transactionsSlice.selectors
