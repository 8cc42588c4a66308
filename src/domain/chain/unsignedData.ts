import type { DataSize } from './dataFees'
import { fastLzLength } from './fastLz'
import { BYTE_GAS } from './limits'

/* Measures the data of a transaction byte by byte. This module is loaded only on networks that charge for data. */

/** The call of a transaction. `to` and `data` are hex with 0x. */
interface Call {
  to: string
  value: bigint
  data: string
}

/** Placeholders for the numbers that the wallet chooses, with typical lengths, as incompressible as real values. */
const NONCE = 0x1a7n
const GAS = { tip: 0x0f_42_53n, most: 0x01_3c_9d_5e_27n, limit: 0x05_3e_71n } as const

const ofHex = (hex: string) =>
  Uint8Array.from({ length: (hex.length - 2) / 2 }, (_, at) => parseInt(hex.slice(2 + 2 * at, 4 + 2 * at), 16))

/** The big-endian bytes of a number without leading zeros, as RLP encodes it. */
function ofNumber(value: bigint): Uint8Array {
  const hex = value === 0n ? '' : value.toString(16)
  return ofHex(`0x${hex.length % 2 === 0 ? hex : `0${hex}`}`)
}

const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** The RLP prefix: one byte for fewer than 56 bytes; otherwise the length, preceded by the size of the length. */
function withLengthPrefix(bytes: Uint8Array, offset: number): Uint8Array {
  if (bytes.length < 56) return joined([Uint8Array.of(offset + bytes.length), bytes])
  const length = ofNumber(BigInt(bytes.length))
  return joined([Uint8Array.of(offset + 55 + length.length), length, bytes])
}

const rlp = (bytes: Uint8Array) =>
  bytes.length === 1 && (bytes[0] ?? 0) < 0x80 ? bytes : withLengthPrefix(bytes, 0x80)

/** The unsigned EIP-1559 transaction of a call, with placeholders for the numbers that the wallet chooses. */
function unsigned(chainId: number, { to, value, data }: Call): Uint8Array {
  const numbers = [BigInt(chainId), NONCE, GAS.tip, GAS.most, GAS.limit].map(ofNumber)
  const fields = [...numbers, ofHex(to), ofNumber(value), ofHex(data)].map(rlp)
  // 0xc0 is the empty access list.
  return joined([Uint8Array.of(2), withLengthPrefix(joined([...fields, Uint8Array.of(0xc0)]), 0xc0)])
}

/** The size of a call's unsigned transaction, in the two measures that networks charge for. */
export function unsignedDataSize(chainId: number, call: Call): DataSize {
  const bytes = unsigned(chainId, call)
  const zeros = bytes.filter((byte) => byte === 0).length
  return {
    compressed: fastLzLength(bytes),
    calldataGas: zeros * BYTE_GAS.zero + (bytes.length - zeros) * BYTE_GAS.other,
  }
}
