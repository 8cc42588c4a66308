import { approvedInsteadText } from '#copy/transaction/status'
import { changedApproval } from '#domain/transaction/status'
import { storedTransaction } from '../../support/storedTransaction'

const requested = { token: '0x01', spender: '0x02', amount: '100000000', symbol: 'USDC', decimals: 6 } as const

test('an amount that was changed in the wallet is named together with the requested amount', () => {
  expect(approvedInsteadText(changedApproval(storedTransaction({ approves: requested, approved: '50000000' }))!)).toBe(
    'You approved 50 USDC instead of 100 USDC.',
  )
  const unlimited = (2n ** 256n - 1n).toString()
  expect(approvedInsteadText(changedApproval(storedTransaction({ approves: requested, approved: unlimited }))!)).toBe(
    'You approved unlimited USDC instead of 100 USDC.',
  )
})

test('any other transaction has nothing to say', () => {
  expect(changedApproval(storedTransaction({ approves: requested }))).toBeNull()
  expect(changedApproval(storedTransaction({ approved: '1' }))).toBeNull()
})
