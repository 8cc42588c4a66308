import { describe, expect, test } from '@jest/globals'
import { tradeApproval } from '../../../../src/app/trade/review/reviewTerms'
import { PERMIT2 } from '#config/uniswap'
import type { SingleStep } from '#store/trade/tradeSteps'
import { CONTRACTS } from '../../../support/fakeServices'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../../../support/samplePlan'

const { universalRouter } = CONTRACTS.v4!
const plan = samplePlan({ executor: 'universalRouter' })

const rowsOf = (steps: readonly SingleStep[] | undefined, changes: Partial<typeof plan> = {}, isBatch = false) =>
  tradeApproval({ ...plan, ...changes }, steps, isBatch).rows.map(({ label, value, note, address }) =>
    [`${label}:`, value, note, address].filter(Boolean).join(' '),
  )

const forPermit2 = (note = '') => [`You approve: 100 USDC${note}`, `Spender: Permit2 ${PERMIT2.address}`]
const throughPermit2 = (minutes = 40) => [
  `Through Permit2: 100 USDC (until ${minutes}\u00a0min after you confirm)`,
  `Taken by: Uniswap Universal Router 2 ${universalRouter}`,
]

describe('the rows of the approvals of a trade through V4', () => {
  test('name both: what each allows, to which contract, and until when', () => {
    expect(rowsOf(['approve', 'permit2', 'swap'])).toEqual([...forPermit2(), ...throughPermit2()])
    expect(rowsOf(['approve', 'permit2', 'swap'], { deadlineMinutes: 5 })).toEqual([
      ...forPermit2(),
      ...throughPermit2(15),
    ])
  })

  test('say that they belong to the swap where the wallet does all at once, and a reset before', () => {
    expect(rowsOf(['approve', 'permit2', 'swap'], {}, true)).toEqual([
      ...forPermit2(' (together with the swap)'),
      ...throughPermit2(),
    ])
    expect(rowsOf(['reset', 'approve', 'permit2', 'swap'])).toEqual([
      'Old approval: Reset to 0 first',
      ...forPermit2(),
      ...throughPermit2(),
    ])
  })

  test('say of each alone that it is there already', () => {
    expect(rowsOf(['permit2', 'swap'])).toEqual(['Approval: Already given (to Permit2)', ...throughPermit2()])
    expect(rowsOf(['approve', 'swap'])).toEqual(forPermit2())
    expect(rowsOf(['swap'])).toEqual(['Approval: Already given'])
  })

  test('are both there, if they are needed, while that is not known', () => {
    expect(rowsOf(undefined)).toEqual([...forPermit2(' (if needed)'), ...throughPermit2()])
  })

  test('let the router take no more than the trade needs, whatever Permit2 may take', () => {
    const { rows, warning } = tradeApproval({ ...plan, approval: 'unlimited' }, ['approve', 'permit2', 'swap'], false)
    expect(rows.map(({ value }) => value)).toEqual(['USDC without limit', '', '100 USDC', ''])
    expect(warning).toMatchObject({ kind: 'warn', title: 'You approve USDC without limit' })
  })

  test('are none where ether is sold', () => {
    expect(rowsOf(['swap'], { sell: ETHER_COIN, buy: USDC_TOKEN })).toEqual([])
  })
})
