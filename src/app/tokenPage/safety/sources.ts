import { beingChecked, unchecked, type Statement } from '#copy/tokenPage/safety'
import type { Address } from '#domain/chain/address'
import type { Lookalike } from '#domain/token/lookalike/lookalike'
import type { ListInfo } from '#domain/token/token'
import type { TokenSafety } from '#domain/token/tokenSafety'
import type { TransferTax } from '#domain/pool/pool'
import type { SafetyFact } from '../../../views/tokenPage/SafetyFacts'
import type { ViewedToken } from '../../market/useTokenMarket'

type Unread = 'reading' | 'unreadable'

/** `liquidity` and `deepest` are in dollars with 18 decimals. They cover only the pools counted in `priced`. */
interface PoolsSummary {
  count: number
  priced: number
  liquidity: bigint | null
  deepest: bigint | null
  blockNumber: number
  /** The hooks of pools; absent if no pool has one. `upgradeable`: those whose code can be replaced. */
  hooks?: { all: readonly Address[]; upgradeable: readonly Address[]; areInAllPools: boolean }
}

export interface SafetySources {
  token: ViewedToken
  /** Null if the list could not be read. */
  list: ListInfo | null
  lookalike: Lookalike | null
  chainName: string
  /** A sentence that says why `unreadable` data could not be read. */
  noAnswer: string
  contract: TokenSafety | Unread
  pools: PoolsSummary | Unread
  /**
   * `base` stands for a base token of routes, whose taxes are not measured. `measured` is null if the node cannot
   * simulate transfers.
   */
  taxes: { measured: TransferTax | 'none' | null; blockNumber: number | null } | 'base' | Unread
  explorerOf: (address: Address) => string | null
}

export const good = (words: Statement): SafetyFact => ({ kind: 'good', ...words })
export const neutral = (words: Statement): SafetyFact => ({ kind: 'neutral', ...words })
export const danger = (words: Statement): SafetyFact => ({ kind: 'danger', ...words })
export const care = (words: Statement): SafetyFact => ({ kind: 'care', ...words })

export const unread = (what: string, why: Unread, noAnswer: string): SafetyFact =>
  neutral(why === 'reading' ? beingChecked(what) : unchecked(what, noAnswer))
