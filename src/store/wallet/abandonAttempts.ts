import { isAnyOf } from '@reduxjs/toolkit'
import { selectRequestedWalletId, selectStatus } from './connection'
import { backPressed, downloadPressed, getWalletPressed, walletSelected } from './connectWizard'
import { modalClosed } from '../browser/modals'
import type { StartListening } from '../types'

/** A wallet whose response is no longer awaited closes the window it opened. */
export function abandonAttempts(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(modalClosed, walletSelected, backPressed, getWalletPressed, downloadPressed),
    effect(_action, api) {
      const before = api.getOriginalState()
      const requested = selectRequestedWalletId(before)
      // The page's own attempt to reconnect continues.
      if (!requested || selectStatus(before) === 'reconnecting') return
      const connector = api.extra.wallets.get(requested)
      // One whose code could not be fetched has opened nothing.
      connector.abandon().catch(() => undefined)
    },
  })
}
