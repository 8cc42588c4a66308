import type { Address } from '../chain/address'

/** The fee that the operator of a site may take from a trade's output. The routers take it from their whole balance. */

/** The rate and the recipient of a fee. */
export interface FeeTerms {
  /** The rate in hundredths of a percent, 1 to 100. */
  bips: number
  recipient: Address
}

/** The fee of one trade. */
export interface SiteFee extends FeeTerms {
  /** The fee in base units of the bought token, as a decimal string. */
  amount: string
}

/** The fee in the settings of a build. */
export interface OperatorFee extends FeeTerms {
  /** The recipient's name, which is shown to the user. */
  name: string
}

const WHOLE = 10_000n

/** The rate in millionths. */
export const bipsShare = ({ bips }: Pick<FeeTerms, 'bips'>): bigint => BigInt(bips) * 100n

/** The fee that the routers take from an amount. Like the routers, it rounds down. */
export const siteFeeOn = (gross: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint => (gross * BigInt(bips)) / WHOLE

/** The amount that remains after the fee. */
export const afterFee = (gross: bigint, terms: Pick<FeeTerms, 'bips'>): bigint => gross - siteFeeOn(gross, terms)

/** The smallest amount of which exactly `net` remains after the fee. Rounding skips no value, so it always exists. */
export const beforeFee = (net: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint =>
  net <= 0n ? 0n : ((net - 1n) * WHOLE) / (WHOLE - BigInt(bips)) + 1n

/** The price of gas for comparing routes by their output before the fee. */
export const feePerGasBefore = (feePerGas: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint =>
  (feePerGas * WHOLE) / (WHOLE - BigInt(bips))
