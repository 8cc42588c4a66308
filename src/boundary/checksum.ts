import { keccakP } from '@noble/hashes/sha3.js'
import type { Address } from '../domain/chain/address'

const DIGITS = 40
const LOWER_A = 97
const TO_UPPER = 32

/** Keccak's state, with the block that is hashed at its beginning, as Keccak-256 divides it. */
const state = new Uint32Array(50)
const block = new Uint8Array(state.buffer, 0, 136)
/** The characters of what is made: 0x and the digits. An array, which is passed on faster than bytes are. */
const codes = Array.from('0x'.padEnd(2 + DIGITS), (character) => character.charCodeAt(0))

/**
 * Checksums an address of 0x and 40 hex digits (EIP-55), which must have been validated. One step of Keccak over the
 * digits, in memory that is used again: a list has up to 100,000 addresses, and hashing takes most of the time it is read in.
 */
export function checksummed(text: string): Address {
  const digits = text.slice(2).toLowerCase()
  state.fill(0)
  for (let at = 0; at < DIGITS; at++) block[at] = digits.charCodeAt(at)
  block[DIGITS] = 0x01
  block[block.length - 1] = 0x80
  keccakP(state)
  for (let at = 0; at < DIGITS; at++) {
    const byte = block[at >> 1] ?? 0
    const nibble = at % 2 === 0 ? byte >> 4 : byte & 15
    const code = digits.charCodeAt(at)
    codes[2 + at] = nibble > 7 && code >= LOWER_A ? code - TO_UPPER : code
  }
  return String.fromCharCode(...codes) as Address
}
