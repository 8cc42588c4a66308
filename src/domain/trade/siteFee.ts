import type { Address } from '../chain/address'

/** The fee that whoever runs the site may take of what a trade buys. The routers take it of all that they hold. */

/** What is agreed on: hundredths of a percent, and who is paid. */
export interface FeeTerms {
  /** 1 to 100. */
  bips: number
  recipient: Address
}

/** The fee of one trade. */
export interface SiteFee extends FeeTerms {
  /** Base units of what is bought, as a decimal string. */
  amount: string
}

/** The fee that the settings of a build ask for. */
export interface OperatorFee extends FeeTerms {
  /** Who receives it, in words. */
  name: string
}

const WHOLE = 10_000n

/** The rate in millionths. */
export const bipsShare = ({ bips }: Pick<FeeTerms, 'bips'>): bigint => BigInt(bips) * 100n

/** What the routers take of an amount, rounded down as they do. */
export const siteFeeOn = (gross: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint => (gross * BigInt(bips)) / WHOLE

/** What they leave of it. */
export const afterFee = (gross: bigint, terms: Pick<FeeTerms, 'bips'>): bigint => gross - siteFeeOn(gross, terms)

/** The smallest amount of which they leave this much. As rounding skips no amount, they leave exactly this much. */
export const beforeFee = (net: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint =>
  net <= 0n ? 0n : ((net - 1n) * WHOLE) / (WHOLE - BigInt(bips)) + 1n

/** The price of gas by which routes are compared, where what they give is counted before the fee. */
export const feePerGasBefore = (feePerGas: bigint, { bips }: Pick<FeeTerms, 'bips'>): bigint =>
  (feePerGas * WHOLE) / (WHOLE - BigInt(bips))
