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

/** Preloads what somebody who is connected can open next. */
export function fetchDialogs() {
  for (const part of [AccountModal, NetworkModal, LateReview, LiveAccountDetails, LiveAccountHistory, LateOwnTotal])
    part.fetch()
}
