import { divideUp, size } from '../../integers'
import { HOPS_MAX } from '../../pool/limits'
import { MILLION, shareOf } from '../../token/millionths'
import { DYNAMIC_FEE, type Hop } from '../../pool/route'
import { CENT, usdAtLeast, usdAtMost, usdValue, usdValueAtMost } from '../../market/money'
import { type Currency, type CurrencyId, NATIVE } from '../../token/token'
import type { Quote, QuoteLeg } from '../quote'
import { bipsShare, type SiteFee } from '../siteFee'

interface PoolFee {
  /** The fees in base units of the sold token, rounded up. */
  units: bigint
  /** The fees in millionths of the amount sold, rounded up. */
  share: bigint
}

const WHOLE = MILLION ** BigInt(HOPS_MAX)

/**
 * The fee of a pool, in millionths; null if only a hook knows it. V4's `swapFee` includes the protocol fee, like the fees of
 * V2 and V3 pools.
 */
function knownFee(hop: Hop): number | null {
  const fee = hop.protocol === 'v4' ? (hop.swapFee ?? hop.fee) : hop.fee
  return fee === DYNAMIC_FEE ? null : fee
}

/** A fee that only a hook knows counts as zero: it is part of the difference from the market price. */
const feeOf = (hop: Hop): number => knownFee(hop) ?? 0

export const hasUnknownFee = ({ legs }: Pick<Quote, 'legs'>): boolean =>
  legs.some(({ hops }) => hops.some((hop) => knownFee(hop) === null))

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

/** The dollar prices for a swap's cost, with 18 decimals, as decimal strings; null if unknown. Plain data. */
export interface CostPrices {
  sellUsd: string | null
  /** Null as well while the value received is not shown, see `TradeValue.isGainUnsure`. */
  buyUsd: string | null
  etherUsd: string | null
}

/**
 * `market`: the difference between the market price and the pools' price. It is negative if the pools' price is better.
 * `change`: the amount by which the swap was worse than its quote; negative if it was better.
 */
export type CostKind = 'poolFee' | 'impact' | 'tax' | 'siteFee' | 'market' | 'change' | 'network'

export interface CostPart {
  kind: CostKind
  /** The amount in base units of the sold token, or in wei for `network`. */
  units: bigint
  /** The cost in dollars with 18 decimals; null without a price. */
  usd: bigint | null
  /** The rate of the cost in millionths; null for a cost without a rate. */
  share: bigint | null
}

export interface SwapCost {
  parts: readonly CostPart[]
  /**
   * The sum of the parts: in dollars if they have a price, otherwise in the sold token or the native coin. It is
   * negative if the swap is better than the market price by more than its other costs.
   */
  total: { usd: bigint; sold: bigint; coin: bigint }
  /**
   * The sum in millionths of the amount sold, rounded to the visitor's disadvantage; null if the parts cannot be added
   * or the sum is zero.
   */
  share: bigint | null
  hasNetwork: boolean
  /** Counted against the market price, which needs both sides' dollar prices, instead of against the pools' prices. */
  isByMarket: boolean
}

/** The amounts that a mined swap has moved, in base units; null where unknown. */
export interface Moved {
  sold: bigint | null
  received: bigint | null
}

export interface SwapCostFacts {
  quote: Pick<Quote, 'kind' | 'legs' | 'amountIn' | 'amountOut' | 'impact' | 'tax' | 'siteFee'>
  sell: Pick<Currency, 'id' | 'decimals'>
  buy: Pick<Currency, 'decimals'>
  prices: CostPrices
  /** The network cost in wei, including approvals; null while unknown. */
  network: bigint | null
  /** Absent before the swap is mined. */
  moved?: Moved
}

export function costPrices(
  { priceOf, etherUsd }: { priceOf: (id: CurrencyId) => bigint | null; etherUsd: bigint | null },
  { sell, buy }: Record<'sell' | 'buy', Pick<Currency, 'id'>>,
  isGainUnsure: boolean,
): CostPrices {
  // A price of zero is a price that is too small for 18 decimals.
  const text = (price: bigint | null) => (price === null || price === 0n ? null : price.toString())
  return {
    sellUsd: text(priceOf(sell.id)),
    buyUsd: isGainUnsure ? null : text(priceOf(buy.id)),
    etherUsd: text(etherUsd),
  }
}

const COIN_DECIMALS = 18

const known = (price: string | null) => (price === null ? null : BigInt(price))

/** Divides and rounds up, so that a gain is never overstated. */
const dividedUp = (value: bigint, by: bigint) => (value < 0n ? -(-value / by) : divideUp(value, by))

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
function taken({
  amountIn,
  legs,
  impact,
  tax,
  siteFee,
}: Pick<Quote, 'amountIn' | 'legs' | 'impact' | 'tax' | 'siteFee'>): Share[] {
  const sold = BigInt(amountIn)
  const whole = MILLION * MILLION
  const left = (MILLION - BigInt(impact)) * (MILLION - BigInt(tax))
  const byImpact = shareOf(sold, BigInt(impact))
  const byTax = divideUp(sold * (whole - left), whole) - byImpact
  const fee = poolFee({ legs, amountIn })
  const byPools = divideUp(fee.units * left, whole)
  return [
    ...(fee.units === 0n && hasUnknownFee({ legs })
      ? []
      : [{ kind: 'poolFee' as const, units: byPools, share: fee.share }]),
    { kind: 'impact', units: byImpact, share: BigInt(impact) },
    ...(tax === '0' ? [] : [{ kind: 'tax' as const, units: byTax, share: BigInt(tax) }]),
    ...(siteFee ? [siteFeePart(sold - byPools - byImpact - byTax, siteFee)] : []),
  ]
}

/** Costs are computed with this many further decimals, because a unit of a token without decimals is worth much. */
const FURTHER_DECIMALS = 18
const finer = (units: string) => units + '0'.repeat(FURTHER_DECIMALS)

interface FineCost {
  part: CostPart & { share: bigint }
  /** The exact cost in dollars; null without a price. `part.usd` is rounded up to the cent. */
  exact: bigint | null
}

function takenParts({ quote, sell, prices }: SwapCostFacts): FineCost[] {
  const price = known(prices.sellUsd)
  const decimals = sell.decimals + FURTHER_DECIMALS
  const legs = quote.legs.map((leg) => ({ ...leg, amountIn: finer(leg.amountIn) }))
  return taken({ ...quote, legs, amountIn: finer(quote.amountIn) }).map(({ kind, units, share }) => ({
    part: {
      kind,
      units: divideUp(units, 10n ** BigInt(FURTHER_DECIMALS)),
      usd: costInUsd(units, decimals, price),
      share,
    },
    exact: price === null ? null : usdValueAtMost(units, decimals, price),
  }))
}

/**
 * The value sold minus the value received, in dollars: exact, and as the difference of the two values that are shown,
 * which are rounded to the cent. Null without the prices of both sides.
 */
function valueLost(
  { sold, received }: { sold: bigint; received: bigint },
  { sell, buy, prices }: SwapCostFacts,
): { exact: bigint; shown: bigint } | null {
  const [sellUsd, buyUsd] = [known(prices.sellUsd), known(prices.buyUsd)]
  if (sellUsd === null || buyUsd === null) return null
  const before = usdValueAtMost(sold, sell.decimals, sellUsd)
  const after = usdValue(received, buy.decimals, buyUsd)
  return { exact: before - after, shown: usdAtMost(before) - usdAtLeast(after) }
}

/** A smaller difference from the market price, in millionths of the amount sold, is due to rounding. */
const MARKET_MIN = 10n

/**
 * The costs in `fine` together with the difference from the market price, which explains the rest of the value that is
 * lost. A rest that is only due to rounding is part of the pools' fee, so that the costs add up.
 */
function againstMarket(
  fine: readonly FineCost[],
  lost: { exact: bigint; shown: bigint },
  { quote, sell, prices }: SwapCostFacts,
): CostPart[] {
  const parts = fine.map(({ part }) => part)
  const rest = parts.reduce((sum, { usd }) => sum - (usd ?? 0n), lost.shown)
  const exact = fine.reduce((sum, part) => sum - (part.exact ?? 0n), lost.exact)
  const price = known(prices.sellUsd) ?? 1n
  const sold = usdValueAtMost(BigInt(quote.amountIn), sell.decimals, price)
  const isRounding = size(exact) < CENT || size(exact) * MILLION < MARKET_MIN * sold
  const [fee, ...others] = parts
  const feeUsd = (fee?.usd ?? 0n) + rest
  if (isRounding && fee && fee.share > 0n && feeUsd >= 0n) return [{ ...fee, usd: feeUsd }, ...others]
  if (rest === 0n) return parts
  const hasShare = !isRounding && exact > 0n === rest > 0n && sold > 0n
  const units = dividedUp(rest * 10n ** BigInt(sell.decimals), price)
  return [...parts, { kind: 'market', units, usd: rest, share: hasShare ? dividedUp(exact * MILLION, sold) : null }]
}

/** The cost of the price's change since the quote; empty before the swap is mined, and if nothing has changed. */
function changeParts(facts: SwapCostFacts): CostPart[] {
  const { quote, sell, prices, moved } = facts
  const units = moved ? changeFromQuote(quote, moved) : null
  if (!moved || units === null) return []
  const amounts = { sold: BigInt(quote.amountIn), received: BigInt(quote.amountOut) }
  const now = { sold: moved.sold ?? amounts.sold, received: moved.received ?? amounts.received }
  const [lost, expected] = [valueLost(now, facts), valueLost(amounts, facts)]
  const usd = lost && expected ? lost.shown - expected.shown : costInUsd(units, sell.decimals, known(prices.sellUsd))
  return (usd ?? units) === 0n ? [] : [{ kind: 'change', units, usd, share: null }]
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
  if (amount === 0n || only === 0n || others.length > 0) return null
  if (usd !== 0n) return price ? dividedUp(only * MILLION * 10n ** BigInt(sell.decimals), amount * price) : null
  return sold !== 0n || sell.id === NATIVE ? dividedUp(only * MILLION, amount) : null
}

/**
 * What a swap costs. With the dollar prices of both sides, the total is the value sold minus the value received plus
 * the network cost, of the values as they are shown, and the parts explain it.
 */
export function swapCost(facts: SwapCostFacts): SwapCost {
  const { quote, prices, network } = facts
  const fine = takenParts(facts)
  const lost = valueLost({ sold: BigInt(quote.amountIn), received: BigInt(quote.amountOut) }, facts)
  const parts = [...(lost ? againstMarket(fine, lost, facts) : fine.map(({ part }) => part)), ...changeParts(facts)]
  if (network !== null) {
    const usd = costInUsd(network, COIN_DECIMALS, known(prices.etherUsd))
    parts.push({ kind: 'network', units: network, usd, share: null })
  }
  const total = totalOf(parts, facts)
  return {
    parts,
    total,
    share: totalShare(total, facts),
    hasNetwork: network !== null,
    isByMarket: lost !== null,
  }
}

/**
 * The amount by which a swap was worse than quoted, in base units of the sold token; negative if it was better, null if
 * unknown. The received amount is converted at the quote's rate after all costs.
 */
export function changeFromQuote(
  quote: Pick<Quote, 'kind' | 'amountIn' | 'amountOut' | 'legs' | 'impact' | 'tax' | 'siteFee'>,
  moved: Moved,
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
 * without a dollar price in the sold token or the native coin. `gain`: the dollars by which the swap is better than the
 * market price. `share`: the cost or gain as a percentage of the amount sold, such as "0.31%".
 */
export type CostFacts =
  | { kind: 'nothing' | 'networkAlone'; isPaid: boolean }
  | { kind: 'inAll' | 'besidesNetwork'; amounts: readonly string[]; share: string | null; isPaid: boolean }
  | { kind: 'better' | 'betterBeforeNetwork'; gain: string; share: string | null }

interface TotalTexts {
  /** The amounts of `CostFacts`; empty if the swap costs nothing. */
  amounts: readonly string[]
  /** Null if the swap is not better than the market price. */
  gain: string | null
  /** Null if the amounts cannot be added. */
  share: string | null
}

/** @param hasNetwork - whether the amounts include the network cost */
export function costFacts(
  { amounts, gain, share }: TotalTexts,
  { hasNetwork, isPaid }: { hasNetwork: boolean; isPaid: boolean },
): CostFacts {
  if (gain !== null) {
    // A network cost without a dollar price is not part of the gain.
    const isAfterNetwork = hasNetwork && amounts.length === 0
    return { kind: isAfterNetwork ? 'better' : 'betterBeforeNetwork', gain, share }
  }
  if (amounts.length === 0) return { kind: hasNetwork ? 'nothing' : 'networkAlone', isPaid }
  return { kind: hasNetwork ? 'inAll' : 'besidesNetwork', amounts, share, isPaid }
}
