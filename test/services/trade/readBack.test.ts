import { withSiteFee } from '#domain/trade/quote'
import { describe, expect, test } from '@jest/globals'
import { isAsPlanned } from '#domain/trade/confirm/readBack'
import type { TradePlan } from '#domain/trade/plan'
import { intentOf } from '#services/trade/decode/intent'
import { encodeTrade, wrapsFirst } from '#services/trade/tradeEncoder'
import { anyAddress, anyPlan } from '../../support/anyPlan'
import { anyV4Plan } from '../../support/anyV4Plan'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { deploymentOf } from '#config/deployments'
import type { TradeIntent } from '#domain/trade/decodedCall'
import type { V4Hop } from '#domain/pool/route'
import { ETHER_COIN, samplePlan, UNI_TOKEN, USDC_TOKEN } from '../../support/samplePlan'
import { hop, pool, quote, UNI, USDC } from '../../domain/trade/sample'

const more = (amount: string) => (BigInt(amount) + 1n).toString()

/** Variants of a plan, each of which differs in one property. */
function others(plan: TradePlan): TradePlan[] {
  const { quote } = plan
  const [leg, ...legs] = quote.legs
  if (!leg) return []
  const hops = leg.hops.map((hop, at) => (at === 0 ? { ...hop, fee: hop.fee + 1 } : hop))
  const kind = quote.kind === 'exactIn' ? 'exactOut' : 'exactIn'
  const { siteFee, ...feeless } = quote
  const fees = siteFee
    ? [
        feeless,
        { ...quote, siteFee: { ...siteFee, bips: siteFee.bips + 1 } },
        { ...quote, siteFee: { ...siteFee, recipient: plan.account } },
      ]
    : [{ ...quote, siteFee: { bips: 1, recipient: plan.account, amount: '1' } }]
  return [
    ...fees.map((other) => ({ ...plan, quote: other })),
    { ...plan, limit: more(plan.limit) },
    { ...plan, sell: plan.buy },
    { ...plan, buy: plan.sell },
    { ...plan, quote: { ...quote, kind } },
    { ...plan, quote: { ...quote, legs } },
    { ...plan, quote: { ...quote, legs: [{ ...leg, hops }, ...legs] } },
    {
      ...plan,
      quote: { ...quote, legs: [{ ...leg, amountIn: more(leg.amountIn), amountOut: more(leg.amountOut) }, ...legs] },
    },
  ]
}

/** Adds a site fee to the plans, except to those for V2's own router, which cannot charge a fee. */
const withFee = (any: typeof anyPlan): typeof anyPlan =>
  fc
    .tuple(any, anyAddress, fc.integer({ min: 1, max: 100 }))
    // One of the variants from `others` pays the fee to the account, so the plan itself must not.
    .filter(([{ plan }, recipient]) => recipient !== plan.account)
    .map(([{ plan, deadline }, recipient, bips]) => ({
      plan: plan.executor === 'v2Router' ? plan : { ...plan, quote: withSiteFee(plan.quote, { bips, recipient }) },
      deadline,
    }))

describe.each([
  ['SwapRouter02 and the router of V2', anyPlan],
  ['SwapRouter02, with a fee', withFee(anyPlan)],
  ['the Universal Router', anyV4Plan],
  ['the Universal Router, with a fee', withFee(anyV4Plan)],
] as const)('what is sent through %s', (_, any) => {
  const deployment = deploymentOf(3)!
  test('is read back to the plan, and to no other', () => {
    fc.assert(
      fc.property(any, anyAddress, ({ plan, deadline }, stranger) => {
        fc.pre(stranger !== plan.account)
        const intent = intentOf(encodeTrade(plan, deployment, deadline), deployment)
        const isWrappedFirst = wrapsFirst(plan, deployment)
        const terms = { deadline, isWrappedFirst }
        expect(isAsPlanned(plan, intent, terms)).toBe(true)
        expect(isAsPlanned(plan, intent, { ...terms, deadline: deadline + 1 })).toBe(false)
        expect(isAsPlanned(plan, intent, { ...terms, isWrappedFirst: !isWrappedFirst })).toBe(false)
        expect(isAsPlanned(plan, intent, { ...terms, floor: 1n })).toBe(false)
        expect(isAsPlanned(plan, null, terms)).toBe(false)
        for (const other of others(plan)) expect(isAsPlanned(other, intent, terms)).toBe(false)
        if (!intent || !('recipients' in intent)) throw new TypeError('It is a trade.')
        const given = { ...intent, recipients: [...intent.recipients, stranger] }
        expect(isAsPlanned(plan, given, terms)).toBe(false)
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('a trade whose calldata differs from the plan in one point only is not sent', () => {
  const deadline = 2_000
  const deployment = deploymentOf(3)!
  const read = (plan: TradePlan): TradeIntent => {
    const intent = intentOf(encodeTrade(plan, deployment, deadline), deployment)
    if (!intent || !('legs' in intent)) throw new TypeError('It is a trade.')
    return intent
  }
  const direct = hop(pool('v3', UNI, USDC), UNI)
  const inOneLeg = (hops: TradePlan['quote']['legs'][number]['hops']) =>
    quote({
      legs: [{ hops, amountIn: '1000', amountOut: '900', amounts: ['1000', '900'] }],
      amountIn: '1000',
      amountOut: '900',
    })
  const sides = { sell: { ...UNI_TOKEN, id: UNI }, buy: { ...USDC_TOKEN, id: USDC } }
  const guarded = samplePlan({ ...sides, quote: inOneLeg([direct]), guard: { ticks: 25 } })
  const v4Hop: V4Hop = { ...direct, protocol: 'v4', pool: `0x${'1'.repeat(64)}`, tickSpacing: 60, coin: null }
  const throughV4 = samplePlan({ ...sides, quote: inOneLeg([v4Hop]), executor: 'universalRouter' })
  const wrapped = { ...UNI_TOKEN, id: deployment.weth }
  const wrapping = samplePlan({
    sell: ETHER_COIN,
    buy: wrapped,
    wrap: 'wrap',
    quote: quote({ amountOut: quote().amountIn }),
  })
  const withHop = (change: Partial<V4Hop>) => ({
    legs: [{ hops: [{ ...v4Hop, ...change }], amount: '1000', limit: '1' }],
  })

  test.each<[point: string, plan: TradePlan, change: Partial<TradeIntent>]>([
    ['the fixed side', guarded, { kind: 'exactOut' }],
    ['the recipients, of whom there are none', guarded, { recipients: [] }],
    ['a guard that is missing', guarded, { guard: null }],
    ['a guard that is looser', guarded, { guard: 26 }],
    ['the tick spacing of a V4 pool', throughV4, withHop({ tickSpacing: 10 })],
    ['the coin of a V4 pool', throughV4, withHop({ coin: 'in' })],
    ['the amount that is wrapped', wrapping, { mostSold: more(wrapping.quote.amountIn) }],
    ['the way in which ether becomes its wrapped token', wrapping, { kind: 'exactIn' }],
  ])('%s', (_, plan, change) => {
    const intent = read(plan)
    expect(isAsPlanned(plan, intent, { deadline })).toBe(true)
    expect(isAsPlanned(plan, { ...intent, ...change }, { deadline })).toBe(false)
  })

  test.each<[string, Partial<NonNullable<TradeIntent['floor']>> | null]>([
    ['is missing', null],
    ['is of another account', { owner: UNI }],
    ['is of another token', { token: UNI }],
    ['is lower', { least: '899' }],
  ])('X42: the check of the balance %s', (_, change) => {
    const floor = 500n + BigInt(throughV4.limit)
    const intent = intentOf(encodeTrade(throughV4, deployment, deadline, { held: 500n }), deployment) as TradeIntent
    expect(intent.floor).toEqual({ owner: throughV4.account, token: USDC, least: floor.toString() })
    expect(isAsPlanned(throughV4, intent, { deadline, floor })).toBe(true)
    const { floor: _floor, ...without } = intent
    const given = change ? { ...without, floor: { ...intent.floor!, ...change } } : without
    expect(isAsPlanned(throughV4, given, { deadline, floor })).toBe(false)
    expect(isAsPlanned(throughV4, intent, { deadline })).toBe(false)
  })

  test('the guard, which only a simulation leaves out', () => {
    const intent = { ...read(guarded), guard: null }
    expect(isAsPlanned(guarded, intent, { deadline, withoutGuard: true })).toBe(true)
  })

  test('an approval instead of the trade', () => {
    const approval = { kind: 'approve', token: UNI, spender: UNI, amount: guarded.quote.amountIn } as const
    expect(isAsPlanned(guarded, approval, { deadline })).toBe(false)
  })
})

test('a trade for V4 is not encoded where nothing is known to take it', () => {
  const [{ plan, deadline }] = fc.sample(anyV4Plan, 1) as [{ plan: TradePlan; deadline: number }]
  const { v4: _, ...withoutV4 } = deploymentOf(3)!
  expect(() => encodeTrade(plan, withoutV4, deadline)).toThrow('The network has no Universal Router.')
})
