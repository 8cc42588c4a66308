import { lazyPart } from './lazyPart'

export const ConnectModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-connect" */ './wallet/ConnectModalContainer')))
      .ConnectModalContainer,
)
export const AccountModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-account" */ './profile/AccountModalContainer')))
      .AccountModalContainer,
)
export const NetworkModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-network" */ './shell/NetworkModalContainer')))
      .NetworkModalContainer,
)
export const ReviewModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './trade/review/ReviewContainer')))
      .ReviewContainer,
)
export const ReceiptModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './trade/receipt/ReceiptContainer')))
      .ReceiptContainer,
)
export const TransferReceiptModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './transfer/TransferReceiptContainer')))
      .TransferReceiptContainer,
)
export const TokenSelect = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-select" */ './search/TokenSelectContainer')))
      .TokenSelectContainer,
)

export const FirstCoinsHint = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './trade/card/FirstCoinsContainer')))
      .FirstCoinsContainer,
)

/**
 * Preloads the code of the dialogs that may be opened next. If preloading fails, opening the dialog requests the code
 * again.
 */
export function preloadDialogs(isConnected: boolean) {
  const next = isConnected ? [TokenSelect, ReviewModal, AccountModal, NetworkModal] : [ConnectModal, TokenSelect]
  for (const dialog of next) dialog.preload().catch(() => undefined)
}
