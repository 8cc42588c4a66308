import type { Address } from '../domain/chain/address'
import { createKeccakState, keccakF } from '../domain/chain/keccak'

const DIGITS = 40
const LOWER_A = 97
/** The bit by which a letter in lower case differs from the same letter in upper case. All decimal digits have it too. */
const LOWER = 32

/** The state of Keccak-256. Its first 136 bytes are the input block. */
const state = createKeccakState()
const block = new Uint8Array(state.buffer, 0, 136)
/**
 * The character codes of the result. A plain array is used, because `String.fromCharCode` is faster with it than with a
 * typed array.
 */
const codes = Array.from('0x'.padEnd(2 + DIGITS), (character) => character.charCodeAt(0))

/**
 * Adds the checksum to an address (EIP-55), which must already be known to be 0x and 40 hex digits. The hash is a
 * single Keccak permutation in reused memory, because hashing takes much of the time when a list of up to 100,000
 * addresses is parsed. A text that has its checksum already is returned as it is, which saves a copy.
 */
export function checksummed(text: string): Address {
  state.fill(0)
  for (let at = 0; at < DIGITS; at++) block[at] = text.charCodeAt(2 + at) | LOWER
  block[DIGITS] = 0x01
  block[block.length - 1] = 0x80
  keccakF(state)
  let isSame = text.startsWith('0x')
  for (let at = 0; at < DIGITS; at++) {
    const byte = block[at >> 1] ?? 0
    const nibble = at % 2 === 0 ? byte >> 4 : byte & 15
    const written = text.charCodeAt(2 + at)
    const lower = written | LOWER
    const code = nibble > 7 && lower >= LOWER_A ? lower - LOWER : lower
    codes[2 + at] = code
    isSame &&= code === written
  }
  return (isSame ? text : String.fromCharCode(...codes)) as Address
}
