import { MILLION } from '../millionths'

/** Amounts before and after what a token keeps of a transfer, rounded against the trader. Taxes are in millionths. */

/** What is kept of an amount. */
export const taxOn = (amount: bigint, tax: number): bigint => (amount * BigInt(tax) + MILLION - 1n) / MILLION

/** What is left of an amount. */
export const afterTax = (amount: bigint, tax: number): bigint => amount - taxOn(amount, tax)

/** What has to be sent so that an amount is left. The tax is less than everything. */
export const beforeTax = (amount: bigint, tax: number): bigint =>
  tax === 0 ? amount : (amount * MILLION + MILLION - BigInt(tax) - 1n) / (MILLION - BigInt(tax))
