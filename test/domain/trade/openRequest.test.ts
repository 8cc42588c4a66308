import { expect, test } from '@jest/globals'
import { pendingRepeatedBy } from '#domain/trade/openRequest'
import { tradeInfo } from '#domain/trade/plan'
import { samplePlan } from '../../support/samplePlan'
import { type FlatTransaction, storedTransaction } from '../../support/storedTransaction'

const plan = samplePlan()
const sent = (changes: Partial<FlatTransaction> = {}) => storedTransaction({ info: tradeInfo(plan), ...changes })

test('a pending swap of the same tokens and amount would be repeated', () => {
  expect(pendingRepeatedBy([sent()], plan)).toEqual(sent())
  const requoted = { ...plan, quote: { ...plan.quote, amountOut: '1' } }
  expect(pendingRepeatedBy([sent()], requoted)).toEqual(sent())
})

test.each<[string, Partial<FlatTransaction>]>([
  ['is settled', { status: 'confirmed' }],
  ['can only fail', { resolution: 'expired' }],
  ['has another amount', { info: tradeInfo(samplePlan({ amount: '90000000' })) }],
  ['goes the other way', { info: tradeInfo({ ...plan, sell: plan.buy, buy: plan.sell }) }],
  ['is an approval', { info: { kind: 'revoke', token: plan.sell.id as `0x${string}`, symbol: 'USDC' } }],
])('one that %s would not', (_, changes) => {
  expect(pendingRepeatedBy([sent(changes)], plan)).toBeNull()
})
