/** Everything that reads the chain or the lists: one chunk, fetched during the first paint. */
export { readAddress } from '../boundary/url'
export { AnnouncementsContainer } from './page/AnnouncementsContainer'
export { FooterContainer } from './page/FooterContainer'
export { MarketFiguresContainer } from './market/pairs/MarketFiguresContainer'
export { PairsContainer } from './market/pairs/PairsContainer'
export { ReviewSlot } from './trade/review/ReviewSlot'
export { SearchEntry } from './token/search/SearchEntry'
export { TradeContainer } from './trade/TradeContainer'
