import type { PicturePoint } from '../../domain/market/history'
import type { ShownChange } from './chartLine'

/** What a token's icon and name need. */
export interface TokenFace {
  symbol: string
  address: string
  logoURI: string | null
}

/** A figure, or null and why it is unknown. */
export type FigureOrReason = { text: string; why?: undefined } | { text: null; why: string }

/** A pair as a row shows it. */
export interface PairRow {
  id: string
  tokenA: TokenFace
  tokenB: TokenFace
  /** The source of the price, for example "Pool 0.05%", or that there is no pool. */
  pool: string
  /** In the second token, without its symbol. */
  price: string
  fiat: FigureOrReason
  liquidity: FigureOrReason
  /** The last day: still loading, or its line or why there is none, and how the price changed if that is known. */
  day:
    | 'loading'
    | { line: readonly PicturePoint[]; change: ShownChange | null }
    | { line: null; why: string; change?: ShownChange }
  tokenHref: string
  tradeHref: string
}

/** A pair that no pool holds directly. */
export interface PoollessPair {
  /** For example "DAI/USDT". */
  name: string
  tradeHref: string
}

export type PairColumn = 'price' | 'change' | 'liquidity'
