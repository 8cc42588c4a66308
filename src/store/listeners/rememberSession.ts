import { connected, disconnected, resumeEnded } from '../../events'
import { selectRecentWalletIds } from '../slices/wallets'
import type { Services } from '../services'
import type { StartListening } from '../types'

/** Other tabs may have connected another wallet since: theirs is not ours to forget. */
function forget({ storage }: Services, walletId: string) {
  if (storage.read('session')?.walletId === walletId) storage.remove('session')
}

/** Keep the last used wallet for the next visit, until it is disconnected or gone. */
export function rememberSession(startListening: StartListening) {
  startListening({
    actionCreator: connected,
    effect({ payload: { walletId } }, api) {
      const { storage } = api.extra
      storage.write('session', { walletId })
      storage.write('recentWallets', selectRecentWalletIds(api.getState()))
    },
  })
  startListening({
    actionCreator: disconnected,
    effect({ payload: { walletId, by } }, { extra }) {
      if (by !== 'otherTab') forget(extra, walletId)
    },
  })
  startListening({
    actionCreator: resumeEnded,
    effect({ payload: { walletId, present } }, { extra }) {
      if (!present) forget(extra, walletId)
    },
  })
}
