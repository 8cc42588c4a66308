import { lazy } from 'react'
import { loadPart } from '../domain/page/loadPart'

const live = () => loadPart(() => import(/* webpackChunkName: "live" */ './liveContainers'))

export const loadAddressReader = async () => (await live()).readAddress

export const LiveAccountDetails = lazy(async () => ({ default: (await live()).AccountDetailsContainer }))
export const LiveAccountHistory = lazy(async () => ({ default: (await live()).AccountHistoryContainer }))
export const LiveAccountFacts = lazy(async () => ({ default: (await live()).AccountFactsContainer }))
export const LiveAnnouncements = lazy(async () => ({ default: (await live()).AnnouncementsContainer }))
export const LiveFooter = lazy(async () => ({ default: (await live()).FooterContainer }))
export const LiveMarketFigures = lazy(async () => ({ default: (await live()).MarketFiguresContainer }))
export const LivePairChart = lazy(async () => ({ default: (await live()).PairChartContainer }))
export const LivePairFigures = lazy(async () => ({ default: (await live()).PairFiguresContainer }))
export const LivePairs = lazy(async () => ({ default: (await live()).PairsContainer }))
export const LiveReviewSlot = lazy(async () => ({ default: (await live()).ReviewSlot }))
export const LiveSearch = lazy(async () => ({ default: (await live()).SearchContainer }))
export const LiveTrade = lazy(async () => ({ default: (await live()).TradeContainer }))
