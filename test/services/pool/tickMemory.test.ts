import { describe, expect, test } from '@jest/globals'
import { AbiCoder } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'

import { sqrtRatioAtTick } from '#domain/pool/tickMath'
import type { PoolNow } from '#services/pool/pools'
import { createTickMemory, type TickRequest, TICKS_HOLD_BLOCKS } from '#services/pool/tickMemory'
import { v3FeesOf, v3Terms } from '#domain/pool/pool'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(1)!
/** The maximum number of pools for a pair, all of them with ticks. */
const POOLS_MAX = 120

const address = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
const pools = Array.from({ length: POOLS_MAX }, (_, at): Extract<PoolNow, { protocol: 'v3' }> => ({
  protocol: 'v3',
  id: address(at + 1),
  fee: v3FeesOf()[at % 4]!,
  ...v3Terms(v3FeesOf()[at % 4]!),
  token0: address(0xaaa),
  token1: address(0xbbb),
  sqrtPriceX96: sqrtRatioAtTick(0),
  tick: 0,
  liquidity: 10n ** 18n,
  observationCardinality: 1,
}))
const addresses = pools.map((pool) => pool.id)

const wordWith = (ticks: number) => ({
  success: true,
  data: AbiCoder.defaultAbiCoder().encode(
    ['(int24,int128,uint128)[]'],
    [Array.from({ length: ticks }, (_, at) => [200 * (at + 1), at % 2 ? -5n : 5n, 5n])],
  ) as Hex,
})
const nothing = wordWith(0)

/** A tick memory that has read all pools after this block. Each pool has this many ticks. */
function memoryAt(block: number, ticks = 0) {
  const memory = createTickMemory(deployment)
  const requests = pools.map(memory.request)
  // The current tick of all pools is 0, so their ticks are in the bitmap word with index 0.
  const answers = requests.flatMap(({ calls, words }) =>
    calls.map((_, at) => (words.first + at === 0 ? wordWith(ticks) : nothing)),
  )
  memory.store(requests, pools, answers, block)
  const answer = (requests: readonly TickRequest[], block: number) =>
    memory.store(
      requests,
      pools,
      requests.flatMap(({ calls }) => calls.map(() => nothing)),
      block,
    )
  return { memory, answer }
}

describe('ticks', () => {
  test.each([1, 2, 3, 6, 12])(
    'of all pools are read again within 30 blocks, a few with each block, %s blocks apart',
    (gap) => {
      const { memory, answer } = memoryAt(100)
      const readAt = new Map(addresses.map((pool) => [pool, 100]))
      let most = 0
      for (let block = 100 + gap; block <= 220; block += gap) {
        const requests = memory.turn(addresses, gap)
        answer(requests, block)
        for (const request of requests) {
          expect(block - readAt.get(request.id)!).toBeLessThanOrEqual(TICKS_HOLD_BLOCKS)
          readAt.set(request.id, block)
        }
        most = Math.max(most, requests.length)
        expect(memory.missing(pools, block)).toEqual([])
      }
      expect([...readAt.values()].every((block) => block >= 220 - TICKS_HOLD_BLOCKS)).toBe(true)
      if (gap === 1) expect(most).toBeLessThanOrEqual(12)
    },
  )

  test('take no more than so much gas of a block’s read, however many pools have however many of them', () => {
    const { memory } = memoryAt(100, 60)
    for (const blocks of [1, 4, 40, 4_000]) {
      const gas = memory.turn(addresses, blocks).reduce((sum, request) => sum + request.gas, 0)
      expect(gas).toBeGreaterThan(0)
      expect(gas).toBeLessThanOrEqual(30_000_000)
    }
  })

  test('are requested in turn also where they could not be read', () => {
    const { memory } = memoryAt(100)
    const failed = { success: false, data: '0x' as Hex }
    const first = memory.turn(addresses, 1)
    memory.store(
      first,
      pools,
      first.flatMap(({ calls }) => calls.map(() => failed)),
      101,
    )
    const second = memory.turn(addresses, 1)
    expect(second.filter(({ id }) => first.some((request) => request.id === id))).toEqual([])
    expect(memory.of(first[0]!.id)!.readBlock).toBe(100)
  })

  test('that nobody read for longer are not taken into account, as after a page was hidden', () => {
    const { memory } = memoryAt(100)
    expect(memory.missing(pools, 130)).toEqual([])
    expect(memory.missing(pools, 131)).toEqual(pools)
    expect(memory.of(pools[0]!.id)).toBeUndefined()
  })

  test('read where the price was, of which hardly any are left on one side, do not count', () => {
    const { memory } = memoryAt(100, 60)
    const pool = pools[1]!
    const request = memory.request(pool)
    const moved = { ...pool, tick: 3_900, sqrtPriceX96: sqrtRatioAtTick(3_900) }
    memory.store(
      [request],
      [moved],
      request.calls.map(() => nothing),
      101,
    )
    // The price has come near the edge of the known ticks, so the ticks around the new price must be read.
    expect(memory.of(pool.id)!.readBlock).toBe(100)
    expect(memory.missing([moved], 101)).toEqual([moved])
  })

  test('of a later block are not replaced by those of an earlier', () => {
    const { memory } = memoryAt(100, 60)
    const [pool] = pools
    const request = memory.request(pool!)
    memory.store(
      [request],
      pools,
      request.calls.map(() => nothing),
      99,
    )
    expect(memory.of(pool!.id)!.records).toHaveLength(20)
    memory.store(
      [request],
      pools,
      request.calls.map(() => nothing),
      100,
    )
    expect(memory.of(pool!.id)!.records).toHaveLength(0)
  })
})
