import { leftToRight } from '../../../domain/browser/locale'
import { fixedRate } from '#copy/trade/card'
import { memo, type ReactNode, useState } from 'react'
import { headPollMs } from '../../../domain/chain/blockTime'
import { usdTextAtMost, usdValueAtMost } from '../../../domain/market/money'
import { significantAtMost } from '../../../domain/token/amount'
import { type Currency, currencyOfSide } from '../../../domain/token/token'
import { inverseRateText, rateText } from '../../../domain/trade/rate'
import { Countdown, QuoteBar, type QuoteFacts } from '../../../views/trade/QuoteBar'
import { QuoteReading } from '../../../views/trade/QuoteReading'
import { useTradeChain } from '../../../store/hooks'
import { PartBoundary } from '../../PartBoundary'
import { QuoteDetailsContainer } from './QuoteDetailsContainer'
import type { CardTrade } from './useTrade'

/**
 * The number of significant digits for a cost without a dollar price. More digits would leave no room for the rate, and
 * the estimate is not more precise.
 */
const COST_DIGITS = 2

/** The network cost of a quoted trade, in dollars if the coin's price is known; null if the cost is unknown. */
export function quotedCostText(
  { networkCost, usd }: CardTrade,
  { symbol, decimals }: Pick<Currency, 'symbol' | 'decimals'>,
): string | null {
  if (networkCost === null) return null
  return usd.etherUsd === null
    ? leftToRight(`${significantAtMost(networkCost, decimals, COST_DIGITS)}\u00a0${symbol}`)
    : usdTextAtMost(usdValueAtMost(networkCost, decimals, usd.etherUsd))
}

/**
 * A countdown to the next time that the pools are read. `readAt` is the time of the last read, in milliseconds since
 * 1970.
 */
const TimeLeft = memo(function TimeLeft({ readAt }: { readAt: number }) {
  const [shownAt] = useState(() => Date.now())
  const wholeMs = headPollMs(useTradeChain().blockSeconds, true)
  return <Countdown wholeMs={wholeMs} spentMs={Math.min(Math.max(0, shownAt - readAt), wholeMs)} />
})

function timeLeft({ wrap, isOld, readAt }: CardTrade): QuoteFacts['left'] {
  if (wrap) return 'fixed'
  if (isOld) return 'refreshing'
  return readAt === null ? null : <TimeLeft key={readAt} readAt={readAt} />
}

interface QuoteContainerProps {
  trade: CardTrade
  notice: readonly ReactNode[]
}

export function QuoteContainer({ trade, notice }: QuoteContainerProps) {
  const [isInverted, setInverted] = useState(false)
  const { nativeCurrency } = useTradeChain()
  const { quote, limit, wrap } = trade
  const [sell, buy] = [currencyOfSide(trade.sides.sell), currencyOfSide(trade.sides.buy)]
  if (!quote || !limit || !sell || !buy) return trade.isReading && <QuoteReading />
  const rate = isInverted && !wrap ? inverseRateText : rateText
  const [amountIn, amountOut] = [BigInt(quote.amountIn), BigInt(quote.amountOut)]
  const cost = quotedCostText(trade, nativeCurrency)
  const facts = { left: timeLeft(trade), cost, notice }
  if (wrap) {
    return (
      <QuoteBar quote={{ ...facts, rate: fixedRate(rateText(sell, buy, 1n, 1n)), onInvert: null, details: null }} />
    )
  }
  return (
    <QuoteBar
      quote={{
        ...facts,
        rate: rate(sell, buy, amountIn, amountOut),
        onInvert: () => {
          setInverted(!isInverted)
        },
        details: (
          <PartBoundary>
            <QuoteDetailsContainer trade={trade} />
          </PartBoundary>
        ),
      }}
    />
  )
}
