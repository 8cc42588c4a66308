import { pastParts } from '../../../src/app/containers/priceHistory'
import { clockText, dateText, dayText } from '../../../src/app/containers/timeText'
import type { PriceReading } from '../../../src/domain/history'
import type { ChartLine } from '../../../src/views/market/PriceChart'

const NOW = 1_763_735_000
const format = (price: bigint) => `$${price}`
const live = { blockNumber: 1_000, timestamp: NOW, price: 110n }
const reading = (ago: number, price: bigint, blockNumber: number | null = 1_000 - ago): PriceReading => {
  return { blockNumber, timestamp: NOW - ago, price: price.toString() }
}
const series = (readings: PriceReading[]) => ({ readings, source: 'archive', reason: null }) as const

test('readings and the live price become points with their time, the high and the low in words', () => {
  const { line, change, told } = pastParts(
    series([reading(86_400, 100n, 12_345), reading(43_200, 120n), reading(3_600, 90n)]),
    live,
    '24h',
    format,
  )
  const near = (value: number): unknown => expect.closeTo(value, 3)
  expect(line).toEqual({
    readings: [
      { x: 0, y: near(1 / 3), value: '$100', time: dateText((NOW - 86_400) * 1000) },
      { x: 0.5, y: 1, value: '$120', time: dateText((NOW - 43_200) * 1000) },
      { x: near(23 / 24), y: 0, value: '$90', time: dateText((NOW - 3_600) * 1000) },
      { x: 1, y: near(2 / 3), value: '$110', time: 'Now' },
    ],
    high: '$120',
    low: '$90',
    now: '$110',
    times: [0, 1, 2, 3, 4, 5].map((part) => clockText((NOW - 86_400 + (part * 86_400) / 5) * 1000)),
  })
  expect(change).toEqual({
    direction: 'up',
    text: '10.00%',
    title: `Since block 12,345, ${dateText((NOW - 86_400) * 1000)}`,
  })
  expect(told).toBe('4 readings, state of past blocks')
})

test('over a week the labels are days, and a feed has no block', () => {
  const past = { readings: [reading(7 * 86_400, 220n, null)], source: 'rounds', reason: null } as const
  const { line, change, told } = pastParts(past, live, '7d', format)
  expect((line as ChartLine).times[0]).toBe(dayText((NOW - 7 * 86_400) * 1000))
  expect(change).toEqual({
    direction: 'down',
    text: '50.00%',
    title: `Since ${dateText((NOW - 7 * 86_400) * 1000)}`,
  })
  expect(told).toBe('2 readings, price feed')
})

test('a line that begins within the range has no change over it, and hours below it', () => {
  const { line, change } = pastParts(series([reading(7_200, 100n)]), live, '30d', format)
  expect(change).toBeNull()
  expect((line as ChartLine).times[0]).toBe(clockText((NOW - 7_200) * 1000))
})

test('the live price is the last one: no reading stands beside or after it', () => {
  const { line } = pastParts(series([reading(60, 100n), reading(0, 5n), reading(-60, 7n)]), live, '24h', format)
  expect((line as ChartLine).readings.map(({ value }) => value)).toEqual(['$100', '$110'])
  expect((line as ChartLine).low).toBe('$100')
})

test.each([
  ['noArchive', 'The network provider does not keep past blocks. The current price is live.'],
  ['unanswered', 'The network provider did not answer about past blocks. The current price is live.'],
  ['limited', 'The network provider limits requests, so past blocks are read later. The current price is live.'],
  ['young', 'The pool had no price yet at that time. The current price is live.'],
] as const)('%s is told in words', (reason, words) => {
  const none = { readings: [], source: null, reason } as const
  expect(pastParts(none, live, '24h', format)).toEqual({ line: { reason: words }, change: null, told: null })
})
