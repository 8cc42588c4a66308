import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ApprovalRow } from '../../../src/views/approval/approvalRow'
import { ApprovalTable } from '../../../src/views/approval/ApprovalTable'
import { partsOf } from '../../support/partsOf'

const nothing = () => undefined
const row = (changes: Partial<ApprovalRow> = {}): ApprovalRow => ({
  id: 'usdc',
  token: { symbol: 'USDC', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', logoURI: null, isKnown: true },
  contract: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
  contractName: 'Uniswap SwapRouter02',
  terms: null,
  isUnlimited: false,
  isExpired: false,
  allowed: '500 USDC',
  couldMove: '$499.95',
  state: 'open',
  onRevoke: nothing,
  ...changes,
})

const looked = {
  unread: 0,
  contractNames: ['Permit2', 'Uniswap SwapRouter02'],
  tokensRead: null,
  search: { isRunning: false, words: 'Others are found by searching.', label: 'Search all blocks', onBegin: nothing },
  isOwn: true,
  onRetry: nothing,
  noAnswer: 'The node did not respond.',
}
const show = (rows: readonly ApprovalRow[]) => render(<ApprovalTable status="ready" rows={rows} {...looked} />)

test('revokes an approval that it names', async () => {
  const onRevoke = jest.fn()
  show([row({ onRevoke })])
  screen.getByText('Uniswap SwapRouter02')
  await userEvent.click(screen.getByRole('button', { name: 'Revoke USDC approval for 0x68…Fc45' }))
  expect(onRevoke).toHaveBeenCalledTimes(1)
})

test('the row of a phone has the amount and what could move now, too', () => {
  show([row()])
  expect(partsOf(screen.getByRole('rowheader'))).toEqual(
    expect.arrayContaining(['Allowed amount: 500 USDC', 'Could move now: $499.95']),
  )
})

test('marks what is unlimited and what is not known', () => {
  show([row({ isUnlimited: true, contractName: null, couldMove: null })])
  expect(screen.getAllByText('Unlimited').length).toBeGreaterThan(0)
  screen.getByText('Unknown contract')
  expect(screen.getAllByText('not available').length).toBeGreaterThan(0)
})

test('what has expired says so in a plain voice', () => {
  const terms = 'through Permit2, expired Dec 21, 2025, 14:02'
  show([row({ isUnlimited: true, isExpired: true, contractName: null, terms, couldMove: '$0.00' })])
  screen.getByText(terms)
  for (const word of ['Unlimited', /^Unknown contract/]) {
    for (const shown of screen.getAllByText(word)) expect(shown.className).not.toContain('warn')
  }
})

test('says where a revocation stands', async () => {
  const onRevoke = jest.fn()
  show([row({ state: 'asking', onRevoke }), row({ id: 'other', state: 'revoked' })])
  screen.getByText('Confirm in your wallet')
  await userEvent.click(screen.getByRole('button', { name: 'Revoking' }))
  expect(onRevoke).not.toHaveBeenCalled()
  screen.getByText('Revoked')
})

test('what is only viewed cannot be revoked', () => {
  show([row({ onRevoke: null })])
  screen.getByRole('cell', { name: '$499.95' })
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull()
})

test('what goes through Permit2 says so, and until when', () => {
  show([row({ contractName: 'Uniswap Universal Router', terms: 'through Permit2, until Dec 21, 2026, 14:02' })])
  screen.getByText('Uniswap Universal Router, through Permit2, until Dec 21, 2026, 14:02')
})

test('a contract and a token that nobody knows are reported by their whole address', () => {
  const unknown = row({ contractName: null, terms: 'through Permit2, with no expiry' })
  show([{ ...unknown, token: { ...unknown.token, isKnown: false } }])
  screen.getByText(/^Unknown contract/)
  screen.getByText('through Permit2, with no expiry')
  within(screen.getByText(/^Not on the token list/)).getByText(unknown.token.address)
  expect(screen.getAllByTitle(unknown.contract).length).toBeGreaterThan(0)
  expect(screen.getAllByTitle(unknown.token.address).length).toBeGreaterThan(0)
})

test('a search is begun, and says how far it has come', async () => {
  const onBegin = jest.fn()
  const search = { isRunning: false, words: 'There may be more.', label: 'Search all blocks', onBegin }
  const { rerender } = render(<ApprovalTable status="ready" rows={[]} {...looked} search={search} />)
  await userEvent.click(screen.getByRole('button', { name: 'Search all blocks' }))
  expect(onBegin).toHaveBeenCalledTimes(1)
  const running = { isRunning: true, words: 'Searching: 40%.', label: 'Searching', onBegin }
  rerender(<ApprovalTable status="ready" rows={[]} {...looked} search={running} />)
  // The button stays while the search runs, because it has the focus. Pressing it has no effect.
  await userEvent.click(screen.getByRole('button', { name: 'Searching' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Searching' }))
  expect(onBegin).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toBe('Searching: 40%.')
  // If even the known approvals could not be read, no search is offered.
  rerender(<ApprovalTable status="failed" rows={[]} {...looked} search={search} />)
  expect(screen.queryByRole('button', { name: 'Search all blocks' })).toBeNull()
})

test('of a list that is too long it says how much was looked at', () => {
  render(<ApprovalTable status="ready" rows={[]} {...looked} tokensRead={1_000} />)
  screen.getByText(/Of the token list, only the first 1,000 and those held were checked\.$/)
})

test('what could not be read is counted, and tried again', async () => {
  const onRetry = jest.fn()
  render(<ApprovalTable status="ready" rows={[row()]} {...looked} unread={2} onRetry={onRetry} />)
  screen.getByText('Some approvals of 2 tokens could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('none is good news, unread is not none', async () => {
  const onRetry = jest.fn()
  const { rerender } = show([])
  screen.getByText('No open approvals')
  screen.getByText('Checked: Permit2 and Uniswap SwapRouter02. None of them can move these tokens.')
  rerender(<ApprovalTable status="failed" rows={[]} {...looked} onRetry={onRetry} />)
  expect(screen.queryByText('No open approvals')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test('someone else’s approvals are not called one’s own', () => {
  render(<ApprovalTable status="ready" rows={[]} {...looked} isOwn={false} />)
  screen.getByText('Contracts allowed to move the tokens of this account.')
  expect(screen.queryByText(/your tokens/)).toBeNull()
})
