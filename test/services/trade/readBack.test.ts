import { withSiteFee } from '../../../src/domain/trade/quote'
import { describe, expect, test } from '@jest/globals'
import { isAsPlanned } from '../../../src/domain/trade/confirm/readBack'
import type { TradePlan } from '../../../src/domain/trade/plan'
import { intentOf } from '../../../src/services/trade/decode/intent'
import { encodeTrade } from '../../../src/services/trade/tradeEncoder'
import { anyAddress, anyPlan } from '../../support/anyPlan'
import { anyV4Plan } from '../../support/anyV4Plan'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { deploymentOf } from '../../../src/config/deployments'

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

/** Plans with a site fee, if the router can charge a fee and the fee is at least one unit. */
const withFee = (any: typeof anyPlan): typeof anyPlan =>
  fc
    .tuple(any, anyAddress, fc.integer({ min: 1, max: 100 }))
    // One of the variants pays the fee to the account instead.
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
        expect(isAsPlanned(plan, intent, { deadline })).toBe(true)
        expect(isAsPlanned(plan, intent, { deadline: deadline + 1 })).toBe(false)
        expect(isAsPlanned(plan, null, { deadline })).toBe(false)
        for (const other of others(plan)) expect(isAsPlanned(other, intent, { deadline })).toBe(false)
        if (!intent || !('recipients' in intent)) throw new TypeError('It is a trade.')
        const given = { ...intent, recipients: [...intent.recipients, stranger] }
        expect(isAsPlanned(plan, given, { deadline })).toBe(false)
      }),
      { numRuns: runs(300) },
    )
  })
})

test('a trade for V4 is not encoded where nothing is known to take it', () => {
  const [{ plan, deadline }] = fc.sample(anyV4Plan, 1) as [{ plan: TradePlan; deadline: number }]
  const { v4: _, ...withoutV4 } = deploymentOf(3)!
  expect(() => encodeTrade(plan, withoutV4, deadline)).toThrow('The network has no router for V4.')
})
