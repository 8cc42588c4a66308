import { type CurrencyId, currencyOfSide, NATIVE, type Side, type TokenScale } from '../token/token'
import { sortTokens, type TradeKind } from '../pool/route'
import { DECIMALS_MAX } from '../token/limits'
import { fieldAmount, parseAmount, type ParsedAmount } from '../token/amount'
import { USD_SCALE } from '../market/money'
import { type Address, sameAddress } from '../chain/address'
import type { CommonTokens } from '../chain/network'
import type { TradePlan } from './plan'
import { type TradeRequest, type Wrap, wrapKind } from './quote'

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

/** The draft after a token was chosen for one side. Choosing the other side's token swaps the two sides. */
export function chosenDraft(draft: TradeDraft, side: 'sell' | 'buy', id: CurrencyId): TradeDraft {
  const other = side === 'sell' ? 'buy' : 'sell'
  return { ...draft, ...(draft[other] === id && { [other]: draft[side] }), [side]: id }
}

const amountOf = (typed: string): bigint | string => {
  const amount = parseAmount(typed, { decimals: DECIMALS_MAX })
  return amount.ok ? amount.units : typed
}

export function isSameDraft(a: TradeDraft, b: TradeDraft | null): boolean {
  if (b === null || a.sell !== b.sell || a.buy !== b.buy || a.kind !== b.kind) return false
  return amountOf(a.typed) === amountOf(b.typed)
}

export function isDraftOf({ sell, buy, typed, kind, chainId }: TradeDraft, plan: TradePlan): boolean {
  if (sell !== plan.sell.id || buy !== plan.buy.id || (chainId !== undefined && chainId !== plan.chainId)) return false
  const [side, units] = kind === 'exactIn' ? [plan.sell, plan.quote.amountIn] : [plan.buy, plan.quote.amountOut]
  const amount = parseAmount(typed, side)
  return amount.ok && amount.units === BigInt(units)
}

export const PARTS = [25n, 50n, 75n, 100n] as const

export const partOfMax = (max: bigint, percent: bigint): bigint => (max * percent) / 100n

export interface DollarAmount {
  token: CurrencyId
  dollars: string
  /** The converted amount of `token`, as the text in the draft. */
  typed: string
}

/**
 * Converts typed dollars into the text of a token amount, rounded down to a base unit, so that the tokens are never
 * worth more than the typed dollars. A text that is not an amount is returned unchanged, so that the parser of the
 * token amount reports the error.
 * @param price - dollars for one whole token, with 18 decimals
 */
export function tokenAmountOf(dollars: string, scale: TokenScale, price: bigint): string {
  const parsed = parseAmount(dollars, USD_SCALE)
  if (parsed.ok) return fieldAmount((parsed.units * 10n ** BigInt(scale.decimals)) / price, scale)
  // The text has too many decimals for dollars, but not for the token. An empty text prevents it from being parsed as a
  // token amount.
  return parseAmount(dollars, scale).ok ? '' : dollars
}

const fixedToken = ({ kind, sell, buy }: TradeDraft) => (kind === 'exactIn' ? sell : buy)

/** Whether a draft's amount still comes from the amount typed in dollars. The token may have changed sides. */
export const isTypedInDollars = (amount: DollarAmount | null, draft: TradeDraft): amount is DollarAmount =>
  amount !== null && amount.typed === draft.typed && amount.token === fixedToken(draft)

/** The number of decimals that is assumed for an amount while its token is unknown. */
const USUAL_SCALE: TokenScale = { decimals: 18 }

export interface ParsedDraft {
  wrap: Wrap | null
  amount: ParsedAmount
  /** The amount of the fixed side, in base units; zero if there is no amount or its token is unknown. */
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
  const amount = parseAmount(typed, fixed ?? USUAL_SCALE)
  const units = amount.ok && fixed ? amount.units : 0n
  const isKnown = sold !== null && bought !== null && units > 0n
  return {
    wrap,
    amount,
    units,
    request: isKnown ? { chainId, sell: sold.id, buy: bought.id, kind, amount: units.toString() } : null,
  }
}

/** Null for a wrap, because its rate is fixed and no route search is needed. */
export const quotedRequest = ({ wrap, request }: Pick<ParsedDraft, 'wrap' | 'request'>): TradeRequest | null =>
  wrap ? null : request

export function requestOfPlan({ chainId, sell, buy, quote }: TradePlan): TradeRequest {
  const amount = quote.kind === 'exactIn' ? quote.amountIn : quote.amountOut
  return { chainId, sell: sell.id, buy: buy.id, kind: quote.kind, amount }
}

export const requestKey = ({ chainId, sell, buy, kind, amount }: TradeRequest): string =>
  [chainId, sell, buy, kind, amount].join()

/** Pools use the wrapped coin in place of the native coin. */
export const poolToken = (id: CurrencyId, weth: Address): Address => (id === NATIVE ? weth : id)

export const pairOf = ({ sell, buy }: TradeRequest, weth: Address): readonly [Address, Address] =>
  sortTokens(poolToken(sell, weth), poolToken(buy, weth))

type Counterparts = Pick<CommonTokens, 'weth' | 'usdc'>

/**
 * A draft moved to another network. The native coin, the wrapped coin and USDC are replaced by the same currencies of
 * the new network; any other token has to be chosen again. The amount stays.
 */
export function draftOn(draft: TradeDraft, from: Counterparts, to: Counterparts, chainId: number): TradeDraft {
  const counterpart = (id: CurrencyId | null): CurrencyId | null => {
    if (id === null || id === NATIVE) return id
    if (sameAddress(id, from.weth)) return to.weth
    return sameAddress(id, from.usdc) ? to.usdc : null
  }
  return { ...draft, sell: counterpart(draft.sell), buy: counterpart(draft.buy), chainId }
}
