import { divideUp } from '../integers'
import { hundredthsBetween } from '../market/history'
import { USD_DECIMALS, usdValue, usdValueAtMost } from '../market/money'
import type { CommonTokens } from '../chain/network'
import { type CurrencyId, NATIVE, sameCurrency, scaleWith, type TokenScale } from '../token/token'
import { certainAmounts, type RecordedSide, type SwapRecord } from './swapRecord'

/**
 * The cost of the tokens that an account still holds, at the average cost of their known purchases. A sale reduces the
 * earlier purchases at their average cost. Costs are rounded up.
 */

interface PaidAmount extends TokenScale {
  id: CurrencyId
  units: bigint
}

/** The part of a balance that was bought in known swaps. */
interface Purchase {
  /** The amount in base units of the token. */
  units: bigint
  /** The cost in dollars with 18 decimals, at the time of the purchases; null if it is unknown for any purchase. */
  usd: bigint | null
  /** The cost in the token paid; null if the purchases were paid in several tokens, or if its multiplier has changed. */
  paid: PaidAmount | null
}

/** The currencies whose dollar value is known, in addition to the native coin: the wrapped coin and the stablecoin. */
type DollarUnits = Pick<CommonTokens, 'weth' | 'usdc'>

const NOTHING: Purchase = { units: 0n, usd: 0n, paid: null }

/** The value of one side of a swap in dollars, rounded up; null if it is not known for this side's token. */
function usdOf(side: RecordedSide, units: bigint, etherUsd: string | null, { weth, usdc }: DollarUnits): bigint | null {
  const { id, decimals } = side
  if (sameCurrency(id, usdc) && decimals !== null) {
    return usdValueAtMost(units, decimals, 10n ** BigInt(USD_DECIMALS))
  }
  const isCoin = id === NATIVE || sameCurrency(id, weth)
  return isCoin && etherUsd !== null ? usdValueAtMost(units, 18, BigInt(etherUsd)) : null
}

/** The value of a swap in dollars at its time, by the side whose value is known; null if neither is. */
export function swapUsd(record: SwapRecord, units: DollarUnits): bigint | null {
  const amounts = certainAmounts(record)
  if (!amounts) return null
  const { sell, buy, etherUsd } = record
  return usdOf(sell, amounts.sold, etherUsd, units) ?? usdOf(buy, amounts.received, etherUsd, units)
}

/** The sum of two amounts that were shown in the same way; null if there is none. */
const paidTogether = (one: PaidAmount | null, other: PaidAmount | null): PaidAmount | null =>
  one && other && sameCurrency(one.id, other.id) && one.uiMultiplier === other.uiMultiplier
    ? { ...one, units: one.units + other.units }
    : null

function added(before: Purchase, bought: Purchase): Purchase {
  return {
    units: before.units + bought.units,
    usd: before.usd === null || bought.usd === null ? null : before.usd + bought.usd,
    paid: before.units === 0n ? bought.paid : paidTogether(before.paid, bought.paid),
  }
}

function leftOf(purchase: Purchase, units: bigint): Purchase {
  if (units <= 0n) return NOTHING
  if (units >= purchase.units) return purchase
  const part = (cost: bigint) => divideUp(cost * units, purchase.units)
  const { usd, paid } = purchase
  return { units, usd: usd === null ? null : part(usd), paid: paid && { ...paid, units: part(paid.units) } }
}

/** The oldest records come first. In the same block, purchases come before sales. */
const inOrder = (records: readonly SwapRecord[], id: CurrencyId) =>
  [...records].sort(
    (a, b) =>
      a.blockNumber - b.blockNumber || Number(sameCurrency(a.sell.id, id)) - Number(sameCurrency(b.sell.id, id)),
  )

/**
 * The part of `balance` that was bought in known swaps and not sold in them, with its cost. Null if nothing was bought,
 * or if the amounts of any swap of this token are uncertain. Wrapping is neither a purchase nor a sale.
 */
export function purchaseOf(
  records: readonly SwapRecord[],
  id: CurrencyId,
  balance: bigint,
  units: DollarUnits,
): Purchase | null {
  let held = NOTHING
  for (const record of inOrder(records, id)) {
    const { sell, buy, isWrap } = record
    const [isSale, isPurchase] = [sameCurrency(sell.id, id), sameCurrency(buy.id, id)]
    if (isWrap || isSale === isPurchase) continue
    const amounts = certainAmounts(record)
    if (!amounts) return null
    const { sold, received } = amounts
    const paid =
      sell.decimals === null ? null : { id: sell.id, units: sold, ...scaleWith(sell.decimals, sell.uiMultiplier) }
    held = isSale
      ? leftOf(held, held.units - sold)
      : added(held, { units: received, usd: usdOf(sell, sold, record.etherUsd, units), paid })
  }
  const left = leftOf(held, balance)
  return left.units === 0n ? null : left
}

interface OwnGain {
  /** The part of the balance that was bought, in base units; null if the whole balance was bought. */
  part: bigint | null
  /** The cost in dollars if the dollar value of every purchase is known, otherwise in the token that was paid. */
  cost: { usd: bigint } | PaidAmount
  /** The gain in hundredths of a percent of the cost; negative for a loss, which is rounded up. */
  hundredths: bigint
}

interface Held {
  units: bigint
  decimals: number | null
  usd: bigint | null
}

function worthIn(
  { units, decimals }: { units: bigint; decimals: number },
  price: bigint,
  other: PaidAmount,
  otherPrice: bigint,
) {
  return (units * price * 10n ** BigInt(other.decimals)) / (otherPrice * 10n ** BigInt(decimals))
}

/**
 * The gain of a holding since its purchases; null unless both its cost and its present value are known.
 * @param priceOf - the present price of a whole token in dollars; null if unknown
 */
export function gainOf(
  { units, decimals, usd }: Held,
  purchase: Purchase | null,
  priceOf: (id: CurrencyId) => bigint | null,
): OwnGain | null {
  if (!purchase || decimals === null || usd === null) return null
  const part = purchase.units < units ? purchase.units : null
  const gain = (cost: OwnGain['cost'], before: bigint, now: bigint) => {
    const hundredths = hundredthsBetween(before, now)
    return hundredths === null ? null : { part, cost, hundredths }
  }
  const { usd: usdCost, paid } = purchase
  if (usdCost !== null) return gain({ usd: usdCost }, usdCost, usdValue(purchase.units, decimals, usd))
  const paidPrice = paid && priceOf(paid.id)
  if (!paid || !paidPrice) return null
  return gain(paid, paid.units, worthIn({ units: purchase.units, decimals }, usd, paid, paidPrice))
}
