import { expect, test } from '@jest/globals'
import { timeAxis } from '#domain/market/timeAxis'

const seconds = (text: string) => new Date(text).getTime() / 1_000
const written = (moment: number) => {
  const date = new Date(moment * 1_000)
  return `${date.getMonth() + 1}/${date.getDate()} ${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
}
const axis = (from: string, to: string) => {
  const { moments, isDays } = timeAxis(seconds(from), seconds(to))
  return [isDays ? 'days' : 'clock', ...moments.map(written)]
}

test('a day has hours of the clock', () => {
  expect(axis('2026-11-20T12:01', '2026-11-21T12:01')).toEqual([
    'clock',
    '11/20 16:00',
    '11/20 20:00',
    '11/21 0:00',
    '11/21 4:00',
    '11/21 8:00',
    '11/21 12:00',
  ])
})

test('an hour has tens of minutes', () => {
  expect(axis('2026-11-20T12:07', '2026-11-20T13:07').slice(1)).toEqual(
    ['12:10', '12:20', '12:30', '12:40', '12:50', '13:00'].map((time) => `11/20 ${time}`),
  )
})

test('a week and a month have midnights', () => {
  expect(axis('2026-11-14T12:07', '2026-11-21T12:07')).toEqual([
    'days',
    '11/15 0:00',
    '11/17 0:00',
    '11/19 0:00',
    '11/21 0:00',
  ])
  expect(axis('2026-10-22T12:07', '2026-11-21T12:07')).toEqual([
    'days',
    '10/24 0:00',
    '10/31 0:00',
    '11/7 0:00',
    '11/14 0:00',
    '11/21 0:00',
  ])
})

test('a year has firsts of months', () => {
  expect(axis('2025-11-21T12:07', '2026-11-21T12:07')).toEqual([
    'days',
    '1/1 0:00',
    '4/1 0:00',
    '7/1 0:00',
    '10/1 0:00',
  ])
})

test.each([1, 60, 601, 3_600, 50_000, 86_400, 200_000, 700_000, 5_000_000, 40_000_000])(
  'over %i seconds there are at most six, in order and within',
  (length) => {
    const first = seconds('2026-03-28T22:13')
    const { moments } = timeAxis(first, first + length)
    expect(moments.length).toBeLessThanOrEqual(6)
    expect([...moments].sort((a, b) => a - b)).toEqual(moments)
    for (const moment of moments) expect(moment > first && moment <= first + length).toBe(true)
  },
)
