import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Address } from '../domain/chain/address'

const DIGITS = 40
const ascii = new Uint8Array(DIGITS)

/**
 * Checksums an address of 0x and 40 hex digits (EIP-55), which must have been validated. Hashes bytes, because a list
 * has up to 100,000 addresses and ethers, which converts through strings, takes three times as long.
 */
export function checksummed(text: string): Address {
  const digits = text.slice(2).toLowerCase()
  for (let at = 0; at < DIGITS; at++) ascii[at] = digits.charCodeAt(at)
  const hash = keccak_256(ascii)
  let shown = ''
  for (let at = 0; at < DIGITS; at++) {
    const byte = hash[at >> 1] ?? 0
    const nibble = at % 2 === 0 ? byte >> 4 : byte & 15
    const digit = digits.charAt(at)
    shown += nibble > 7 ? digit.toUpperCase() : digit
  }
  return `0x${shown}`
}
