import { describe, expect, test } from '@jest/globals'
import { parseAmount } from '../../../../src/domain/token/amount'
import { NATIVE } from '../../../../src/domain/token/token'
import { flippedDraft, type TradeDraft } from '../../../../src/domain/trade/draft'
import {
  type DollarAmount,
  isTypedInDollars,
  PARTS,
  partOfMax,
  tokenAmountOf,
} from '../../../../src/domain/trade/evaluate/typedAmount'
import { fc } from '../../../support/properties'
import { USDC } from '../sample'

const ONE = 10n ** 18n

describe('parts of what Max uses', () => {
  test.each([
    [0n, [0n, 0n, 0n, 0n]],
    [1n, [0n, 0n, 0n, 1n]],
    [7n, [1n, 3n, 5n, 7n]],
    [10n ** 18n, [ONE / 4n, ONE / 2n, (ONE * 3n) / 4n, ONE]],
  ])('of %p, cut to a base unit', (max, parts) => expect(PARTS.map((part) => partOfMax(max, part))).toEqual(parts))
})

describe('an amount typed in dollars', () => {
  test.each<[string, number, bigint, string]>([
    ['3000', 18, 3_000n * ONE, '1'],
    ['1000', 18, 3_000n * ONE, '0.333333333333333333'],
    ['10.5', 6, ONE, '10.5'],
    ['10,5', 6, ONE, '10.5'],
    ['0.001', 2, 8n * ONE, '0'],
    ['5.', 6, ONE, '5'],
    ['0.0000001', 6, ONE / 1_000n, '0.0001'],
    ['', 6, ONE, ''],
    // Texts that are not a number stay unchanged, so that the token's parser reports the error.
    ['1,234', 6, ONE, '1,234'],
    ['abc', 6, ONE, 'abc'],
    ['-5', 6, ONE, '-5'],
    // Nineteen decimals are too many for a dollar amount.
    ['0.0000000000000000001', 6, ONE, '0.0000000000000000001'],
    ['0.0000000000000000001', 24, ONE, ''],
    ['1' + '0'.repeat(65), 2, ONE, ''],
  ])('%p of a token with %p decimals at %p is %p', (dollars, decimals, price, typed) =>
    expect(tokenAmountOf(dollars, decimals, price)).toBe(typed),
  )

  test('is the most of the token that is not worth more', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 24 }),
        fc.bigInt({ min: 1n, max: 10n ** 24n }),
        (cents, decimals, price) => {
          const dollars = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
          const parsed = parseAmount(tokenAmountOf(dollars, decimals, price), decimals)
          const units = parsed.ok ? parsed.units : -1n
          const worth = cents * 10n ** 16n * 10n ** BigInt(decimals)
          expect(units * price <= worth && (units + 1n) * price > worth).toBe(true)
        },
      ),
    ))
})

describe('a draft is still what was typed in dollars', () => {
  const draft: TradeDraft = { sell: NATIVE, buy: USDC, typed: '1', kind: 'exactIn' }
  const amount: DollarAmount = { token: NATIVE, dollars: '3000', typed: '1' }

  test('while nothing of it has changed', () => expect(isTypedInDollars(amount, draft)).toBe(true))
  test('on the other side with its token', () => expect(isTypedInDollars(amount, flippedDraft(draft))).toBe(true))
  test.each<[string, Partial<TradeDraft>]>([
    ['amount', { typed: '2' }],
    ['side', { kind: 'exactOut' }],
    ['token', { sell: USDC, buy: NATIVE }],
  ])('not with another %s', (_, change) => expect(isTypedInDollars(amount, { ...draft, ...change })).toBe(false))
  test('not when nothing was', () => expect(isTypedInDollars(null, draft)).toBe(false))
})
