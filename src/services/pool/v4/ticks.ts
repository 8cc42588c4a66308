import type { V4Deployment } from '#domain/chain/network'
import type { PoolId, Tick } from '#domain/pool/pool'
import { MAX_TICK, MIN_TICK } from '#domain/pool/tickMath'
import { ticksAround, type TickReading, type TickWords } from '../ticks'
import { bitmapSlot, gasOfWords, loadCalls, loadedWords, tickSlot } from './storage'

const WORD_TICKS = 256

function ticksNamed(bitmap: readonly bigint[], first: number, tickSpacing: number): number[] {
  return bitmap.flatMap((word, at) => {
    const bits: number[] = []
    for (let rest = word, bit = 0; rest > 0n; rest >>= 1n, bit++)
      if (rest & 1n) bits.push(((first + at) * WORD_TICKS + bit) * tickSpacing)
    return bits
  })
}

/**
 * Reads ticks from PoolManager's storage, because V4 has no TickLens. The first request reads the bitmap words. The
 * second one reads the words again, together with the ticks that they mark, and is valid only if the words have not
 * changed. Later readings start with the ticks of the previous reading.
 */
export function createV4Ticks({ poolManager }: V4Deployment): TickReading {
  const named = new Map<PoolId, readonly number[]>()
  const within = (id: PoolId, { first, last }: TickWords, tickSpacing: number) => {
    const [lowest, highest] = [first * WORD_TICKS * tickSpacing, (last + 1) * WORD_TICKS * tickSpacing]
    return (named.get(id) ?? []).filter((index) => index >= lowest && index < highest)
  }
  return {
    gas: ({ id, tickSpacing }, words) =>
      gasOfWords(words.last - words.first + 1 + within(id, words, tickSpacing).length),

    prepare({ id, tickSpacing }, words) {
      const count = words.last - words.first + 1
      const indices = within(id, words, tickSpacing)
      const bitmap = Array.from({ length: count }, (_, at) => bitmapSlot(id, words.first + at))
      const slots = [...bitmap, ...indices.map((index) => tickSlot(id, index))]
      return {
        calls: loadCalls(poolManager, slots),
        read(now, results) {
          const loaded = loadedWords(results, slots.length).filter((word) => word !== null)
          if (loaded.length < slots.length) return null
          const current = ticksNamed(loaded.slice(0, count), words.first, tickSpacing)
          // Ticks outside of this range cannot exist, so the response is invalid.
          if (current.some((index) => index < MIN_TICK || index > MAX_TICK)) return null
          named.set(id, current)
          if (current.join() !== indices.join()) return 'changed'
          const ticks = indices.map((index, at): Tick => {
            return { index, liquidityNet: BigInt.asIntN(128, (loaded[count + at] ?? 0n) >> 128n) }
          })
          return ticksAround(now, words, ticks)
        },
      }
    },
  }
}
