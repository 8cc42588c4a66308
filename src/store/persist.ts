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
import { parseLastReads } from '../boundary/lastReads'
import { type LastRead, withLastRead } from '../domain/wallet/lastRead'
import { tokenReads } from './token/tokenReads'
import { walletReads } from './wallet/walletReads'
import type { Services } from './services'

/** The active network is persisted where there is a choice: read at start, written with every change. */
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

/** Trade settings are persisted: read at start, written with every change, synced between tabs. */
export function persistTradeSettings(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { dispatch, extra: { storage } }) {
      function follow() {
        // As stored now, not as in the event: writing outdated values again would bounce between tabs endlessly.
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

/** Favourites, recent and accepted tokens are persisted: read once tokens can be chosen, written with every change. */
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
  // Another tab may have written meanwhile.
  storage.write('lastReads', withLastRead(parseLastReads(storage.read('lastReads'), read.readAt), read))
}

/**
 * Names, avatars and native balances are persisted for a day: the next visit shows them until it has read them again.
 */
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

/** When another tab has deleted everything, this one must not write it back: it reloads, too. */
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
