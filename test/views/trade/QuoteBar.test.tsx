import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Countdown, QuoteBar } from '../../../src/views/trade/QuoteBar'
import { ETH, sampleDetails, sampleQuote, USDC, WETH } from './tradeSample'
import { valueOf } from '../../support/valueOf'

const open = () => userEvent.click(screen.getByRole('button', { name: /Quote details/ }))

test('pressing the rate turns it round', async () => {
  const onInvert = jest.fn()
  render(<QuoteBar quote={sampleQuote({ onInvert })} />)
  await userEvent.click(screen.getByRole('button', { name: /^1 ETH = 3,411.77 USDC ?, show the inverse$/ }))
  expect(onInvert).toHaveBeenCalledTimes(1)
})

test('details are closed at first, and open and close', async () => {
  render(<QuoteBar quote={sampleQuote()} />)
  const opener = screen.getByRole('button', { name: 'Quote details, network cost $1.84' })
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('Minimum received')).toBeNull()
  await open()
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).not.toBeNull()
  screen.getByText('This swap costs $3.21 in all (0.09%)')
  screen.getByText('ETH, Pool 0.05%, USDC')
  expect(['Price impact', 'Minimum received', 'Network cost'].map((term) => valueOf(document.body, term))).toEqual([
    '$1.37 (0.04%)',
    '3,394.71 USDC',
    '$1.84',
  ])
  await open()
  expect(screen.queryByText('Minimum received')).toBeNull()
})

test('when the received amount is fixed, the bound is the most that is sold', async () => {
  render(
    <QuoteBar quote={sampleQuote({ details: sampleDetails({ bound: { kind: 'maximum', amount: '1.005 ETH' } }) })} />,
  )
  await open()
  expect(valueOf(document.body, 'Maximum sold')).toBe('1.005 ETH')
})

test('X09: the loss that decides has a row where it is no other figure', async () => {
  render(<QuoteBar quote={sampleQuote({ details: sampleDetails({ loss: { text: '−8.91%', tone: 'down' } }) })} />)
  await open()
  expect(valueOf(document.body, 'Loss')).toBe('−8.91%')
})

test('a part of the cost that is high is coloured, and what it is is told on demand', async () => {
  const row = { label: 'Token fee', value: '$9.00', note: '(5.00%)', tone: 'warn' as const, about: 'It keeps a share.' }
  const total = { title: 'This swap costs $9.00 in all (5.00%)', rows: [row], isOpen: true }
  render(<QuoteBar quote={sampleQuote({ details: sampleDetails({ total }) })} />)
  await open()
  expect(valueOf(document.body, 'Token fee')).toBe('$9.00 (5.00%)')
  expect(screen.getByText('$9.00').className).toBe('warn')
  await userEvent.click(screen.getByRole('button', { name: 'About “Token fee”' }))
  screen.getByText('It keeps a share.')
})

test('X28: how far the quote was checked is said, and more on demand', async () => {
  render(<QuoteBar quote={sampleQuote()} />)
  await open()
  expect(valueOf(document.body, 'Quote')).toBe('Verified at block 20,114')
  await userEvent.click(screen.getByRole('button', { name: 'About “Quote”' }))
  screen.getByText('Found the same on the chain.')
})

test('a route in parts tells the share of each, and each way', async () => {
  const routes = [
    { share: '70%', tokens: [ETH, USDC], pools: ['Pool 0.05%'] },
    { share: '30%', tokens: [ETH, WETH, USDC], pools: ['V2 pool 0.30%', 'Pool 0.30%'] },
  ]
  render(<QuoteBar quote={sampleQuote({ details: sampleDetails({ routes }) })} />)
  await open()
  screen.getByText('2 parts')
  screen.getByText('70%: ETH, Pool 0.05%, USDC')
  screen.getByText('30%: ETH, V2 pool 0.30%, WETH, Pool 0.30%, USDC')
})

test('a route over several pools names each', async () => {
  const routes = [{ share: null, tokens: [ETH, WETH, USDC], pools: ['V2 pool 0.30%', 'V2 pool 0.30%'] }]
  render(<QuoteBar quote={sampleQuote({ details: sampleDetails({ routes }) })} />)
  await open()
  screen.getByText('2 hops')
  screen.getByText('ETH, V2 pool 0.30%, WETH, V2 pool 0.30%, USDC')
})

test('explains a figure on demand', async () => {
  render(<QuoteBar quote={sampleQuote()} />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'About “Minimum received”' }))
  screen.getByText(
    'If less than this would arrive, the swap fails: you keep your tokens and pay only the network cost.',
  )
})

test('a fixed rate has neither inverse nor details', () => {
  render(
    <QuoteBar
      quote={{ left: 'fixed', rate: '1 ETH = 1 WETH, always', onInvert: null, cost: '$0.61', details: null }}
    />,
  )
  expect(screen.queryByRole('button')).toBeNull()
  screen.getByText('1 ETH = 1 WETH, always')
})

test('says that an unknown cost is not available', () => {
  render(<QuoteBar quote={sampleQuote({ cost: null })} />)
  screen.getByRole('button', { name: /network cost .*not available/ })
})

test.each([
  [0, ['0ms', '6000ms']],
  [9_000, ['-9000ms', '-3000ms']],
])('the halves of the ring turn away one after the other, from where the time is: %s', (spentMs, delays) => {
  const left = <Countdown wholeMs={12_000} spentMs={spentMs} />
  const { container } = render(<QuoteBar quote={sampleQuote({ left })} />)
  const halves = [...container.querySelectorAll('i')].map(({ style }) => [
    style.animationDuration,
    style.animationDelay,
  ])
  expect(halves).toEqual(delays.map((delay) => ['6000ms', delay]))
})

test('what is said of the prices stands in the place of rate and cost', () => {
  render(<QuoteBar quote={sampleQuote({ notice: [<p key="old">Prices are old</p>] })} />)
  screen.getByText('Prices are old')
  expect(screen.queryByRole('button')).toBeNull()
})
