import { checksummed } from '#boundary/checksum'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { hexToBytes } from '@noble/hashes/utils.js'
import { cleanText } from '#domain/browser/text'

/**
 * ABI words are encoded and decoded by hand here, because an ABI library is too slow for frequent calls.
 * https://docs.soliditylang.org/en/latest/abi-spec.html
 */

export function uintWord(value: bigint | number): string {
  return BigInt(value).toString(16).padStart(64, '0')
}

export function addressWord(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}

/** The encoded tail of a `bytes` value: its length, then the content padded to whole words. */
export function bytesTail(hexWithoutPrefix: string): string {
  const length = hexWithoutPrefix.length / 2
  return uintWord(length) + hexWithoutPrefix.padEnd(Math.ceil(length / 32) * 64, '0')
}

/** Encodes dynamic values: first the offset of each, then the values. */
export function dynamicParts(parts: readonly string[]): string {
  let at = parts.length * 32
  const offsets = parts.map((part) => {
    const offset = uintWord(at)
    at += part.length / 2
    return offset
  })
  return offsets.join('') + parts.join('')
}

/** Reads an unsigned word. `index` counts words from the byte `from`. Throws a NodeError if data is missing. */
export function uintAt(data: string, index: number, from = 0): bigint {
  const start = 2 + from * 2 + index * 64
  const word = data.slice(start, start + 64)
  if (word.length !== 64) throw new NodeError('malformed', 'A contract answered with too little data.')
  return BigInt(`0x${word}`)
}

/** Reads the length of an array from its first word. Throws a NodeError if the data is too short for that length. */
export function lengthAt(data: string, from: number): number {
  const length = uintAt(data, 0, from)
  if (length > data.length / 64) throw new NodeError('malformed', 'A contract answered with too little data.')
  return Number(length)
}

/** What `read` makes of the data of an event; null if it throws a NodeError, because a contract can emit any data. */
export function nullIfGarbled<T>(read: () => T | null): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof NodeError) return null
    throw error
  }
}

/** Reads a signed word; see `uintAt`. */
export function intAt(data: string, index: number, from = 0): bigint {
  return BigInt.asIntN(256, uintAt(data, index, from))
}

export const toAddress = (value: bigint): Address => checksummed(`0x${value.toString(16).padStart(40, '0')}`)

export function addressAt(data: string, index: number): Address {
  const value = uintAt(data, index)
  if (value >> 160n) throw new NodeError('malformed', 'A contract answered with something that is no address.')
  return toAddress(value)
}

/**
 * Reads the `bytes` or `string` whose offset is stored at an index. The index and the offset are counted from the byte
 * position `from`. Returns hex digits without 0x.
 */
export function bytesAt(data: string, index: number, from = 0): string {
  const offset = Number(uintAt(data, index, from))
  if (!Number.isSafeInteger(offset) || offset % 32 !== 0)
    throw new NodeError('malformed', 'A contract answer is garbled.')
  const length = Number(uintAt(data, offset / 32, from))
  const start = 2 + (from + offset) * 2 + 64
  if (!Number.isSafeInteger(length) || start + length * 2 > data.length) {
    throw new NodeError('malformed', 'A contract answer is cut off.')
  }
  return data.slice(start, start + length * 2)
}

export function callData(selector: Hex, ...words: string[]): Hex {
  return (selector + words.join('')) as Hex
}

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes).replaceAll('\ufffd', '')

/**
 * A token's name or symbol. It is a `string`, or a bytes32 in early tokens such as MKR; the length of the data
 * distinguishes the two. Null if the data is neither.
 */
export function readText(data: Hex, max: number): string | null {
  try {
    const bytes = data.length === 66 ? data.slice(2).replace(/(?:00)+$/, '') : bytesAt(data, 0)
    // A huge text is cut before it is decoded. Eight bytes per character are enough for any usual character.
    const text = cleanText(decoded(hexToBytes(bytes.slice(0, max * 16))), max)
    return text === '' ? null : text
  } catch {
    return null
  }
}
