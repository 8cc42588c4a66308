import { describe, expect, test } from '@jest/globals'
import { NodeError } from '../../../../src/domain/chain/nodeError'
import {
  approvalStop,
  deadlineAfter,
  failureReason,
  gasLimitWithin,
  planStop,
  resetStop,
} from '../../../../src/domain/trade/confirm/checks'
import type { LossTier, TradeLoss } from '../../../../src/domain/trade/loss'
import type { StoredTransaction } from '../../../../src/domain/transaction/transaction'
import { samplePlan } from '../../../support/samplePlan'

const plan = samplePlan()
const impact = (value: string) => ({ ...plan, quote: { ...plan.quote, impact: value } })
const sound = { executor: 'swapRouter02', reason: null } as const
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const approves = { token, spender: token, amount: '100000000', symbol: 'USDC', decimals: 6 } as const
const sent = (changes: Partial<StoredTransaction> = {}): StoredTransaction => ({
  hash: '0x1',
  description: 'Approve 100 USDC',
  status: 'confirmed',
  addedAt: 0,
  approves,
  ...changes,
})
const changed = sent({ approved: '50000000' })

describe('a reviewed plan', () => {
  test('may be executed by the contract that it was reviewed for', () => expect(planStop(plan, sound, null)).toBeNull())

  test.each([
    [plan, { executor: null, reason: 'unknown' }, { cause: 'contracts', reason: 'unknown' }],
    [plan, { executor: 'v2Router', reason: null }, { cause: 'executorChanged' }],
    [impact('250000'), sound, { cause: 'lossTooHigh' }],
    [impact('249999'), sound, null],
  ] as const)('%#: is stopped', (reviewed, contracts, stop) =>
    expect(planStop(reviewed, contracts, null)).toEqual(stop),
  )

  test('is stopped by the loss that the review shows, which prices and taxes make larger than its impact', () => {
    const loss = (tier: LossTier): TradeLoss => ({
      tier,
      cause: 'value',
      share: 250_000n,
      ofCause: 250_000n,
      usd: null,
    })
    expect(planStop(impact('1000'), sound, loss('blocked'))).toEqual({ cause: 'lossTooHigh' })
    expect(planStop(impact('1000'), sound, loss('type'))).toBeNull()
    const taxed = { ...plan, quote: { ...plan.quote, impact: '150000', tax: '150000' } }
    expect(planStop(taxed, sound, null)).toEqual({ cause: 'lossTooHigh' })
  })
})

test.each([
  [1_000, 1_000_000, 1_420],
  [1_000, 1_180_000, 1_420],
  [1_000, 1_180_001, null],
])('X17: after a block of %i s, at %i ms, seven minutes end at %p s', (timestamp, now, end) =>
  expect(deadlineAfter({ timestamp }, { deadlineMinutes: 7 }, now)).toBe(end),
)

test.each([
  [100_000n, 130_000n],
  [16_000_000n, 16_777_216n],
  [16_777_216n, 16_777_216n],
  [16_777_217n, null],
])('X27: of %p gas the limit is %p', (gas, limit) => expect(gasLimitWithin(gas)).toBe(limit))

describe('a mined approval', () => {
  test.each([
    ['covers the trade', sent(), 100_000_000n, null],
    ['was raised', sent({ approved: '250000000' }), 250_000_000n, null],
    ['was lowered', changed, 50_000_000n, { cause: 'approvalTooLow', transaction: changed }],
    ['is too low, nobody knows why', sent(), 99_999_999n, { cause: 'approvalTooLow', transaction: null }],
    ['is not kept, and too low', undefined, 1n, { cause: 'approvalTooLow', transaction: null }],
    ['cannot be read', sent(), null, { cause: 'approvalTooLow', transaction: null }],
    ['is not answered', sent(), undefined, { cause: 'approvalTooLow', transaction: null }],
  ] as const)('%s', (_, transaction, allowance, stop) =>
    expect(approvalStop(plan, transaction, allowance)).toEqual(stop),
  )

  test.each([
    [sent(), null],
    [undefined, null],
    [changed, { cause: 'notReset', transaction: changed }],
  ])('X12: a reset %#', (transaction, stop) => expect(resetStop(transaction)).toEqual(stop))
})

test.each([
  ['0x', true, { cause: 'guard', text: null }],
  ['0x', false, { cause: 'unknown', text: null }],
  [null, true, { cause: 'unknown', text: null }],
  [new NodeError('reverted', 'execution reverted: Transaction too old'), true, { cause: 'deadline', text: null }],
  [new NodeError('reverted', '', '0x39d35496'), false, { cause: 'slippage', text: null }],
] as const)('a failure that ends with %p when it is run again, guarded %p: %j', (again, isGuarded, reason) =>
  expect(failureReason(again, isGuarded)).toEqual(reason),
)
