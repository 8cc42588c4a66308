import type { CurrencyId } from '../token/token'
import type { TradeKind } from '../pool/route'

export interface TradeDraft {
  sell: CurrencyId | null
  buy: CurrencyId | null
  /** The entered amount of the side that `kind` fixes. */
  typed: string
  kind: TradeKind
  /** The network of the tokens, if the build has trading on several networks. */
  chainId?: number
}

/** The trade in the other direction; the amount stays with its token. */
export function flippedDraft({ sell, buy, kind, ...rest }: TradeDraft): TradeDraft {
  return { ...rest, sell: buy, buy: sell, kind: kind === 'exactIn' ? 'exactOut' : 'exactIn' }
}
