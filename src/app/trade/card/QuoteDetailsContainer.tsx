import { poolLabel } from '#copy/trade/pools'
import { type Address, shortAddress } from '../../../domain/chain/address'
import { tradeAmount, tradeAmountAtMost } from '../../../domain/token/amount'
import type { Currency } from '../../../domain/token/token'
import { currencyOfSide } from '../../../domain/trade/evaluate/request'
import { lossPercent } from '../../../domain/trade/millionths'
import { lossTier } from '../../../domain/trade/loss'
import type { Quote } from '../../../domain/trade/quote'
import { legShares } from '../../../domain/trade/search/legShares'
import { QuoteDetails, type QuoteDetailsProps } from '../../../views/trade/QuoteDetails'
import type { LegToken } from '../../../views/trade/TradeLeg'
import { useTokens } from '../../token/useCurrencies'
import { checkRow, lossFigure, taxTone } from '../notices/quoteFigures'
import { LOSS_TONES } from '../notices/figures'
import type { CardTrade } from './useTrade'

interface Sides {
  sell: Currency
  buy: Currency
}

type TokenAt = (address: Address) => LegToken

const asToken = ({ symbol, id, logoURI }: Currency): LegToken => ({ symbol, address: id, logoURI })

function boundOf({ kind }: Quote, limit: string, { sell, buy }: Sides): QuoteDetailsProps['bound'] {
  return kind === 'exactIn'
    ? { kind: 'minimum', amount: `${tradeAmount(BigInt(limit), buy.decimals)} ${buy.symbol}` }
    : { kind: 'maximum', amount: `${tradeAmountAtMost(BigInt(limit), sell.decimals)} ${sell.symbol}` }
}

const taxOf = (tax: bigint): QuoteDetailsProps['tax'] =>
  tax === 0n ? null : { text: lossPercent(tax), tone: taxTone(tax) }

function routesOf(quote: Quote, { sell, buy }: Sides, tokenAt: TokenAt): QuoteDetailsProps['routes'] {
  const shares = legShares(quote)
  return quote.legs.map(({ hops }, index) => ({
    share: shares[index] ?? null,
    tokens: [asToken(sell), ...hops.slice(1).map(({ tokenIn }) => tokenAt(tokenIn)), asToken(buy)],
    pools: hops.map(poolLabel),
  }))
}

/** The details of the card's quote, once they are wanted. */
export function QuoteDetailsContainer({ trade, cost }: { trade: CardTrade; cost: string | null }) {
  const tokens = useTokens()
  const { quote, limit, loss } = trade
  const [sell, buy] = [currencyOfSide(trade.sides.sell), currencyOfSide(trade.sides.buy)]
  if (!quote || !limit || !sell || !buy) return null
  const impact = BigInt(quote.impact)
  const tokenAt: TokenAt = (address) => {
    const listed = tokens.find((token) => token.address === address)
    return { symbol: listed?.symbol ?? shortAddress(address), address, logoURI: listed?.logoURI ?? null }
  }
  return (
    <QuoteDetails
      impact={{ text: lossPercent(impact), tone: LOSS_TONES[lossTier(impact)] }}
      loss={lossFigure(loss)}
      bound={boundOf(quote, limit, { sell, buy })}
      tax={taxOf(BigInt(quote.tax))}
      check={checkRow(quote, trade.check)}
      routes={routesOf(quote, { sell, buy }, tokenAt)}
      cost={cost}
    />
  )
}
