import { describe, expect, test } from '@jest/globals'
import { AbiCoder, Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'

import { readTicks, tickCalls, wordsAround } from '#services/pool/ticks'
import { fc } from '../../support/properties'
import { v3Terms } from '#domain/pool/pool'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(1)!
const POOL: Address = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640'
const lens = new Interface(['function getPopulatedTicksInWord(address pool, int16 tickBitmapIndex)'])
const SPACING = { 100: 1, 500: 10, 3000: 60, 10000: 200 } as const
const MAX_TICK = 887_272

const fee = fc.constantFrom<(keyof typeof SPACING)[]>(100, 500, 3000, 10000)
const tick = fc.integer({ min: -MAX_TICK, max: MAX_TICK - 1 })

/** A response of TickLens with the ticks of a word, in descending order. */
const answer = (ticks: [number, bigint][]) => ({
  success: true,
  data: AbiCoder.defaultAbiCoder().encode(
    ['(int24,int128,uint128)[]'],
    [ticks.map(([index, net]) => [index, net, net < 0n ? -net : net])],
  ) as Hex,
})

describe('the ticks around a price', () => {
  test('are requested as ethers would write it', () => {
    fc.assert(
      fc.property(fee, tick, (fee, tick) => {
        const words = wordsAround({ tickSpacing: v3Terms(fee).tickSpacing, tick, liquidity: 1n })
        const expected = Array.from({ length: words.last - words.first + 1 }, (_, at) =>
          lens.encodeFunctionData('getPopulatedTicksInWord', [POOL, words.first + at]),
        )
        expect(tickCalls(deployment, { id: POOL }, words)).toEqual(
          expected.map((data) => ({ to: deployment.tickLens, data })),
        )
      }),
    )
  })

  test('are all of a window around it that reaches as far on either side, or to the end of all prices', () => {
    fc.assert(
      fc.property(fee, tick, fc.array(fc.tuple(tick, fc.bigInt(-(2n ** 127n), 2n ** 127n - 1n))), (fee, tick, some) => {
        const spacing = SPACING[fee]
        const known = new Map(some.map(([index, net]) => [Math.trunc(index / spacing) * spacing, net]))
        const words = wordsAround({ tickSpacing: v3Terms(fee).tickSpacing, tick, liquidity: 1n })
        const results = Array.from({ length: words.last - words.first + 1 }, (_, at) => {
          const inWord = ([index]: [number, bigint]) => Math.floor(index / spacing / 256) === words.first + at
          return answer([...known].filter(inWord).sort(([a], [b]) => b - a))
        })
        const { ticks, fromTick, toTick } = readTicks({ tickSpacing: v3Terms(fee).tickSpacing, tick }, words, results)!
        expect(fromTick).toBeLessThanOrEqual(Math.max(tick - 4_000, -MAX_TICK))
        expect(toTick).toBeGreaterThanOrEqual(Math.min(tick + 4_000, MAX_TICK))
        if (fromTick > -MAX_TICK && toTick < MAX_TICK) expect(tick - fromTick).toBe(toTick - tick)
        const inside = [...known].filter(([index]) => index >= fromTick && index <= toTick).sort(([a], [b]) => a - b)
        expect(ticks).toEqual(inside.map(([index, liquidityNet]) => ({ index, liquidityNet })))
      }),
    )
  })

  test.each([
    [10_000, 887_271],
    [10_000, -887_272],
    [10_000, 100],
    [3_000, 887_271],
    [3_000, -887_272],
  ])('of a one-sided pool of %s millionths at %s are looked for over all prices', (fee, tick) => {
    const words = wordsAround({ tickSpacing: v3Terms(fee).tickSpacing, tick, liquidity: 0n })
    const count = words.last - words.first + 1
    expect(count).toBeLessThanOrEqual(120)
    const all = Array.from({ length: count }, () => answer([]))
    const { fromTick, toTick } = readTicks({ tickSpacing: v3Terms(fee).tickSpacing, tick }, words, all)!
    expect([fromTick <= -MAX_TICK, toTick >= MAX_TICK]).toEqual([true, true])
  })

  test.each([
    [500, 200_000, 150_000],
    [100, -5_000, 15_000],
    [3_000, 12_000, 800_000],
  ])('of a one-sided pool of %s millionths at %s are looked for %s to each side', (fee, tick, wide) => {
    const words = wordsAround({ tickSpacing: v3Terms(fee).tickSpacing, tick, liquidity: 0n })
    expect(words.last - words.first + 1).toBeLessThanOrEqual(120)
    const all = Array.from({ length: words.last - words.first + 1 }, () => answer([]))
    const { fromTick, toTick } = readTicks({ tickSpacing: v3Terms(fee).tickSpacing, tick }, words, all)!
    expect(tick - fromTick).toBeGreaterThanOrEqual(wide)
    expect(toTick - tick).toBeGreaterThanOrEqual(wide)
  })

  test('are not known when a word was not read, or the price has left them', () => {
    const pool = { tickSpacing: 10, tick: 100, liquidity: 1n }
    const words = wordsAround(pool)
    const whole = Array.from({ length: words.last - words.first + 1 }, () => answer([]))
    expect(readTicks(pool, words, whole)).not.toBeNull()
    expect(readTicks({ ...pool, tick: 90_000 }, words, whole)).toBeNull()
    expect(readTicks({ ...pool, tick: -90_000 }, words, whole)).toBeNull()
    for (const bad of [
      { success: false, data: '0x' as Hex },
      { success: true, data: '0x' as Hex },
    ]) {
      expect(readTicks(pool, words, [...whole.slice(1), bad])).toBeNull()
    }
  })
})
