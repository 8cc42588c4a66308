import { describe, expect, test } from '@jest/globals'
import { parseAmount } from '#domain/token/amount'
import { pastedAmount } from '#domain/token/pastedAmount'
import { fc } from '../../support/properties'

describe('X19: a pasted amount with one reading is read', () => {
  test.each([
    ['1 234.5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['1\u00a0234,567', '1234.567'],
    ['1\u202f234\u202f567', '1234567'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['12,345,678.9', '12345678.9'],
    ['1’234.5', '1234.5'],
    ["1'234", '1234'],
    ['1,234.50 USDC', '1234.50'],
    ['1,234.50\u00a0usdc', '1234.50'],
    ['USDC 0.5', '0.5'],
    [' 5 USDC ', '5'],
    ['5\n', '5'],
    [`1${' 234'.repeat(49)}.56`, `1${'234'.repeat(49)}.56`],
  ])('%j of USDC is %s', (text, amount) => expect(pastedAmount(text, 'USDC')).toBe(amount))

  test.each([
    ['$1,234.50', '1234.50'],
    ['$ 1 234,50', '1234.50'],
    ['1,234.50 $', '1234.50'],
    ['5$', '5'],
    ['1,234.50 USD', '1234.50'],
    ['$5 USD', '5'],
    ['USD 5', '5'],
  ])('%j in dollars is %s', (text, amount) => expect(pastedAmount(text, null)).toBe(amount))
})

describe('X19: what could be read in two ways, or is of another unit, stays as it is and is refused', () => {
  test.each([
    ['$1,234.50', 'USDC'],
    ['5 UNI', 'USDC'],
    ['5 USDC', null],
    ['€5', null],
    ['5USDC', 'USDC'],
    ['USDC1 234', 'USDC'],
    ['1 234USDC', 'USDC'],
    ['1$234', null],
    ['5 M', 'M'],
    ['5 bn', 'BN'],
    ['1e18', 'E18'],
    ['1 e18', 'e18'],
    ['1 000', '000'],
    ['1 23', 'USDC'],
    ['12 34 567', 'USDC'],
    ['0,123,456', 'USDC'],
    ['1,234,56', 'USDC'],
    ['1,234 567.8', 'USDC'],
    ['1,234,567,8', 'USDC'],
    ['1.2.3', 'USDC'],
    ['1,234.', 'USDC'],
    ['-1,234.5', 'USDC'],
    ['1,234.5k', 'USDC'],
    ['0x10', 'USDC'],
    ['１ 234', 'USDC'],
    ['1\t234', 'USDC'],
    ['$', null],
    ['USDC', 'USDC'],
    [`1${' 234'.repeat(49)}.567`, 'USDC'],
  ])('%j of %s', (text, symbol) => {
    expect(pastedAmount(text, symbol)).toBe(text)
    expect(parseAmount(text, { decimals: 18 }).ok).toBe(false)
  })

  test('a unit is all that is taken from "1,234 USDC": the field says what it could mean', () => {
    const amount = pastedAmount('1,234 USDC', 'USDC')
    expect(amount).toBe('1,234')
    expect(parseAmount(amount, { decimals: 6 })).toEqual({ ok: false, error: 'ambiguous' })
  })
})

test('X19: every number that a language writes is pasted as that number', () => {
  const written = (locale: string, units: bigint) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(Number(units) / 100)
  fc.assert(
    fc.property(
      fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH', 'pl-PL', 'pt-BR'),
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      (locale, cents) => {
        const parsed = parseAmount(pastedAmount(written(locale, cents), 'USDC'), { decimals: 2 })
        expect(parsed).toEqual({ ok: true, units: cents })
      },
    ),
  )
})
