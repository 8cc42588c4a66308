import { describe, expect, test } from '@jest/globals'
import { currentEstimate, heldEstimate } from '../../../../src/domain/trade/evaluate/estimate'

const gas = ['50000'] as const
const held = { key: 'one', gas }

describe('the estimate', () => {
  test.each<[string, Parameters<typeof currentEstimate>, ReturnType<typeof currentEstimate>]>([
    ['is the chain’s answer', [['60000'], held, 'one'], ['60000']],
    ['is none where the chain gives none', ['none', held, 'one'], 'none'],
    ['is awaited at first', ['awaited', null, 'one'], 'reading'],
    ['is the last one while the next is awaited', ['awaited', held, 'one'], gas],
    ['is the last one where the next cannot be read', ['failed', held, 'one'], gas],
    ['is none where the first cannot be read', ['failed', null, 'one'], 'none'],
    ['is never that of another trade', ['awaited', held, 'two'], 'reading'],
    ['stays none while the next is awaited', ['awaited', { key: 'one', gas: null }, 'one'], 'none'],
  ])('%s', (_, [answer, last, key], estimate) => expect(currentEstimate(answer, last, key)).toEqual(estimate))
})

describe('the kept estimate', () => {
  test('is the newest estimate with its trade', () => {
    expect(heldEstimate(['60000'], held, 'one')).toEqual({ key: 'one', gas: ['60000'] })
    expect(heldEstimate('none', held, 'two')).toEqual({ key: 'two', gas: null })
  })

  test('stays the same object while nothing is new', () => {
    expect(heldEstimate(gas, held, 'one')).toBe(held)
    expect(heldEstimate('reading', held, 'two')).toBe(held)
    expect(heldEstimate(['60000'], held, null)).toBe(held)
  })
})
