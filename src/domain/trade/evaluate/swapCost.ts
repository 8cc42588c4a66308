import { divideUp } from '../../divideUp'
import { HOPS_MAX } from '../../pool/limits'
import { MILLION, shareOf } from '../../token/millionths'
import type { Hop } from '../../pool/route'
import { usdAtMost, usdValue, usdValueAtMost } from '../../market/money'
import { type Currency, NATIVE } from '../../token/token'
import type { Quote, QuoteLeg } from '../quote'
import type { TradeLoss } from '../loss'
import { bipsShare, type SiteFee } from '../siteFee'

export interface PoolFee {
  /** The fees in base units of the sold token, rounded up. */
  units: bigint
  /** The fees in millionths of the amount sold, rounded up. */
  share: bigint
}

const WHOLE = MILLION ** BigInt(HOPS_MAX)

/** The fee of a pool, in millionths. V4's `swapFee` includes the protocol fee, like the fees of V2 and V3 pools. */
const feeOf = (hop: Hop) => (hop.protocol === 'v4' ? (hop.swapFee ?? hop.fee) : hop.fee)

/** The part of a leg's input that remains after the fees of its pools, as a fraction of WHOLE. */
const remainderOf = ({ hops }: QuoteLeg) =>
  hops.reduce((left, hop) => (left * (MILLION - BigInt(feeOf(hop)))) / MILLION, WHOLE)

/** The fees of all pools of a trade. Each pool charges its fee on the amount that the previous pool of its leg left. */
export function poolFee({ legs, amountIn }: Pick<Quote, 'legs' | 'amountIn'>): PoolFee {
  const feeParts = legs.reduce((sum, leg) => sum + BigInt(leg.amountIn) * (WHOLE - remainderOf(leg)), 0n)
  const sold = BigInt(amountIn)
  return {
    units: divideUp(feeParts, WHOLE),
    share: sold === 0n ? 0n : divideUp(feeParts * MILLION, WHOLE * sold),
  }
}

/**
 * The dollar prices for a swap's cost, with 18 decimals, as decimal strings; null if unknown. Plain data.
 */
export interface CostPrices {
  sellUsd: string | null
  etherUsd: string | null
  /** The loss of the swap in dollars; null if the loss is unknown or too small to show. */
  lostUsd: string | null
}

/**
 * `market`: the difference between the pools' price and the market price. `change`: the amount by which the swap was
 * worse than its quote.
 */
export type CostKind = 'poolFee' | 'impact' | 'tax' | 'siteFee' | 'market' | 'change' | 'network'

export interface CostPart {
  kind: CostKind
  /**
   * The amount in base units of the sold token, or in wei for `network`. A negative `change` means that the swap was
   * better than quoted.
   */
  units: bigint
  /** The cost in dollars with 18 decimals; null without a price. */
  usd: bigint | null
  /** The rate of the cost in millionths; null for a cost without a rate. */
  share: bigint | null
}

export interface SwapCost {
  parts: readonly CostPart[]
  /** The sum of the parts: in dollars if they have a price, otherwise in the sold token or the native coin. */
  total: { usd: bigint; sold: bigint; coin: bigint }
  /** The sum in millionths of the amount sold, rounded up; null if the parts cannot be added or the sum is zero. */
  share: bigint | null
  hasNetwork: boolean
}

export interface SwapCostFacts {
  quote: Pick<Quote, 'legs' | 'amountIn' | 'impact' | 'tax' | 'siteFee'>
  sell: Pick<Currency, 'id' | 'decimals'>
  prices: CostPrices
  /** The network cost in wei, including approvals; null while unknown. */
  network: bigint | null
  /** The amount by which the trade was worse than quoted, in base units of the sold token. */
  change?: bigint
}

export const costPrices = (sellUsd: bigint | null, etherUsd: bigint | null, loss: TradeLoss | null): CostPrices => ({
  sellUsd: sellUsd?.toString() ?? null,
  etherUsd: etherUsd?.toString() ?? null,
  lostUsd: loss === null || loss.tier === 'none' ? null : (loss.usd?.toString() ?? null),
})

const COIN_DECIMALS = 18

const known = (price: string | null) => (price === null ? null : BigInt(price))

/**
 * The dollar value of an amount that may be negative. Positive values are rounded up to the cent, as displayed, so that
 * the displayed parts add up to the displayed total.
 */
function costInUsd(units: bigint, decimals: number, price: bigint | null): bigint | null {
  if (price === null) return null
  return units < 0n ? -usdValue(-units, decimals, price) : usdAtMost(usdValueAtMost(units, decimals, price))
}

type Share = Pick<CostPart, 'kind' | 'units'> & { share: bigint }

/** The site's fee on `left`, the amount that remains after all other costs. */
function siteFeePart(left: bigint, { bips }: SiteFee): Share {
  const share = bipsShare({ bips })
  return { kind: 'siteFee', units: left > 0n ? divideUp(left * share, MILLION) : 0n, share }
}

/**
 * The costs of pools, tokens and the site. Each cost is computed from the amount that the previous costs leave. The
 * price impact and the transfer taxes come first, so that together they equal the loss shown for the trade.
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

/** A smaller difference from the market price, in millionths of the amount sold, is due to rounding. */
const MARKET_MIN = 10n

/** The difference from the market price: the part of the loss that the costs in `taken` do not explain. */
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

function totalShare({ usd, sold, coin }: SwapCost['total'], { quote, sell, prices }: SwapCostFacts): bigint | null {
  const amount = BigInt(quote.amountIn)
  const price = known(prices.sellUsd)
  const [only = 0n, ...others] = [usd, sold, coin].filter((each) => each !== 0n)
  if (amount === 0n || only <= 0n || others.length > 0) return null
  if (usd !== 0n) return price ? divideUp(only * MILLION * 10n ** BigInt(sell.decimals), amount * price) : null
  return sold !== 0n || sell.id === NATIVE ? divideUp(only * MILLION, amount) : null
}

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
 * The amount by which a swap was worse than quoted, in base units of the sold token; negative if it was better, null if
 * unknown. The received amount is converted at the quote's rate after all costs.
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

/**
 * The facts for the text about a swap's total cost. `amounts`: the texts of the cost in dollars, and of the parts
 * without a dollar price in the sold token or the native coin. `share`: the cost as a percentage of the amount sold,
 * such as "0.31%".
 */
export type CostFacts =
  | { kind: 'nothing' | 'networkAlone'; isPaid: boolean }
  | { kind: 'inAll' | 'besidesNetwork'; amounts: readonly string[]; share: string | null; isPaid: boolean }

/**
 * @param share - null if the amounts cannot be added
 * @param hasNetwork - whether the amounts include the network cost
 */
export function costFacts(
  amounts: readonly string[],
  share: string | null,
  { hasNetwork, isPaid }: { hasNetwork: boolean; isPaid: boolean },
): CostFacts {
  if (amounts.length === 0) return { kind: hasNetwork ? 'nothing' : 'networkAlone', isPaid }
  return { kind: hasNetwork ? 'inAll' : 'besidesNetwork', amounts, share, isPaid }
}
