import * as notifications from '#copy/wallet/notifications'
import { assetOffered, assetRefused, disconnected, switchFailed } from '../../events'
import { selectWalletName } from './wallets'
import { selectOpenModal } from '../browser/modals'
import { notificationAdded } from '../browser/notifications'
import type { StartListening } from '../types'

/** Notifies of a wallet's responses that nothing on screen shows. A rejection needs no notification. */
export function notifyOfWallets(startListening: StartListening) {
  startListening({
    actionCreator: assetOffered,
    effect({ payload: { symbol } }, { dispatch }) {
      dispatch(notificationAdded({ type: 'info', message: notifications.assetOfferedText(symbol) }))
    },
  })
  startListening({
    actionCreator: disconnected,
    effect({ payload: { walletId, by } }, api) {
      if (by !== 'crash') return
      const message = notifications.walletCrashed(selectWalletName(api.getState(), walletId))
      api.dispatch(notificationAdded({ type: 'warning', message }))
    },
  })
  startListening({
    actionCreator: assetRefused,
    effect({ payload: { reason, message } }, { dispatch }) {
      if (reason !== 'rejected') dispatch(notificationAdded({ type: 'warning', message }))
    },
  })
  startListening({
    actionCreator: switchFailed,
    effect({ payload: { reason, message } }, api) {
      // The network dialog shows it itself.
      if (reason === 'rejected' || selectOpenModal(api.getState()) === 'network') return
      api.dispatch(notificationAdded({ type: 'warning', message }))
    },
  })
}
