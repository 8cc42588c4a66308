import type { TokenFace } from './pairRow'

/** A pool of one token as a row shows it. */
export interface PoolRow {
  id: string
  tokenA: TokenFace
  tokenB: TokenFace
  /** For example "Pool 0.30%". */
  pool: string
  price: string | null
  liquidity: string | null
  /** Its share of the known liquidity, for example "85.00%". */
  share: string | null
  /** What must be sold or bought for the price to move by 1 %, in dollars; the title has it in tokens. */
  depth: { sell: string; buy: string; title: string } | { reason: string }
}
