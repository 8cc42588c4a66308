import { divideUp } from '../../divideUp'
import { usdAtMost, usdValue, usdValueAtMost } from '../../market/money'
import { type Currency, NATIVE } from '../../token/token'
import type { TradeLoss } from '../loss'
import { MILLION, shareOf } from '../../token/millionths'
import { poolFee } from './poolFee'
import type { Quote } from '../quote'
import { bipsShare, type SiteFee } from '../siteFee'

/**
 * The dollar prices in which a swap's cost is counted, with 18 decimals, as decimal strings; null where not known. Plain
 * data.
 */
export interface CostPrices {
  sellUsd: string | null
  etherUsd: string | null
  /** The loss that the swap is judged by; null also if it is too small to show. */
  lostUsd: string | null
}

/** `market` is how far the pools' price is below the market price, `change` how much worse than quoted it went. */
export type CostKind = 'poolFee' | 'impact' | 'tax' | 'siteFee' | 'market' | 'change' | 'network'

export interface CostPart {
  kind: CostKind
  /** Base units of what is sold, or wei for the network; below zero where the price was better than quoted. */
  units: bigint
  /** Dollars with 18 decimals; null where there is no price. */
  usd: bigint | null
  /** The rate of a cost in millionths, as other sites show it; null for a cost without a rate. */
  share: bigint | null
}

export interface SwapCost {
  parts: readonly CostPart[]
  /** Their sum, in dollars as far as there are prices, else in what is sold, and in the network's coin. */
  total: { usd: bigint; sold: bigint; coin: bigint }
  /** The same in millionths of what is sold, rounded up; null where the parts cannot be added, or come to nothing. */
  share: bigint | null
  /** Whether the network's part is among them. */
  hasNetwork: boolean
}

export interface SwapCostFacts {
  quote: Pick<Quote, 'legs' | 'amountIn' | 'impact' | 'tax' | 'siteFee'>
  sell: Pick<Currency, 'id' | 'decimals'>
  prices: CostPrices
  /** Wei, approvals included; null while not known. */
  network: bigint | null
  /** The base units of the sold token by which the trade was worse than quoted. */
  change?: bigint
}

/** The prices that a swap is judged by at a moment. */
export const costPrices = (sellUsd: bigint | null, etherUsd: bigint | null, loss: TradeLoss | null): CostPrices => ({
  sellUsd: sellUsd?.toString() ?? null,
  etherUsd: etherUsd?.toString() ?? null,
  lostUsd: loss === null || loss.tier === 'none' ? null : (loss.usd?.toString() ?? null),
})

/** Of the network's coin, whatever the network. */
const COIN_DECIMALS = 18

const known = (price: string | null) => (price === null ? null : BigInt(price))

/**
 * The dollars of an amount that may be below zero, always rounded up: by the cent, as they are written, so that what is
 * written adds up.
 */
function costInUsd(units: bigint, decimals: number, price: bigint | null): bigint | null {
  if (price === null) return null
  return units < 0n ? -usdValue(-units, decimals, price) : usdAtMost(usdValueAtMost(units, decimals, price))
}

type Share = Pick<CostPart, 'kind' | 'units'> & { share: bigint }

/** What the site takes of what all others leave. */
function siteFeePart(left: bigint, { bips }: SiteFee): Share {
  const share = bipsShare({ bips })
  return { kind: 'siteFee', units: left > 0n ? divideUp(left * share, MILLION) : 0n, share }
}

/**
 * What pools, tokens and the site take. Each takes its share of what those before it leave, the price impact first: so that it is,
 * together with the tokens' fees, the loss that trades are judged by.
 */
function taken({ amountIn, legs, impact, tax, siteFee }: SwapCostFacts['quote']): Share[] {
  const sold = BigInt(amountIn)
  const whole = MILLION * MILLION
  const left = (MILLION - BigInt(impact)) * (MILLION - BigInt(tax))
  const byImpact = shareOf(sold, BigInt(impact))
  const byTax = divideUp(sold * (whole - left), whole) - byImpact
  const fee = poolFee({ legs, amountIn })
  const byPools = divideUp(fee.units * left, whole)
  return [
    { kind: 'poolFee', units: byPools, share: fee.share },
    { kind: 'impact', units: byImpact, share: BigInt(impact) },
    ...(tax === '0' ? [] : [{ kind: 'tax' as const, units: byTax, share: BigInt(tax) }]),
    ...(siteFee ? [siteFeePart(sold - byPools - byImpact - byTax, siteFee)] : []),
  ]
}

/** A smaller difference from the market price, in millionths of what is sold, is rounding. */
const MARKET_MIN = 10n

/** The part of a loss against the market price that pool fees and token taxes do not explain. */
function belowMarket(
  { quote, sell, prices }: SwapCostFacts,
  taken: readonly { usd: bigint | null }[],
): CostPart | null {
  const [price, lost] = [known(prices.sellUsd), known(prices.lostUsd)]
  if (price === null || price === 0n || lost === null) return null
  const usd = usdAtMost(lost) - taken.reduce((sum, part) => sum + (part.usd ?? 0n), 0n)
  if (usd <= 0n) return null
  const sold = BigInt(quote.amountIn)
  const units = divideUp(usd * 10n ** BigInt(sell.decimals), price)
  const share = divideUp(units * MILLION, sold)
  return share < MARKET_MIN ? null : { kind: 'market', units, usd, share }
}

function totalOf(parts: readonly CostPart[], { sell }: SwapCostFacts): SwapCost['total'] {
  const total = { usd: 0n, sold: 0n, coin: 0n }
  for (const { kind, units, usd } of parts) {
    if (usd !== null) total.usd += usd
    else if (kind === 'network' || sell.id === NATIVE) total.coin += units
    else total.sold += units
  }
  return total
}

/** The total as a share of what is sold. */
function totalShare({ usd, sold, coin }: SwapCost['total'], { quote, sell, prices }: SwapCostFacts): bigint | null {
  const amount = BigInt(quote.amountIn)
  const price = known(prices.sellUsd)
  const amounts = [usd, sold, coin].filter((each) => each !== 0n)
  if (amount === 0n || amounts.length !== 1 || amounts.some((each) => each < 0n)) return null
  if (usd !== 0n) return price ? divideUp(usd * MILLION * 10n ** BigInt(sell.decimals), amount * price) : null
  return sold !== 0n || sell.id === NATIVE ? divideUp((sold + coin) * MILLION, amount) : null
}

/** All that a swap costs, part by part. */
export function swapCost(facts: SwapCostFacts): SwapCost {
  const { quote, sell, prices, network, change = 0n } = facts
  const sellUsd = known(prices.sellUsd)
  const ofSold = <Part extends Pick<CostPart, 'units'>>(part: Part) => ({
    ...part,
    usd: costInUsd(part.units, sell.decimals, sellUsd),
  })
  const fixed = taken(quote).map(ofSold)
  const market = belowMarket(facts, fixed)
  const parts: CostPart[] = [...fixed, ...(market ? [market] : [])]
  if (change !== 0n) parts.push(ofSold({ kind: 'change', units: change, share: null }))
  if (network !== null) {
    const usd = costInUsd(network, COIN_DECIMALS, known(prices.etherUsd))
    parts.push({ kind: 'network', units: network, usd, share: null })
  }
  const total = totalOf(parts, facts)
  return { parts, total, share: totalShare(total, facts), hasNetwork: network !== null }
}

/**
 * By how many base units of what is sold a swap went worse than quoted, below zero where it went better; null where that
 * is not known. What is received is counted at the quote's own rate, after all that was taken.
 */
export function changeFromQuote(
  quote: Pick<Quote, 'kind' | 'amountIn' | 'amountOut' | 'legs' | 'impact' | 'tax' | 'siteFee'>,
  moved: { sold: bigint | null; received: bigint | null },
): bigint | null {
  const [amountIn, amountOut] = [BigInt(quote.amountIn), BigInt(quote.amountOut)]
  if (quote.kind === 'exactOut') return moved.sold === null ? null : moved.sold - amountIn
  if (moved.received === null || amountOut === 0n) return null
  const left = taken(quote).reduce((rest, { units }) => rest - units, amountIn)
  const missing = (amountOut - moved.received) * left
  return missing < 0n ? missing / amountOut : divideUp(missing, amountOut)
}
