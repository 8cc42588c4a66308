import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { ReviewDialog, type ReviewPreview, type ReviewTerms } from '../../../src/views/trade/ReviewDialog'
import { installDialogElement } from '../dialogElement'
import { ETH, USDC } from './tradeSample'
import { partsOf } from '../../support/partsOf'
import { valueOf } from '../../support/valueOf'

beforeAll(installDialogElement)

const nothing = () => undefined

const RECIPIENT = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const TERMS: ReviewTerms = {
  bound: { amount: '3,394.71 USDC', kind: 'least', slippage: '0.5%' },
  approval: [
    { label: 'You approve', value: '100 USDC' },
    {
      label: 'Spender',
      value: '',
      address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      note: 'Uniswap SwapRouter02',
    },
  ],
  total: {
    title: 'This swap costs $3.55 in all (0.11%)',
    rows: [
      { label: 'Pool fee', value: '$1.71', note: '(0.05%)' },
      { label: 'Price impact', value: '0.04%', tone: 'plain' },
      { label: 'Network cost', value: '$1.84', note: '(0.00054 ETH)' },
    ],
    isOpen: false,
  },
  costs: [],
  rows: [
    { label: 'Rate', value: '1 ETH = 3,411.77 USDC' },
    { label: 'Route', value: 'Pool 0.05%, 1 hop' },
    { label: 'Recipient', value: RECIPIENT, address: RECIPIENT },
    { label: 'Contract', value: '', address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45' },
  ],
}
const PREVIEW: ReviewPreview = {
  changes: [
    { label: 'Your ETH', value: '−1', tone: 'plain' },
    { label: 'Your USDC', value: '+3,411.77', tone: 'up' },
  ],
  note: 'Simulated just now.',
  calls: [
    {
      name: 'multicall',
      contract: 'Uniswap SwapRouter02',
      address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
      meaning: 'Does the following, all or nothing',
      args: [{ name: 'deadline', text: 'noon' }],
      calls: [
        {
          name: 'exactInputSingle',
          contract: 'Uniswap SwapRouter02',
          address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
          meaning: null,
          args: [
            { name: 'amountIn', text: '1 ETH' },
            { name: 'recipient', text: `${RECIPIENT} (your address)` },
          ],
          calls: [],
        },
      ],
    },
  ],
}

const SOLD = { amount: '1.12346 ETH', exact: '1.123456789012345678 ETH', fiat: '$3,412.08', token: ETH }

function show(changes: Partial<ComponentProps<typeof ReviewDialog>> = {}) {
  render(
    <ReviewDialog
      title="Review swap"
      sell={SOLD}
      receive={{ amount: '3,411.77 USDC', exact: null, fiat: null, token: USDC }}
      terms={TERMS}
      message={null}
      priceChange={null}
      request={null}
      confirmations={null}
      preview={PREVIEW}
      notices={[]}
      reasons={[]}
      steps={null}
      main={{ label: 'Confirm swap', onPress: nothing }}
      onClose={nothing}
      {...changes}
    />,
    { wrapper: MemoryRouter },
  )
}

test('says everything before the wallet is asked', () => {
  show()
  screen.getByRole('dialog', { name: 'Review swap' })
  screen.getByText('1.12346 ETH')
  const said = {
    'At least, with 0.5% slippage': '3,394.71 USDC',
    'You approve': '100 USDC',
    Spender: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45 Uniswap SwapRouter02',
    Rate: '1 ETH = 3,411.77 USDC',
    'Pool fee': '$1.71 (0.05%)',
    'Price impact': '0.04%',
    'Network cost': '$1.84 (0.00054 ETH)',
    Route: 'Pool 0.05%, 1 hop',
    Recipient: RECIPIENT,
    Contract: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    'Your ETH': '−1',
    'Your USDC': '+3,411.77',
  }
  expect(Object.keys(said).map((term) => [term, valueOf(document.body, term)])).toEqual(Object.entries(said))
  screen.getByText(/^Simulated just now\./)
  expect(screen.getByRole('button', { name: 'Confirm swap' })).toHaveProperty('disabled', false)
})

test('when the received amount is fixed, the bound is the most that is sold', () => {
  show({
    terms: { ...TERMS, bound: { amount: '1.005 ETH', kind: 'most', slippage: '0.5%' } },
  })
  expect(valueOf(document.body, 'At most, with 0.5% slippage')).toBe('1.005 ETH')
})

test('what is approved stands before what is folded away, and before the other rows; the costs follow it', () => {
  show()
  const terms = screen.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent)
  expect(terms.slice(0, 8)).toEqual([
    'At least, with 0.5% slippage',
    'You approve',
    'Spender',
    'Pool fee',
    'Price impact',
    'Network cost',
    'Your ETH',
    'Your USDC',
  ])
  expect(screen.getByText('You approve').closest('details')).toBeNull()
})

test('each term leads to what it means, once and in a tab of its own; the links are one key until they are opened', () => {
  show({
    terms: {
      bound: { amount: '3,394.71 USDC', kind: 'least', slippage: '0.5%' },
      approval: [{ label: 'You approve', value: '1 UNI', topic: 'approvals' }],
      total: null,
      costs: [{ label: 'Network cost', value: '$1.84', topic: 'costs' }],
      rows: [{ label: 'Data', value: '$0.10', topic: 'costs' }],
    },
  })
  const folded = screen.getByText('What these terms mean').closest('details')!
  expect(folded.open).toBe(false)
  const links = within(folded).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/profile#faq-approvals', '_blank'],
    ['/profile#faq-costs', '_blank'],
    ['/profile#faq-slippage', '_blank'],
  ])
  within(folded).getByRole('link', { name: 'What does a swap cost? (opens in a new tab)' })
})

test('a wrap has no bound', () => {
  show({
    terms: {
      bound: null,
      approval: [],
      total: null,
      costs: [{ label: 'Network cost', value: '0.0002 ETH' }],
      rows: [],
    },
  })
  expect(screen.queryByText(/^At least/)).toBeNull()
  expect(valueOf(document.body, 'Network cost')).toBe('0.0002 ETH')
})

test('the tone of a row is its own', () => {
  show({
    terms: {
      bound: null,
      approval: [],
      total: null,
      costs: [{ label: 'Network cost, unusually high', value: '$900', tone: 'warn' }],
      rows: [],
    },
  })
  expect(screen.getByText('$900').className).toBe('warn')
  expect(screen.getByText('+3,411.77').className).toBe('up')
})

test('X16: what the wallet is asked for is there in words, call by call and address by address', () => {
  show()
  const calls = screen.getByText('What your wallet is asked to do').closest('details')
  const [outer, inner] = within(calls!).getAllByRole('listitem', { hidden: true })
  expect(partsOf(outer!).slice(0, 3)).toEqual([
    'multicall on Uniswap SwapRouter02',
    '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    'Does the following, all or nothing',
  ])
  expect(outer?.contains(inner ?? null)).toBe(true)
  expect(partsOf(inner!)[0]).toBe('exactInputSingle on Uniswap SwapRouter02')
  expect(valueOf(inner!, 'amountIn')).toBe('1 ETH')
  expect(valueOf(inner!, 'recipient')).toBe(`${RECIPIENT} (your address)`)
})

test('before the calls are known the note is in their place, and the keyboard has what it can reach', () => {
  show({ preview: { changes: [], calls: [], note: 'Simulating on the network…' } })
  const calls = screen.getByText('What your wallet is asked to do').closest('details')
  within(calls!).getByText('Simulating on the network…')
  expect(screen.getAllByText('Simulating on the network…')).toHaveLength(2)
})

/** Finds a text that is outside the scrolling area, next to the main button. */
const beside = (text: string) => {
  const main = screen.getAllByRole('button').at(-1)
  const found = screen.getByText(text)
  expect(main?.closest('dialog')?.contains(found)).toBe(true)
  return found.closest('.area') === null
}

test('X10: that it would fail now is said beside the button, and nothing can be confirmed', async () => {
  const onPress = jest.fn()
  show({
    reasons: [
      null,
      { kind: 'down', title: 'This would fail now', text: 'The pools no longer hold enough for this amount.' },
    ],
    main: { label: 'Confirm swap', disabled: true, onPress },
  })
  expect(beside('This would fail now')).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm swap' }))
  expect(onPress).not.toHaveBeenCalled()
})

test('X04: a worse price stands beside the button, which accepts it', async () => {
  const onPress = jest.fn()
  show({
    priceChange: { title: 'The price changed', text: 'You would now receive 13.37 USDC less (0.39%).' },
    main: { label: 'Accept new price: 3,398.4 USDC', onPress },
  })
  expect(beside('The price changed')).toBe(true)
  expect(beside('3,411.77 USDC')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Accept new price: 3,398.4 USDC' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('the whole of a cut amount is shown below it, and nothing where nothing is cut', () => {
  show()
  expect(screen.getAllByTitle('Exact amount').map(({ textContent }) => textContent)).toEqual([
    '1.123456789012345678 ETH',
  ])
  expect(screen.queryByText('Exact amount')).toBeNull()
})

test('an exact amount that takes more than a line is one press away', () => {
  const exact = `${'123,'.repeat(12)}456 ETH`
  show({ sell: { ...SOLD, exact } })
  within(screen.getByText('Exact amount').closest('details')!).getByText(exact)
})

test.each([
  ['large', '1.12346 ETH'],
  ['', '1,123,456,789,012.3 ETH'],
])('both amounts have one size: %p where %s is sold', (size, amount) => {
  show({ sell: { ...SOLD, amount } })
  expect(screen.getByText(amount).className).toBe(size)
  expect(screen.getByText('3,411.77 USDC').className).toBe(size)
})

test('the steps stand in place of the terms, with the amounts and the least still in view', () => {
  show({
    steps: [
      { id: 'approve', title: 'Approve 500 USDC', text: 'This exact amount, for this swap only', state: 'busy' },
      { id: 'swap', title: 'Swap 500 USDC', state: 'todo' },
    ],
    main: { label: 'Waiting for your wallet', busy: true, onPress: nothing },
  })
  expect(screen.queryByText('Rate')).toBeNull()
  screen.getByText('1.12346 ETH')
  expect(valueOf(document.body, 'At least, with 0.5% slippage')).toBe('3,394.71 USDC')
  screen.getByRole('list', { name: 'Progress' })
  screen.getByRole('button', { name: 'Waiting for your wallet' })
})

test('says what became of a request that was not signed', () => {
  show({ message: 'You rejected the request. Nothing was sent.' })
  screen.getByText('You rejected the request. Nothing was sent.')
})

test('X09: a loss is said again, and what it needs; Enter confirms nothing before', async () => {
  const onPress = jest.fn()
  const onText = jest.fn()
  const label = 'Type 12 (the percentage you would lose) to continue'
  const confirm = { label, error: 'Type 12 to continue.', word: '12', text: '', onText }
  show({
    terms: { ...TERMS, rows: [{ label: 'Loss', value: '−12.40%', tone: 'down' }] },
    reasons: [{ kind: 'down', title: 'Worth 12.40% less', text: 'You would lose about $248.00.', confirm }],
    main: { label: 'Confirm swap anyway', kind: 'risk', disabled: true, onPress },
  })
  within(screen.getByRole('note')).getByText(/Worth 12\.40% less/)
  expect(valueOf(document.body, 'Loss')).toBe('−12.40%')
  await userEvent.type(screen.getByRole('textbox', { name: label }), '{Enter}1')
  expect(onText).toHaveBeenCalledWith('1')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm swap anyway' }))
  expect(onPress).not.toHaveBeenCalled()
})

test.each([
  ['is free', {}, 1],
  ['waits for a new price', { priceChange: { title: 'Changed', text: 'Less.' } }, 0],
])('X09: Enter after the right word, when the button %s', async (_, changes, times) => {
  const onPress = jest.fn()
  const confirm = { label: 'Type 12', error: 'Type 12 to continue.', word: '12', text: '12', onText: nothing }
  show({
    reasons: [{ kind: 'down', title: '12.40% price impact', text: 'You would lose about $248.00.', confirm }],
    main: { label: 'Confirm swap anyway', kind: 'risk', onPress },
    ...changes,
  })
  await userEvent.type(screen.getByRole('textbox', { name: 'Type 12' }), '{Enter}')
  expect(onPress).toHaveBeenCalledTimes(times)
})
