import * as notifications from '#copy/wallet/notifications'
import { statusText, settledText } from '#copy/transaction/status'
import { assetOffered, assetRefused, disconnected, switchFailed, walletSlow, appStarted } from '#events'
import { selectWalletName } from './wallet/wallets'
import { selectOpenModal } from './browser/modals'
import {
  notificationAdded,
  notificationExpired,
  selectNotifications,
  selectNotificationsHeld,
} from './browser/notifications'
import type { StartListening, RootState } from './types'
import { selectIsTradeShown } from './trade/trade'
import { NOTIFICATION_LIFETIME_MS } from '#domain/browser/limits'
import { transactionsKey } from '#domain/transaction/transaction'
import { systemNotificationsState } from './browser/systemNotifications'
import { selectAllTransactions, transactionTitle, transactionUpdated } from './transaction/transactions'
import { outcomesSeen, selectUnseenOutcome, settledUnseen } from './transaction/unseenOutcome'
import { newlySettled, statusFacts } from '#domain/transaction/status'
import type { Address } from '#domain/chain/address'
import { selectAddressName } from './wallet/addressBook'

/** Notifies the visitor of wallet events that nothing else on the page shows. Rejections cause no notification. */
export function notifyOfWallets(startListening: StartListening) {
  startListening({
    actionCreator: assetOffered,
    effect({ payload: { symbol } }, { dispatch }) {
      dispatch(notificationAdded({ type: 'info', message: notifications.assetOfferedText(symbol) }))
    },
  })
  startListening({
    actionCreator: disconnected,
    effect({ payload: { walletId, by } }, api) {
      if (by !== 'crash') return
      const message = notifications.walletCrashed(selectWalletName(api.getState(), walletId))
      api.dispatch(notificationAdded({ type: 'warning', message }))
    },
  })
  startListening({
    actionCreator: assetRefused,
    effect({ payload: { reason, message } }, { dispatch }) {
      if (reason !== 'rejected') dispatch(notificationAdded({ type: 'warning', message }))
    },
  })
  startListening({
    actionCreator: switchFailed,
    effect({ payload: { reason, message } }, api) {
      // The network dialog shows the failure itself.
      if (reason === 'rejected' || selectOpenModal(api.getState()) === 'network') return
      api.dispatch(notificationAdded({ type: 'warning', message }))
    },
  })
}

/** Notifies of a wallet that is slow to report its account and network before a request, unless a trade dialog does. */
export function notifyOfSlowWallet(startListening: StartListening) {
  startListening({
    actionCreator: walletSlow,
    effect({ payload: { isSlow } }, api) {
      if (!isSlow || selectIsTradeShown(api.getState())) return
      api.dispatch(notificationAdded({ type: 'info', message: `${notifications.WALLET_SLOW}.` }))
    },
  })
}

const isHeld = (_action: unknown, state: RootState) => selectNotificationsHeld(state)
const isFree = (_action: unknown, state: RootState) => !selectNotificationsHeld(state)

/**
 * Removes each notification after a while. A notification that is added while others are shown stays longer, so that
 * the notifications can be read one after the other. The timers pause while the pointer or the focus is on the stack.
 */
export function expireNotifications(startListening: StartListening) {
  startListening({
    actionCreator: notificationAdded,
    async effect({ payload: { id } }, api) {
      const position = selectNotifications(api.getState()).findIndex((notification) => notification.id === id)
      let left = NOTIFICATION_LIFETIME_MS * (1 + Math.max(0, position))
      while (left > 0) {
        if (selectNotificationsHeld(api.getState())) await api.condition(isFree)
        const since = Date.now()
        if (!(await api.condition(isHeld, left))) break
        left -= Date.now() - since
      }
      api.dispatch(notificationExpired({ id }))
    },
  })
}

/** Reports transactions that settle while the page is hidden, in the tab's title and, if on, by the system. */
export function notifySettled(startListening: StartListening) {
  startListening({
    actionCreator: appStarted,
    effect(_action, api) {
      api.extra.systemNotifications.onPageVisible(() => {
        if (selectUnseenOutcome(api.getState()) !== null) api.dispatch(outcomesSeen())
      })
    },
  })

  startListening({
    actionCreator: transactionUpdated,
    effect({ payload }, api) {
      if (!api.extra.systemNotifications.isPageHidden()) return
      const key = transactionsKey(payload.account, payload.chainId)
      const [before = [], now = []] = [api.getOriginalState(), api.getState()].map(
        (state) => selectAllTransactions(state)[key],
      )
      const settled = newlySettled(before, now)
      if (!settled) return
      const nameOf = (address: Address) => selectAddressName(api.getState(), address)
      const [title, text] = [transactionTitle(settled, nameOf), statusText(statusFacts(settled, settled.addedAt))]
      api.dispatch(settledUnseen({ text: settledText(title, text) }))
      if (api.dispatch(systemNotificationsState()) !== 'on') return
      api.extra.systemNotifications.show({ title, text, tag: settled.hash })
    },
  })
}
