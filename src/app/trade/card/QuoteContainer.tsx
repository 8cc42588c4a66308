import { type ReactNode, useState } from 'react'
import { poolLabel } from '#copy/trade/pools'
import { fixedRate } from '#copy/trade/quote'
import { type Address, shortAddress } from '../../../domain/chain/address'
import { headPollMs } from '../../../domain/chain/blockTime'
import { usdTextAtMost, usdValueAtMost } from '../../../domain/market/money'
import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import type { Currency } from '../../../domain/token/token'
import { currencyOfSide } from '../../../domain/trade/evaluate/request'
import { lossPercent } from '../../../domain/trade/millionths'
import { lossTier } from '../../../domain/trade/loss'
import type { Quote } from '../../../domain/trade/quote'
import { inverseRateText, rateText } from '../../../domain/trade/rate'
import { legShares } from '../../../domain/trade/search/legShares'
import { Countdown, QuoteBar, type QuoteDetails, type QuoteFacts } from '../../../views/trade/QuoteBar'
import { QuoteReading } from '../../../views/trade/QuoteReading'
import type { LegToken } from '../../../views/trade/TradeLeg'
import { useTradeChain } from '../../../store/hooks'
import { useTokens } from '../../token/useCurrencies'
import { checkRow, differenceOf, LOSS_TONES, taxTone } from '../notices/figures'
import type { CardTrade } from './useTrade'

interface Sides {
  sell: Currency
  buy: Currency
}

type TokenAt = (address: Address) => LegToken

const asToken = ({ symbol, id, logoURI }: Currency): LegToken => ({ symbol, address: id, logoURI })

function costText(
  { networkCost, usd }: CardTrade,
  { symbol, decimals }: Pick<Currency, 'symbol' | 'decimals'>,
): string | null {
  if (networkCost === null) return null
  return usd.etherUsd === null
    ? `${tradeAmountAtMost(networkCost, decimals)} ${symbol}`
    : usdTextAtMost(usdValueAtMost(networkCost, decimals, usd.etherUsd))
}

function boundOf({ kind }: Quote, limit: string, { sell, buy }: Sides): QuoteDetails['bound'] {
  return kind === 'exactIn'
    ? { kind: 'minimum', amount: `${tradeAmount(BigInt(limit), buy.decimals)} ${buy.symbol}` }
    : { kind: 'maximum', amount: `${tradeAmountAtMost(BigInt(limit), sell.decimals)} ${sell.symbol}` }
}

const taxOf = (tax: bigint): QuoteDetails['tax'] => (tax === 0n ? null : { text: lossPercent(tax), tone: taxTone(tax) })

function routesOf(quote: Quote, { sell, buy }: Sides, tokenAt: TokenAt): QuoteDetails['routes'] {
  const shares = legShares(quote)
  return quote.legs.map(({ hops }, index) => ({
    share: shares[index] ?? null,
    tokens: [asToken(sell), ...hops.slice(1).map(({ tokenIn }) => tokenAt(tokenIn)), asToken(buy)],
    pools: hops.map(poolLabel),
  }))
}

/** The time until the next block is read, for pools that were read at a moment in milliseconds since 1970. */
function TimeLeft({ readAt }: { readAt: number }) {
  const [shownAt] = useState(() => Date.now())
  const wholeMs = headPollMs(useTradeChain().blockSeconds, true)
  return <Countdown wholeMs={wholeMs} spentMs={Math.min(Math.max(0, shownAt - readAt), wholeMs)} />
}

function timeLeft({ wrap, isOld, readAt }: CardTrade): QuoteFacts['left'] {
  if (wrap) return 'fixed'
  if (isOld) return 'refreshing'
  return readAt === null ? null : <TimeLeft key={readAt} readAt={readAt} />
}

interface QuoteContainerProps {
  trade: CardTrade
  /** What there is to say of the prices. */
  notice: readonly ReactNode[]
}

/** The rate, the cost and the details of the card's quote. */
export function QuoteContainer({ trade, notice }: QuoteContainerProps) {
  const [isInverted, setInverted] = useState(false)
  const tokens = useTokens()
  const { nativeCurrency } = useTradeChain()
  const { quote, limit, wrap, loss } = trade
  const [sell, buy] = [currencyOfSide(trade.sides.sell), currencyOfSide(trade.sides.buy)]
  if (!quote || !limit || !sell || !buy) return trade.isReading && <QuoteReading />
  const rate = isInverted && !wrap ? inverseRateText : rateText
  const [amountIn, amountOut, impact] = [BigInt(quote.amountIn), BigInt(quote.amountOut), BigInt(quote.impact)]
  const tokenAt: TokenAt = (address) => {
    const listed = tokens.find((token) => token.address === address)
    return { symbol: listed?.symbol ?? shortAddress(address), address, logoURI: listed?.logoURI ?? null }
  }
  const facts = { left: timeLeft(trade), cost: costText(trade, nativeCurrency), notice }
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
        details: {
          impact: { text: lossPercent(impact), tone: LOSS_TONES[lossTier(impact)] },
          difference: differenceOf(loss),
          bound: boundOf(quote, limit, { sell, buy }),
          tax: taxOf(BigInt(quote.tax)),
          check: checkRow(quote, trade.check),
          routes: routesOf(quote, { sell, buy }, tokenAt),
        },
      }}
    />
  )
}
