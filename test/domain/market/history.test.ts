import { describe, expect, test } from '@jest/globals'
import { changeOver, coverageOf, picturePoints, type PriceReading } from '#domain/market/history'
import { randomNumbers } from '../../support/randomNumbers'
import { runs } from '../../support/runs'

const NOW = 1_700_000_000
const DAY = 86_400
const reading = (ago: number, price: bigint): PriceReading => ({
  blockNumber: 1_000_000 - ago,
  timestamp: NOW - ago,
  price: price.toString(),
})
const now = (price: bigint) => ({ blockNumber: 1_000_000, timestamp: NOW, price })

describe('the change of a price', () => {
  test.each([
    [100n, 101n, 100n],
    [100n, 99n, -100n],
    [100n, 100n, 0n],
    [3n, 4n, 3_333n],
    [3n, 2n, -3_334n],
    [1n, 10n ** 30n, (10n ** 30n - 1n) * 10_000n],
  ])('from %s to %s', (before, after, hundredths) => {
    expect(changeOver([reading(DAY, before)], now(after), DAY)).toEqual({ hundredths, since: reading(DAY, before) })
  })

  test('is measured from the reading closest to the moment, which must be near it', () => {
    const readings = [reading(DAY + 900, 1n), reading(DAY - 300, 2n), reading(DAY - 2_000, 3n)]
    expect(changeOver(readings, now(4n), DAY)?.since).toEqual(readings[1])
    expect(changeOver([reading(3_600, 1n)], now(4n), DAY)).toBeNull()
    expect(changeOver([], now(4n), DAY)).toBeNull()
    expect(changeOver([reading(DAY, 0n)], now(4n), DAY)).toBeNull()
  })

  test('no reading is ever closer than the chosen one, and the older price grown by the change is the new one', () => {
    const random = randomNumbers(11)
    for (let round = 0; round < runs(300); round++) {
      const count = 1 + random.below(50)
      const readings = Array.from({ length: count }, () =>
        reading(random.below(2 * DAY), 1n + BigInt(random.below(2 ** 31))),
      )
      const price = BigInt(random.below(2 ** 31))
      const change = changeOver(readings, now(price), DAY)
      const off = ({ timestamp }: PriceReading) => Math.abs(timestamp - (NOW - DAY))
      const nearest = Math.min(...readings.map(off))
      if (!change) {
        expect(nearest).toBeGreaterThan(DAY / 8)
        continue
      }
      expect(off(change.since)).toBe(nearest)
      const before = BigInt(change.since.price)
      const missed = price * 10_000n - before * (10_000n + change.hundredths)
      expect(missed < 0n ? -missed : missed).toBeLessThan(before)
    }
  })
})

describe('what readings cover of a range', () => {
  const HOUR = 3_600
  /** One price reading every `hours` hours, from `from` hours ago to `to` hours ago. */
  const every = (hours: number, from: number, to: number) =>
    Array.from({ length: Math.floor((from - to) / hours) + 1 }, (_, at) => reading((from - at * hours) * HOUR, 1n))
  const covered = (readings: PriceReading[]) => {
    const coverage = coverageOf(readings, now(1n), DAY)
    return coverage && [(NOW - coverage.since) / HOUR, coverage.isWhole]
  }

  test.each<[string, PriceReading[], ReturnType<typeof covered>]>([
    ['half-hourly readings of a day', every(0.5, 24, 0.5), [24, true]],
    ['a first coarse look', every(3, 24, 3), [24, true]],
    ['one that begins an eighth of the range late', every(1, 21, 1), [21, true]],
    ['one that begins later', every(1, 20, 1), [20, false]],
    ['readings a quarter of the range apart', every(6, 24, 6), [24, true]],
    ['readings farther apart', [reading(DAY, 1n), ...every(1, 17, 1)], [17, false]],
    ['the start alone', [reading(DAY, 1n)], null],
    ['seconds', [reading(30, 1n), reading(18, 1n), reading(6, 1n)], [30 / HOUR, false]],
    ['nothing', [], null],
    ['what is as new as the price now', [reading(0, 1n), reading(-12, 1n)], null],
  ])('%s', (_, readings, reported) => expect(covered(readings)).toEqual(reported))

  test('no two readings since then, nor the last and now, are farther apart than a quarter', () => {
    const random = randomNumbers(29)
    for (let round = 0; round < runs(300); round++) {
      const agos = Array.from({ length: 1 + random.below(20) }, () => 1 + random.below(DAY)).sort((a, b) => b - a)
      const coverage = coverageOf(
        agos.map((ago) => reading(ago, 1n)),
        now(1n),
        DAY,
      )
      const ago = coverage ? NOW - coverage.since : 0
      const used = [...agos.filter((each) => each <= ago), 0]
      for (let at = 1; at < used.length; at++) expect(used[at - 1]! - used[at]!).toBeLessThanOrEqual(DAY / 4)
      const next = agos.findLast((each) => each > ago)
      if (next !== undefined) expect(next - ago).toBeGreaterThan(DAY / 4)
      expect(coverage?.isWhole ?? false).toBe(ago >= DAY - DAY / 8)
    }
  })
})

describe('a picture', () => {
  test('of nothing, of one price and of prices that do not move', () => {
    expect(picturePoints([])).toEqual([])
    expect(picturePoints([{ timestamp: 5, price: 7n }])).toEqual([{ x: 0, y: 0.5 }])
    const flat = [0, 10].map((timestamp) => ({ timestamp, price: 3n }))
    expect(picturePoints(flat)).toEqual([
      { x: 0, y: 0.5 },
      { x: 1, y: 0.5 },
    ])
  })

  test('stands between its first and last moment, its low and its high, in the order of the prices', () => {
    const random = randomNumbers(23)
    for (let round = 0; round < runs(200); round++) {
      const scale = 10n ** BigInt(random.below(40))
      let timestamp = NOW
      const prices = Array.from({ length: 2 + random.below(60) }, () => {
        timestamp += 1 + random.below(5_000)
        return { timestamp, price: BigInt(random.below(2 ** 31)) * scale + BigInt(random.below(2 ** 31)) }
      })
      const points = picturePoints(prices)
      expect(points).toHaveLength(prices.length)
      expect([points[0]!.x, points.at(-1)!.x]).toEqual([0, 1])
      expect([Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]).toEqual([0, 1])
      for (let at = 1; at < points.length; at++) {
        expect(points[at]!.x).toBeGreaterThan(points[at - 1]!.x)
        const isHigher = prices[at]!.price >= prices[at - 1]!.price
        expect(isHigher ? points[at]!.y >= points[at - 1]!.y : points[at]!.y <= points[at - 1]!.y).toBe(true)
      }
    }
  })
})
