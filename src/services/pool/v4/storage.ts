import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import type { PoolId } from '#domain/pool/pool'
import { keccak256 } from '../../chain/hash'
import type { CallResult, ContractCall } from '../../chain/multicall'
import { callData, uintAt, uintWord } from '../../chain/words'

// This module reads PoolManager's storage (v4-core, libraries/StateLibrary.sol). A single call can read many words, so
// no other contract is needed to read a V4 pool.

/** extsload(bytes32[]) */
const EXTSLOAD = '0xdbd035ff'
/** The slot of the mapping from pool ids to their states. */
const POOLS_SLOT = 6
/** The offsets of the liquidity, the ticks and the tick bitmap in a pool's state. slot0 has the offset 0. */
const [LIQUIDITY, TICKS, BITMAP] = [3n, 4n, 5n]
/** The gas of reading one word, with its share of a call's overhead. */
const WORD_GAS = 2_700
/** The words per call. A node limits the gas of each call separately, and a call beyond the limit fails alone. */
const WORDS_MAX = 400

/** Caches of storage slots, because hashing is slow and the same slots are needed at every block. */
const [states, words] = [new Map<PoolId, bigint>(), new Map<string, bigint>()]
const KNOWN_MAX = 100_000

/** The storage slot of a value in a mapping. `key` and `mapping`, the mapping's own slot, are 32-byte words. */
const slotOf = (key: string, mapping: string) => BigInt(keccak256(`0x${key}${mapping}`))

function remembered<Key>(known: Map<Key, bigint>, key: Key, slot: () => bigint): bigint {
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= KNOWN_MAX) known.clear()
  const made = slot()
  known.set(key, made)
  return made
}

const stateSlot = (id: PoolId) => remembered(states, id, () => slotOf(id.slice(2), uintWord(POOLS_SLOT)))

function wordSlot(value: number, mapping: bigint): bigint {
  const [key, within] = [uintWord(BigInt.asUintN(256, BigInt(value))), uintWord(mapping)]
  return remembered(words, key + within, () => slotOf(key, within))
}

export const priceSlots = (id: PoolId): [slot0: bigint, liquidity: bigint] => [stateSlot(id), stateSlot(id) + LIQUIDITY]

export const bitmapSlot = (id: PoolId, word: number): bigint => wordSlot(word, stateSlot(id) + BITMAP)

/** The slot of an initialised tick's liquidity: gross in the lower 128 bits, net (signed) in the upper 128 bits. */
export const tickSlot = (id: PoolId, tick: number): bigint => wordSlot(tick, stateSlot(id) + TICKS)

export function loadCalls(poolManager: Address, slots: readonly bigint[]): ContractCall[] {
  return Array.from({ length: Math.ceil(slots.length / WORDS_MAX) }, (_, at) => {
    const part = slots.slice(at * WORDS_MAX, (at + 1) * WORDS_MAX)
    const data: Hex = callData(EXTSLOAD, uintWord(32), uintWord(part.length), ...part.map(uintWord))
    return { to: poolManager, data, gas: part.length * WORD_GAS }
  })
}

export const gasOfWords = (words: number): number => words * WORD_GAS

/** The words in the results of `loadCalls`; null for those of a call that failed or returned another number of them. */
export function loadedWords(results: readonly (CallResult | undefined)[], count: number): (bigint | null)[] {
  return Array.from({ length: Math.ceil(count / WORDS_MAX) }, (_, at) => {
    const length = Math.min(WORDS_MAX, count - at * WORDS_MAX)
    const { success, data } = results[at] ?? { success: false, data: '0x' }
    const isWhole = success && data.length === 2 + (2 + length) * 64
    const isArray = isWhole && uintAt(data, 0) === 32n && uintAt(data, 1) === BigInt(length)
    return Array.from({ length }, (_, word) => (isArray ? uintAt(data, 2 + word) : null))
  }).flat()
}
