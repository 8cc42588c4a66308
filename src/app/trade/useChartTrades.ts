import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { boughtText, soldText } from '#copy/market/chart'
import { parseChartRange } from '#boundary/url'
import { HISTORY_RANGES } from '#domain/market/history'
import { exactText, withSymbol } from '#domain/token/amount'
import { type Currency, NATIVE } from '#domain/token/token'
import { type Charted, mayBeCharted, tradesOf } from '#domain/trade/ownTrades'
import { useAppSelector } from '#store/hooks'
import { selectAccount } from '#store/wallet/connection'
import { CLOCK_MS, useNow } from '../browser/useNow'
import type { ChartTrade } from '../market/history/priceHistory'
import { useSymbols } from '../token/useCurrencies'
import { useOwnSwaps } from './receipt/useOwnSwaps'

/**
 * The connected account's trades of a currency within the chart's range. With `other`, only trades against that
 * currency are returned. Empty while the currency is unknown.
 */
export function useChartTrades(
  currency: Pick<Currency, 'id' | 'symbol'> | null,
  other: Charted['other'],
): readonly ChartTrade[] {
  const account = useAppSelector(selectAccount)
  const symbolOf = useSymbols()
  const [params] = useSearchParams()
  const { seconds } = HISTORY_RANGES[parseChartRange(params.toString())]
  const since = useNow(CLOCK_MS.minutes) / 1_000 - seconds
  const { id = NATIVE, symbol = '' } = currency ?? {}
  const swaps = useOwnSwaps(currency && account, (sent) => mayBeCharted(sent, since, { id, other }))
  return useMemo(
    () =>
      tradesOf(swaps, { id, other }).map(({ id: trade, timestamp, side, own, against }) => {
        const amount = withSymbol(exactText(own.units, own), symbol)
        const forAmount = withSymbol(exactText(against.units, against), symbolOf(against.id))
        return { id: trade, timestamp, side, text: (side === 'bought' ? boughtText : soldText)(amount, forAmount) }
      }),
    [swaps, id, symbol, other, symbolOf],
  )
}
