import { loadPart } from '../domain/page/loadPart'
import { latePart } from './latePart'

const live = () => loadPart(() => import(/* webpackChunkName: "live" */ './liveContainers'))

/** Loads all of them. Until then each place in the page keeps what stands there. */
export async function loadLiveParts() {
  await live()
  for (const part of LIVE_PARTS) part.fetch()
}

export const loadAddressReader = async () => (await live()).readAddress

export const LiveAccountDetails = latePart(async () => (await live()).AccountDetailsContainer)
export const LiveAccountHistory = latePart(async () => (await live()).AccountHistoryContainer)
export const LiveAccountFacts = latePart(async () => (await live()).AccountFactsContainer)
export const LiveAnnouncements = latePart(async () => (await live()).AnnouncementsContainer)
export const LiveFooter = latePart(async () => (await live()).FooterContainer)
export const LiveMarketFigures = latePart(async () => (await live()).MarketFiguresContainer)
export const LivePairChart = latePart(async () => (await live()).PairChartContainer)
export const LivePairFigures = latePart(async () => (await live()).PairFiguresContainer)
export const LivePairs = latePart(async () => (await live()).PairsContainer)
export const LiveReviewSlot = latePart(async () => (await live()).ReviewSlot)
export const LiveSearch = latePart(async () => (await live()).SearchContainer)
export const LiveTrade = latePart(async () => (await live()).TradeContainer)

const LIVE_PARTS = [
  LiveAccountDetails,
  LiveAccountHistory,
  LiveAccountFacts,
  LiveAnnouncements,
  LiveFooter,
  LiveMarketFigures,
  LivePairChart,
  LivePairFigures,
  LivePairs,
  LiveReviewSlot,
  LiveSearch,
  LiveTrade,
]
