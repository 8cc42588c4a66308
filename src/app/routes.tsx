import { lazy } from 'react'
import { loadPart, loadQuietly } from '../domain/page/loadPart'

/** Each screen is a chunk of its own. The names are what the build measures. */
export const HomeRoute = lazy(async () => {
  const { HomeContainer } = await loadPart(() => import(/* webpackChunkName: "route-home" */ './page/HomeContainer'))
  return { default: HomeContainer }
})
export const SwapRoute = lazy(async () => {
  const { SwapContainer } = await loadPart(() => import(/* webpackChunkName: "route-swap" */ './trade/SwapContainer'))
  return { default: SwapContainer }
})
export const TokenRoute = lazy(async () => {
  const { TokenContainer } = await loadPart(
    () => import(/* webpackChunkName: "route-token" */ './token/page/TokenContainer'),
  )
  return { default: TokenContainer }
})
export const ProfileRoute = lazy(async () => {
  const { ProfileContainer } = await loadPart(
    () => import(/* webpackChunkName: "route-profile" */ './page/ProfileContainer'),
  )
  return { default: ProfileContainer }
})

/** Seldom looked at, and as large as the rest of its screen. */
export const ProfileSettingsRegion = lazy(async () => {
  const { ProfileSettingsContainer } = await loadPart(
    () => import(/* webpackChunkName: "profile-settings" */ './page/ProfileSettingsContainer'),
  )
  return { default: ProfileSettingsContainer }
})

type Loader = typeof loadPart

const connect = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-connect" */ './wallet/ConnectModalContainer'))
// The next two have most of their parts in common.
const account = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-account" */ './wallet/AccountModalContainer'))
const network = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-account" */ './chain/NetworkModalContainer'))
const review = (load: Loader = loadPart) =>
  load(() => import(/* webpackChunkName: "dialog-review" */ './trade/ReviewContainer'))

export const ConnectModal = lazy(async () => ({ default: (await connect()).ConnectModalContainer }))
export const AccountModal = lazy(async () => ({ default: (await account()).AccountModalContainer }))
export const NetworkModal = lazy(async () => ({ default: (await network()).NetworkModalContainer }))
export const Review = lazy(async () => ({ default: (await review()).ReviewContainer }))

/** Fetches the dialogs while nothing else is going on, so that the first press opens them at once. */
export function fetchDialogs() {
  // What fails now is fetched again when it is needed, and is told then.
  for (const dialog of [connect, account, network, review]) dialog(loadQuietly).catch(() => undefined)
}

const live = () => loadPart(() => import(/* webpackChunkName: "live" */ './liveContainers'))

export const loadAddressReader = async () => (await live()).readAddress

export const LiveAccountDetails = lazy(async () => ({ default: (await live()).AccountDetailsContainer }))
export const LiveAccountHistory = lazy(async () => ({ default: (await live()).AccountHistoryContainer }))
export const LiveAccountFacts = lazy(async () => ({ default: (await live()).AccountFactsContainer }))
export const LiveFooter = lazy(async () => ({ default: (await live()).FooterContainer }))
export const LiveMarketFigures = lazy(async () => ({ default: (await live()).MarketFiguresContainer }))
export const LivePairChart = lazy(async () => ({ default: (await live()).PairChartContainer }))
export const LivePairFigures = lazy(async () => ({ default: (await live()).PairFiguresContainer }))
export const LivePairs = lazy(async () => ({ default: (await live()).PairsContainer }))
export const LiveReviewSlot = lazy(async () => ({ default: (await live()).ReviewSlot }))
export const LiveSearch = lazy(async () => ({ default: (await live()).SearchContainer }))
export const LiveTrade = lazy(async () => ({ default: (await live()).TradeContainer }))
