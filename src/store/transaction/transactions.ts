import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { TITLES } from '#copy/transaction/title'
import {
  canBeLeft,
  isDeclined,
  mergeTransactions,
  newestTransactions,
  outlastsClearing,
  type StoredTransaction,
  transactionsKey,
  type TransactionState,
} from '#domain/transaction/transaction'
import { say } from '#domain/browser/sentences'
import { type NameOf, titleFacts, type TransactionInfo } from '#domain/transaction/info'

export interface TransactionsState {
  /** The transactions, newest first. The keys are `account:chainId`. */
  byAccount: Record<string, StoredTransaction[]>
  /** When each list was cleared, in milliseconds since 1970. Older transactions count as cleared. */
  clearedAt: Record<string, number>
}

interface Owner {
  account: string
  chainId: number
}

const initialState: TransactionsState = { byAccount: {}, clearedAt: {} }
const NONE: StoredTransaction[] = []

/** A transaction of the list; undefined if it was cleared, because it must not come back. */
const find = (state: TransactionsState, { account, chainId, hash }: Owner & { hash: string }) =>
  state.byAccount[transactionsKey(account, chainId)]?.find((each) => each.hash === hash)

const dated = <Payload extends Owner>(payload: Payload) => ({ payload: { ...payload, at: Date.now() } })

/** Notes the time of a change. It is later than that of the last change, even if the clock was set back. */
function touch(transaction: StoredTransaction, at: number) {
  transaction.changedAt = Math.max(at, (transaction.changedAt ?? 0) + 1)
}

/** Caches the result of `withoutDeclined` by its argument, so that the selector returns the same array each time. */
const shownOf = new WeakMap<StoredTransaction[], StoredTransaction[]>()

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
      // If the clock was set back, a new transaction must not seem older than the last clearing.
      const addedAt = Math.max(payload.transaction.addedAt, (state.clearedAt[key] ?? -1) + 1)
      state.byAccount[key] = newestTransactions([{ ...payload.transaction, addedAt }, ...existing])
    },
    transactionUpdated: {
      // Old settled transactions are dropped only when merging with storage, which would otherwise restore them.
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; state: TransactionState; at: number }>) {
        const transaction = find(state, payload)
        if (!transaction) return
        transaction.state = payload.state
        touch(transaction, payload.at)
      },
      prepare: dated<Owner & { hash: string; state: TransactionState }>,
    },
    transactionAnswered: {
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; id: string; at: number }>) {
        const requested = find(state, payload)
        const batch = requested?.request.batch
        if (!batch || batch.id !== undefined) return
        batch.id = payload.id
        touch(requested, payload.at)
      },
      prepare: dated<Owner & { hash: string; id: string }>,
    },
    /** The wallet will not send a recorded batch. Its record is hidden, but kept so that no other tab restores it. */
    transactionDeclined: {
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; at: number }>) {
        const requested = find(state, payload)
        if (!requested) return
        Object.assign(requested.state, { status: 'failed', resolution: 'declined' })
        touch(requested, payload.at)
      },
      prepare: dated<Owner & { hash: string }>,
    },
    /** The visitor stops watching a transaction that no node knows. It stays in the list and is not marked as failed. */
    transactionUnwatched: {
      reducer(state, { payload }: PayloadAction<Owner & { hash: string; at: number }>) {
        const transaction = find(state, payload)
        if (transaction?.state.status !== 'pending') return
        if (transaction.state.resolution !== 'unseen' && !canBeLeft(transaction, payload.at)) return
        transaction.state.resolution = 'unwatched'
        touch(transaction, payload.at)
      },
      prepare: dated<Owner & { hash: string }>,
    },
    /** Clears the transactions, except those that `outlastsClearing`. */
    transactionsCleared: {
      reducer(state, { payload }: PayloadAction<Owner & { at: number }>) {
        const key = transactionsKey(payload.account, payload.chainId)
        state.clearedAt[key] = Math.max(
          payload.at,
          state.clearedAt[key] ?? 0,
          ...(state.byAccount[key] ?? []).map(({ addedAt }) => addedAt),
        )
        state.byAccount[key] = (state.byAccount[key] ?? []).filter(outlastsClearing)
      },
      prepare: dated<Owner>,
    },
    /** Merges transactions that were read from storage at start, or that another tab has written. */
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

export const infoTitle = (info: TransactionInfo, isCounted?: boolean, nameOf?: NameOf): string =>
  say(TITLES, titleFacts(info, isCounted, nameOf))

/**
 * The title of a stored transaction in the page's language. Records of earlier releases have only a description.
 * @param nameOf - the name of a recipient in the address book
 */
export const transactionTitle = (
  { request: { info, description } }: Pick<StoredTransaction, 'request'>,
  nameOf?: NameOf,
  isCounted?: boolean,
): string => (info ? infoTitle(info, isCounted, nameOf) : description)
