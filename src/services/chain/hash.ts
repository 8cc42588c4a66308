import { keccakP } from '@noble/hashes/sha3.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Hex } from '#boundary/node'
import { checksummed } from '#boundary/checksum'
import type { Address } from '#domain/chain/address'

/** The length of Keccak-256's input block, in bytes. */
const RATE = 136
const HASH_BYTES = 32
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** The state of Keccak-256, which every hash reuses: a new trade hashes thousands of pool keys at once. */
const state = new Uint32Array(50)
const stateBytes = new Uint8Array(state.buffer)

function absorb(at: number, byte: number) {
  stateBytes[at] = (stateBytes[at] ?? 0) ^ byte
}

/** The Keccak-256 hash of bytes, or of hex digits with 0x. */
export function keccak256(data: string | Uint8Array): Hex {
  state.fill(0)
  let at = 0
  for (const byte of typeof data === 'string' ? hexToBytes(data.slice(2)) : data) {
    absorb(at, byte)
    at += 1
    if (at < RATE) continue
    keccakP(state)
    at = 0
  }
  // The padding of Keccak. Both bits may be in the same byte.
  absorb(at, 0x01)
  absorb(RATE - 1, 0x80)
  keccakP(state)
  let hash: Hex = '0x'
  for (const byte of stateBytes.subarray(0, HASH_BYTES)) hash += BYTES[byte] ?? ''
  return hash
}

/** The address of a contract created with CREATE2. https://eips.ethereum.org/EIPS/eip-1014 */
export function create2Address(deployer: Address, salt: Hex, initCodeHash: string): Address {
  const hash = keccak256(`0xff${deployer.slice(2)}${salt.slice(2)}${initCodeHash.slice(2)}`)
  return checksummed(`0x${hash.slice(26)}`)
}
