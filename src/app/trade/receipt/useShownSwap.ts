import { unlistedSymbol } from '#copy/trade/receipt'
import { unknownSymbol } from '#copy/token/token'
import type { Chain } from '#domain/chain/chain'
import { type Currency, NATIVE, sameCurrency, scaleWith } from '#domain/token/token'
import type { RecordedSide, SwapRecord } from '#domain/trade/swapRecord'
import { coinOf, useListedToken } from '../../token/useCurrencies'
import type { ShownSwap } from './receiptRows'

/** The currencies of a trade that was sent from this site. */
export type KnownSides = Record<'sell' | 'buy', Currency>

/** The currency of a side; null if the side's token does not report its decimals. */
function useCurrency(side: RecordedSide | undefined, chain: Chain, known: Currency | undefined): Currency | null {
  const listed = useListedToken(side?.id ?? null)
  if (!side) return null
  if (known && sameCurrency(known.id, side.id)) return known
  const { id, symbol, decimals, uiMultiplier } = side
  if (id === NATIVE) return coinOf(chain)
  if (decimals === null) return null
  const name = listed?.symbol ?? (symbol === null ? unknownSymbol : unlistedSymbol(symbol))
  return { id, symbol: name, name, ...scaleWith(decimals, uiMultiplier), logoURI: listed?.logoURI ?? null }
}

/** A mined swap with its currencies; null if a currency is unknown. */
export function useShownSwap(
  record: SwapRecord | null | undefined,
  chain: Chain,
  known?: KnownSides,
): ShownSwap | null {
  const sell = useCurrency(record?.sell, chain, known?.sell)
  const buy = useCurrency(record?.buy, chain, known?.buy)
  return record && sell && buy ? { record, sell, buy, coin: chain.nativeCurrency } : null
}
