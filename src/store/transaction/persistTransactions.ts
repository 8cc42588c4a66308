import { isAnyOf } from '@reduxjs/toolkit'
import { parseTransactions, unreadTransactions } from '#boundary/transactions'
import { sameData } from '#domain/browser/sameData'
import { appStarted } from '#events'
import {
  selectAllTransactions,
  selectClearings,
  transactionAdded,
  transactionAnswered,
  transactionDeclined,
  transactionsCleared,
  transactionUpdated,
  transactionUnwatched,
  transactionsRestored,
  transactionsSlice,
  type TransactionsState,
} from './transactions'
import type { Services } from '../services'
import type { AppDispatch, RootState, StartListening } from '../types'

const storedIn = ({ storage }: Pick<Services, 'storage'>): TransactionsState => ({
  byAccount: parseTransactions(storage.read('transactions')),
  clearedAt: storage.read('clearings') ?? {},
})

/** Writes the transactions, with the stored records that only another release can read, unless they were cleared. */
function write({ storage }: Pick<Services, 'storage'>, state: RootState) {
  const all: Record<string, readonly unknown[]> = { ...selectAllTransactions(state) }
  for (const [key, unread] of unreadTransactions(storage.read('transactions'))) {
    const cleared = selectClearings(state)[key] ?? -1
    all[key] = [...(all[key] ?? []), ...unread.filter(({ addedAt }) => addedAt > cleared)]
  }
  storage.write('transactions', all)
}

function restoreIfNew(api: { dispatch: AppDispatch; getState: () => RootState }, stored: TransactionsState) {
  const state = api.getState()
  const known = { byAccount: selectAllTransactions(state), clearedAt: selectClearings(state) }
  const restored = transactionsRestored(stored)
  const merged = transactionsSlice.reducer(known, restored)
  if (!sameData(merged, known)) api.dispatch(restored)
}

/** Reads the stored transactions at the start, writes them with every change, and syncs them between tabs. */
export function persistTransactions(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, api) {
      const { storage } = api.extra
      restoreIfNew(api, storedIn(api.extra))
      storage.onChange('transactions', (changed) => {
        const theirs = parseTransactions(changed)
        restoreIfNew(api, { ...storedIn(api.extra), byAccount: theirs })
        // If two tabs write at the same time, the later write removes the earlier tab's transactions, so this tab
        // writes its own again. Records that the parser drops are not written again, because otherwise two tabs would
        // rewrite them endlessly.
        const known = Object.values(theirs).flat()
        const isLost = Object.values(parseTransactions(selectAllTransactions(api.getState())))
          .flat()
          .some(
            ({ hash, changedAt = 0 }) =>
              !known.some((each) => each.hash === hash && (each.changedAt ?? 0) >= changedAt),
          )
        if (isLost) write(api.extra, api.getState())
      })
      storage.onChange('clearings', () => {
        restoreIfNew(api, storedIn(api.extra))
      })
    },
  })

  startListening({
    matcher: isAnyOf(
      transactionAdded,
      transactionAnswered,
      transactionDeclined,
      transactionUpdated,
      transactionUnwatched,
      transactionsCleared,
    ),
    effect(action, api) {
      const { storage } = api.extra
      // Another tab may have written transactions that this tab has not read yet.
      restoreIfNew(api, storedIn(api.extra))
      if (transactionsCleared.match(action)) storage.write('clearings', selectClearings(api.getState()))
      write(api.extra, api.getState())
    },
  })
}
