import { createAction, isAnyOf } from '@reduxjs/toolkit'
import { selectRequestedWalletId, selectStatus } from './connection'
import {
  answerDelayed,
  backPressed,
  downloadPressed,
  getWalletPressed,
  selectWizard,
  walletSelected,
} from './connectWizard'
import { CONNECT_ANSWER_MS } from '#domain/wallet/limits'
import { connectStarted } from '#events'
import { copyToClipboard } from '../browser/copyToClipboard'
import { selectPairing } from './pairing'
import { modalClosed, modalOpened, selectOpenModal } from '../browser/modals'
import type { AppThunk, StartListening } from '../types'
import { selectWallet } from './connectWallet'
import { areTermsAccepted } from './terms'

/** The visitor pressed "Connect wallet" before the page had started. */
export const connectPressedEarly = createAction('app/connectPressedEarly')

/** Makes a wallet close its window when the visitor has cancelled the attempt to connect it. */
export function abandonAttempts(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(modalClosed, walletSelected, backPressed, getWalletPressed, downloadPressed),
    effect(_action, api) {
      const before = api.getOriginalState()
      const requested = selectRequestedWalletId(before)
      // The page's own attempt to reconnect continues.
      if (!requested || selectStatus(before) === 'reconnecting') return
      const connector = api.extra.wallets.get(requested)
      // If the wallet's code could not be fetched, there is no window to close.
      connector.abandon().catch(() => undefined)
    },
  })
}

/** Notes in the dialog that a wallet has not answered for CONNECT_ANSWER_MS. Each new attempt starts the time again. */
export function noteLateAnswers(startListening: StartListening) {
  startListening({
    actionCreator: connectStarted,
    async effect({ payload: { attempt } }, api) {
      api.cancelActiveListeners()
      await api.delay(CONNECT_ANSWER_MS)
      const wizard = selectWizard(api.getState())
      if (wizard.attempt === attempt && wizard.outcome === null) api.dispatch(answerDelayed({ attempt }))
    },
  })
}

/**
 * Opens the connect dialog if Connect was pressed before the page had started. If the wallet of the last visit is being
 * reconnected, the dialog opens only after that has failed.
 */
export function handleEarlyPress(startListening: StartListening) {
  startListening({
    actionCreator: connectPressedEarly,
    async effect(_action, api) {
      const isReconnecting = () => selectStatus(api.getState()) === 'reconnecting'
      if (isReconnecting()) await api.condition((action) => modalOpened.match(action) || !isReconnecting())
      if (selectStatus(api.getState()) === 'disconnected') api.dispatch(modalOpened({ modal: 'connect' }))
    },
  })
}

/**
 * Preloads the wallets' code after the list of wallets has been painted. In a parent page that may be a Safe, connects
 * it at once, because it is the only wallet; a page that was too slow to prove itself is asked again.
 */
export function prepareWallets(startListening: StartListening) {
  startListening({
    actionCreator: modalOpened,
    async effect({ payload }, api) {
      const isOpen = () => selectOpenModal(api.getState()) === 'connect'
      if (payload.modal !== 'connect' || !areTermsAccepted(api.extra)) return
      const { parentId } = api.extra.wallets
      if (parentId !== null) {
        const connector = api.extra.wallets.get(parentId)
        if (!connector.isReady()) await api.extra.wallets.askParent()
        if (isOpen() && connector.isReady()) void api.dispatch(selectWallet(parentId))
        return
      }
      whenIdle(() => {
        if (isOpen()) api.extra.wallets.prepare(isOpen)
      })
    },
  })
}

const PAUSE_MS = 200

function whenIdle(run: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run)
  else setTimeout(run, PAUSE_MS)
}

const copied =
  (text: string | undefined | null): AppThunk<Promise<boolean>> =>
  async (dispatch) =>
    text ? dispatch(copyToClipboard(text)) : false

/** Resolves to whether the browser allowed copying. */
export const copyPairingLink = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectPairing(getState())?.uri))

/** Resolves to whether the browser allowed copying. */
export const copyConnectDetails = (): AppThunk<Promise<boolean>> => (dispatch, getState) =>
  dispatch(copied(selectWizard(getState()).details))
