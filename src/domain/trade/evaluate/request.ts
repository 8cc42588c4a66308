import type { Address } from '../../chain/address'
import { type ParsedAmount, parseAmount } from '../../token/amount'
import { type CurrencyId, currencyOfSide, NATIVE, type Side } from '../../token/token'
import type { TradeDraft } from '../draft'
import type { TradePlan } from '../plan'
import { sortTokens } from '../../pool/route'
import { type Wrap, wrapKind } from '../wrap'
import type { TradeRequest } from '../quote'

/** The number of decimals with which an amount is parsed while its token is unknown. */
const USUAL_DECIMALS = 18

/** The parsed amount of a draft, and the trade that it describes. */
export interface ParsedDraft {
  wrap: Wrap | null
  amount: ParsedAmount
  /** The amount in base units of the fixed side; zero without an amount, or while its token is unknown. */
  units: bigint
  /** The request; null until both tokens and an amount are known. */
  request: TradeRequest | null
}

/** @param weth - the network's wrapped native token; null if its contracts are unknown */
export function parseDraft(
  { sell, buy, typed, kind }: TradeDraft,
  sides: Record<'sell' | 'buy', Side>,
  { chainId, weth }: { chainId: number; weth: Address | null },
): ParsedDraft {
  const wrap = sell && buy && weth ? wrapKind(sell, buy, weth) : null
  const [sold, bought] = [currencyOfSide(sides.sell), currencyOfSide(sides.buy)]
  const fixed = kind === 'exactIn' ? sold : bought
  const amount = parseAmount(typed, fixed?.decimals ?? USUAL_DECIMALS)
  const units = amount.ok && fixed ? amount.units : 0n
  const isKnown = sold !== null && bought !== null && units > 0n
  return {
    wrap,
    amount,
    units,
    request: isKnown ? { chainId, sell: sold.id, buy: bought.id, kind, amount: units.toString() } : null,
  }
}

/** The request for the route search; null for a wrap, whose rate is fixed. */
export const quotedRequest = ({ wrap, request }: Pick<ParsedDraft, 'wrap' | 'request'>): TradeRequest | null =>
  wrap ? null : request

export function requestOfPlan({ chainId, sell, buy, quote }: TradePlan): TradeRequest {
  const amount = quote.kind === 'exactIn' ? quote.amountIn : quote.amountOut
  return { chainId, sell: sell.id, buy: buy.id, kind: quote.kind, amount }
}

/** A request as one string, which identifies its quotes and estimates. */
export const requestKey = ({ chainId, sell, buy, kind, amount }: TradeRequest): string =>
  [chainId, sell, buy, kind, amount].join()

/** The token that represents a currency in pools. */
export const poolToken = (id: CurrencyId, weth: Address): Address => (id === NATIVE ? weth : id)

/** The tokens of a request, sorted by address as in a pool. */
export const pairOf = ({ sell, buy }: TradeRequest, weth: Address): readonly [Address, Address] =>
  sortTokens(poolToken(sell, weth), poolToken(buy, weth))
