import { MILLION } from '../token/millionths'

/*
 * The price of a pool with a hook. Its state has a price, but the hook decides what is traded. The price counts if the
 * pool is deep, and if a purchase and the sale of what was bought come to what the state says.
 */

/**
 * The least value of each side of a pool with a hook, in dollars. It is higher than that of other pools, whose wrong prices
 * anybody corrects by a trade, at the loss of whoever made them: a hook can refuse everybody but the quoter, so that a
 * wrong price takes no loss, but only what lies in the pool.
 */
export const HOOKED_DEPTH_MIN_USD = 25_000n

/** The part of a pool's quote side that is traded to prove its price. It moves the price by a few percent at most. */
export const PROVEN_PART = 100n

/**
 * How far, in millionths, each of the two swaps may be from what the state of the pool and its fees say. It covers the
 * price impact of both and the usual share that a hook takes, of one or two percent.
 */
const DEVIATION_MAX = 50_000n

/** A purchase and the sale of all that was bought, as the chain's quoter runs them. Amounts are base units. */
export interface RoundTrip {
  /** The amount of the quote token that is spent. */
  spent: bigint
  /** What this amount is worth in tokens, at the price of the pool's state and without fees. */
  worth: bigint
  bought: bigint
  /** The amount of the quote token that the sale brings. */
  back: bigint
  /** The fees of the purchase and of the sale, in millionths. */
  fees: readonly [purchase: number, sale: number]
}

/** Whether an amount is at most DEVIATION_MAX less than `ideal` after fees, and at most as much more than `ideal`. */
function isNear(amount: bigint, ideal: bigint, fees: readonly number[]): boolean {
  const afterFees = fees.reduce((left, fee) => (left * (MILLION - BigInt(fee))) / MILLION, ideal)
  return (
    amount * MILLION >= afterFees * (MILLION - DEVIATION_MAX) && amount * MILLION <= ideal * (MILLION + DEVIATION_MAX)
  )
}

/** Whether the price of a pool's state is what its tokens are bought and sold for. */
export const isPriceProven = ({ spent, worth, bought, back, fees }: RoundTrip): boolean =>
  spent > 0n && bought > 0n && isNear(bought, worth, fees.slice(0, 1)) && isNear(back, spent, fees)
