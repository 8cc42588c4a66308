import { expect, test } from '@jest/globals'
import { fittedSpan } from '#domain/market/fittedSpan'
import type { PriceSeries } from '#domain/market/history'

const WHOLE = { seconds: 1_000, parts: 100, fewParts: 10 }
const every = (step: number, count: number): PriceSeries => ({
  readings: Array.from({ length: count }, (_, at) => ({ blockNumber: at, timestamp: 500_000 + at * step, price: '1' })),
  source: 'archive',
  reason: null,
})
const none = (reason: 'young' | 'limited' | 'noArchive'): PriceSeries => ({ readings: [], source: null, reason })

test('what covers the range, or has as many readings as a poor node gives, is left as it is', () => {
  expect(fittedSpan([every(10, 100)], WHOLE)).toBeNull()
  expect(fittedSpan([every(100, 4)], WHOLE)).not.toBeNull()
  expect(fittedSpan([every(10, 5)], WHOLE)).toBeNull()
  expect(fittedSpan([every(250, 4)], WHOLE)).toBeNull()
})

test('of two lines the shorter one counts, in whole parts of the range', () => {
  expect(fittedSpan([every(10, 100), every(13, 4)], WHOLE)).toEqual({ ...WHOLE, seconds: 40 })
})

test('where not one part of the range is known, one part is read; where it is not known why, none', () => {
  expect(fittedSpan([none('young')], WHOLE)).toEqual({ ...WHOLE, seconds: 10 })
  expect([
    fittedSpan([none('limited')], WHOLE),
    fittedSpan([none('noArchive')], WHOLE),
    fittedSpan(null, WHOLE),
  ]).toEqual([null, null, null])
})
