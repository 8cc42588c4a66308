import { render, screen, within } from '@testing-library/react'
import type { CallWords } from '#domain/trade/decodedCall'
import { CallTree } from '../../../src/views/trade/ReviewDialog'
import { partsOf } from '../../support/partsOf'
import { valueOf } from '../../support/valueOf'

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
  expect(partsOf(screen.getByRole('listitem'))).toEqual([
    'approve on USDC',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    'Lets a contract move a token',
    'amount',
    '100 USDC',
  ])
  expect(valueOf(document.body, 'amount')).toBe('100 USDC')
})

test('what nobody knows has no meaning', () => {
  render(<CallTree calls={[call({ name: 'Unknown call', meaning: null })]} />)
  expect(screen.queryByRole('paragraph')).toBeNull()
})

test('calls inside a call stand inside it, in their order', () => {
  const inner = [call({ name: 'first' }), call({ name: 'second', calls: [call({ name: 'third' })] })]
  render(<CallTree calls={[call({ name: 'multicall', calls: inner }), call({ name: 'last' })]} />)
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByText(/^(multicall|first|second|third|last)$/)
      .map(({ textContent }) => textContent)
  expect(screen.getAllByRole('list').map(namesIn)).toEqual([
    ['multicall', 'first', 'second', 'third', 'last'],
    ['first', 'second', 'third'],
    ['third'],
  ])
})
