import { lazy } from 'react'
import { loadPart, loadQuietly } from '../domain/page/loadPart'
import { loadReview } from './trade/review/loadReview'

type Loader = typeof loadPart

const connect = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-connect" */ './wallet/ConnectModalContainer'))
// The next two share most of their code.
const account = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-account" */ './wallet/AccountModalContainer'))
const network = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-account" */ './chain/NetworkModalContainer'))

export const ConnectModal = lazy(async () => ({ default: (await connect()).ConnectModalContainer }))
export const AccountModal = lazy(async () => ({ default: (await account()).AccountModalContainer }))
export const NetworkModal = lazy(async () => ({ default: (await network()).NetworkModalContainer }))

/** Preloads, when the page is idle, what can be opened next: a connection, or what somebody who is connected needs. */
export function fetchDialogs(isConnected: boolean) {
  // What fails now is fetched again when it is needed, and the failure is reported then.
  for (const dialog of isConnected ? [account, network, loadReview] : [connect])
    dialog(loadQuietly).catch(() => undefined)
}
