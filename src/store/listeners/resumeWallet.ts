import type { ListenerEffectAPI } from '@reduxjs/toolkit'
import { WALLET_ANSWER_MS } from '../../domain/limits'
import type { Reach, WalletId } from '../../domain/wallet'
import { appStarted, resumeEnded, resumeStarted, walletsDetected } from '../../events'
import type { Services } from '../services'
import { selectAttempt, selectAwaitedWalletId, selectStatus } from '../slices/connection'
import { recentWalletsRead, selectDetectedWallets } from '../slices/wallets'
import type { AppDispatch, RootState, StartListening } from '../types'

type Api = ListenerEffectAPI<RootState, AppDispatch, Services>

/** Asks the wallet of the last visit without a prompt, or waits for it to come. Decided within WALLET_ANSWER_MS. */
async function resume(walletId: WalletId, reach: Reach, api: Api) {
  const attempt = selectAttempt(api.getState()) + 1
  const connector = api.extra.wallets.get(walletId)
  // An extension that is late is awaited, although its app could be paired.
  const present = connector.reach() === reach
  api.dispatch(resumeStarted({ walletId, attempt, present }))

  const isCurrent = () => selectAttempt(api.getState()) === attempt && selectStatus(api.getState()) === 'reconnecting'
  // An identity that two wallets claim is not to be trusted with a connection that nobody asked for.
  const isContested = () =>
    selectDetectedWallets(api.getState()).some(({ id, duplicate }) => id === walletId && duplicate)
  if (!present) await api.delay(WALLET_ANSWER_MS)
  else if (!isContested()) {
    // Whatever goes wrong, the visitor can still connect by hand.
    await connector.resume(() => (isCurrent() && !isContested() ? attempt : null)).catch(() => undefined)
  }
  if (isCurrent()) api.dispatch(resumeEnded({ walletId, attempt, present }))
}

/** Look for wallets from the start, and connect to the one of the last visit, be it late. */
export function resumeWallet(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    async effect(_action, api) {
      const { wallets, storage } = api.extra
      // Read for what it throws out: this one is read by an SDK that trusts it.
      storage.read('walletLink')
      const session = storage.read('session')
      api.dispatch(recentWalletsRead({ walletIds: storage.read('recentWallets') ?? [] }))
      wallets.discover((found) => api.dispatch(walletsDetected(found)), session?.walletId ?? null)
      if (!session) return
      const { walletId, reach, isMissing } = session
      if (isMissing && wallets.get(walletId).reach() !== reach) return
      await resume(walletId, reach, api)
    },
  })

  startListening({
    actionCreator: walletsDetected,
    async effect({ payload }, api) {
      const awaited = selectAwaitedWalletId(api.getState())
      if (awaited && payload.wallets.some(({ id }) => id === awaited)) await resume(awaited, 'browser', api)
    },
  })
}
