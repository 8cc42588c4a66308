import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ApprovalRow, ApprovalTable } from '../../../src/views/screens/ApprovalTable'

const nothing = () => undefined
const row = (changes: Partial<ApprovalRow> = {}): ApprovalRow => ({
  id: 'usdc',
  token: { symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', logoURI: null },
  contract: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  contractName: 'Tidemark swap contract',
  isUnlimited: false,
  allowed: '500 USDC',
  couldMove: '$499.95',
  state: 'open',
  onRevoke: nothing,
  ...changes,
})

const looked = { unread: 0, contractNames: ['Permit2', 'Tidemark swap contract'], isOwn: true, onRetry: nothing }
const show = (rows: readonly ApprovalRow[]) => render(<ApprovalTable status="ready" rows={rows} {...looked} />)

test('revokes an approval that it names', async () => {
  const onRevoke = jest.fn()
  show([row({ onRevoke })])
  screen.getByText('Tidemark swap contract')
  await userEvent.click(screen.getByRole('button', { name: 'Revoke USDC approval for 0x68…Fc45' }))
  expect(onRevoke).toHaveBeenCalledTimes(1)
})

test('marks what is unlimited and what is not known', () => {
  show([row({ isUnlimited: true, contractName: null, couldMove: null })])
  expect(screen.getAllByText('Unlimited').length).toBeGreaterThan(0)
  screen.getByText('Unknown contract')
  screen.getByText('not available')
})

test('says where a revocation stands', async () => {
  const onRevoke = jest.fn()
  show([row({ state: 'asking', onRevoke }), row({ id: 'other', state: 'revoked' })])
  screen.getByText('Confirm in your wallet')
  await userEvent.click(screen.getByRole('button', { name: 'Revoking' }))
  expect(onRevoke).not.toHaveBeenCalled()
  screen.getByText('Revoked')
})

test('what is only looked at cannot be revoked', () => {
  show([row({ onRevoke: null })])
  screen.getByText('$499.95')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what could not be read is counted, and tried again', async () => {
  const onRetry = jest.fn()
  render(<ApprovalTable status="ready" rows={[row()]} {...looked} unread={2} onRetry={onRetry} />)
  screen.getByText('2 approvals could not be read')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('none is good news, unread is not none', async () => {
  const onRetry = jest.fn()
  const { rerender } = show([])
  screen.getByText('No open approvals')
  screen.getByText('Looked at: Permit2, Tidemark swap contract. None can move these tokens.')
  rerender(<ApprovalTable status="failed" rows={[]} {...looked} onRetry={onRetry} />)
  expect(screen.queryByText('No open approvals')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('somebody else’s approvals are not called one’s own', () => {
  render(<ApprovalTable status="ready" rows={[]} {...looked} isOwn={false} />)
  screen.getByText('Contracts allowed to move the tokens of this account.')
  expect(screen.queryByText(/your tokens/)).toBeNull()
})
