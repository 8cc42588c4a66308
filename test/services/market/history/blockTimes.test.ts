import { describe, expect, test } from '@jest/globals'
import { type BlockAnswer, findBlocks } from '#services/market/history/blockTimes'
import type { TimedBlock } from '#services/market/history/timedBlock'
import { randomNumbers } from '../../../support/randomNumbers'

type Fault = (blockNumber: number) => BlockAnswer | undefined

/** A chain whose blocks have these times. It records the requests. */
function chainOf(times: readonly number[], firstNumber = 0, fault: Fault = () => undefined) {
  const rounds: number[][] = []
  const read = new Set<number>()
  const timeOf = (blockNumber: number) => times[blockNumber - firstNumber]!
  const at = (blockNumber: number): TimedBlock => ({ blockNumber, timestamp: timeOf(blockNumber) })
  const headNumber = firstNumber + times.length - 1
  return {
    rounds,
    timeOf,
    search: (moments: readonly number[], tolerance: number, known: readonly TimedBlock[] = []) =>
      findBlocks({
        moments: moments.map((timestamp) => ({ timestamp, tolerance })),
        head: at(headNumber),
        first: firstNumber === 0 ? at(0) : { blockNumber: 0, timestamp: 0 },
        blockSeconds: 12.06,
        known,
        isRead: (blockNumber) => blockNumber === headNumber || read.has(blockNumber),
        async readBlocks(blockNumbers) {
          rounds.push([...blockNumbers])
          return new Map(
            blockNumbers.map((each): [number, BlockAnswer] => {
              const answer = fault(each) ?? { timestamp: timeOf(each) }
              if (typeof answer === 'object') read.add(each)
              return [each, answer]
            }),
          )
        },
      }),
  }
}

/** The distance in time between `timestamp` and the closest block, found by comparing all blocks. */
const closest = (times: readonly number[], timestamp: number) =>
  Math.min(...times.map((each) => Math.abs(each - timestamp)))

const spread = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, at) => Math.floor(from + ((to - from) * at) / count))

describe('a chain of twelve seconds with a slot missed now and then', () => {
  const random = randomNumbers(7)
  const times: number[] = []
  for (let at = 1_700_000_000; times.length < 230_000; at += 12) if (random.below(200) !== 0) times.push(at)
  const end = times.at(-1)!

  test.each([
    ['a day', 86_400, 48],
    ['a week', 7 * 86_400, 56],
    ['a month', 30 * 86_400, 60],
  ])('%s is found in one round', async (_, seconds, parts) => {
    const { rounds, search } = chainOf(times, 19_000_000)
    const tolerance = seconds / parts / 2
    const moments = spread(end - seconds, end, parts)
    const { blocks, matched } = await search(moments, tolerance)
    expect(rounds).toHaveLength(1)
    expect(rounds[0]!.length).toBeLessThanOrEqual(parts)
    expect(matched).toBe(parts)
    blocks.forEach((block, at) => expect(Math.abs(block!.timestamp - moments[at]!)).toBeLessThanOrEqual(tolerance))
  })

  test('what must be nearer takes another round, and a known block none', async () => {
    const { rounds, search, timeOf } = chainOf(times, 19_000_000)
    const { blocks } = await search([end - 20 * 86_400], 12)
    expect(rounds.length).toBeGreaterThan(1)
    expect(rounds.length).toBeLessThanOrEqual(4)
    expect(Math.abs(blocks[0]!.timestamp - (end - 20 * 86_400))).toBeLessThanOrEqual(12)
    const again = chainOf(times, 19_000_000)
    await again.search([end - 20 * 86_400], 12, blocks as TimedBlock[])
    expect(again.rounds).toEqual([[blocks[0]!.blockNumber]])
    expect(timeOf(blocks[0]!.blockNumber)).toBe(blocks[0]!.timestamp)
  })
})

/** If more blocks than this are needed, a sample of them is read first. */
const ONE_REQUEST_MAX = 19

describe('a chain of four hours a block whose last day has one every half hour', () => {
  const slow = Array.from({ length: 175 }, (_, at) => 1_700_000_000 + at * 14_400)
  const busy = [...slow, ...Array.from({ length: 48 }, (_, at) => slow.at(-1)! + (at + 1) * 1_800)]

  test.each([0, 1, 5, 30, 150])(
    'the moment a day ago is found in few requests, also before %p newer blocks',
    async (many) => {
      const times = [...busy, ...Array.from({ length: many }, (_, at) => busy.at(-1)! + (at + 1) * 12)]
      const { rounds, search } = chainOf(times)
      const { matched } = await search([times.at(-1)! - 86_400], 5_400)
      expect(matched).toBe(1)
      expect(rounds.length).toBeLessThanOrEqual(many > 5 ? 3 : 2)
      for (const round of rounds) expect(round.length).toBeLessThanOrEqual(ONE_REQUEST_MAX)
    },
  )
})

describe('a chain of four hours a block', () => {
  const slow = Array.from({ length: 184 }, (_, at) => 1_700_000_000 + at * 14_400)

  test.each([0, 1, 20, 150, 400])('and then %p blocks of a second', async (many) => {
    const times = [...slow, ...Array.from({ length: many }, (_, at) => slow.at(-1)! + at + 1)]
    const end = times.at(-1)!
    for (const [seconds, parts] of [
      [86_400, 48],
      [7 * 86_400, 56],
      [29 * 86_400, 60],
    ] as const) {
      const { rounds, search } = chainOf(times)
      const moments = spread(end - seconds, end, parts)
      const tolerance = seconds / parts / 2
      const { blocks } = await search(moments, tolerance)
      expect(rounds.length).toBeLessThanOrEqual(4)
      const near = blocks.filter((block, at) => {
        const off = Math.abs((block?.timestamp ?? 0) - moments[at]!)
        return off <= tolerance || off === closest(times.slice(1), moments[at]!)
      })
      expect(near.length).toBeGreaterThanOrEqual(parts * 0.9)
    }
  })

  test('a single moment is found in one round, as close as there is a block', async () => {
    for (const ago of [86_400, 3 * 86_400 + 5_000, 12 * 86_400 - 7_000]) {
      const { rounds, search } = chainOf(slow)
      const moment = slow.at(-1)! - ago
      const { blocks } = await search([moment], 5_400)
      expect(Math.abs(blocks[0]!.timestamp - moment)).toBe(closest(slow, moment))
      expect(rounds).toHaveLength(1)
      expect(rounds[0]!.length).toBeLessThanOrEqual(ONE_REQUEST_MAX)
    }
  })

  test('so is one before some blocks that were made at once', async () => {
    const end = slow.at(-1)!
    const busy = [...slow, ...Array.from({ length: 7 }, (_, at) => end + 60 + at)]
    const { rounds, search } = chainOf(busy)
    const moment = busy.at(-1)! - 86_400
    const { blocks, matched } = await search([moment], 5_400)
    expect([blocks[0]!.timestamp, matched, rounds.length]).toEqual([end - 86_400, 1, 1])
  })

  test('moments before its first block have none', async () => {
    const { search, rounds } = chainOf(slow.slice(0, 3))
    const { blocks, matched } = await search([slow[0]! - 90_000, slow[0]! - 5], 10)
    expect([blocks, matched, rounds]).toEqual([[null, null], 0, []])
  })
})

describe('what a node does not tell', () => {
  const times = Array.from({ length: 20_000 }, (_, at) => 1_700_000_000 + at * 12)
  const end = times.at(-1)!
  const moments = spread(end - 86_400, end, 48)

  test('no past at all ends the search after one round', async () => {
    const { rounds, search } = chainOf(times, 1_000_000, () => 'missing')
    const { matched, read, missing, blocks } = await search(moments, 900)
    expect(rounds).toHaveLength(1)
    expect([matched, read, missing.length]).toEqual([0, 0, rounds[0]!.length])
    expect(blocks.filter((block) => block && block.timestamp !== end)).toEqual([])
  })

  test('some blocks without an answer leave gaps, which are filled by none but neighbours', async () => {
    let requested = 0
    const { search, timeOf } = chainOf(times, 1_000_000, () => (++requested % 5 === 0 ? 'unanswered' : undefined))
    const { matched, unanswered, blocks } = await search(moments, 900)
    expect(unanswered).toBeGreaterThan(0)
    expect(matched).toBeGreaterThan(35)
    for (const block of blocks) if (block) expect(timeOf(block.blockNumber)).toBe(block.timestamp)
  })

  test('states that go back only so far', async () => {
    const { search } = chainOf(times, 1_000_000, (each) => (each < 1_015_000 ? 'missing' : undefined))
    const { matched, blocks } = await search(moments, 900)
    expect(matched).toBeGreaterThanOrEqual(32)
    for (const block of blocks) expect(block === null || block.blockNumber >= 1_015_000).toBe(true)
  })

  test('times without any order end, too', async () => {
    const random = randomNumbers(3)
    const wild = times.slice(0, 500).map((time) => time - random.below(100_000))
    const { rounds, search } = chainOf(wild)
    await search(moments, 10)
    expect(rounds.length).toBeLessThanOrEqual(4)
  })
})
