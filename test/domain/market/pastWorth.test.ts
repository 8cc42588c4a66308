import { expect, test } from '@jest/globals'
import { commonBlock, pastWorth } from '#domain/market/pastWorth'

const since = (blockNumber: number | null, dollars: bigint) => {
  return { blockNumber, timestamp: 1_700_000_000, price: (dollars * 10n ** 18n).toString() }
}
const ether = { decimals: 18, since: since(7, 3_000n), units: 2n * 10n ** 18n }
const usdc = { decimals: 6, since: since(7, 1n), units: 500_000_000n }

test('the balances of a past block are worth what they were then, or nothing is said', () => {
  expect(pastWorth([ether, usdc])).toBe(6_500n * 10n ** 18n)
  expect(pastWorth([ether, { ...usdc, units: 0n }])).toBe(6_000n * 10n ** 18n)
  expect(pastWorth([ether, { ...usdc, units: null }])).toBeNull()
  expect(pastWorth([ether, { ...usdc, since: undefined }])).toBeNull()
})

test('the readings have a block in common, or none', () => {
  expect(commonBlock([since(7, 1n), since(7, 2n)])).toBe(7)
  for (const other of [undefined, since(8, 1n), since(null, 1n)]) expect(commonBlock([since(7, 1n), other])).toBeNull()
  expect(commonBlock([since(null, 1n), since(null, 2n)])).toBeNull()
  expect(commonBlock([])).toBeNull()
})
