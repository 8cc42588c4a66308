import { loadPart } from '../domain/page/loadPart'
import { latePart } from './latePart'

const live = () => loadPart(() => import(/* webpackChunkName: "live" */ './liveContainers'))

/** Loads all of them. Until then each place in the page keeps what stands there. */
export async function loadLiveParts() {
  await live()
  for (const part of LIVE_PARTS) part.fetch()
}

export const prepareFirstAnswers = async () => (await live()).prepareDates()

export const loadAddressReader = async () => (await live()).readAddress

export const LiveAnnouncements = latePart(async () => (await live()).AnnouncementsContainer)
export const LiveFooter = latePart(async () => (await live()).FooterContainer)
export const LiveMarketFigures = latePart(async () => (await live()).MarketFiguresContainer)
export const LivePairs = latePart(async () => (await live()).PairsContainer)
export const LiveReviewSlot = latePart(async () => (await live()).ReviewSlot)
export const LiveSearch = latePart(async () => (await live()).SearchEntry)
export const LiveTrade = latePart(async () => (await live()).TradeContainer)

const LIVE_PARTS = [LiveAnnouncements, LiveFooter, LiveMarketFigures, LivePairs, LiveReviewSlot, LiveSearch, LiveTrade]

// Further files for what needs a pair of tokens, and for what needs an account.
export const LivePairChart = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "pair" */ './market/pairs/PairChartContainer'))).PairChartContainer,
)
export const LivePairFigures = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "pair" */ './market/pairs/PairFiguresContainer')))
      .PairFiguresContainer,
)
export const LiveAccountDetails = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "account" */ './wallet/AccountDetailsContainer')))
      .AccountDetailsContainer,
)
export const LiveAccountHistory = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "account" */ './wallet/AccountHistoryContainer')))
      .AccountHistoryContainer,
)
export const LiveAccountFacts = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "account" */ './wallet/AccountFactsContainer')))
      .AccountFactsContainer,
)
