import { expect, test } from '@jest/globals'
import * as toolkit from '@reduxjs/toolkit'
import { createSelector, weakMapMemoize } from '../../src/store/reselect'
import { fc } from '../support/properties'

interface State {
  a: object
  b: object
}

const [ONE, TWO] = [{ id: 1 }, { id: 2 }]
const objects = fc.constantFrom(ONE, TWO)
const sameId = (a: unknown, b: unknown) => (a as { id: number }).id === (b as { id: number }).id

test('gives what the package gives, of any states and arguments', () => {
  const inputs = [({ a }: State) => a, ({ b }: State) => b, (_: State, last: unknown) => last] as const
  const combine = (...found: unknown[]) => found.slice()
  const own = createSelector([...inputs], combine)
  const theirs = toolkit.createSelector([...inputs], combine)
  fc.assert(
    fc.property(fc.array(fc.tuple(objects, objects, objects), { maxLength: 12 }), (calls) => {
      for (const [a, b, last] of calls) expect(own({ a, b }, last)).toEqual(theirs({ a, b }, last))
    }),
  )
})

test('computes only where an input is another one, and gives the same object otherwise', () => {
  let computed = 0
  const select = createSelector(
    ({ a }: State) => a,
    (a: object) => {
      computed += 1
      return { a }
    },
  )
  const first = select({ a: ONE, b: ONE })
  expect(select({ a: ONE, b: TWO })).toBe(first)
  expect(computed).toBe(1)
  expect(select({ a: TWO, b: TWO })).toEqual({ a: TWO })
  expect(computed).toBe(2)
})

test('an equal result is the one before', () => {
  const select = createSelector([({ a }: State) => a], (a: object) => ({ ...a }), {
    memoizeOptions: { resultEqualityCheck: sameId },
  })
  const first = select({ a: ONE, b: ONE })
  expect(select({ a: { id: 1 }, b: ONE })).toBe(first)
  expect(select({ a: TWO, b: ONE })).toEqual(TWO)
})

test('what throws is computed again', () => {
  let turn = 0
  const compute = weakMapMemoize(() => {
    turn += 1
    if (turn === 1) throw new Error('not yet')
    return turn
  })
  expect(compute).toThrow('not yet')
  expect(compute()).toBe(2)
})
