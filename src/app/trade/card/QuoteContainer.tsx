import { memo, type ReactNode, useState } from 'react'
import { poolLabel } from '#copy/pool/pools'
import { fixedRate } from '#copy/trade/card'
import { type Address, shortAddress } from '#domain/chain/address'
import { significantAtMost, tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { type Currency, currencyOfSide } from '#domain/token/token'
import { costPrices, swapCost } from '#domain/trade/evaluate/swapCost'
import { inverseRateText, legShares, type Quote, rateText } from '#domain/trade/quote'
import {
  Countdown,
  QuoteBar,
  QuoteDetails,
  type QuoteDetailsProps,
  type QuoteFacts,
  QuoteReading,
} from '../../../views/trade/QuoteBar'
import type { TokenFace } from '../../../views/token/TokenIcon'
import { useTradeChain } from '#store/hooks'
import { leftToRight } from '#domain/browser/locale'
import { headPollMs } from '#domain/chain/blockTime'
import { usdTextAtMost, usdValueAtMost } from '#domain/market/money'
import { faceOf, useTokens } from '../../token/useCurrencies'
import { PartBoundary } from '../../PartBoundary'
import { checkRow, costSummary, lossFigure, networkRows } from '../figures'
import type { CardTrade } from './useTrade'

interface Sides {
  sell: Currency
  buy: Currency
}

type TokenAt = (address: Address) => TokenFace

function boundOf({ kind }: Quote, limit: string, { sell, buy }: Sides): QuoteDetailsProps['bound'] {
  return kind === 'exactIn'
    ? { kind: 'minimum', amount: withSymbol(tradeAmount(BigInt(limit), buy), buy.symbol) }
    : { kind: 'maximum', amount: withSymbol(tradeAmountAtMost(BigInt(limit), sell), sell.symbol) }
}

function totalOf(
  trade: CardTrade,
  quote: Quote,
  sides: Sides,
  coin: Pick<Currency, 'symbol' | 'decimals'>,
): QuoteDetailsProps['total'] {
  const { usd, isGainUnsure, networkCost, approvalCost, costPayer: payer } = trade
  const { etherUsd } = usd
  const prices = costPrices(usd, sides, isGainUnsure)
  const rows = networkRows({ coin, networkCost, approvalCost, dataCost: null, feePerGas: 0n, etherUsd, payer })
  return costSummary(
    swapCost({ quote, ...sides, prices, network: payer === 'executor' ? null : networkCost }),
    { sell: sides.sell, coin },
    rows,
  )
}

function routesOf(quote: Quote, { sell, buy }: Sides, tokenAt: TokenAt): QuoteDetailsProps['routes'] {
  const shares = legShares(quote)
  return quote.legs.map(({ hops }, index) => ({
    share: shares[index] ?? null,
    tokens: [faceOf(sell), ...hops.slice(1).map(({ tokenIn }) => tokenAt(tokenIn)), faceOf(buy)],
    pools: hops.map(poolLabel),
  }))
}

function QuoteDetailsContainer({ trade }: { trade: CardTrade }) {
  const tokens = useTokens()
  const { nativeCurrency } = useTradeChain()
  const { quote, limit, loss } = trade
  const [sell, buy] = [currencyOfSide(trade.sides.sell), currencyOfSide(trade.sides.buy)]
  if (!quote || !limit || !sell || !buy) return null
  const tokenAt: TokenAt = (address) => {
    const listed = tokens.find((token) => token.address === address)
    return { symbol: listed?.symbol ?? shortAddress(address), address, logoURI: listed?.logoURI ?? null }
  }
  return (
    <QuoteDetails
      total={totalOf(trade, quote, { sell, buy }, nativeCurrency)}
      loss={lossFigure(loss)}
      bound={boundOf(quote, limit, { sell, buy })}
      check={checkRow(quote, trade.check)}
      routes={routesOf(quote, { sell, buy }, tokenAt)}
    />
  )
}

/** More digits of a cost without a dollar price would leave no room for the rate, and it is only an estimate. */
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

/** A countdown to the next read of the pools. `readAt`: the time of the last read, in milliseconds since 1970. */
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
