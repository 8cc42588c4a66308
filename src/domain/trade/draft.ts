import type { CurrencyId } from '../token/token'
import type { TradeKind } from './quote'

/** What the person has chosen and typed so far. */
export interface TradeDraft {
  sell: CurrencyId | null
  buy: CurrencyId | null
  /** The amount as written, of the side that `kind` fixes. */
  typed: string
  kind: TradeKind
}

/** The same trade the other way round; what was typed stays with its token. */
export function flippedDraft({ sell, buy, typed, kind }: TradeDraft): TradeDraft {
  return { sell: buy, buy: sell, typed, kind: kind === 'exactIn' ? 'exactOut' : 'exactIn' }
}
