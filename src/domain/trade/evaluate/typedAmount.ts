import { USD_DECIMALS } from '../../market/money'
import { fieldAmount, parseAmount } from '../../token/amount'
import type { CurrencyId } from '../../token/token'
import type { TradeDraft } from '../draft'

/** The percentages of Max that have a button of their own. */
export const PARTS = [25n, 50n, 75n, 100n] as const

/** A percentage of `max`, rounded down to a base unit. */
export const partOfMax = (max: bigint, percent: bigint): bigint => (max * percent) / 100n

/** An amount that was typed in dollars, and its conversion into a token. */
export interface DollarAmount {
  token: CurrencyId
  dollars: string
  /** The amount of the token in the draft. */
  typed: string
}

/**
 * Converts typed dollars into the text of a token amount, rounded down to a base unit, so that the tokens are never
 * worth more than the typed dollars. A text that is not an amount is returned unchanged, so that the parser of the
 * token amount reports the error.
 * @param price - dollars for one whole token, with 18 decimals
 */
export function tokenAmountOf(dollars: string, decimals: number, price: bigint): string {
  const parsed = parseAmount(dollars, USD_DECIMALS)
  if (parsed.ok) return fieldAmount((parsed.units * 10n ** BigInt(decimals)) / price, decimals)
  // The text has too many decimals for dollars, but not for the token. It must not be taken for a token amount.
  return parseAmount(dollars, decimals).ok ? '' : dollars
}

const fixedToken = ({ kind, sell, buy }: TradeDraft) => (kind === 'exactIn' ? sell : buy)

/** Whether a draft's amount is still the one typed in dollars. The token may have changed sides. */
export const isTypedInDollars = (amount: DollarAmount | null, draft: TradeDraft): amount is DollarAmount =>
  amount !== null && amount.typed === draft.typed && amount.token === fixedToken(draft)
