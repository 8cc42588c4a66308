import type { Deployment } from '../../domain/chain/network'
import { TICKS_READ } from '../../domain/pool/limits'
import type { RangedPoolState, Tick } from '../../domain/pool/pool'
import { MAX_TICK } from '../../domain/pool/tickMath'
import type { CallResult, ContractCall } from '../chain/multicall'
import type { PoolNow } from './pools'
import { addressWord, callData, intAt, lengthAt, uintAt, uintWord } from '../chain/words'

/** Reading the initialised ticks around a V3 pool's price. */

/** getPopulatedTicksInWord(pool, tickBitmapIndex) of TickLens (Uniswap/v3-periphery). */
const TICKS_IN_WORD = '0x351fb478'
/** Ticks of one word of the bitmap, each a spacing apart. */
const WORD_TICKS = 256

/**
 * The number of words read of a pool without liquidity at its price: the price may be far from all positions, for
 * example when everything was bought. That is the whole bitmap of the tiers of 0.3 % and 1 % from either end.
 */
const WORDS_OF_ONE_SIDED = 120

/** Words of a pool's bitmap, from the first to the last. */
export interface TickWords {
  first: number
  last: number
}

/** The pools that have ticks. */
export type RangedNow = Exclude<PoolNow, { protocol: 'v2' }>
type TicksAround = Pick<RangedPoolState, 'ticks' | 'fromTick' | 'toTick'>

/** How the ticks of some words of a pool are read. */
export interface TickReading {
  /** The approximate gas, given how many ticks are expected; V3's own guess when absent. */
  gas(pool: RangedNow, words: TickWords, ticks?: number): number
  prepare(
    pool: RangedNow,
    words: TickWords,
    gas: number,
  ): {
    calls: ContractCall[]
    /**
     * Parses the results; null without the pool's ticks, and `changed` where others than were asked for are now set.
     */
    read(now: RangedNow, results: readonly CallResult[]): TicksAround | 'changed' | null
  }
}

const perWord = (spacing: number) => Math.max(spacing, 1) * WORD_TICKS

/** The words that contain every tick near a price; a one-sided pool is searched much further. */
export function wordsAround({
  tickSpacing,
  tick,
  liquidity,
}: Pick<RangedNow, 'tickSpacing' | 'tick' | 'liquidity'>): TickWords {
  const wordOf = (index: number) => Math.floor(Math.min(Math.max(index, -MAX_TICK), MAX_TICK) / perWord(tickSpacing))
  if (liquidity > 0n) return { first: wordOf(tick - TICKS_READ), last: wordOf(tick + TICKS_READ) }
  const [lowest, highest] = [wordOf(-MAX_TICK), wordOf(MAX_TICK)]
  // Near an extreme price, what one side does not need goes to the other.
  const half = WORDS_OF_ONE_SIDED / 2
  const first = Math.max(lowest, Math.min(wordOf(tick) - half, highest - WORDS_OF_ONE_SIDED + 1))
  return { first, last: Math.min(highest, first + WORDS_OF_ONE_SIDED - 1) }
}

/**
 * Gas of one word, whose 256 bits the lens goes through, and of each tick in it, as measured; and the number of ticks
 * assumed for a pool not read yet, by tier.
 */
const WORD_GAS = 48_000
const TICK_GAS = 11_500
const TICKS_EXPECTED: Readonly<Record<number, number>> = { 100: 150, 500: 200, 3000: 100, 10000: 40 }

/** The approximate gas of reading the words, of what a node allows for one call. */
function gasOfTicks(fee: number, words: number, ticks = TICKS_EXPECTED[fee] ?? 0): number {
  return words * WORD_GAS + ticks * TICK_GAS
}

/** One call per word, each with its part of the gas where that is known. */
export function tickCalls(
  { tickLens }: Deployment,
  { id }: Pick<RangedNow, 'id'>,
  { first, last }: TickWords,
  gas?: number,
): ContractCall[] {
  const words = last - first + 1
  return Array.from({ length: words }, (_, at) => ({
    to: tickLens,
    ...(gas !== undefined && { gas: Math.ceil(gas / words) }),
    data: callData(TICKS_IN_WORD, addressWord(id), uintWord(BigInt.asUintN(256, BigInt(first + at)))),
  }))
}

/** The ticks of one word: an array of (tick, liquidityNet, liquidityGross). */
function ticksOf({ data }: CallResult): Tick[] {
  const array = Number(uintAt(data, 0))
  return Array.from({ length: lengthAt(data, array) }, (_, at) => {
    const from = array + 32 + at * 96
    return { index: Number(intAt(data, 0, from)), liquidityNet: intAt(data, 1, from) }
  })
}

/**
 * The ticks of a pool's words, ascending, as far as they are known on both sides of its price; null when the price has
 * left the words.
 */
export function ticksAround(
  { tickSpacing, tick }: Pick<RangedNow, 'tickSpacing' | 'tick'>,
  { first, last }: TickWords,
  found: readonly Tick[],
): TicksAround | null {
  // Up to the next word no other tick can be used.
  const [lowest, highest] = [first * perWord(tickSpacing), (last + 1) * perWord(tickSpacing) - 1]
  if (tick < lowest || tick > highest) return null
  const [isOpenBelow, isOpenAbove] = [lowest <= -MAX_TICK, highest >= MAX_TICK]
  // The price is in the middle: the window reaches equally far on both sides.
  const reach = Math.min(isOpenBelow ? Infinity : tick - lowest, isOpenAbove ? Infinity : highest - tick)
  const fromTick = isOpenBelow ? lowest : tick - reach
  const toTick = isOpenAbove ? highest : tick + reach
  const ticks = found.filter(({ index }) => index >= fromTick && index <= toTick)
  return { ticks: ticks.sort((a, b) => a.index - b.index), fromTick, toTick }
}

/** The same from a lens's answers; null also when a word was not read. */
export function readTicks(
  pool: Pick<RangedNow, 'tickSpacing' | 'tick'>,
  words: TickWords,
  results: readonly CallResult[],
): TicksAround | null {
  if (!results.every(({ success, data }) => success && data.length >= 130)) return null
  return ticksAround(pool, words, results.flatMap(ticksOf))
}

/** Reads V3's ticks through the lens, each word with a call of its own. */
export const lensReading = (deployment: Deployment): TickReading => ({
  gas: ({ fee }, { first, last }, ticks) => gasOfTicks(fee, last - first + 1, ticks),
  prepare: (pool, words, gas) => ({
    calls: tickCalls(deployment, pool, words, gas),
    read: (now, results) => readTicks(now, words, results),
  }),
})
