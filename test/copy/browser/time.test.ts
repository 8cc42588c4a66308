import { expect, test } from '@jest/globals'
import { timeText } from '#copy/browser/time'

const at = (text: string) => new Date(text).getTime()
const NOW = at('2025-11-20T14:30:00')
const date = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })

test.each([
  ['this moment', NOW, '0\u00a0s ago'],
  ['a moment ago', NOW - 8_999, '8\u00a0s ago'],
  ['a minute ago', NOW - 60_000, 'Today, 14:29'],
  ['this morning', at('2025-11-20T09:05:00'), 'Today, 09:05'],
  ['just after midnight', at('2025-11-20T00:05:00'), 'Today, 00:05'],
  ['last night', at('2025-11-19T23:59:00'), `${date.format(at('2025-11-19T12:00:00'))}, 23:59`],
])('%s', (_, time, text) => expect(timeText(time, NOW)).toBe(text))

test('the same day of another year is not today', () => {
  expect(timeText(at('2024-11-20T14:00:00'), NOW)).not.toContain('Today')
})

test('T15: a clock that was put back tells of no future', () => {
  expect(timeText(NOW + 86_400_000, NOW)).toBe('0\u00a0s ago')
})
