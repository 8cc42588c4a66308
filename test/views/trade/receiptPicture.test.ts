import { expect, test } from '@jest/globals'
import { linesOf, placeRows } from '../../../src/views/trade/receiptPicture'
import { fc } from '../../support/properties'

/** Each unit of a text is 10 px wide. */
const measure = (text: string) => text.length * 10

test('a text is divided between words, and a hash within', () => {
  expect(linesOf('one two three', 70, measure)).toEqual(['one two', 'three'])
  expect(linesOf('0x123456789', 50, measure)).toEqual(['0x123', '45678', '9'])
  expect(linesOf('', 50, measure)).toEqual([''])
})

test('no line is too wide, and no sign of a text is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 20, max: 200 }), (text, width) => {
      const lines = linesOf(text, width, measure)
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})

test('rows are below each other, however many lines they have', () => {
  const { rows, height } = placeRows(
    [
      { label: 'Short', value: '1 ETH' },
      { label: 'Transaction', value: `0x${'a'.repeat(64)}` },
      { label: 'Last', value: 'x' },
    ],
    measure,
  )
  const [first, second, third] = rows
  expect(second!.top).toBeGreaterThan(first!.top)
  expect(third!.top - second!.top).toBeGreaterThan(second!.top - first!.top)
  expect(second!.value.join('')).toBe(`0x${'a'.repeat(64)}`)
  expect(height).toBeGreaterThan(third!.top)
})
