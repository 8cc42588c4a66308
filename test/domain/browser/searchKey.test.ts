import { expect, test } from '@jest/globals'
import { isSearchKey } from '#domain/browser/searchKey'

const press = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, defaultPrevented: false }

test.each([
  ['/', {}, true],
  ['k', { ctrlKey: true }, true],
  ['K', { metaKey: true }, true],
  ['k', {}, false],
  ['/', { ctrlKey: true }, false],
  ['/', { altKey: true }, false],
  ['k', { ctrlKey: true, altKey: true }, false],
  ['k', { ctrlKey: true, metaKey: true }, false],
  ['/', { isComposing: true }, false],
  ['/', { defaultPrevented: true }, false],
])('%s with %p', (key, held, isSearch) => {
  expect(isSearchKey({ ...press, key, ...held })).toBe(isSearch)
})
