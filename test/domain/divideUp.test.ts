import { expect, test } from '@jest/globals'
import { divideUp } from '#domain/divideUp'

test.each([
  [0n, 3n, 0n],
  [1n, 3n, 1n],
  [3n, 3n, 1n],
  [4n, 3n, 2n],
  [6n, 3n, 2n],
])('%p divided by %p is %p, rounded up', (numerator, denominator, expected) => {
  expect(divideUp(numerator, denominator)).toBe(expected)
})
