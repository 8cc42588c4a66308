import { latePart } from './latePart'
import { LiveAccountDetails, LiveAccountHistory } from './liveParts'
import { LateOwnTotal } from './market/lateOwnTotal'
import { LateReview } from './trade/review/loadReview'

export const ConnectModal = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-connect" */ './wallet/ConnectModalContainer')))
      .ConnectModalContainer,
)
// The next two share most of their code.
export const AccountModal = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-account" */ './wallet/AccountModalContainer')))
      .AccountModalContainer,
)
export const NetworkModal = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-account" */ './chain/NetworkModalContainer')))
      .NetworkModalContainer,
)

/** Preloads, when the page is idle, what can be opened next: a connection, or what somebody who is connected needs. */
export function fetchDialogs(isConnected: boolean) {
  for (const dialog of isConnected
    ? [AccountModal, NetworkModal, LateReview, LiveAccountDetails, LiveAccountHistory, LateOwnTotal]
    : [ConnectModal])
    dialog.fetch()
}
