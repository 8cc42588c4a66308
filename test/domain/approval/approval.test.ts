import { coversSupply } from '#domain/approval/approval'
import { isUnlimited } from '#domain/token/amount'

test('amounts that no balance comes near are unlimited', () => {
  expect(isUnlimited(2n ** 256n - 1n)).toBe(true)
  expect(isUnlimited(2n ** 128n)).toBe(true)
  expect(isUnlimited(2n ** 128n - 1n)).toBe(false)
  expect(isUnlimited(2n ** 96n - 1n)).toBe(true)
  expect(isUnlimited(2n ** 96n)).toBe(false)
})

test('an amount covers a supply from all of it on; a supply of none says nothing', () => {
  expect(coversSupply(100n, 100n)).toBe(true)
  expect(coversSupply(99n, 100n)).toBe(false)
  expect(coversSupply(5n, 0n)).toBe(false)
  expect(coversSupply(2n ** 256n - 1n, 0n)).toBe(true)
})
