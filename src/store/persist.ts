import { isSupported, supportedChains } from '../config/chains'
import { appStarted } from '../events'
import type { StartListening } from './types'
import { selectTradeChainId, tradeChainChosen } from './chain/tradeChain'
import { selectTradeSettings, tradeSettingsChanged } from './trade/tradeSettings'
import { isAnyOf } from '@reduxjs/toolkit'
import { parseTokenChoices } from '../boundary/tokenChoices'
import {
  favouriteChanged,
  selectAllTokenChoices,
  tokenAccepted,
  tokenChoicesRead,
  tokenChosen,
} from './token/tokenChoices'
import { pageOutdated } from './browser/parts'
import { parseLastReads } from '../boundary/lastReads'
import { type LastRead, withLastRead } from '../domain/wallet/lastRead'
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
        // Reads the stored value instead of the event's, because two tabs could otherwise exchange outdated values
        // endlessly.
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

/**
 * Reads the stored favourite, recent and accepted tokens at start, stores every change, and syncs them between tabs.
 */
export function persistTokenChoices(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      const follow = (stored: Record<string, unknown> | null) => {
        if (stored) dispatch(tokenChoicesRead(parseTokenChoices(stored)))
      }
      follow(storage.read('tokenChoices'))
      storage.onChange('tokenChoices', follow)
    },
  })

  startListening({
    matcher: isAnyOf(tokenChosen, favouriteChanged, tokenAccepted),
    effect(_action, api) {
      api.extra.storage.write('tokenChoices', { ...selectAllTokenChoices(api.getState()) })
    },
  })
}

function persist({ storage }: Services, read: LastRead) {
  // Reads the stored value again, because another tab may have changed it.
  storage.write('lastReads', withLastRead(parseLastReads(storage.read('lastReads'), read.readAt), read))
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
