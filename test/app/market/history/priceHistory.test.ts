import { timeAxis } from '#domain/market/timeAxis'
import { pastParts } from '../../../../src/app/market/history/priceHistory'
import { priceOnAxis } from '#domain/market/money'
import { clockText, dateText, dayText } from '#domain/browser/time'
import { sinceText } from '#copy/browser/time'
import type { PriceReading } from '#domain/market/history'
import type { ChartLine } from '../../../../src/views/market/chartLine'

const NOW = 1_763_735_000
const format = (price: bigint) => `$${price}`
const TEXTS = { format, perShownUnit: (price: bigint) => price, trades: [] }
const live = { blockNumber: 1_000, timestamp: NOW, price: 110n }
const reading = (ago: number, price: bigint, blockNumber: number | null = 1_000 - ago): PriceReading => {
  return { blockNumber, timestamp: NOW - ago, price: price.toString() }
}
const series = (readings: PriceReading[]) => ({ readings, source: 'archive', reason: null }) as const

test('readings and the live price become points with their time, the high and the low in words', () => {
  const { line, change, summary } = pastParts(
    series([
      reading(86_400, 100n, 12_345),
      reading(64_800, 101n),
      reading(43_200, 120n),
      reading(21_600, 101n),
      reading(3_600, 90n),
    ]),
    live,
    '24h',
    TEXTS,
  )
  const near = (value: number): unknown => expect.closeTo(value, 3)
  const up = (text: string) => ({ direction: 'up', text })
  expect(line).toEqual({
    readings: [
      { x: 0, y: near(1 / 3), value: '$100', time: dateText((NOW - 86_400) * 1000) },
      { x: 0.25, y: near(11 / 30), value: '$101', time: dateText((NOW - 64_800) * 1000), change: up('1.00%') },
      { x: 0.5, y: 1, value: '$120', time: dateText((NOW - 43_200) * 1000), change: up('20.00%') },
      { x: 0.75, y: near(11 / 30), value: '$101', time: dateText((NOW - 21_600) * 1000), change: up('1.00%') },
      {
        x: near(23 / 24),
        y: 0,
        value: '$90',
        time: dateText((NOW - 3_600) * 1000),
        change: { direction: 'down', text: '10.00%' },
      },
      { x: 1, y: near(2 / 3), value: '$110', time: 'Now', change: up('10.00%') },
    ],
    trades: [],
    high: '$120',
    low: '$90',
    now: '$110',
    axis: [{ y: near(1 / 3), value: '$100' }],
    since: null,
    times: timeAxis(NOW - 86_400, NOW).moments.map((moment) => ({
      x: near((moment - NOW + 86_400) / 86_400),
      text: clockText(moment * 1000),
    })),
  })
  expect(change).toEqual({
    direction: 'up',
    text: '10.00%',
    title: `Since block 12,345, ${dateText((NOW - 86_400) * 1000)}`,
  })
  expect(summary).toBe('6 readings from past blocks')
})

test('X44: a price per shown unit is only written: heights and changes are exact, and values of the axis are round', () => {
  const prices = [1_000_000n, 1_600_000n, 1_300_000n, 1_400_000n]
  const readings = series(prices.map((price, at) => reading(86_400 - at * 21_600, price)))
  const now = { ...live, price: 1_500_000n }
  const [raw, quarter, none] = [1n, 4n, 10n ** 9n].map((part) =>
    pastParts(readings, now, '24h', { ...TEXTS, perShownUnit: (price) => price / part }),
  )
  const lineOf = (parts: typeof raw) => parts!.line as ChartLine
  expect(lineOf(quarter)).toMatchObject({ high: '$400000', low: '$250000', now: '$375000' })
  expect(lineOf(quarter).axis.map(({ value }) => value)).toEqual(['$300000', '$350000'])
  expect(lineOf(none)).toMatchObject({ high: '$0', low: '$0', now: '$0', axis: [] })
  const drawn = (parts: typeof raw) => lineOf(parts).readings.map(({ x, y, change }) => ({ x, y, change }))
  expect(drawn(quarter)).toEqual(drawn(raw))
  expect(drawn(none)).toEqual(drawn(raw))
  expect([raw, quarter, none].map((parts) => parts!.change!.text)).toEqual(['50.00%', '50.00%', '50.00%'])
})

test('over a week the labels are days, and a feed has no block', () => {
  const days = [7, 6, 5, 4, 3, 2, 1].map((ago) => reading(ago * 86_400, 220n, null))
  const past = { readings: days, source: 'rounds', reason: null } as const
  const { line, change, summary } = pastParts(past, live, '7d', TEXTS)
  const [first] = timeAxis(NOW - 7 * 86_400, NOW).moments
  expect((line as ChartLine).times[0]?.text).toBe(dayText(first! * 1000))
  expect(change).toEqual({
    direction: 'down',
    text: '50.00%',
    title: `Since ${dateText((NOW - 7 * 86_400) * 1000)}`,
  })
  expect(summary).toBe('8 readings from a price feed')
})

test('a line that begins within the range says so, has no change over it, and hours below it', () => {
  const { line, change, summary } = pastParts(series([reading(7_200, 100n)]), live, '30d', TEXTS)
  expect(change).toBeNull()
  const since = `since ${sinceText((NOW - 7_200) * 1000, NOW * 1000)}`
  expect((line as ChartLine).since).toBe(since)
  expect(summary).toBe(`2 readings from past blocks, ${since}`)
  const [first] = timeAxis(NOW - 7_200, NOW).moments
  expect((line as ChartLine).times[0]?.text).toBe(clockText(first! * 1000))
})

test('nothing is drawn through a gap: the line begins after it, with its own high and low', () => {
  const { line } = pastParts(
    series([reading(86_400, 500n), reading(14_400, 100n), reading(7_200, 120n)]),
    live,
    '24h',
    TEXTS,
  )
  expect(line).toMatchObject({ high: '$120', low: '$100', since: expect.stringMatching(/^since /) as unknown })
  expect((line as ChartLine).readings.map(({ value }) => value)).toEqual(['$100', '$120', '$110'])
})

test('readings that end long before now are no line', () => {
  expect(pastParts(series([reading(86_400, 500n), reading(80_000, 100n)]), live, '24h', TEXTS)).toEqual({
    line: { reason: 'Prices from the last few hours are missing. The current price is live.' },
    change: null,
    summary: null,
  })
})

test('the live price is the last one: no reading is beside or after it', () => {
  const { line } = pastParts(series([reading(60, 100n), reading(0, 5n), reading(-60, 7n)]), live, '24h', TEXTS)
  expect((line as ChartLine).readings.map(({ value }) => value)).toEqual(['$100', '$110'])
  expect((line as ChartLine).low).toBe('$100')
})

test.each([
  ['noArchive', 'The node does not keep past blocks. The current price is live.'],
  ['unanswered', 'The node did not respond to requests for past blocks. The current price is live.'],
  ['limited', 'The node limits requests, so past prices load later. The current price is live.'],
  ['young', 'This pool is younger than that. The current price is live.'],
] as const)('%s is reported in words', (reason, words) => {
  const none = { readings: [], source: null, reason } as const
  expect(pastParts(none, live, '24h', TEXTS)).toEqual({ line: { reason: words }, change: null, summary: null })
})

test('no two labels beside the line have the same text', () => {
  const round = (price: bigint) => `$${price / 100n}`
  const past = series([reading(64_800, 100n), reading(43_200, 450n), reading(21_600, 300n)])
  const { line } = pastParts(past, { ...live, price: 199n }, '24h', { ...TEXTS, format: round })
  // The round value 400 is left out, because its label would be the same as the label of the high.
  expect((line as ChartLine).axis.map(({ value }) => value)).toEqual(['$3'])
})

test('all prices of a line have as many decimals as the one that needs the most', () => {
  const cents = 10n ** 16n
  const past = series([reading(64_800, 120n * cents), reading(43_200, 50n * cents), reading(21_600, 100n * cents)])
  const { line } = pastParts(past, { ...live, price: 9_123n * 10n ** 14n }, '24h', { ...TEXTS, format: priceOnAxis })
  const { readings, axis, high, low, now } = line as ChartLine
  expect([high, low, now]).toEqual(['1.2000', '0.5000', '0.9123'])
  const texts = [...readings, ...axis].map(({ value }) => value)
  expect(texts.filter((text) => !/^\d\.\d{4}$/.test(text))).toEqual([])
})

test('a trade since the last price is marked at the end of the line, and one before its first reading is not', () => {
  const trade = (id: string, ago: number) => ({ id, timestamp: NOW - ago, side: 'bought' as const, text: id })
  const trades = [trade('before', 90_000), trade('since', -30)]
  const { line } = pastParts(series([reading(21_600, 100n), reading(3_600, 90n)]), live, '24h', { ...TEXTS, trades })
  expect((line as ChartLine).trades).toMatchObject([{ id: 'since', x: 1, y: 1, shift: 0 }])
})
