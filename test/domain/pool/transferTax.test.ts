import { expect, test } from '@jest/globals'
import { afterTax, beforeTax, taxOn } from '#domain/pool/transferTax'

test('the kept part is rounded up, and the rest down', () => {
  expect([taxOn(100n, 50_000), afterTax(100n, 50_000)]).toEqual([5n, 95n])
  expect([taxOn(101n, 50_000), afterTax(101n, 50_000)]).toEqual([6n, 95n])
  expect([taxOn(7n, 0), afterTax(7n, 0)]).toEqual([0n, 7n])
})

test('what is sent for an amount leaves at least that amount, and one unit less does not', () => {
  for (const tax of [1, 30_000, 333_333, 999_999])
    for (const amount of [1n, 2n, 99n, 10n ** 18n + 7n]) {
      const sent = beforeTax(amount, tax)
      expect(afterTax(sent, tax)).toBeGreaterThanOrEqual(amount)
      expect(afterTax(sent - 1n, tax)).toBeLessThan(amount)
    }
  expect(beforeTax(5n, 0)).toBe(5n)
})
