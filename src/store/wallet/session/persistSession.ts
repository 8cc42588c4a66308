import { walletMissing } from '#copy/wallet/notifications'
import { mobileLinkBase, withRecentWallet } from '../../../domain/wallet/wallet'
import { chainChanged, connected, disconnected, resumeEnded, appStarted } from '../../../events'
import { notificationAdded } from '../../browser/notifications'
import { selectWalletName } from '../wallets'
import type { Services } from '../../services'
import type { StartListening } from '../../types'
import { selectWalletId } from '../connection'
import { allWallets } from '../../../config/wallets'

/** Other tabs may have connected another wallet since: theirs is not ours to remove. */
function forget({ storage }: Services, walletId: string) {
  if (storage.read('session')?.walletId === walletId) storage.remove('session')
}

/** Persist the last used wallet for the next visit, until it is disconnected or gone. */
export function persistSession(startListening: StartListening) {
  startListening({
    actionCreator: connected,
    effect({ payload: { walletId, reach, chainId } }, api) {
      const { storage, device, wallets } = api.extra
      // It is there again wherever that page is around this one, and nowhere else.
      if (walletId === wallets.parentId) return
      const name = selectWalletName(api.getState(), walletId)
      const wallet = allWallets.find(({ id }) => id === walletId)
      storage.write('session', { walletId, reach, name, ...(chainId !== null && { chainId }) })
      // On a phone the app is brought to the front with each request.
      const href = wallet && reach === 'pairing' && device.isPhone ? mobileLinkBase(wallet) : null
      if (name !== null && href !== null) storage.write('walletLink', { href, name })
      // Another tab may have used one since this one was opened.
      storage.write('recentWallets', withRecentWallet(storage.read('recentWallets') ?? [], walletId))
    },
  })
  startListening({
    actionCreator: chainChanged,
    effect({ payload: { walletId, chainId } }, { extra: { storage } }) {
      const session = storage.read('session')
      if (session?.walletId === walletId && chainId !== null) storage.write('session', { ...session, chainId })
    },
  })
  startListening({
    actionCreator: disconnected,
    effect({ payload: { walletId, by } }, { extra }) {
      // A crashed one is found again by the next load.
      if (by === 'crash') return
      if (by !== 'otherTab') forget(extra, walletId)
      extra.storage.remove('walletLink')
    },
  })
  startListening({
    actionCreator: resumeEnded,
    effect({ payload: { walletId, present } }, { extra, dispatch }) {
      if (present) return
      const session = extra.storage.read('session')
      if (session?.walletId !== walletId || session.isMissing) return
      // Removing it would disconnect the tabs in which the wallet is still available.
      extra.storage.write('session', { ...session, isMissing: true })
      const { name } = session
      if (!name) return
      dispatch(notificationAdded({ type: 'info', message: walletMissing(name) }))
    },
  })
}

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
