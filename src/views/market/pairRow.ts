import type { PicturePoint } from '#domain/market/history'
import type { TokenFace } from '../token/TokenIcon'
import type { ShownChange } from './chartLine'

export type FigureOrReason = { text: string; why?: undefined } | { text: null; why: string }

export interface PairRow {
  id: string
  tokenA: TokenFace
  tokenB: TokenFace
  /** The pool from which the price was read, for example "Pool 0.05%", or a note that there is no pool. */
  pool: string
  /** The price expressed in the second token, without the symbol of that token. */
  price: string
  fiat: FigureOrReason
  liquidity: FigureOrReason
  /** The prices of the last day: `loading`, a line with the change (if known), or the reason why there is no line. */
  day:
    | 'loading'
    | { line: readonly PicturePoint[]; change: ShownChange | null }
    | { line: null; why: string; change?: ShownChange }
  tokenHref: string
  tradeHref: string
}

export interface PoollessPair {
  /** The names of both tokens, for example "DAI/USDT". */
  name: string
  tradeHref: string
}

export type PairColumn = 'price' | 'change' | 'liquidity'
