import { expect, test } from '@jest/globals'
import { stepsOf } from '../../../../src/app/trade/review/reviewSteps'
import type { TradePlan } from '#domain/trade/plan'
import type { TradeStep } from '#store/trade/trade'
import { samplePlan } from '../../../support/samplePlan'

const plan = samplePlan({ amount: '100000000' })
type Kind = 'exactIn' | 'exactOut'
const steps = (kind: Kind, names: readonly TradeStep[], changes: Partial<TradePlan> = {}) =>
  stepsOf({
    status: 'running',
    run: 1,
    plan: { ...plan, limit: '101000000', quote: { ...plan.quote, kind }, ...changes },
    steps: [...names],
    at: names.length,
    phase: 'preparing',
    hash: null,
    gas: null,
    paid: '0',
    prices: null,
    isSequential: false,
    isHidden: false,
  })
const approval = (kind: Kind, approves: 'exact' | 'unlimited') =>
  steps(kind, ['approve', 'swap'], { approval: approves })[0]

test('an approval of what an exact purchase takes at most says that it is the most, since a rest of it may stay', () => {
  expect(approval('exactIn', 'exact')?.text).toBe('This exact amount, for this swap only')
  expect(approval('exactOut', 'exact')?.text).toBe('The most that this swap may take')
  expect(approval('exactOut', 'unlimited')?.text).toBe('As you chose in the trade settings')
})

test('so does what Permit2 is told, and whatever names the amount that is swapped', () => {
  const through = (kind: Kind) => steps(kind, ['permit2', 'swap'], { executor: 'universalRouter' })[0]?.text
  expect(through('exactIn')).toBe('Through Permit2, this exact amount and only for a while')
  expect(through('exactOut')).toBe('Through Permit2, the most that this swap may take, and only for a while')
  const title = (kind: Kind, step: 'swap' | 'batch', changes?: Partial<TradePlan>) =>
    steps(kind, [step], changes)[0]?.title
  expect(title('exactIn', 'swap')).toBe('Swap 100 USDC')
  expect(title('exactOut', 'swap')).toBe('Swap at most 101 USDC')
  expect(title('exactIn', 'batch')).toBe('Approve and swap 100 USDC')
  expect(title('exactOut', 'batch')).toBe('Approve and swap at most 101 USDC')
  const unlimited = { approval: 'unlimited' } as const
  expect(title('exactOut', 'batch', unlimited)).toBe('Approve USDC without limit, swap at most 101 USDC')
  // Wrapping and unwrapping are one to one, so the title names an exact amount.
  expect(title('exactOut', 'swap', { wrap: 'unwrap' })).toBe('Unwrap 100 USDC')
})
