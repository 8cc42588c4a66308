import { expect, test } from '@jest/globals'
import { byLargest, bySort, nextSort, type Sort } from '#domain/browser/sort'
import { fc } from '../../support/properties'

test('a new column starts with the largest; the same one turns round each time', () => {
  const start: Sort<'price' | 'volume'> = { column: 'price', direction: 'descending' }
  const turned = nextSort(start, 'price')
  expect(turned).toEqual({ column: 'price', direction: 'ascending' })
  expect(nextSort(turned, 'price')).toEqual(start)
  expect(nextSort(turned, 'volume')).toEqual({ column: 'volume', direction: 'descending' })
})

test('figures beyond a float are still distinguished', () => {
  const big = 2n ** 200n
  expect([big, 1n, big + 1n, -1n].sort(byLargest)).toEqual([big + 1n, big, 1n, -1n])
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt(), (a, b) => {
      expect(byLargest(a, b)).toBe(a === b ? 0 : -byLargest(b, a))
      expect(byLargest(a, b) < 0).toBe(a > b)
    }),
  )
})

test('what is unknown comes last, whichever way a table is turned', () => {
  const figures = [null, 1n, 3n, null, 2n]
  const sorted = (direction: Sort<string>['direction']) => [...figures].sort((a, b) => bySort(a, b, direction))
  expect(sorted('descending')).toEqual([3n, 2n, 1n, null, null])
  expect(sorted('ascending')).toEqual([1n, 2n, 3n, null, null])
})
