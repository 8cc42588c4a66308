import { fc } from '../../support/properties'
import { UINT256_MAX } from '#domain/chain/limits'
import {
  balanceAmount,
  countedText,
  exactAmount,
  fieldAmount,
  parseAmount,
  shortBalance,
  tradeAmount,
  tradeAmountAtMost,
} from '#domain/token/amount'
import type { Currency } from '#domain/token/token'
import { tokenAmountOf } from '#domain/trade/draft'
import { titleFacts } from '#domain/transaction/info'
import { inverseRateText, rateText } from '#domain/trade/quote'

const ONE = 10n ** 18n
const scaleOf = (multiplier: bigint, decimals = 18) => ({ decimals, uiMultiplier: multiplier.toString() })

const multipliers = fc.oneof(
  fc.constantFrom(1n, ONE / 4n, ONE, 4n * ONE, 10n ** 36n),
  fc.bigInt({ min: 1n, max: 10n ** 36n }),
)
const scales = fc
  .tuple(multipliers, fc.constantFrom(0, 6, 18))
  .map(([multiplier, decimals]) => scaleOf(multiplier, decimals))
const units = fc.bigInt({ min: 0n, max: UINT256_MAX })
const typed = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.stringMatching(/^\d{0,6}$/))
  .map(([whole, fraction]) => `${whole}.${fraction}0`)

/** What an amount of a token is in shown units of 10^-36, without the code under test. */
function shown(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(36, '0'))
}

test('the text of an amount is read back as the same base units, whatever the multiplier', () => {
  fc.assert(
    fc.property(units, scales, (value, scale) => {
      expect(parseAmount(exactAmount(value, scale), scale)).toEqual({ ok: true, units: value })
      expect(parseAmount(fieldAmount(value, scale), scale)).toEqual({ ok: true, units: value })
    }),
  )
})

test('what is typed becomes at most as many base units, and less than one base unit is lost', () => {
  fc.assert(
    fc.property(typed, scales, (text, scale) => {
      const parsed = parseAmount(text, scale)
      if (!parsed.ok) {
        expect(['tooLarge', 'tooManyDecimals']).toContain(parsed.error)
        return
      }
      const [multiplier, base] = [BigInt(scale.uiMultiplier), 10n ** BigInt(18 + scale.decimals)]
      const wanted = shown(text) * base
      const rawUnit = multiplier * 10n ** 36n
      expect(parsed.units * rawUnit).toBeLessThanOrEqual(wanted)
      expect((parsed.units + 1n) * rawUnit).toBeGreaterThan(wanted)
    }),
  )
})

test('a typed amount of dollars never becomes tokens that are worth more', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      multipliers,
      fc.bigInt({ min: 1n, max: 10n ** 24n }),
      (usd, multiplier, price) => {
        const scale = scaleOf(multiplier)
        const parsed = parseAmount(tokenAmountOf(usd.toString(), scale, price), scale)
        if (parsed.ok) expect(parsed.units * price).toBeLessThanOrEqual(usd * ONE * ONE)
      },
    ),
  )
})

test.each([
  [4n * ONE, '10'],
  [ONE / 4n, '0.625'],
  [1n, '0.0000000000000000025'],
  [10n ** 36n, '2500000000000000000'],
  [ONE, '2.5'],
])('2.5 tokens with the multiplier %p are written as %p', (multiplier, text) => {
  const scale = scaleOf(multiplier)
  const value = (25n * ONE) / 10n
  expect(exactAmount(value, scale)).toBe(text)
  expect(parseAmount(text, scale)).toEqual({ ok: true, units: value })
})

test('every text of an amount contains the multiplier, rounded as without one', () => {
  const scale = scaleOf(4n * ONE)
  expect(tradeAmount(333_333_333n * 10n ** 9n, scale)).toBe('1.33333')
  expect(tradeAmountAtMost(333_333_333n * 10n ** 9n, scale)).toBe('1.33334')
  expect(balanceAmount((25n * ONE) / 10n, scale)).toBe('10')
  expect(balanceAmount(1n, scale)).toContain('<')
  expect(shortBalance(25_000n * ONE, scale)).toBe('100k')
})

test('a typed amount below one base unit is nothing, and no base unit of a token without decimals is added', () => {
  expect(parseAmount('3', scaleOf(4n * ONE, 0))).toEqual({ ok: true, units: 0n })
  expect(parseAmount('7', scaleOf(4n * ONE, 0))).toEqual({ ok: true, units: 1n })
})

test('a rate is per shown unit, on both sides', () => {
  const share: Currency = { id: '0x01', symbol: 'CRWD', name: 'CRWD', logoURI: null, ...scaleOf(4n * ONE) }
  const dollar: Currency = { id: '0x02', symbol: 'USDC', name: 'USDC', logoURI: null, decimals: 6 }
  // 2.5 tokens are 10 shares, and cost 4,000 dollars.
  const [sold, got] = [(25n * ONE) / 10n, 4_000_000_000n]
  expect(rateText(share, dollar, sold, got)).toContain('1 CRWD = 400')
  expect(rateText(dollar, share, got, sold)).toContain('1 USDC = 0.0025')
  expect(inverseRateText(share, dollar, sold, got)).toContain('1 USDC = 0.0025')
})

test.each([
  [4n * ONE, '2.5 × 4 = 10 CRWD'],
  [ONE / 4n, '2.5 × 0.25 = 0.625 CRWD'],
  [ONE, '2.5 CRWD'],
])('X44: with the multiplier %p, an amount is also told as its contract counts it: %p', (multiplier, text) => {
  expect(countedText((25n * ONE) / 10n, scaleOf(multiplier), 'CRWD').replace(/[\u2066\u2069]/g, '')).toBe(text)
})

test('X44: a stored trade is titled with what was shown, and exported with both amounts', () => {
  const sold = { token: '0x01', units: ((25n * ONE) / 10n).toString(), symbol: 'CRWD', ...scaleOf(4n * ONE) } as const
  const bought = { token: '0x02', units: '1000000', symbol: 'USDC', decimals: 6 } as const
  const info = { kind: 'swap', exact: 'sold', sold, bought } as const
  expect(titleFacts(info)).toMatchObject({ sold: expect.stringContaining('10 CRWD') as unknown, bought: 'USDC' })
  expect(titleFacts(info, true)).toMatchObject({ sold: expect.stringContaining('2.5 × 4 = 10 CRWD') as unknown })
  expect(titleFacts({ ...info, exact: 'bought' }, true)).toMatchObject({
    bought: expect.stringContaining('1 USDC') as unknown,
  })
  expect(titleFacts({ kind: 'approve', approved: sold }, true)).toMatchObject({
    amount: expect.stringContaining('2.5 × 4 = 10 CRWD') as unknown,
  })
})
