import { lazyPart } from '../lazyPart'
import { TokenSelect } from '../search/dialogs'
import { ReviewModal } from '../trade/dialogs'

export const ConnectModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-connect" */ '../wallet/ConnectModalContainer')))
      .ConnectModalContainer,
)
export const AccountModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-account" */ '../profile/AccountModalContainer')))
      .AccountModalContainer,
)
export const NetworkModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-network" */ './NetworkModalContainer')))
      .NetworkModalContainer,
)
export const SendModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-send" */ '../transfer/SendContainer'))).SendContainer,
)
export const ReceiveModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-receive" */ '../transfer/ReceiveContainer')))
      .ReceiveContainer,
)

/** Preloads the dialogs that may be opened next. If that fails, opening the dialog requests the code again. */
export function preloadDialogs(isConnected: boolean) {
  const next = isConnected ? [TokenSelect, ReviewModal, AccountModal, NetworkModal] : [ConnectModal, TokenSelect]
  for (const dialog of next) dialog.preload().catch(() => undefined)
}
