import type { CurrencyId } from '#domain/token/token'
import type { NamedAccount } from '#domain/wallet/ensName'
import type { TransferPlan } from '#domain/transfer/transfer'

/** What the visitor has entered. `typed` is in dollars if `isDollars`, and else in the currency. */
export interface SendDraft {
  chainId: number
  currency: CurrencyId
  typed: string
  isDollars: boolean
  recipient: string
}

/** A transfer under review. `name`: what the ENS name was that led to the recipient; null if an address was entered. */
export interface ReviewedTransfer {
  plan: TransferPlan
  name: NamedAccount | null
}
