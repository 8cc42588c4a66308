import { poolLabel } from '#copy/pool/pools'
import { type Address, shortAddress } from '../../../domain/chain/address'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '../../../domain/token/amount'
import { type Currency, currencyOfSide } from '../../../domain/token/token'
import { costPrices, swapCost } from '../../../domain/trade/evaluate/swapCost'
import { legShares } from '../../../domain/trade/search/routeFacts'
import { QuoteDetails, type QuoteDetailsProps } from '../../../views/trade/QuoteDetails'
import type { LegToken } from '../../../views/trade/TradeLeg'
import { useTokens } from '../../token/useCurrencies'
import { useTradeChain } from '../../../store/hooks'
import { checkRow, costSummary, lossFigure, networkRows } from '../notices/figures'
import type { CardTrade } from './useTrade'
import type { Quote } from '../../../domain/trade/quote'

interface Sides {
  sell: Currency
  buy: Currency
}

type TokenAt = (address: Address) => LegToken

const asToken = ({ symbol, id, logoURI }: Currency): LegToken => ({ symbol, address: id, logoURI })

function boundOf({ kind }: Quote, limit: string, { sell, buy }: Sides): QuoteDetailsProps['bound'] {
  return kind === 'exactIn'
    ? { kind: 'minimum', amount: withSymbol(tradeAmount(BigInt(limit), buy.decimals), buy.symbol) }
    : { kind: 'maximum', amount: withSymbol(tradeAmountAtMost(BigInt(limit), sell.decimals), sell.symbol) }
}

function totalOf(
  trade: CardTrade,
  quote: Quote,
  sell: Currency,
  coin: Pick<Currency, 'symbol' | 'decimals'>,
): QuoteDetailsProps['total'] {
  const { usd, loss, networkCost, approvalCost, costPayer: payer } = trade
  const { etherUsd } = usd
  const prices = costPrices(usd.priceOf(sell.id), etherUsd, loss)
  const rows = networkRows({ coin, networkCost, approvalCost, dataCost: null, feePerGas: 0n, etherUsd, payer })
  return costSummary(
    swapCost({ quote, sell, prices, network: payer === 'executor' ? null : networkCost }),
    { sell, coin },
    rows,
  )
}

function routesOf(quote: Quote, { sell, buy }: Sides, tokenAt: TokenAt): QuoteDetailsProps['routes'] {
  const shares = legShares(quote)
  return quote.legs.map(({ hops }, index) => ({
    share: shares[index] ?? null,
    tokens: [asToken(sell), ...hops.slice(1).map(({ tokenIn }) => tokenAt(tokenIn)), asToken(buy)],
    pools: hops.map(poolLabel),
  }))
}

export function QuoteDetailsContainer({ trade }: { trade: CardTrade }) {
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
      total={totalOf(trade, quote, sell, nativeCurrency)}
      loss={lossFigure(loss)}
      bound={boundOf(quote, limit, { sell, buy })}
      check={checkRow(quote, trade.check)}
      routes={routesOf(quote, { sell, buy }, tokenAt)}
    />
  )
}
