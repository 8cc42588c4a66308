import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { WALLET_ANSWER_MS } from '../../../domain/wallet/limits'
import type { WalletReach, WalletId } from '../../../domain/wallet/wallet'
import { appStarted, connectStarted, resumeEnded, resumeStarted, walletsDetected } from '../../../events'
import type { Services } from '../../services'
import { selectAttempt, selectAwaitedWalletId, selectStatus } from '../connection'
import { recentWalletsRead, selectDetectedWallets } from '../wallets'
import type { AppDispatch, RootState, StartListening } from '../../types'

type Api = ListenerEffectAPI<RootState, AppDispatch, Services>

/** An identity that two wallets claim is not to be trusted with a connection that nobody asked for. */
const isContested = (walletId: WalletId, api: Api) =>
  selectDetectedWallets(api.getState()).some(({ id, duplicate }) => id === walletId && duplicate)

/** Connects to the wallet of the last visit without a prompt, or waits for it to come. Decided within WALLET_ANSWER_MS. */
async function resume(walletId: WalletId, reach: WalletReach, api: Api) {
  const attempt = selectAttempt(api.getState()) + 1
  const connector = api.extra.wallets.get(walletId)
  // An extension that is late is awaited, although its app could be paired.
  const present = connector.reach() === reach
  api.dispatch(resumeStarted({ walletId, attempt, present }))

  const isCurrent = () => selectAttempt(api.getState()) === attempt && selectStatus(api.getState()) === 'reconnecting'
  if (!present) await api.delay(WALLET_ANSWER_MS)
  else if (!isContested(walletId, api)) {
    // Whatever goes wrong, the visitor can still connect by hand.
    await connector.resume(() => (isCurrent() && !isContested(walletId, api) ? attempt : null)).catch(() => undefined)
  }
  if (isCurrent()) api.dispatch(resumeEnded({ walletId, attempt, present }))
}

/** Look for wallets from the start, and connect to the one of the last visit, be it late. */
export function resumeWallet(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    async effect(_action, api) {
      const { wallets, storage, device } = api.extra
      // Read for what it throws out: this one is read by an SDK that trusts it.
      storage.read('walletLink')
      const session = storage.read('session')
      api.dispatch(recentWalletsRead({ walletIds: storage.read('recentWallets') ?? [] }))
      wallets.discover(
        (found) => api.dispatch(walletsDetected({ ...found, extensionStore: device.extensionStore })),
        session?.walletId ?? null,
      )
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

  // Locked, or still starting, at first: it is connected once it shows accounts, unless another request came meanwhile.
  startListening({
    actionCreator: resumeEnded,
    async effect({ payload: { walletId, present } }, api) {
      const { wallets, storage } = api.extra
      const connector = wallets.get(walletId)
      // A request to a wallet elsewhere would open windows, or end its session.
      if (!present || connector.reach() !== 'browser' || isContested(walletId, api)) return
      const isOver = api.take(isAnyOf(connectStarted, resumeStarted))
      const onAccounts = () => {
        // Another tab may have disconnected it.
        const isWanted =
          selectStatus(api.getState()) === 'disconnected' && storage.read('session')?.walletId === walletId
        if (isWanted) void resume(walletId, 'browser', api)
      }
      const stop = await connector.awaitAccounts(onAccounts).catch(() => undefined)
      await isOver
      stop?.()
    },
  })
}
