import { keccakP } from '@noble/hashes/sha3.js'
import type { Address } from '#domain/chain/address'

const DIGITS = 40
const LOWER_A = 97
const UPPER_A = 65
const TO_UPPER = 32

/** The state of Keccak-256. Its first 136 bytes are the input block. */
const state = new Uint32Array(50)
const block = new Uint8Array(state.buffer, 0, 136)
/** The character codes of the digits in lower case, which the permutation overwrites in the block. */
const lowerCase = new Uint8Array(DIGITS)
const digits = block.subarray(0, DIGITS)
/** A plain array of the result's character codes, with which `String.fromCharCode` is faster than with a typed one. */
const codes = Array.from('0x'.padEnd(2 + DIGITS), (character) => character.charCodeAt(0))

/**
 * Adds the checksum to an address (EIP-55), which must already be known to be 0x and 40 hex digits. The hash is a
 * single Keccak permutation in reused memory, because hashing takes most of the time when a list of up to 100,000
 * addresses is parsed. An address that has its checksum already is returned as it is, because most lists contain such
 * addresses, and creating a text from character codes takes long.
 */
export function checksummed(text: string): Address {
  state.fill(0)
  for (let at = 0; at < DIGITS; at++) {
    const code = text.charCodeAt(2 + at)
    block[at] = code >= UPPER_A ? code | TO_UPPER : code
  }
  lowerCase.set(digits)
  block[DIGITS] = 0x01
  block[block.length - 1] = 0x80
  keccakP(state)
  let isCorrect = text.startsWith('0x')
  for (let at = 0; at < DIGITS; at++) {
    const byte = block[at >> 1] ?? 0
    const nibble = at % 2 === 0 ? byte >> 4 : byte & 15
    const lower = lowerCase[at] ?? 0
    const code = nibble > 7 && lower >= LOWER_A ? lower - TO_UPPER : lower
    isCorrect &&= code === text.charCodeAt(2 + at)
    codes[2 + at] = code
  }
  return (isCorrect ? text : String.fromCharCode(...codes)) as Address
}
