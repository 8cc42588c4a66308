/** How far the owners of a Safe have signed a transaction. */
export type Signers =
  | { kind: 'oneOwner' }
  | { kind: 'allSigned' | 'noneSigned'; threshold: number }
  | { kind: 'someSigned'; threshold: number; signed: number }

/** `signed`: how many have signed, where the wallet says so. */
export function signersOf(threshold: number, signed = 0): Signers {
  if (threshold === 1) return { kind: 'oneOwner' }
  if (signed >= threshold) return { kind: 'allSigned', threshold }
  return signed === 0 ? { kind: 'noneSigned', threshold } : { kind: 'someSigned', threshold, signed }
}
