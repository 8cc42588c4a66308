import type { Address } from '../chain/address'
import { UINT256_MAX } from '../chain/limits'
import { countedText, exactText, isMultiplied, tradeAmount, tradeAmountAtMost, withSymbol } from '../token/amount'
import type { CurrencyId, TokenScale } from '../token/token'

/**
 * An amount of a token or of the native coin, in base units, with the symbol and the scale that format it. A multiplier
 * is that of the time when the transaction was sent.
 */
export interface CurrencyAmount extends TokenScale {
  token: CurrencyId
  units: string
  symbol: string
}

/** The two sides of a trade. In a swap, the amount of one side is exact, and the amount of the other side is quoted. */
export type TradeInfo =
  | { kind: 'swap'; exact: 'sold' | 'bought'; sold: CurrencyAmount; bought: CurrencyAmount }
  | { kind: 'wrap' | 'unwrap'; sold: CurrencyAmount; bought: CurrencyAmount }

/** A change of an approval. `through` is set if the allowance is changed in Permit2 instead of in the token. */
export type ApprovalInfo =
  | { kind: 'approve'; approved: CurrencyAmount; through?: 'permit2' }
  | { kind: 'reset' | 'revoke'; token: CurrencyId; symbol: string; through?: 'permit2' }

/** A payment. `sent` is the amount that leaves the account; a token may keep a share of it. */
export interface TransferInfo {
  kind: 'transfer'
  sent: CurrencyAmount
  recipient: Address
}

/** The purpose of a transaction. It is stored as data and worded only when it is shown. */
export type TransactionInfo = TradeInfo | ApprovalInfo | TransferInfo

/** The facts of a transaction's title, with formatted amounts: "1 ETH", or "UNI" if no amount is known. */
export type TitleFacts =
  | { kind: 'swap'; sold: string; bought: string }
  | { kind: 'wrap' | 'unwrap'; sold: string }
  | { kind: 'approve' | 'approveThroughPermit2'; amount: string }
  | { kind: 'approveUnlimited' | 'reset' | 'revoke' | 'revokeInPermit2'; symbol: string }
  | { kind: 'transfer'; sent: string; recipient: string }

/** The name that the visitor has given to an address; null if there is none. */
export type NameOf = (address: Address) => string | null

const NO_NAMES: NameOf = () => null

/** How a recipient is called: by its name, or by four digits of each end, which is what `alikeAnchor` compares. */
const recipientText = (address: Address, name: string | null) => name ?? `${address.slice(0, 6)}…${address.slice(-4)}`

type Write = typeof tradeAmount

/** An amount with its symbol or, for a file that keeps both, as the contract counts it as well. */
function amountText(amount: CurrencyAmount, isCounted: boolean, write: Write): string {
  const units = BigInt(amount.units)
  return isCounted && isMultiplied(amount)
    ? countedText(units, amount, amount.symbol)
    : withSymbol(write(units, amount), amount.symbol)
}

function swapFacts({ exact, sold, bought }: Extract<TradeInfo, { kind: 'swap' }>, isCounted: boolean): TitleFacts {
  return exact === 'sold'
    ? { kind: 'swap', sold: amountText(sold, isCounted, tradeAmountAtMost), bought: bought.symbol }
    : { kind: 'swap', sold: sold.symbol, bought: amountText(bought, isCounted, tradeAmount) }
}

function approvalFacts(
  { approved, through }: Extract<ApprovalInfo, { kind: 'approve' }>,
  isCounted: boolean,
): TitleFacts {
  const { symbol } = approved
  const units = BigInt(approved.units)
  if (units === UINT256_MAX && !through) return { kind: 'approveUnlimited', symbol }
  const amount = amountText(approved, isCounted, exactText)
  return { kind: through ? 'approveThroughPermit2' : 'approve', amount }
}

/** @param isCounted - whether amounts are also written as the token's contract counts them, see `countedText` */
export function titleFacts(info: TransactionInfo, isCounted = false, nameOf = NO_NAMES): TitleFacts {
  switch (info.kind) {
    case 'swap':
      return swapFacts(info, isCounted)
    case 'wrap':
    case 'unwrap':
      return { kind: info.kind, sold: amountText(info.sold, isCounted, tradeAmountAtMost) }
    case 'approve':
      return approvalFacts(info, isCounted)
    case 'reset':
      return { kind: 'reset', symbol: info.symbol }
    case 'revoke':
      return { kind: info.through ? 'revokeInPermit2' : 'revoke', symbol: info.symbol }
    case 'transfer': {
      const { sent, recipient } = info
      const to = recipientText(recipient, nameOf(recipient))
      return { kind: 'transfer', sent: amountText(sent, isCounted, exactText), recipient: to }
    }
  }
}
