/** The search through V4, and the tokens that it leaves out: a file of its own, for networks that have V4. */
export { bestTrade } from '../../domain/trade/search/bestTrade'
export { isRebasing } from '../../config/rebasingTokens'
