import { isAnyOf } from '@reduxjs/toolkit'
import { selectRequestedWalletId, selectStatus } from './connection'
import { backPressed, downloadPressed, getWalletPressed, selectWizard, walletSelected } from './connectWizard'
import { copyToClipboard } from '../browser/copyToClipboard'
import { selectPairing } from './pairing'
import { modalClosed, modalOpened, selectOpenModal } from '../browser/modals'
import type { AppThunk, StartListening } from '../types'
import { connectPressedEarly } from '../../events'
import { selectWallet } from './connectWallet'

/** A wallet whose response is no longer awaited closes the window it opened. */
export function abandonAttempts(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(modalClosed, walletSelected, backPressed, getWalletPressed, downloadPressed),
    effect(_action, api) {
      const before = api.getOriginalState()
      const requested = selectRequestedWalletId(before)
      // The page's own attempt to reconnect continues.
      if (!requested || selectStatus(before) === 'reconnecting') return
      const connector = api.extra.wallets.get(requested)
      // One whose code could not be fetched has opened nothing.
      connector.abandon().catch(() => undefined)
    },
  })
}

/**
 * Opens the connect dialog for a press from before the page had started. While the wallet of the last visit is being
 * reconnected, the press waits: once that succeeds, there is nothing left to connect.
 */
export function handleEarlyPress(startListening: StartListening) {
  startListening({
    actionCreator: connectPressedEarly,
    async effect(_action, api) {
      const isReconnecting = () => selectStatus(api.getState()) === 'reconnecting'
      if (isReconnecting()) await api.condition((action) => modalOpened.match(action) || !isReconnecting())
      // A later press has already been handled.
      if (selectStatus(api.getState()) === 'disconnected') api.dispatch(modalOpened({ modal: 'connect' }))
    },
  })
}

/**
 * While the list of wallets is open, the code that its wallets need is preloaded, once the list has been painted. Where the
 * page around this one is the only wallet, it is connected.
 */
export function prepareWallets(startListening: StartListening) {
  startListening({
    actionCreator: modalOpened,
    effect({ payload }, api) {
      const isOpen = () => selectOpenModal(api.getState()) === 'connect'
      if (payload.modal !== 'connect') return
      const { parentId } = api.extra.wallets
      if (parentId !== null) {
        // There is nothing to choose, and it asks nobody.
        if (api.extra.wallets.get(parentId).isReady()) void api.dispatch(selectWallet(parentId))
        return
      }
      whenIdle(() => {
        if (isOpen()) api.extra.wallets.prepare(isOpen)
      })
    },
  })
}

/** Where the browser does not say when it is idle. */
const PAUSE_MS = 200

/** Runs something once what is being shown has been painted and nothing else is to be done. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, PAUSE_MS)
}

/** Resolves to whether the text was really copied. */
const copied =
  (text: string | undefined | null): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    text ? dispatch(copyToClipboard(text)) : false

/** Copies the pairing URI. Resolves to whether it was really copied. */
export const copyPairingLink = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectPairing(getState())?.uri))

/** Copies what the wallet said of a failed connection. Resolves to whether it was really copied. */
export const copyConnectDetails = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectWizard(getState()).details))
