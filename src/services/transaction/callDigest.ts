import { keccak256 } from 'ethers'
import type { Hex } from '../../boundary/node'

/** What a transaction does, in 32 bytes: to whom, with how much (wei) and with what data. Not who sends it, nor its fees. */
export function callDigest(to: string | null, value: bigint, data: Hex): Hex {
  const receiver = (to ?? '0x').slice(2).toLowerCase().padStart(64, '0')
  return keccak256(`0x${receiver}${value.toString(16).padStart(64, '0')}${data.slice(2).toLowerCase()}`) as Hex
}
