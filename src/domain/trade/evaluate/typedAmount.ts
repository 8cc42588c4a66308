import { USD_DECIMALS } from '../../market/money'
import { fieldAmount, parseAmount } from '../../token/amount'
import type { CurrencyId } from '../../token/token'
import type { TradeDraft } from '../draft'

/** The parts of what Max uses that one press fills in, in percent. */
export const PARTS = [25n, 50n, 75n, 100n] as const

/** A percentage of what Max uses, cut to a base unit. */
export const partOfMax = (max: bigint, percent: bigint): bigint => (max * percent) / 100n

/** An amount that was typed in dollars, and what it came to. */
export interface DollarAmount {
  token: CurrencyId
  /** As typed. */
  dollars: string
  /** The amount of the token in the draft. */
  typed: string
}

/**
 * What dollars come to in a token, as somebody would type it: cut to a base unit, so that it is never worth more. A text
 * that is no amount is handed on, and the token's own parser says what is wrong with it.
 * @param price - dollars for one whole token, with 18 decimals
 */
export function tokenAmountOf(dollars: string, decimals: number, price: bigint): string {
  const parsed = parseAmount(dollars, USD_DECIMALS)
  if (parsed.ok) return fieldAmount((parsed.units * 10n ** BigInt(decimals)) / price, decimals)
  // Too long for dollars, but not for the token: it must not be taken for an amount of that.
  return parseAmount(dollars, decimals).ok ? '' : dollars
}

/** The side that fixes a draft's amount. */
const fixedToken = ({ kind, sell, buy }: TradeDraft) => (kind === 'exactIn' ? sell : buy)

/** Whether a draft's amount is still the one that was typed in dollars, on whichever side its token is. */
export const isTypedInDollars = (amount: DollarAmount | null, draft: TradeDraft): amount is DollarAmount =>
  amount !== null && amount.typed === draft.typed && amount.token === fixedToken(draft)
