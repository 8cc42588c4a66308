import { walletMissing } from '#copy/wallet/notifications'
import { mobileLinkBase, withRecentWallet } from '#domain/wallet/wallet'
import { chainChanged, connected, disconnected, resumeEnded, appStarted } from '#events'
import { notificationAdded } from '../../browser/notifications'
import { selectWalletName } from '../wallets'
import type { Services } from '../../services'
import type { StartListening } from '../../types'
import { selectWalletId } from '../connection'
import { allWallets } from '#config/wallets'

/** Removes the stored session, unless another tab has connected another wallet since. */
function forget({ storage }: Services, walletId: string) {
  if (storage.read('session')?.walletId === walletId) storage.remove('session')
}

/** Stores the last used wallet for the next visit, until it is disconnected. */
export function persistSession(startListening: StartListening) {
  startListening({
    actionCreator: connected,
    effect({ payload: { walletId, reach, chainId } }, api) {
      const { storage, device, wallets } = api.extra
      // The parent page is never stored, because it is the wallet only while this page is embedded in it.
      if (walletId === wallets.parentId) return
      const name = selectWalletName(api.getState(), walletId)
      const wallet = allWallets.find(({ id }) => id === walletId)
      storage.write('session', { walletId, reach, name, ...(chainId !== null && { chainId }) })
      // On a phone, WalletConnect's SDK reads this link to bring the wallet's app to the front with each request.
      const href = wallet && reach === 'pairing' && device.isPhone ? mobileLinkBase(wallet) : null
      if (name !== null && href !== null) storage.write('walletLink', { href, name })
      // The stored list is read again, because another tab may have connected another wallet.
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
      // After a crash the session is kept, because the wallet may work again after a reload of the page.
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
      // Removing the session would disconnect the tabs in which the wallet is still available.
      extra.storage.write('session', { ...session, isMissing: true })
      const { name } = session
      if (!name) return
      dispatch(notificationAdded({ type: 'info', message: walletMissing(name) }))
    },
  })
}

/** Disconnects the wallet when another tab disconnects the same one. What another tab connects changes nothing here. */
export function followOtherTabs(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, api) {
      const { storage, wallets } = api.extra
      storage.onChange('session', (session, previous) => {
        const walletId = selectWalletId(api.getState())
        if (session || !walletId || previous?.walletId !== walletId) return
        if (storage.read('session')?.walletId === walletId) return
        api.dispatch(disconnected({ walletId, by: 'otherTab' }))
        void wallets.get(walletId).disconnect()
      })
    },
  })
}
