import { AMOUNT_ERRORS, bothReadings } from '#copy/trade/card'
import { expect, test } from '@jest/globals'

test('an amount that can be read in two ways is reported in both', () => {
  expect(AMOUNT_ERRORS.ambiguous(bothReadings(' 1,234 '))).toBe('Enter 1.234 or 1234.')
})
