import { type Deployment, venueDeployment } from '#domain/chain/network'
import { TICKS_READ } from '#domain/pool/limits'
import type { RangedPoolState, Tick } from '#domain/pool/pool'
import { MAX_TICK } from '#domain/pool/tickMath'
import type { CallResult, ContractCall } from '../chain/multicall'
import type { PoolNow } from './pools'
import { addressWord, callData, intAt, lengthAt, uintAt, uintWord } from '../chain/words'

/** getPopulatedTicksInWord(pool, tickBitmapIndex) of TickLens (Uniswap/v3-periphery). */
const TICKS_IN_WORD = '0x351fb478'
/** The number of ticks in one word of the bitmap. The ticks are one tick spacing apart. */
const WORD_TICKS = 256

/**
 * For a pool without liquidity at its price, which may be far from all positions, for example after all of one token
 * was bought. For the fee tiers of 0.3 % and 1 %, this covers the whole bitmap.
 */
const WORDS_OF_ONE_SIDED = 120

/** An inclusive range of words of a pool's tick bitmap. */
export interface TickWords {
  first: number
  last: number
}

export type RangedNow = Exclude<PoolNow, { protocol: 'v2' }>
type TicksAround = Pick<RangedPoolState, 'ticks' | 'fromTick' | 'toTick'>

export interface TickReading {
  /** The approximate gas. Without `ticks`, their expected number, V3's reader assumes one for each fee tier. */
  gas(pool: RangedNow, words: TickWords, ticks?: number): number
  prepare(
    pool: RangedNow,
    words: TickWords,
    gas: number,
  ): {
    calls: ContractCall[]
    /** Null if the ticks could not be read; `changed` if the initialised ticks differ from the requested ones. */
    read(now: RangedNow, results: readonly CallResult[]): TicksAround | 'changed' | null
  }
}

const perWord = (spacing: number) => Math.max(spacing, 1) * WORD_TICKS

/** The bitmap words with all ticks near a pool's price. For a one-sided pool, the range is much wider. */
export function wordsAround({
  tickSpacing,
  tick,
  liquidity,
}: Pick<RangedNow, 'tickSpacing' | 'tick' | 'liquidity'>): TickWords {
  const wordOf = (index: number) => Math.floor(Math.min(Math.max(index, -MAX_TICK), MAX_TICK) / perWord(tickSpacing))
  if (liquidity > 0n) return { first: wordOf(tick - TICKS_READ), last: wordOf(tick + TICKS_READ) }
  const [lowest, highest] = [wordOf(-MAX_TICK), wordOf(MAX_TICK)]
  // Near an extreme price, one side needs fewer words, so the other side gets more.
  const half = WORDS_OF_ONE_SIDED / 2
  const first = Math.max(lowest, Math.min(wordOf(tick) - half, highest - WORDS_OF_ONE_SIDED + 1))
  return { first, last: Math.min(highest, first + WORDS_OF_ONE_SIDED - 1) }
}

/**
 * WORD_GAS is the measured gas of reading one word, in which the lens contract checks all 256 bits. TICK_GAS is the gas
 * of each tick in the word. TICKS_EXPECTED is the assumed number of ticks in an unread pool of each fee tier.
 */
const WORD_GAS = 48_000
const TICK_GAS = 11_500
const TICKS_EXPECTED: Readonly<Record<number, number>> = { 100: 150, 500: 200, 2500: 100, 3000: 100, 10000: 40 }

function gasOfTicks(fee: number, words: number, ticks = TICKS_EXPECTED[fee] ?? 0): number {
  return words * WORD_GAS + ticks * TICK_GAS
}

/** The calls that read bitmap words, one call per word. `gas` is their total gas, if known. */
export function tickCalls(
  { tickLens }: Pick<Deployment, 'tickLens'>,
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

/** Parses the ticks of one word, which are an array of (tick, liquidityNet, liquidityGross). */
function ticksOf({ data }: CallResult): Tick[] {
  const array = Number(uintAt(data, 0))
  return Array.from({ length: lengthAt(data, array) }, (_, at) => {
    const from = array + 32 + at * 96
    return { index: Number(intAt(data, 0, from)), liquidityNet: intAt(data, 1, from) }
  })
}

/**
 * The ticks in the given bitmap words, ascending, limited to a range that reaches equally far on both sides of the
 * price. Null if the price is outside the words.
 */
export function ticksAround(
  { tickSpacing, tick }: Pick<RangedNow, 'tickSpacing' | 'tick'>,
  { first, last }: TickWords,
  found: readonly Tick[],
): TicksAround | null {
  // The words cover all usable ticks from `lowest` to `highest`.
  const [lowest, highest] = [first * perWord(tickSpacing), (last + 1) * perWord(tickSpacing) - 1]
  if (tick < lowest || tick > highest) return null
  const [isOpenBelow, isOpenAbove] = [lowest <= -MAX_TICK, highest >= MAX_TICK]
  const reach = Math.min(isOpenBelow ? Infinity : tick - lowest, isOpenAbove ? Infinity : highest - tick)
  const fromTick = isOpenBelow ? lowest : tick - reach
  const toTick = isOpenAbove ? highest : tick + reach
  const ticks = found.filter(({ index }) => index >= fromTick && index <= toTick)
  return { ticks: ticks.sort((a, b) => a.index - b.index), fromTick, toTick }
}

/** Parses TickLens's responses, see `ticksAround`. The result is also null if a word could not be read. */
export function readTicks(
  pool: Pick<RangedNow, 'tickSpacing' | 'tick'>,
  words: TickWords,
  results: readonly CallResult[],
): TicksAround | null {
  if (!results.every(({ success, data }) => success && data.length >= 130)) return null
  return ticksAround(pool, words, results.flatMap(ticksOf))
}

const lensOf = (deployment: Deployment, pool: RangedNow) =>
  (pool.protocol === 'v3' && venueDeployment(deployment, pool.venue)) || deployment

/** Reads the ticks of V3 pools with the TickLens of their venue, one call per bitmap word. */
export const lensReading = (deployment: Deployment): TickReading => ({
  gas: ({ fee }, { first, last }, ticks) => gasOfTicks(fee, last - first + 1, ticks),
  prepare: (pool, words, gas) => ({
    calls: tickCalls(lensOf(deployment, pool), pool, words, gas),
    read: (now, results) => readTicks(now, words, results),
  }),
})
