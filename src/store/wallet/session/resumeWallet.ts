import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit'
import { WALLET_ANSWER_MS } from '#domain/wallet/limits'
import type { WalletReach, WalletId } from '#domain/wallet/wallet'
import { appStarted, connected, connectStarted, resumeEnded, resumeStarted, walletsDetected } from '#events'
import type { Services } from '../../services'
import { selectAttempt, selectAwaitedWalletId, selectStatus } from '../connection'
import { recentWalletsRead, selectDetectedWallets } from '../wallets'
import { areTermsAccepted, termsAccepted } from '../terms'
import type { AppDispatch, RootState, StartListening } from '../../types'

type Api = ListenerEffectAPI<RootState, AppDispatch, Services>

/** Whether two wallets claim this id. Such a wallet is reconnected only if the visitor requests it. */
const isContested = (walletId: WalletId, api: Api) =>
  selectDetectedWallets(api.getState()).some(({ id, duplicate }) => id === walletId && duplicate)

/** Whether the wallet is the stored one, which another tab may have disconnected, or the parent page. */
const isRemembered = (walletId: WalletId, { extra: { storage, wallets } }: Api) =>
  walletId === wallets.parentId || storage.read('session')?.walletId === walletId

/**
 * Reconnects to the wallet of the last visit without a prompt, or waits up to WALLET_ANSWER_MS for it to appear. A
 * wallet that responds later is still connected, unless there has been another attempt since.
 */
async function resume(walletId: WalletId, reach: WalletReach, api: Api) {
  const attempt = selectAttempt(api.getState()) + 1
  const connector = api.extra.wallets.get(walletId)
  // An extension is waited for, even if the app of the same wallet could be paired.
  const present = connector.reach() === reach
  const chainId = api.extra.storage.read('session')?.chainId
  api.dispatch(resumeStarted({ walletId, attempt, present, ...(chainId !== undefined && { chainId }) }))

  const isLatest = () => selectAttempt(api.getState()) === attempt
  const isCurrent = () => isLatest() && selectStatus(api.getState()) === 'reconnecting'
  const isWanted = () => isLatest() && isRemembered(walletId, api) && !isContested(walletId, api)
  if (!present) await api.delay(WALLET_ANSWER_MS)
  else if (!isContested(walletId, api)) {
    // Errors are ignored, because the visitor can still connect the wallet manually.
    await connector.resume(() => (isWanted() ? attempt : null)).catch(() => undefined)
  }
  if (isCurrent()) api.dispatch(resumeEnded({ walletId, attempt, present }))
}

/** Looks for wallets from the start, and reconnects to that of the last visit, even if it appears late. */
export function resumeWallet(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    async effect(_action, api) {
      const { wallets, storage, device } = api.extra
      // Reading removes an invalid value, which WalletConnect's SDK would otherwise read and trust.
      storage.read('walletLink')
      const { parentId } = wallets
      const parent = { walletId: parentId ?? '', reach: 'browser' as const, isMissing: false }
      const session = parentId === null ? storage.read('session') : parent
      api.dispatch(recentWalletsRead({ walletIds: storage.read('recentWallets') ?? [] }))
      wallets.discover(
        (found) => api.dispatch(walletsDetected({ ...found, extensionStore: device.extensionStore })),
        session?.walletId ?? null,
      )
      // New terms must be accepted before a wallet is reconnected.
      if (!session || !areTermsAccepted(api.extra)) return
      const { walletId, reach, isMissing } = session
      if (isMissing && wallets.get(walletId).reach() !== reach) return
      await resume(walletId, reach, api)
    },
  })

  // The parent page is the only wallet of an embedded page. Only connecting shows whether the parent page is a wallet.
  startListening({
    actionCreator: termsAccepted,
    async effect(_action, api) {
      const { parentId } = api.extra.wallets
      if (parentId !== null) await resume(parentId, 'browser', api)
    },
  })

  startListening({
    actionCreator: walletsDetected,
    async effect({ payload }, api) {
      const awaited = selectAwaitedWalletId(api.getState())
      if (awaited && payload.wallets.some(({ id }) => id === awaited)) await resume(awaited, 'browser', api)
    },
  })

  // If reconnecting has failed, the wallet may only be locked or still starting. It is connected as soon as it exposes
  // accounts, unless another attempt starts first.
  startListening({
    actionCreator: resumeEnded,
    async effect({ payload: { walletId, present } }, api) {
      const connector = api.extra.wallets.get(walletId)
      // A request to a wallet that is not in this browser could open windows or end its session.
      if (!present || connector.reach() !== 'browser' || isContested(walletId, api)) return
      const isOver = api.take(isAnyOf(connectStarted, resumeStarted, connected))
      const onAccounts = () => {
        if (selectStatus(api.getState()) === 'disconnected' && isRemembered(walletId, api))
          void resume(walletId, 'browser', api)
      }
      const stop = await connector.awaitAccounts(onAccounts).catch(() => undefined)
      await isOver
      stop?.()
    },
  })
}
