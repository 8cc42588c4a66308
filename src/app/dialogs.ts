import { lazy } from 'react'
import { loadPart, loadQuietly } from '../domain/page/loadPart'
import { loadReview } from './trade/review/loadReview'

type Loader = typeof loadPart

const connect = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-connect" */ './wallet/ConnectModalContainer'))
// The next two have most of their parts in common.
const account = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-account" */ './wallet/AccountModalContainer'))
const network = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-account" */ './chain/NetworkModalContainer'))

export const ConnectModal = lazy(async () => ({ default: (await connect()).ConnectModalContainer }))
export const AccountModal = lazy(async () => ({ default: (await account()).AccountModalContainer }))
export const NetworkModal = lazy(async () => ({ default: (await network()).NetworkModalContainer }))

/** Fetches the dialogs while nothing else is going on, so that the first press opens them at once. */
export function fetchDialogs() {
  // What fails now is fetched again when it is needed, and is told then.
  for (const dialog of [connect, account, network, loadReview]) dialog(loadQuietly).catch(() => undefined)
}
