import * as v from 'valibot'
import type { SafeKind } from '#domain/wallet/accountKind'
import { safeRead } from './safeRead'
import { whole } from './schemas'

/** The highest accepted threshold of a Safe. More signatures would not fit into one transaction. */
const THRESHOLD_MAX = 1_000

/** The stored facts about a Safe. The version may have a suffix, for example "1.3.0+L2". */
export const safeFacts = v.object({
  version: v.pipe(v.string(), v.maxLength(20), v.regex(/^\d{1,3}\.\d{1,3}\.\d{1,3}(?:[+-][\w.+-]*)?$/)),
  threshold: whole(1, THRESHOLD_MAX),
  nonce: whole(0, Number.MAX_SAFE_INTEGER - THRESHOLD_MAX),
})

/** Parses the values read from a contract; null if the contract is not a Safe. */
export function parseSafe(read: {
  version: string | null
  threshold: bigint | null
  nonce: bigint | null
}): Omit<SafeKind, 'kind'> | null {
  const { version, threshold, nonce } = read
  if (threshold === null || nonce === null) return null
  return safeRead(safeFacts, { version, threshold: Number(threshold), nonce: Number(nonce) })
}
