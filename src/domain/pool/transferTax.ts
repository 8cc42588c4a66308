import { divideUp } from '../integers'
import { MILLION } from '../token/millionths'

/** Amounts before and after a token's transfer tax, rounded to the trader's disadvantage. Taxes are in millionths. */

export const taxOn = (amount: bigint, tax: number): bigint => divideUp(amount * BigInt(tax), MILLION)

export const afterTax = (amount: bigint, tax: number): bigint => amount - taxOn(amount, tax)

export const beforeTax = (amount: bigint, tax: number): bigint =>
  tax === 0 ? amount : divideUp(amount * MILLION, MILLION - BigInt(tax))
