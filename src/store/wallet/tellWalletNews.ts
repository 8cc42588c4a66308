import { assetOffered, assetRefused, disconnected, switchFailed } from '../../events'
import { selectWalletName } from './walletName'
import { selectOpenModal } from '../page/modals'
import { notificationAdded } from '../page/notifications'
import type { StartListening } from '../types'

/** Tells what a wallet answered where nothing on screen shows it. A plain "no" needs no comment. */
export function tellWalletNews(startListening: StartListening) {
  startListening({
    actionCreator: assetOffered,
    effect({ payload: { symbol } }, { dispatch }) {
      // The wallet answers before the person decides (EIP-747), so nobody may say that it was added.
      dispatch(notificationAdded({ type: 'info', message: `${symbol} was offered to your wallet. Confirm it there.` }))
    },
  })
  startListening({
    actionCreator: disconnected,
    effect({ payload: { walletId, by } }, api) {
      if (by !== 'crash') return
      const name = selectWalletName(api.getState(), walletId) ?? 'Your wallet'
      const message = `${name} has stopped working in this page. Reload the page to connect again.`
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
      // The network dialog tells it itself.
      if (reason === 'rejected' || selectOpenModal(api.getState()) === 'network') return
      api.dispatch(notificationAdded({ type: 'warning', message }))
    },
  })
}
