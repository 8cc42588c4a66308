/** How many of the required owners of a Safe have signed a transaction. */
export type Signers =
  | { kind: 'oneOwner' }
  | { kind: 'allSigned' | 'noneSigned'; threshold: number }
  | { kind: 'someSigned'; threshold: number; signed: number }

/** @param signed - the number of signatures that the wallet reports */
export function signingProgress(threshold: number, signed = 0): Signers {
  if (threshold === 1) return { kind: 'oneOwner' }
  if (signed >= threshold) return { kind: 'allSigned', threshold }
  return signed === 0 ? { kind: 'noneSigned', threshold } : { kind: 'someSigned', threshold, signed }
}
