import { dateText } from '#domain/browser/time'
import { CANDLE_S, type Candle } from '#domain/market/candles'
import { candleParts } from '../../../../src/app/market/history/candleParts'

const NOW = 1_763_735_040
const START = NOW - 3_600
const TEXTS = {
  format: (price: bigint) => `$${price}`,
  perShownUnit: (price: bigint) => price * 2n,
  trades: [],
  volumeText: (volume: bigint) => `${volume} sold`,
  since: null,
}
const live = { blockNumber: 1_000, timestamp: NOW, price: 110n }
const candle = (at: number, [open, high, low, close]: readonly number[], volume: number): Candle => {
  const start = START + at * CANDLE_S
  const [openText, highText, lowText, closeText] = [open, high, low, close].map(String) as [
    string,
    string,
    string,
    string,
  ]
  return {
    start,
    end: start + CANDLE_S,
    open: openText,
    high: highText,
    low: lowText,
    close: closeText,
    volume: String(volume),
  }
}
const readings = Array.from({ length: 30 }, (_, at) => ({
  blockNumber: at,
  timestamp: START + at * CANDLE_S,
  price: '100',
}))
const all = [candle(0, [100, 140, 90, 120], 30), candle(14, [120, 130, 60, 70], 60)]
const candles = { swaps: 12, until: NOW - 1_680, all }

test('candles have places between the lowest low and the highest high, and shown prices', () => {
  const { line, summary } = candleParts({ readings, candles }, live, TEXTS)
  expect(line).toMatchObject({ high: '$280', low: '$120', now: '$220' })
  expect(line.candles).toEqual([
    {
      from: 0,
      to: 1 / 30,
      open: 0.5,
      high: 1,
      low: 0.375,
      close: 0.75,
      volume: 0.5,
      direction: 'up',
      texts: { open: '$200', high: '$280', low: '$180', close: '$240', volume: '30 sold' },
    },
    expect.objectContaining({ from: 14 / 30, low: 0, close: 0.125, volume: 1, direction: 'down' }),
  ])
  expect(line.readings).toEqual([
    { x: 1 / 60, y: 0.75, value: '$240', time: dateText(START * 1_000) },
    expect.objectContaining({ x: 29 / 60, value: '$140', change: { direction: 'down', text: '30.00%' } }),
    { x: 1, y: 0.625, value: '$220', time: 'Now', change: { direction: 'up', text: '10.00%' } },
  ])
  expect(summary).toMatch(/^12 trades in candles of 2\smin, to \d\d:\d\d$/)
})

test('candles before a gap in the readings are left out', () => {
  const { line } = candleParts({ readings: readings.slice(20), candles }, live, TEXTS)
  expect(line.candles).toEqual([])
  expect(line.readings).toEqual([expect.objectContaining({ x: 1, time: 'Now' })])
})
