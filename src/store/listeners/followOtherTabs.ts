import { appStarted, disconnected } from '../../events'
import { selectWalletId } from '../slices/connection'
import type { StartListening } from '../types'

/** When another tab disconnects the wallet that this one uses, this one does so too. A new wallet there is no news. */
export function followOtherTabs(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, { extra: { storage, wallets }, dispatch, getState }) {
      storage.onChange('session', (session, previous) => {
        const walletId = selectWalletId(getState())
        if (session || !walletId || previous?.walletId !== walletId) return
        dispatch(disconnected({ walletId, by: 'otherTab' }))
        void wallets.get(walletId)?.disconnect()
      })
    },
  })
}
