import type { DataSize } from './dataFees'
import { fastLzLength } from './fastLz'
import { BYTE_GAS } from './limits'

/* The size of a transaction's data from its very bytes. Loaded on networks that charge for it, and there alone. */

/** A call as it goes into a transaction. */
interface Call {
  /** As hex with 0x. */
  to: string
  value: bigint
  data: string
}

/**
 * What the wallet adds later: these have the lengths of usual numbers, and bytes that do not compress, as theirs do not.
 */
const NONCE = 0x1a7n
const GAS = { tip: 0x0f_42_53n, most: 0x01_3c_9d_5e_27n, limit: 0x05_3e_71n } as const

const ofHex = (hex: string) =>
  Uint8Array.from({ length: (hex.length - 2) / 2 }, (_, at) => parseInt(hex.slice(2 + 2 * at, 4 + 2 * at), 16))

/** The bytes of a number without leading zeros, as RLP has them. */
function ofNumber(value: bigint): Uint8Array {
  const hex = value === 0n ? '' : value.toString(16)
  return ofHex(`0x${hex.length % 2 === 0 ? hex : `0${hex}`}`)
}

const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Bytes behind their length, as RLP has it: short ones behind one byte, else behind the length's own length. */
function behindLength(bytes: Uint8Array, offset: number): Uint8Array {
  if (bytes.length < 56) return joined([Uint8Array.of(offset + bytes.length), bytes])
  const length = ofNumber(BigInt(bytes.length))
  return joined([Uint8Array.of(offset + 55 + length.length), length, bytes])
}

const rlp = (bytes: Uint8Array) => (bytes.length === 1 && (bytes[0] ?? 0) < 0x80 ? bytes : behindLength(bytes, 0x80))

/** The unsigned transaction of a call (EIP-1559), with usual numbers in place of what only the wallet knows. */
function unsigned(chainId: number, { to, value, data }: Call): Uint8Array {
  const numbers = [BigInt(chainId), NONCE, GAS.tip, GAS.most, GAS.limit].map(ofNumber)
  const fields = [...numbers, ofHex(to), ofNumber(value), ofHex(data)].map(rlp)
  // No access list.
  return joined([Uint8Array.of(2), behindLength(joined([...fields, Uint8Array.of(0xc0)]), 0xc0)])
}

/** The size of a call's unsigned transaction as networks charge for it. */
export function unsignedDataSize(chainId: number, call: Call): DataSize {
  const bytes = unsigned(chainId, call)
  const zeros = bytes.filter((byte) => byte === 0).length
  return {
    compressed: fastLzLength(bytes),
    calldataGas: zeros * BYTE_GAS.zero + (bytes.length - zeros) * BYTE_GAS.other,
  }
}
