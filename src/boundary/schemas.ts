import * as v from 'valibot'
import { type Address, isAddressShaped } from '#domain/chain/address'
import { cleanText } from '#domain/browser/text'
import { isTransactionHash } from '#domain/transaction/transaction'
import { checksummed } from './checksum'
import { readAddress } from './url'

// This module has the schemas of values that several parsers read.

export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
export const natural = whole(0)
/** In milliseconds since 1970, up to the last valid date (ECMA-262, 21.4.1.1); later ones cannot be formatted. */
export const moment = whole(0, 8.64e15)
/** An amount in base units, as a decimal string. */
export const baseUnits = v.pipe(v.string(), v.regex(/^\d{1,78}$/))

export const hash = v.custom<`0x${string}`>(isTransactionHash)

/** An address with whatever checksum. */
export const anyAddress = v.custom<Address>((value) => typeof value === 'string' && isAddressShaped(value))
/** An address with whatever checksum, which is corrected. */
export const correctedAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i), v.transform(checksummed))
/** An address without a checksum, or with a correct one. */
export const checkedAddress = v.pipe(
  v.string(),
  v.transform(readAddress),
  v.custom<Address>((found) => found !== null),
)

/** A foreign text, cleaned. Not empty. */
export const shownText = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text, max)),
    v.minLength(1),
  )
