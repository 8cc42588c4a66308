import { UINT256_MAX } from '../../domain/chain/limits'
import type { Hex } from '../../boundary/node'
import type { Address } from '../../domain/chain/address'
import type { EncodedCall } from './encodedCall'
import { addressWord, bytesAt, bytesTail, callData, lengthAt, uintAt, uintWord } from '../chain/words'

// This module encodes and decodes the calls of contracts/Simulator.sol, whose code is placed at an address by a state
// override.

const RUN = '0x9993092e'
const PASS_ON = '0xbf2d5832'
/** The value that marks a result as coming from the simulator: "Tidemark simulation 1" in ASCII. */
const SIGN = 0x546964656d61726b2073696d756c6174696f6e2031n << 88n

/** ABI-encodes dynamic parts: first the offset of each part, then the parts. */
function table(parts: readonly string[]): string {
  let at = parts.length * 32
  const offsets = parts.map((part) => {
    const offset = uintWord(at)
    at += part.length / 2
    return offset
  })
  return offsets.join('') + parts.join('')
}

/** `run((address,uint256,bytes)[],address[])` */
export function encodeRun(calls: readonly EncodedCall[], tokens: readonly Address[]): Hex {
  const tuples = calls.map(
    ({ to, value, data }) => addressWord(to) + uintWord(value) + uintWord(96) + bytesTail(data.slice(2)),
  )
  const callList = uintWord(calls.length) + table(tuples)
  const tokenList = uintWord(tokens.length) + tokens.map(addressWord).join('')
  return callData(RUN, table([callList, tokenList]))
}

/** `passOn(address,address,uint256)` */
export function encodePassOn(token: Address, to: Address, divisor: number): Hex {
  return callData(PASS_ON, addressWord(token), addressWord(to), uintWord(divisor))
}

export interface RunReport {
  /** The number of successful calls. Calls after a failed one were not executed. */
  succeeded: number
  /** Balances in base units: first the native currency's, then the tokens'; null for a token that does not answer. */
  before: (bigint | null)[]
  after: (bigint | null)[]
  gas: bigint[]
  results: Hex[]
}

/** Decodes the result of `run`; null if it comes from other code. Throws a NodeError if it is truncated. */
export function readRun(data: Hex): RunReport | null {
  if (data.length < 2 + 64 * 7 || uintAt(data, 0) !== 32n || uintAt(data, 1) !== SIGN) return null
  /** The byte offset of a list in the data. */
  const listAt = (word: number) => 32 + Number(uintAt(data, word, 32))
  const words = (word: number) => {
    const at = listAt(word)
    return Array.from({ length: lengthAt(data, at) }, (_, index) => uintAt(data, index + 1, at))
  }
  const balances = (word: number) => words(word).map((units) => (units === UINT256_MAX ? null : units))
  const results = listAt(5)
  return {
    succeeded: Number(uintAt(data, 1, 32)),
    before: balances(2),
    after: balances(3),
    gas: words(4),
    results: words(5).map((_, index): Hex => `0x${bytesAt(data, index, results + 32)}`),
  }
}
