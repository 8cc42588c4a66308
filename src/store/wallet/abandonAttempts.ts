import { isAnyOf } from '@reduxjs/toolkit'
import { selectAskedWalletId, selectStatus } from './connection'
import { backPressed, downloadPressed, getWalletPressed, walletSelected } from './connectWizard'
import { modalClosed } from '../page/modals'
import type { StartListening } from '../types'

/** A wallet whose answer nobody waits for any more closes what it has opened for it. */
export function abandonAttempts(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(modalClosed, walletSelected, backPressed, getWalletPressed, downloadPressed),
    effect(_action, api) {
      const before = api.getOriginalState()
      const asked = selectAskedWalletId(before)
      // What the page asked by itself goes on.
      if (!asked || selectStatus(before) === 'reconnecting') return
      const connector = api.extra.wallets.get(asked)
      // One whose workings could not be fetched has opened nothing.
      connector.abandon().catch(() => undefined)
    },
  })
}
