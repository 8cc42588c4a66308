import { WALLET_SLOW } from '#copy/wallet/notifications'
import { walletSlow } from '../../events'
import { notificationAdded } from '../browser/notifications'
import type { StartListening } from '../types'
import { selectIsTradeShown } from './trade'

/** Notifies of a wallet that is slow before it is sent something, unless the steps of a trade show it. */
export function notifyOfSlowWallet(startListening: StartListening) {
  startListening({
    actionCreator: walletSlow,
    effect({ payload: { isSlow } }, api) {
      if (!isSlow || selectIsTradeShown(api.getState())) return
      api.dispatch(notificationAdded({ type: 'info', message: `${WALLET_SLOW}.` }))
    },
  })
}
