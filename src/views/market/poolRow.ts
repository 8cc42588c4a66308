import type { TokenFace } from '../token/TokenIcon'

export interface PoolRow {
  id: string
  tokenA: TokenFace
  tokenB: TokenFace
  /** The name of the pool with its fee, for example "Pool 0.30%". */
  pool: string
  /** Whether the pool has a hook, which may decide what is not known of it. */
  isHooked?: boolean
  price: string | null
  liquidity: string | null
  /** The pool's share of the known liquidity, for example "85.00%". */
  share: string | null
  /** What must be sold or bought to move the price by 1 %, in dollars, and in tokens in `title`. */
  depth: { sell: string; buy: string; title: string } | { reason: string }
}
