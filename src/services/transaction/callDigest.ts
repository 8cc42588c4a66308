import type { Hex } from '#boundary/node'
import { keccak256 } from '../chain/hash'

/** A 32-byte digest of a transaction's recipient, value (in wei) and data, whatever its sender and its fees. */
export function callDigest(to: string | null, value: bigint, data: Hex): Hex {
  const receiver = (to ?? '0x').slice(2).toLowerCase().padStart(64, '0')
  return keccak256(`0x${receiver}${value.toString(16).padStart(64, '0')}${data.slice(2).toLowerCase()}`)
}
