/** A mined transfer, read from its receipt and from balances. Amounts are in base units, as decimal strings. */
export interface TransferRecord {
  hash: string
  blockNumber: number
  timestamp: number
  /** What left the account, and what arrived at the recipient; null if it is not known. */
  left: string | null
  arrived: string | null
  /** The network fee that the account paid, in wei; null if unknown. */
  cost: string | null
  isPaidByOther: boolean
}
