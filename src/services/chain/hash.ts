import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { Hex } from '../../boundary/node'
import { checksummed } from '../../boundary/checksum'
import type { Address } from '../../domain/chain/address'

/** The Keccak-256 hash of bytes, or of hex digits with 0x. */
export function keccak256(data: string | Uint8Array): Hex {
  return `0x${bytesToHex(keccak_256(typeof data === 'string' ? hexToBytes(data.slice(2)) : data))}`
}

/** The address of a contract created with CREATE2. https://eips.ethereum.org/EIPS/eip-1014 */
export function create2Address(deployer: Address, salt: Hex, initCodeHash: string): Address {
  const hash = keccak256(`0xff${deployer.slice(2)}${salt.slice(2)}${initCodeHash.slice(2)}`)
  return checksummed(`0x${hash.slice(26)}`)
}
