import { describe, expect, test } from '@jest/globals'
import {
  approvalsDue,
  estimatedGas,
  GAS_BEFORE_QUOTE,
  gasLimit,
  gasLimitWithin,
  isEstimateDecisive,
  leastReserve,
  networkReserve,
  networkReserves,
  tradeGas,
  tradeGasAtMost,
  usableAfter,
} from '#domain/trade/gas'
import type { SpendingAllowances } from '#domain/trade/plan'
import { fc } from '../../support/properties'
import { allowed, hop, plan, pool, quote, USDC, WETH } from './sample'

const guard = { ticks: 25 }
const LEG = { hops: [hop(pool('v3', WETH, USDC), WETH)], amountIn: '1000', amountOut: '7', amounts: ['1000', '7'] }
const terms = (kind: 'exactIn' | 'exactOut', changes: Partial<ReturnType<typeof plan>> = {}) => ({
  ...plan({ ...changes }),
  quote: { ...quote({ kind, amountIn: '1000', amountOut: '7', gasEstimate: '100000' }), legs: [LEG] },
  limit: kind === 'exactIn' ? '6' : '1005',
})

const due = (usual: number, most: number) => ({ usual, most })

describe('an approval is due', () => {
  test.each<[string, bigint | null, 'exactIn' | 'exactOut', { usual: number; most: number }]>([
    ['none of a token whose approval is not known, or for ether', null, 'exactIn', { usual: 0, most: 0 }],
    ['none where all may be taken', 1_000n, 'exactIn', { usual: 0, most: 0 }],
    ['one where a unit is missing, two if the open one has to be reset', 999n, 'exactIn', { usual: 1, most: 2 }],
    ['one where nothing may be taken', 0n, 'exactIn', { usual: 1, most: 1 }],
    ['none of an exact purchase, by the most that is sold', 1_005n, 'exactOut', { usual: 0, most: 0 }],
    // The bought amount of 7 units is not compared with the allowance, because it is in another token.
    ['one of an exact purchase, though more than it buys may be taken', 1_004n, 'exactOut', { usual: 1, most: 2 }],
  ])('%s', (_, allowance, kind, due) =>
    expect(approvalsDue(allowance === null ? null : allowed(allowance), terms(kind))).toEqual(due),
  )

  test.each<[string, SpendingAllowances, 'exactIn' | 'exactOut', { usual: number; most: number }]>([
    ['of the token and of Permit2', { ...allowed(10_000n), permit2: 0n, universalRouter: 0n }, 'exactIn', due(2, 2)],
    ['and a reset of the token’s', { ...allowed(0n), permit2: 1n, universalRouter: 0n }, 'exactIn', due(2, 3)],
    ['of Permit2 alone', { ...allowed(0n), permit2: 1_000n, universalRouter: 999n }, 'exactIn', due(1, 1)],
    ['of the token alone', { ...allowed(0n), permit2: 999n, universalRouter: 1_000n }, 'exactIn', due(1, 2)],
    ['of none', { ...allowed(0n), permit2: 1_000n, universalRouter: 1_000n }, 'exactIn', due(0, 0)],
    ['by the most that is sold', { ...allowed(0n), permit2: 1_004n, universalRouter: 1_005n }, 'exactOut', due(1, 2)],
  ])('where a trade goes through V4: %s', (_, allowances, kind, expected) => {
    const given = terms(kind)
    const hops = [{ ...LEG.hops[0]!, protocol: 'v4' as const, tickSpacing: 10, coin: null }]
    const quoted = { ...given, quote: { ...given.quote, legs: [{ ...LEG, hops }] } }
    expect(approvalsDue(allowances, quoted)).toEqual(expected)
  })

  test('never to wrap, nor without a quote', () => {
    expect(approvalsDue(allowed(0n), { ...terms('exactIn'), wrap: 'unwrap' })).toEqual({ usual: 0, most: 0 })
    expect(approvalsDue(allowed(0n), null)).toEqual({ usual: 0, most: 0 })
  })
})

describe('gas', () => {
  const { quote: quoted } = terms('exactIn')

  test('of an approval is added for each that is due, and for none else', () => {
    expect(tradeGas(quoted, null, 0)).toBe(100_000n)
    expect(tradeGas(quoted, null, 1)).toBe(155_000n)
    expect(tradeGasAtMost(quoted, null, 0)).toBe(165_000n)
    expect(tradeGasAtMost(quoted, null, 2)).toBe(275_000n)
  })

  test('of each leg beyond the first is more than the table says', () => {
    const split = { ...quoted, legs: [LEG, LEG, LEG] }
    expect(tradeGasAtMost(split, null, 0) - tradeGasAtMost(quoted, null, 0)).toBe(100_000n)
  })

  test('of the guard comes on top, of the table and of an estimate, which has none', () => {
    const more = 12_000n
    expect(tradeGas(quoted, guard, 0)).toBe(100_000n + more)
    expect(tradeGasAtMost(quoted, guard, 0)).toBe(165_000n + more)
    expect(estimatedGas(['46000', '90000'], { quote: quoted, guard })).toBe(136_000n + more)
    expect(estimatedGas(['46000', '90000'], { quote: quoted, guard: null })).toBe(136_000n)
  })

  test('before a quote is that of three pools', () => expect(GAS_BEFORE_QUOTE).toBe(407_500n))

  test('is requested with three tenths more, and never more than one transaction may use', () => {
    expect(gasLimit(393_315n)).toBe(511_309n)
    expect(gasLimit(16_000_000n)).toBe(16_777_216n)
  })
})

describe('what Max keeps', () => {
  test('is the gas limit at the fee that wallets offer', () =>
    expect(networkReserve(393_315n, 25n)).toBe(511_309n * 25n))

  test('what is left can be sent: never all of the balance, and never more than there is', () =>
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 20n), fc.bigInt(1n, 10n ** 18n), (balance, reserve) => {
        const usable = usableAfter(balance, reserve)
        if (usable === null) expect(balance).toBeLessThanOrEqual(reserve)
        else {
          expect(usable).toBeGreaterThan(0n)
          expect(usable + reserve).toBe(balance)
        }
      }),
    ))

  test.each<[string, bigint, bigint, bigint, boolean]>([
    ['the table says enough three times over', 100n, 40n, 20n, false],
    ['the table says enough, but not three times', 100n, 41n, 20n, true],
    ['the table says enough to the wei, as Max leaves it', 100n, 80n, 20n, true],
    ['the table says one wei too little', 100n, 81n, 20n, true],
    ['all of it is sold', 100n, 100n, 20n, true],
    ['more is sold than there is', 100n, 101n, 20n, false],
    ['a token is sold, and little ether is there', 19n, 0n, 20n, true],
  ])('the chain is queried, when %s: %s', (_, balance, spent, reserve, isRequested) =>
    expect(isEstimateDecisive(balance, spent, reserve)).toBe(isRequested),
  )
})

describe('the ether that is kept for the network cost', () => {
  const facts = { balance: 100n, spent: 80n, reserve: 20n, least: 5n, estimated: 'none' as const }

  test.each<[string, Partial<Parameters<typeof networkReserves>[0]>, ReturnType<typeof networkReserves>]>([
    ['is the table’s where it is plenty', { spent: 40n, estimated: 'reading' }, { needed: 20n, byMax: 22n }],
    ['is not known while the estimate is read', { estimated: 'reading' }, { needed: null, byMax: 22n }],
    ['is the estimate’s, where that is more, also for Max', { estimated: 24n }, { needed: 24n, byMax: 27n }],
    ['is the estimate’s, where that is less, and Max keeps the table’s', { estimated: 9n }, { needed: 9n, byMax: 22n }],
    ['stops nothing without an estimate, where it may be enough', { spent: 95n }, { needed: 5n, byMax: 22n }],
    ['is the table’s without one, where it is too little for sure', { spent: 96n }, { needed: 20n, byMax: 22n }],
  ])('%s', (_, changes, kept) => expect(networkReserves({ ...facts, ...changes })).toEqual(kept))

  test('is never less than what its transactions take in any case', () =>
    expect(leastReserve(2, 3n)).toBe(networkReserve(42_000n, 3n)))
})

test.each([
  [100_000n, 130_000n],
  [16_000_000n, 16_777_216n],
  [16_777_216n, 16_777_216n],
  [16_777_217n, null],
])('X27: of %p gas the limit is %p', (gas, limit) => expect(gasLimitWithin(gas)).toBe(limit))
