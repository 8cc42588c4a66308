import type { Address } from '../chain/address'

/**
 * The fee that a site's operator may take from a trade's output. The routers compute it from their whole balance of the
 * bought token.
 */

export interface FeeTerms {
  /** The rate in hundredths of a percent, 1 to 100. */
  bips: number
  recipient: Address
}

export interface SiteFee extends FeeTerms {
  /** The fee in base units of the bought token, as a decimal string. */
  amount: string
}

export interface OperatorFee extends FeeTerms {
  name: string
}

const WHOLE = 10_000n

export const bipsShare = ({ bips }: Pick<FeeTerms, 'bips'>): bigint => BigInt(bips) * 100n

/** The fee that the routers take from an amount. It is rounded down, as in the routers. */
export const siteFeeOn = (gross: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint => (gross * BigInt(bips)) / WHOLE

export const afterFee = (gross: bigint, terms: Pick<FeeTerms, 'bips'>): bigint => gross - siteFeeOn(gross, terms)

/**
 * The smallest amount of which exactly `net` is left after the fee. Such an amount always exists, because rounding
 * skips no value.
 */
export const beforeFee = (net: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint =>
  net <= 0n ? 0n : ((net - 1n) * WHOLE) / (WHOLE - BigInt(bips)) + 1n

/** Raises the gas price by the fee's rate, so that routes can be compared by their output before the fee. */
export const feePerGasBefore = (feePerGas: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint =>
  (feePerGas * WHOLE) / (WHOLE - BigInt(bips))
