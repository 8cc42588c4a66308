import { isFramed } from '../../../src/domain/wallet/frame'

const page = {} as Window & typeof globalThis

test('a page is inside another one when it is not the top one, or there is no top one', () => {
  expect(isFramed({ self: page, top: page })).toBe(false)
  expect(isFramed({ self: page, top: {} as Window })).toBe(true)
  expect(isFramed({ self: page, top: null })).toBe(true)
})
