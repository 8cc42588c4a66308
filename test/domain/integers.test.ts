import { expect, test } from '@jest/globals'
import { divideUp, larger, size, smaller } from '#domain/integers'

test.each([
  [0n, 3n, 0n],
  [1n, 3n, 1n],
  [3n, 3n, 1n],
  [4n, 3n, 2n],
  [6n, 3n, 2n],
])('%p divided by %p is %p, rounded up', (numerator, denominator, expected) => {
  expect(divideUp(numerator, denominator)).toBe(expected)
})

test.each([
  [-5n, 5n],
  [0n, 0n],
  [7n, 7n],
])('the size of %p is %p', (value, expected) => {
  expect(size(value)).toBe(expected)
})

test.each([
  [2n, 3n, 2n, 3n],
  [3n, 2n, 2n, 3n],
  [-3n, -2n, -3n, -2n],
])('of %p and %p, %p is the smaller and %p the larger', (a, b, least, most) => {
  expect([smaller(a, b), larger(a, b)]).toEqual([least, most])
})
