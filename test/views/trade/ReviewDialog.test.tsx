import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { ReviewDialog, type ReviewTerms } from '../../../src/views/trade/ReviewDialog'
import { installDialogElement } from '../dialogElement'
import { ETH, USDC } from './tradeSample'

beforeAll(installDialogElement)

const nothing = () => undefined

const TERMS: ReviewTerms = {
  marks: { expected: '3,411.77 USDC', bound: '3,394.71 USDC', kind: 'least', slippage: '0.5%' },
  rate: '1 ETH = 3,411.77 USDC',
  impact: { text: '0.04%', tone: 'plain' },
  difference: null,
  cost: { fiat: '$1.84', native: '0.00054 ETH' },
  route: 'Pool 0.05%, 1 hop',
  recipient: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  contract: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
}

function show(changes: Partial<ComponentProps<typeof ReviewDialog>> = {}) {
  render(
    <ReviewDialog
      title="Review swap"
      sell={{ amount: '1.123456789012345678 ETH', fiat: '$3,412.08', token: ETH }}
      receive={{ amount: '3,411.77 USDC', fiat: null, token: USDC }}
      terms={TERMS}
      message={null}
      priceChange={null}
      loss={null}
      steps={null}
      main={{ label: 'Confirm swap', onPress: nothing }}
      onClose={nothing}
      {...changes}
    />,
  )
}

test('says everything before the wallet is asked', () => {
  show()
  screen.getByRole('dialog', { name: 'Review swap' })
  screen.getByText('1.123456789012345678 ETH')
  const text = document.body.textContent
  for (const part of [
    'Expected3,411.77 USDC',
    'At least, with 0.5% slippage3,394.71 USDC',
    'Rate1 ETH = 3,411.77 USDC',
    'Price impact0.04%',
    'Network cost$1.84 (0.00054 ETH)',
    'RoutePool 0.05%, 1 hop',
    'RecipientYour account 0x71…976F',
    'Contract0x68…Fc45',
  ])
    expect(text).toContain(part)
  expect(screen.getByRole('button', { name: 'Confirm swap' })).toHaveProperty('disabled', false)
})

test('when the received amount is fixed, the bound is the most that is sold', () => {
  show({
    terms: { ...TERMS, marks: { expected: '1 ETH', bound: '1.005 ETH', kind: 'most', slippage: '0.5%' } },
  })
  expect(document.body.textContent).toContain('At most, with 0.5% slippage1.005 ETH')
})

test('a wrap has neither marks nor impact nor route', () => {
  show({ terms: { ...TERMS, marks: null, impact: null, route: null, cost: { fiat: null, native: '0.0002 ETH' } } })
  for (const label of ['Expected', 'Price impact', 'Route']) expect(screen.queryByText(label)).toBeNull()
  expect(document.body.textContent).toContain('Network cost 0.0002 ETH')
})

test('a worse price must be accepted first', async () => {
  const onAccept = jest.fn()
  show({ priceChange: { text: 'You would now receive 13.37 USDC less (0.39%).', onAccept } })
  screen.getByText('The price changed')
  expect(screen.getByRole('button', { name: 'Confirm swap' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Accept new price' }))
  expect(onAccept).toHaveBeenCalledTimes(1)
})

test('the steps stand in place of the terms', () => {
  show({
    steps: [
      { id: 'approve', title: 'Approve 500 USDC', text: 'This exact amount, for this swap only', state: 'busy' },
      { id: 'swap', title: 'Confirm the swap', state: 'todo' },
    ],
    main: { label: 'Confirm the approval in your wallet', busy: true, onPress: nothing },
  })
  expect(screen.queryByText('Expected')).toBeNull()
  screen.getByRole('list', { name: 'Progress' })
  screen.getByRole('button', { name: 'Confirm the approval in your wallet' })
})

test('says what became of a request that was not signed', () => {
  show({ message: 'You rejected the request. Nothing was sent.' })
  screen.getByText('You rejected the request. Nothing was sent.')
})

test('X09: a loss is said again, and what it needs; Enter confirms nothing before', async () => {
  const onPress = jest.fn()
  const onText = jest.fn()
  const label = 'To accept this, type 12, the per cent that you would lose'
  const confirm = { label, error: 'Type 12 to go on.', word: '12', text: '', onText }
  show({
    terms: { ...TERMS, impact: null, difference: { text: '−12.40%', tone: 'down' } },
    loss: { kind: 'down', title: 'Worth 12.40% less', text: 'You would lose about $248.00.', confirm },
    main: { label: 'Confirm swap anyway', kind: 'risk', disabled: true, onPress },
  })
  expect(screen.getByRole('alert').textContent).toContain('Worth 12.40% less')
  expect(document.body.textContent).toContain('Dollar value−12.40%')
  await userEvent.type(screen.getByRole('textbox', { name: label }), '{Enter}1')
  expect(onText).toHaveBeenCalledWith('1')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm swap anyway' }))
  expect(onPress).not.toHaveBeenCalled()
})

test.each([
  ['is free', {}, 1],
  ['waits for a new price', { priceChange: { text: 'Less.', onAccept: nothing } }, 0],
])('X09: Enter after the right word, when the button %s', async (_, changes, times) => {
  const onPress = jest.fn()
  const confirm = { label: 'Type 12', error: 'Type 12 to go on.', word: '12', text: '12', onText: nothing }
  show({
    loss: { kind: 'down', title: '12.40% price impact', text: 'You would lose about $248.00.', confirm },
    main: { label: 'Confirm swap anyway', kind: 'risk', onPress },
    ...changes,
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Type 12' }), '{Enter}')
  expect(onPress).toHaveBeenCalledTimes(times)
})
