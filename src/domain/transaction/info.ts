import { UINT256_MAX } from '../chain/limits'
import { exactText, tradeAmount, tradeAmountAtMost, withSymbol } from '../token/amount'
import type { CurrencyId } from '../token/token'

/** An amount of a token or of the native coin, in base units, with the symbol and decimals that format it. */
export interface CurrencyAmount {
  token: CurrencyId
  units: string
  symbol: string
  decimals: number
}

/** The two sides of a trade. In a swap, the amount of one side is exact, and the amount of the other side is quoted. */
export type TradeInfo =
  | { kind: 'swap'; exact: 'sold' | 'bought'; sold: CurrencyAmount; bought: CurrencyAmount }
  | { kind: 'wrap' | 'unwrap'; sold: CurrencyAmount; bought: CurrencyAmount }

/** A change of an approval. `through` is set if the allowance is changed in Permit2 instead of in the token. */
export type ApprovalInfo =
  | { kind: 'approve'; approved: CurrencyAmount; through?: 'permit2' }
  | { kind: 'reset' | 'revoke'; token: CurrencyId; symbol: string; through?: 'permit2' }

/** The purpose of a transaction. It is stored as data and worded only when it is shown. */
export type TransactionInfo = TradeInfo | ApprovalInfo

/** The facts of a transaction's title, with formatted amounts: "1 ETH", or "UNI" if no amount is known. */
export type TitleFacts =
  | { kind: 'swap'; sold: string; bought: string }
  | { kind: 'wrap' | 'unwrap'; sold: string }
  | { kind: 'approve' | 'approveThroughPermit2'; amount: string }
  | { kind: 'approveUnlimited' | 'reset' | 'revoke' | 'revokeInPermit2'; symbol: string }

function swapFacts({ exact, sold, bought }: Extract<TradeInfo, { kind: 'swap' }>): TitleFacts {
  return exact === 'sold'
    ? { kind: 'swap', sold: soldText(sold), bought: bought.symbol }
    : {
        kind: 'swap',
        sold: sold.symbol,
        bought: withSymbol(tradeAmount(BigInt(bought.units), bought), bought.symbol),
      }
}

const soldText = (sold: CurrencyAmount) => withSymbol(tradeAmountAtMost(BigInt(sold.units), sold), sold.symbol)

function approvalFacts({ approved, through }: Extract<ApprovalInfo, { kind: 'approve' }>): TitleFacts {
  const { symbol } = approved
  const units = BigInt(approved.units)
  if (units === UINT256_MAX && !through) return { kind: 'approveUnlimited', symbol }
  const amount = withSymbol(exactText(units, approved), symbol)
  return { kind: through ? 'approveThroughPermit2' : 'approve', amount }
}

export function titleFacts(info: TransactionInfo): TitleFacts {
  switch (info.kind) {
    case 'swap':
      return swapFacts(info)
    case 'wrap':
    case 'unwrap':
      return { kind: info.kind, sold: soldText(info.sold) }
    case 'approve':
      return approvalFacts(info)
    case 'reset':
      return { kind: 'reset', symbol: info.symbol }
    case 'revoke':
      return { kind: info.through ? 'revokeInPermit2' : 'revoke', symbol: info.symbol }
  }
}
