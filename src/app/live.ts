/** Everything that reads the chain or the lists: one chunk, fetched at once beside the first paint. */
export { FooterContainer } from './containers/FooterContainer'
export { MarketFiguresContainer } from './containers/MarketFiguresContainer'
export { PairChartContainer } from './containers/PairChartContainer'
export { PairFiguresContainer } from './containers/PairFiguresContainer'
export { PairsContainer } from './containers/PairsContainer'
export { SearchContainer } from './containers/SearchContainer'
export { TradeContainer } from './containers/TradeContainer'
export { WalletButtonContainer } from './containers/WalletButtonContainer'
