import { describe, expect, test } from '@jest/globals'
import { NATIVE } from '#domain/token/token'
import {
  asTried,
  type HookedTrial,
  isQuotedByHook,
  isThroughHook,
  mustReturn,
  returnPlan,
  returnProblem,
} from '#domain/trade/hookedTrial'
import type { V4Hop } from '#domain/pool/route'
import { ETH, ETHER, hop, plan, pool, quote, UNI, USDC, usdc, WETH } from './sample'

const HOOK = '0x4f6464486f6F6B000000000000000000000000cc'
const hooked: V4Hop = {
  ...{ protocol: 'v4', pool: '0x01', fee: 0x800000, swapFee: 10_000, tickSpacing: 60, hooks: HOOK },
  ...{ tokenIn: WETH, tokenOut: UNI, coin: 'in' },
}
const leg = { amountIn: String(ETHER), amountOut: '2000', amounts: [] }
const through = quote({ legs: [{ hops: [hooked], ...leg }], amountOut: '2000' })
const bought = { id: UNI, symbol: 'UNI', name: 'Uniswap', decimals: 18, logoURI: null } as const
const purchase = plan({ quote: through, sell: ETH, buy: bought })

const returned = (amount: bigint): HookedTrial => ({
  moved: { sold: String(ETHER), received: '2000' },
  returned: { state: 'done', amount: String(amount) },
})

test('X65: an amount is the quoter’s if a hook decides it, or if anything follows a hook', () => {
  const passive: V4Hop = { ...hooked, hooks: '0x4f6464486F6F6B00000000000000000000000040' }
  const plain = hop(pool('v3', UNI, USDC), UNI)
  const isByHook = (...hops: readonly (V4Hop | typeof plain)[]) => isQuotedByHook({ legs: [{ hops, ...leg }] })
  expect([isByHook(plain), isByHook(plain, passive), isByHook(passive, plain), isByHook(plain, hooked)]).toEqual([
    ...[false, false, true, true],
  ])
})

describe('X67: a purchase through a hook is sold back in the trial', () => {
  const isCommon = (token: string) => token === USDC

  test('unless its token is a common one, is the coin, or no pool has a hook', () => {
    expect(mustReturn(purchase, isCommon)).toBe(true)
    expect(mustReturn({ ...purchase, buy: usdc }, isCommon)).toBe(false)
    expect(mustReturn({ ...purchase, buy: ETH }, isCommon)).toBe(false)
    const plain = quote({ legs: [{ hops: [hop(pool('v3', WETH, UNI), WETH)], ...leg }] })
    expect([isThroughHook(plain), mustReturn({ ...purchase, quote: plain }, isCommon)]).toEqual([false, false])
  })

  test('along the same pools, the other way round, for any amount and without the site’s fee', () => {
    const first = hop(pool('v3', USDC, WETH), USDC)
    const siteFee = { bips: 25, recipient: HOOK, amount: '5' } as const
    const legs = [{ hops: [first, { ...hooked, coin: null }], ...leg }]
    const back = returnPlan({ ...purchase, sell: usdc, quote: quote({ legs, siteFee }) }, '1990')
    expect(back).toMatchObject({ sell: bought, buy: usdc, limit: '1', executor: 'universalRouter', guard: null })
    expect(back.quote).toMatchObject({ kind: 'exactIn', amountIn: '1990', amountOut: '1' })
    expect(back.quote.siteFee).toBeUndefined()
    const { swapFee: _, ...sameWay } = hooked
    expect(back.quote.legs[0]!.hops).toEqual([
      { ...sameWay, tokenIn: UNI, tokenOut: WETH, coin: null },
      { ...first, tokenIn: WETH, tokenOut: USDC },
    ])
    const ofCoin = returnPlan(purchase, '1990')
    expect([ofCoin.buy.id, ofCoin.quote.legs[0]!.hops[0]]).toMatchObject([NATIVE, { coin: 'out', tokenOut: WETH }])
  })

  // The pool's fee of 1 % is paid twice: 1.99 %. With the margin of 10 %, 11.99 % may be lost.
  test.each<[string, bigint, boolean]>([
    ['all', ETHER, true],
    ['more than was paid', 2n * ETHER, true],
    ['just enough', (8_801n * ETHER) / 10_000n, true],
    ['a wei too little', (8_801n * ETHER) / 10_000n - 1n, false],
    ['nothing', 0n, false],
    ['less than nothing', -ETHER, false],
  ])('and offered if what comes back is not much less: %s', (_, amount, isOffered) => {
    const problem = returnProblem(purchase, returned(amount))
    expect(problem === null).toBe(isOffered)
    if (problem) expect(problem).toMatchObject({ cause: 'noReturn', fees: 19_900n })
  })

  test('and the loss is rounded up', () => {
    expect(returnProblem(purchase, returned(ETHER / 2n - 1n))).toMatchObject({ lost: 500_001n })
  })

  test('and no fee is claimed that only the hook knows', () => {
    const { swapFee: _, ...unknown } = hooked
    const quoteOf = quote({ legs: [{ hops: [unknown], ...leg }] })
    expect(returnProblem({ quote: quoteOf }, returned(0n))).toEqual({ cause: 'noReturn', lost: 1_000_000n, fees: null })
  })

  test('and its refusal has the reason', () => {
    const reason = { cause: 'hookRefused', text: 'Nobody sells here' } as const
    const trial: HookedTrial = { ...returned(0n), returned: { state: 'reverted', reason } }
    expect(returnProblem(purchase, trial)).toEqual({ cause: 'noReturn', lost: null, reason })
  })

  test.each<[string, HookedTrial | undefined]>([
    ['there was no trial', undefined],
    ['nothing was bought', { ...returned(0n), moved: null }],
    ['nothing had to be sold back', { ...returned(0n), returned: null }],
    ['the simulation was not finished, which is no proof', { ...returned(0n), returned: { state: 'unknown' } }],
  ])('and nothing is claimed if %s', (_, trial) => {
    expect(returnProblem(purchase, trial)).toBeNull()
  })
})

describe('X66: the amounts of the trial replace those of the quote', () => {
  test('on the side that is not fixed', () => {
    expect(asTried(through, { sold: String(ETHER), received: '1900' })).toEqual({ ...through, amountOut: '1900' })
    const fixed = { ...through, kind: 'exactOut' } as const
    expect(asTried(fixed, { sold: '7', received: '2000' })).toEqual({ ...fixed, amountIn: '7' })
  })

  test('with the site’s fee on what really arrived', () => {
    const siteFee = { bips: 100, recipient: HOOK, amount: '20' } as const
    expect(asTried({ ...through, siteFee }, { sold: String(ETHER), received: '9900' })).toMatchObject({
      ...{ amountOut: '9900', siteFee: { amount: '99' } },
    })
  })
})
