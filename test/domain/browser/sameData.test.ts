import { sameData } from '#domain/browser/sameData'

test.each([
  [1, 1],
  [NaN, NaN],
  ['a', 'a'],
  [10n, 10n],
  [null, null],
  [undefined, undefined],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: { c: [null] } },
    { b: { c: [null] }, a: 1 },
  ],
])('%p holds the same as %p', (a, b) => {
  expect(sameData(a, b)).toBe(true)
})

test.each([
  [1, 2],
  [1, '1'],
  [10n, 11n],
  [null, {}],
  [undefined, null],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: undefined }],
])('%p does not hold the same as %p', (a, b) => {
  expect(sameData(a, b)).toBe(false)
  expect(sameData(b, a)).toBe(false)
})
