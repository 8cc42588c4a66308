import { describe, expect, test } from '@jest/globals'
import {
  autoSlippageBps,
  hasMoreDecimals,
  maximumSold,
  minimumReceived,
  needsSlippageAcceptance,
  parseSlippage,
  slippagePercent,
  slippageTier,
} from '#domain/trade/slippage'
import {
  DEFAULT_SLIPPAGE_BPS,
  PEGGED_SLIPPAGE_BPS,
  SLIPPAGE_ACCEPT_BPS,
  SLIPPAGE_HIGH_BPS,
  SLIPPAGE_LOW_BPS,
  SLIPPAGE_VERY_HIGH_BPS,
} from '#domain/trade/limits'
import { fc } from '../../support/properties'
import { DAI, UNI, USDC } from './sample'

const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const bps = fc.integer({ min: 1, max: 5_000 })

describe('X06: the limit as a user writes it', () => {
  test.each([
    ['0.01', 1],
    ['0.05', 5],
    ['0.1', 10],
    ['0,1', 10],
    ['0.29', 29],
    ['0.5', 50],
    ['1', 100],
    [' 1.00 ', 100],
    ['8.2', 820],
    ['49.99', 4_999],
    ['50', 5_000],
    ['50.00', 5_000],
    ['007', 700],
    ['.5', 50],
    [',5', 50],
    ['2.', 200],
  ])('%p is %p basis points', (text, expected) => expect(parseSlippage(text)).toBe(expected))

  test.each([
    '',
    ' ',
    '0',
    '0.00',
    '0.005',
    '0.001',
    '50.01',
    '100',
    '1000',
    '-1',
    '+1',
    '1e3',
    '1e0',
    '0x1',
    '.',
    ',',
    ',5,',
    '1.2.3',
    '１',
    '0.5%',
    'NaN',
  ])('%p is refused', (text) => expect(parseSlippage(text)).toBeNull())

  test.each([
    ['0.005', true],
    [' 12,3456 ', true],
    ['.005', true],
    ['0.05', false],
    ['1234', false],
    ['x0.005', false],
    ['x.005', false],
    ['0.005x', false],
    ['0.xyz', false],
  ])('%p has more than two decimals: %p', (text, expected) => expect(hasMoreDecimals(text)).toBe(expected))

  test('what is shown reads back as the same limit', () => {
    fc.assert(fc.property(bps, (limit) => expect(parseSlippage(slippagePercent(limit).replace('%', ''))).toBe(limit)))
  })
})

test.each([
  [1, '0.01'],
  [10, '0.1'],
  [50, '0.5'],
  [100, '1'],
  [105, '1.05'],
  [1_000, '10'],
  [5_000, '50'],
])('%p basis points are %s percent', (limit, text) => expect(slippagePercent(limit)).toBe(`${text}%`))

test('a limit has a tier, each from its bound on', () => {
  const around = (bound: number) => [slippageTier(bound - 1), slippageTier(bound)]
  expect(around(SLIPPAGE_LOW_BPS)).toEqual(['low', 'usual'])
  expect(around(SLIPPAGE_HIGH_BPS)).toEqual(['usual', 'high'])
  expect(around(SLIPPAGE_VERY_HIGH_BPS)).toEqual(['high', 'veryHigh'])
})

test('the automatic limit is lower between two stablecoins', () => {
  const auto = (...[sell, buy]: (typeof DAI | null)[]) => autoSlippageBps(sell ?? null, buy ?? null, [USDC, DAI])
  expect(auto(DAI, USDC)).toBe(PEGGED_SLIPPAGE_BPS)
  for (const other of [UNI, null]) {
    expect([auto(DAI, other), auto(other, DAI)]).toEqual([DEFAULT_SLIPPAGE_BPS, DEFAULT_SLIPPAGE_BPS])
  }
})

test('so high a limit must be accepted', () => {
  expect(needsSlippageAcceptance(SLIPPAGE_ACCEPT_BPS - 1)).toBe(false)
  expect(needsSlippageAcceptance(SLIPPAGE_ACCEPT_BPS)).toBe(true)
})

describe('X07: the bounds', () => {
  test('X05: the least is cut, the most is rounded up by less than one unit', () => {
    expect(minimumReceived(3_411_770_000n, 50)).toBe(3_394_711_150n)
    expect(minimumReceived(1n, 50)).toBe(1n)
    expect(minimumReceived(0n, 50)).toBe(0n)
    expect(minimumReceived(199n, 50)).toBe(198n)
    expect(maximumSold(1n, 50)).toBe(2n)
    expect(maximumSold(10_000n, 50)).toBe(10_050n)
  })

  test('the least that may arrive is at most what was quoted, and less by the limit and one unit at most', () => {
    fc.assert(
      fc.property(amount, bps, (out, limit) => {
        const least = minimumReceived(out, limit)
        expect(least).toBeLessThanOrEqual(out)
        expect(out - least).toBeLessThanOrEqual((out * BigInt(limit)) / 10_000n + 1n)
      }),
    )
  })

  test('the most that may be taken is at least what was quoted, and more by the limit and one unit at most', () => {
    fc.assert(
      fc.property(amount, bps, (sold, limit) => {
        const most = maximumSold(sold, limit)
        expect(most).toBeGreaterThanOrEqual(sold)
        expect(most - sold).toBeLessThanOrEqual((sold * BigInt(limit)) / 10_000n + 1n)
      }),
    )
  })
})
