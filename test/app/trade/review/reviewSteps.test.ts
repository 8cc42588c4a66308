import { expect, test } from '@jest/globals'
import { stepsOf } from '../../../../src/app/trade/review/reviewSteps'
import { samplePlan } from '../../../support/samplePlan'

const plan = samplePlan({ amount: '100000000' })
const approval = (kind: 'exactIn' | 'exactOut', approves: 'exact' | 'unlimited') =>
  stepsOf({
    status: 'running',
    run: 1,
    plan: { ...plan, approval: approves, limit: '101000000', quote: { ...plan.quote, kind } },
    steps: ['approve', 'swap'],
    at: 1,
    phase: 'preparing',
    hash: null,
    paid: '0',
    isSequential: false,
    isHidden: false,
  })[0]

test('an approval of what an exact purchase takes at most says that it is the most, since a rest of it may stay', () => {
  expect(approval('exactIn', 'exact')?.text).toBe('This exact amount, for this swap only')
  expect(approval('exactOut', 'exact')?.text).toBe('The most that this swap may take')
  expect(approval('exactOut', 'unlimited')?.text).toBe('As you chose in the trade settings')
})
