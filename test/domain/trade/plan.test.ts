import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import {
  approvalInfo,
  excessOf,
  executorFor,
  hasExecutor,
  leastReceived,
  limitShares,
  mostSold,
  movesAsQuoted,
  tradeInfo,
  tradeLimit,
} from '#domain/trade/plan'
import { wrapKind, wrapQuote } from '#domain/trade/quote'
import { hop, plan, pool, quote, USDC, WETH } from './sample'

test.each([
  [NATIVE, WETH, 'wrap'],
  [NATIVE, WETH.toLowerCase() as Address, 'wrap'],
  [WETH, NATIVE, 'unwrap'],
  [NATIVE, USDC, null],
  [WETH, USDC, null],
  [NATIVE, NATIVE, null],
  [WETH, WETH, null],
] as const)('X22: %s for %s is %p', (sell, buy, kind) => expect(wrapKind(sell, buy, WETH)).toBe(kind))

describe('X04: the bound comes from the quote that was shown', () => {
  test.each([
    ['exactIn', 50, '3394711150'],
    ['exactIn', 1, '3411428823'],
    ['exactOut', 50, '1005000000000000000'],
  ] as const)('%s at %p basis points', (kind, bps, limit) => expect(tradeLimit(quote({ kind }), null, bps)).toBe(limit))

  test('X22: wrapping has no slippage', () => {
    for (const kind of ['exactIn', 'exactOut'] as const) {
      const wrapped = wrapQuote(kind, 5n, 10, 1_000)
      expect(wrapped).toMatchObject({ kind, amountIn: '5', amountOut: '5', legs: [], impact: '0', tax: '0' })
      expect(tradeLimit(wrapped, 'wrap', 50)).toBe('5')
      expect(mostSold({ quote: wrapped, limit: '5', wrap: 'wrap' })).toBe(5n)
      expect(leastReceived({ quote: wrapped, limit: '5' })).toBe(5n)
    }
  })
})

test('at most what was fixed or the bound leaves, at least the bound or what was fixed arrives', () => {
  const sold = plan()
  expect(mostSold(sold)).toBe(10n ** 18n)
  expect(leastReceived(sold)).toBe(3_394_711_150n)
  const bought = plan({ quote: quote({ kind: 'exactOut' }), limit: '1005000000000000000' })
  expect(mostSold(bought)).toBe(1_005_000_000_000_000_000n)
  expect(leastReceived(bought)).toBe(3_411_770_000n)
})

describe('X16: whether a trade that was tried out moved what its quote says', () => {
  const tried = plan()
  const { amountIn, amountOut } = tried.quote
  const sold = { currency: tried.sell.id, difference: `-${amountIn}` }
  const bought = { currency: tried.buy.id, difference: amountOut }
  const another = '0x1111111111111111111111111111111111111111'

  test('it did, in any order', () => {
    expect(movesAsQuoted(tried, [sold, bought])).toBe(true)
    expect(movesAsQuoted(tried, [bought, sold])).toBe(true)
  })

  test.each([
    ['nothing moved', []],
    ['nothing arrived', [sold]],
    ['nothing left', [bought]],
    ['less arrived', [sold, { ...bought, difference: String(BigInt(amountOut) - 1n) }]],
    ['more left', [{ ...sold, difference: `-${BigInt(amountIn) + 1n}` }, bought]],
    ['what was sold arrived', [{ ...sold, difference: amountIn }, bought]],
    ['a third currency moved', [sold, bought, { currency: another, difference: '-1' }]],
    ['another currency arrived', [sold, { ...bought, currency: another }]],
  ] as const)('it did not: %s', (_, changes) => {
    expect(movesAsQuoted(tried, changes as Parameters<typeof movesAsQuoted>[1])).toBe(false)
  })
})

describe('what a simulation moved beyond the terms', () => {
  const moved = (out: bigint, received: bigint, sold = 10n ** 18n) =>
    excessOf(plan({ limit: out.toString() }), [
      { currency: NATIVE, difference: (-sold).toString() },
      { currency: USDC, difference: received.toString() },
    ])

  test('two base units of more than 20,000, or a millionth of the amount, are rounding', () => {
    expect(moved(20_001n, 19_999n)).toBeNull()
    expect(moved(20_001n, 19_998n)).toEqual({ side: 'buy', moved: 19_998n, allowed: 20_001n })
    expect(moved(5_000_000n, 4_999_995n)).toBeNull()
    expect(moved(5_000_000n, 4_999_994n)).toEqual({ side: 'buy', moved: 4_999_994n, allowed: 5_000_000n })
    expect(moved(1_000n, 1_000n, 10n ** 18n + 10n ** 12n)).toBeNull()
    const sold = 10n ** 18n + 10n ** 12n + 1n
    expect(moved(1_000n, 1_000n, sold)).toEqual({ side: 'sell', moved: sold, allowed: 10n ** 18n })
  })

  test('X41: a token that is not traded has left the account', () => {
    const fall = (difference: string) =>
      excessOf(plan(), [
        { currency: NATIVE, difference: `-${plan().quote.amountIn}` },
        { currency: USDC, difference: plan().quote.amountOut },
        { currency: WETH, difference },
      ])
    expect(fall('-1')).toEqual({ side: 'other', token: WETH, moved: 1n })
    for (const difference of ['0', '5']) expect(fall(difference)).toBeNull()
  })

  test('X43: nothing may be missing of an amount of few base units', () => {
    expect(moved(20_000n, 19_999n)).toEqual({ side: 'buy', moved: 19_999n, allowed: 20_000n })
    expect(moved(2n, 0n)).toEqual({ side: 'buy', moved: 0n, allowed: 2n })
    expect(moved(2n, 2n)).toBeNull()
  })
})

describe('the limit of an exact output is divided among its legs', () => {
  const legs = (...amounts: string[]) =>
    amounts.map((amountIn) => ({ hops: [], amountIn, amountOut: '1', amounts: [] }))
  const shares = (limit: string, ...amounts: string[]) =>
    limitShares({ quote: quote({ legs: legs(...amounts) }), limit })

  test('in proportion, with the remainder in the last leg', () => {
    expect(shares('1005', '1000')).toEqual([1_005n])
    expect(shares('1005', '300', '700')).toEqual([301n, 704n])
    expect(shares('10', '1', '1', '1')).toEqual([3n, 3n, 4n])
  })

  test.each([[[]], [['0', '0']]])('%j have no proportion', (amounts) =>
    expect(() => shares('5', ...amounts)).toThrow('do not make up the whole'),
  )
})

test('a trade through V4, or one that needs it, is executed by the Universal Router, if its contracts are there', () => {
  const leg = { hops: [hop(pool('v3', WETH, USDC), WETH)], amountIn: '1', amountOut: '1', amounts: [] }
  const v4 = { ...leg.hops[0]!, protocol: 'v4' as const, tickSpacing: 10, coin: null }
  expect(executorFor({ legs: [leg] }, 'swapRouter02')).toBe('swapRouter02')
  expect(executorFor({ legs: [leg], isUniversal: true }, 'swapRouter02')).toBe('universalRouter')
  const executor = executorFor({ legs: [{ ...leg, hops: [v4] }] }, 'swapRouter02')
  expect(executor).toBe('universalRouter')

  const check = { executor: 'swapRouter02', reason: null } as const
  expect(hasExecutor(check, { executor: 'swapRouter02' })).toBe(true)
  expect(hasExecutor(check, { executor: 'v2Router' })).toBe(false)
  expect(hasExecutor({ ...check, hasV4: true }, { executor })).toBe(true)
  expect(hasExecutor({ ...check, hasV4: false }, { executor })).toBe(false)
  expect(hasExecutor({ executor: null, reason: 'unexpected' }, { executor })).toBe(false)
})

test('what is stored of a trade names the side that is fixed, and the amounts that were shown', () => {
  const [sold, bought] = [
    { token: NATIVE, units: quote().amountIn },
    { token: USDC, units: quote().amountOut },
  ]
  expect(tradeInfo(plan())).toMatchObject({ kind: 'swap', exact: 'sold', sold, bought })
  expect(tradeInfo(plan({ quote: quote({ kind: 'exactOut' }) }))).toMatchObject({ exact: 'bought', sold, bought })
  expect(tradeInfo(plan({ wrap: 'wrap' }))).toMatchObject({ kind: 'wrap', sold, bought })
  expect(tradeInfo(plan({ wrap: 'wrap' }))).not.toHaveProperty('exact')
})

test('X13: what is stored of an approval is what it allows: the most that may be sold, or all if that was chosen', () => {
  const bought = plan({ quote: quote({ kind: 'exactOut' }), limit: '1005000000000000000' })
  const unlimited = plan({ approval: 'unlimited' })
  const exact = { token: NATIVE, units: bought.limit, symbol: 'ETH', decimals: 18 }
  expect(approvalInfo(bought, 'approve')).toEqual({ kind: 'approve', approved: exact })
  expect(approvalInfo(bought, 'permit2')).toEqual({ kind: 'approve', approved: exact, through: 'permit2' })
  expect(approvalInfo(unlimited, 'approve')).toMatchObject({ approved: { units: (2n ** 256n - 1n).toString() } })
  expect(approvalInfo(unlimited, 'permit2')).toMatchObject({ approved: { units: quote().amountIn } })
  expect(approvalInfo(unlimited, 'reset')).toEqual({ kind: 'reset', token: NATIVE, symbol: 'ETH' })
})
