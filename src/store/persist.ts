import { isSupported, supportedChains } from '#config/chains'
import { appStarted } from '#events'
import type { RootState, StartListening } from './types'
import { selectTradeChainId, tradeChainChosen } from './chain/tradeChain'
import { selectTradeSettings, tradeSettingsChanged } from './trade/tradeSettings'
import { isAnyOf } from '@reduxjs/toolkit'
import {
  favouriteChanged,
  selectAllTokenChoices,
  tokenAccepted,
  type TokenChoicesState,
  tokenChoicesRead,
  tokenChosen,
} from './token/tokenChoices'
import { checksummed } from '#boundary/checksum'
import type { AddressBook } from '#domain/wallet/addressBook'
import { type StoredTransaction, transactionsKey } from '#domain/transaction/transaction'
import { selectAllTransactions, transactionUpdated } from './transaction/transactions'
import { addressBookRead, addressPaid, selectAddressBook } from './wallet/addressBook'
import { pageOutdated } from './browser/parts'
import { type LastRead, withLastRead } from '#domain/wallet/lastRead'
import { tokenReads } from './token/tokenReads'
import { walletReads } from './wallet/walletReads'
import type { Services } from './services'

/** Reads the stored active network at start, and stores every change, if the build has several networks. */
export function persistTradeChain(startListening: StartListening) {
  if (supportedChains.length === 1) return

  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const chainId = storage.read('tradeChain')
      if (isSupported(chainId)) dispatch(tradeChainChosen({ chainId, source: 'storage' }))
    },
  })

  startListening({
    predicate: (_action, now, before) => selectTradeChainId(now) !== selectTradeChainId(before),
    effect(_action, api) {
      api.extra.storage.write('tradeChain', selectTradeChainId(api.getState()))
    },
  })
}

/** Reads the stored trade settings at start, stores every change, and syncs them between tabs. */
export function persistTradeSettings(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      function follow() {
        // The event's value may be outdated: two tabs could then exchange outdated values endlessly.
        const settings = storage.read('settings')
        if (settings) dispatch(tradeSettingsChanged(settings))
      }
      follow()
      storage.onChange('settings', follow)
    },
  })

  startListening({
    actionCreator: tradeSettingsChanged,
    effect(_action, api) {
      api.extra.storage.write('settings', selectTradeSettings(api.getState()))
    },
  })
}

/** Reads the stored favourite, recent and accepted tokens at start, stores every change, and syncs the tabs. */
export function persistTokenChoices(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const follow = (stored: TokenChoicesState | null) => {
        if (stored) dispatch(tokenChoicesRead(stored))
      }
      follow(storage.read('tokenChoices'))
      storage.onChange('tokenChoices', follow)
    },
  })

  startListening({
    matcher: isAnyOf(tokenChosen, favouriteChanged, tokenAccepted),
    effect(_action, api) {
      api.extra.storage.write('tokenChoices', selectAllTokenChoices(api.getState()))
    },
  })
}

/** Reads the stored address book at start, stores every change, and syncs it between tabs. */
export function persistAddressBook(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const follow = (stored: AddressBook | null) => {
        if (stored) dispatch(addressBookRead(stored))
      }
      follow(storage.read('addressBook'))
      storage.onChange('addressBook', follow)
    },
  })

  startListening({
    // What was read is not written back: two tabs would answer each other endlessly.
    predicate: (action, now, before) =>
      selectAddressBook(now) !== selectAddressBook(before) && !addressBookRead.match(action),
    effect(_action, api) {
      api.extra.storage.write('addressBook', selectAddressBook(api.getState()))
    },
  })
}

/** Whether a transaction is a confirmed payment of something, as it was requested. */
const isPayment = ({ request: { info }, state: { status, isAltered } }: StoredTransaction): boolean =>
  status === 'confirmed' && info?.kind === 'transfer' && info.sent.units !== '0' && isAltered !== true

/**
 * Remembers whom the visitor's accounts have paid, because the list of transactions is short and can be cleared. Only
 * the account's own transactions count, once they are confirmed.
 */
export function rememberPayments(startListening: StartListening) {
  startListening({
    actionCreator: transactionUpdated,
    effect({ payload: { account, chainId, hash, at } }, api) {
      const find = (state: RootState) =>
        selectAllTransactions(state)[transactionsKey(account, chainId)]?.find((each) => each.hash === hash)
      const [before, now] = [find(api.getOriginalState()), find(api.getState())]
      const info = now?.request.info
      if (!now || !isPayment(now) || (before && isPayment(before)) || info?.kind !== 'transfer') return
      const [owner, recipient] = [checksummed(account), checksummed(info.recipient)]
      api.dispatch(addressPaid({ account: owner, address: recipient, paidAt: at }))
    },
  })
}

function persist({ storage }: Services, read: LastRead) {
  // Reads the stored value again, because another tab may have changed it.
  storage.write('lastReads', withLastRead(storage.read('lastReads') ?? [], read))
}

/** Stores names, avatars and native balances for a day. The next visit shows them until new ones are read. */
export function persistLastReads(startListening: StartListening) {
  const { getBalance } = tokenReads.endpoints
  const { getIdentity } = walletReads.endpoints
  startListening({
    matcher: getBalance.matchFulfilled,
    effect({ payload, meta }, { extra }) {
      const { chainId, account } = meta.arg.originalArgs
      persist(extra, { kind: 'balance', chainId, account, readAt: Date.now(), value: payload })
    },
  })
  startListening({
    matcher: getIdentity.matchFulfilled,
    effect({ payload, meta }, { extra }) {
      const { chainId, account } = meta.arg.originalArgs
      persist(extra, { kind: 'identity', chainId, account, readAt: Date.now(), value: payload })
    },
  })
}

/** Says that this page is outdated once it meets a stored value of a later release. */
export function noteLaterRelease(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra }) {
      extra.storage.onNewer(() => {
        dispatch(pageOutdated())
      })
    },
  })
}

/** Reloads this tab after another tab has deleted all stored data, so that this tab does not write its state back. */
export function followReset(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { extra }) {
      extra.storage.onChange('reset', (at) => {
        if (at !== null && extra.storage.clearAll(at)) extra.localData.reload()
      })
    },
  })
}
