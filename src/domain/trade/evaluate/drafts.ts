import { DECIMALS_MAX } from '../../token/limits'
import { parseAmount } from '../../token/amount'
import type { CurrencyId } from '../../token/token'
import type { TradeDraft } from '../draft'
import type { TradePlan } from '../plan'

/** The draft after a token was chosen for one side. Choosing the token of the other side swaps the two sides. */
export function chosenDraft(draft: TradeDraft, side: 'sell' | 'buy', id: CurrencyId): TradeDraft {
  const other = side === 'sell' ? 'buy' : 'sell'
  return { ...draft, ...(draft[other] === id && { [other]: draft[side] }), [side]: id }
}

const amountOf = (typed: string): bigint | string => {
  const amount = parseAmount(typed, DECIMALS_MAX)
  return amount.ok ? amount.units : typed
}

/** Whether two drafts describe the same trade: "1.0" and "1" are the same amount. */
export function isSameDraft(a: TradeDraft, b: TradeDraft | null): boolean {
  if (b === null || a.sell !== b.sell || a.buy !== b.buy || a.kind !== b.kind) return false
  return a.typed === b.typed || amountOf(a.typed) === amountOf(b.typed)
}

/** Whether a plan has the tokens, amount and network of a draft. */
export function isDraftOf({ sell, buy, typed, kind, chainId }: TradeDraft, plan: TradePlan): boolean {
  if (sell !== plan.sell.id || buy !== plan.buy.id || (chainId !== undefined && chainId !== plan.chainId)) return false
  const [side, units] = kind === 'exactIn' ? [plan.sell, plan.quote.amountIn] : [plan.buy, plan.quote.amountOut]
  const amount = parseAmount(typed, side.decimals)
  return amount.ok && amount.units === BigInt(units)
}
