import { appStarted, disconnected } from '../../../events'
import { selectWalletId } from '../connection'
import type { StartListening } from '../../types'

/**
 * When another tab disconnects the wallet that this one uses, this one disconnects, too. A new wallet in the other tab
 * is ignored.
 */
export function followOtherTabs(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, api) {
      const { storage, wallets } = api.extra
      storage.onChange('session', (session, previous) => {
        const walletId = selectWalletId(api.getState())
        if (session || !walletId || previous?.walletId !== walletId) return
        // Outdated: it was connected again since, perhaps by this tab.
        if (storage.read('session')?.walletId === walletId) return
        api.dispatch(disconnected({ walletId, by: 'otherTab' }))
        void wallets.get(walletId).disconnect()
      })
    },
  })
}
