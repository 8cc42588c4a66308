import { render, screen, within } from '@testing-library/react'
import type { CallWords } from '../../../src/domain/trade/decodedCall'
import { CallTree } from '../../../src/views/trade/CallTree'

const call = (changes: Partial<CallWords> = {}): CallWords => ({
  name: 'approve',
  contract: 'USDC',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  meaning: 'Lets a contract move a token',
  args: [{ name: 'amount', text: '100 USDC' }],
  calls: [],
  ...changes,
})

test('U12: a call tells its name, its contract with the whole address, what it does, and its arguments', () => {
  render(<CallTree calls={[call()]} />)
  expect(screen.getByRole('listitem').textContent).toBe(
    'approve on USDC0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48Lets a contract move a tokenamount100 USDC',
  )
  expect(screen.getByRole('term').textContent).toBe('amount')
  expect(screen.getByRole('definition').textContent).toBe('100 USDC')
})

test('what nobody knows has no meaning', () => {
  const { container } = render(<CallTree calls={[call({ name: 'Unknown call', meaning: null })]} />)
  expect(container.querySelector('p')).toBeNull()
})

test('calls inside a call stand inside it, in their order', () => {
  const inner = [call({ name: 'first' }), call({ name: 'second', calls: [call({ name: 'third' })] })]
  render(<CallTree calls={[call({ name: 'multicall', calls: inner }), call({ name: 'last' })]} />)
  const [outermost, within1, within2] = screen.getAllByRole('list')
  expect(outermost?.children).toHaveLength(2)
  expect([...(within1?.children ?? [])].map(({ firstChild }) => firstChild?.textContent)).toEqual(['first', 'second'])
  expect(within(within2!).getByText('third')).toBeTruthy()
})
