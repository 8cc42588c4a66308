import { leftOut, listAge } from '#copy/token/lists'
import { expect, test } from '@jest/globals'
import { ageOfList, unusedPart } from '#domain/token/listFacts'

const DAY_MS = 86_400_000

test.each([
  [null, 'Publication date unknown'],
  [DAY_MS, 'Published 1 day ago'],
  [DAY_MS + 1, 'Published today'],
  // By the device's clock, the list was published in the future.
  [3 * DAY_MS, 'Published today'],
  [-1_200 * DAY_MS, 'Published 1,202 days ago'],
])('a list made at %s', (madeAt, text) => {
  expect(listAge(ageOfList(madeAt, 2 * DAY_MS))).toBe(text)
})

test.each([
  [{ dropped: 0 }, null],
  [{ dropped: 1_200 }, '1,200 left out'],
  [{ dropped: 0, isCut: true as const }, 'only the first 16\u00a0MB were read'],
  [{ dropped: 3, isCut: true as const }, '3 left out, only the first 16\u00a0MB were read'],
])('what is not used of a list: %j', (info, text) => {
  const unused = unusedPart(info)
  expect(unused && leftOut(unused)).toBe(text)
})
