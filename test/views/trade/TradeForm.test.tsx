import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { type MainAction, pressMain, type TradeNotice, TradeNoticeView } from '../../../src/views/trade/NextStep'
import { QuoteBar, QuoteReading } from '../../../src/views/trade/QuoteBar'
import { TradeForm } from '../../../src/views/trade/TradeForm'
import { sampleForm, sampleHead, sampleQuote, sampleReceive, sampleSell } from './tradeSample'

const nothing = () => undefined

function show(changes: Parameters<typeof sampleForm>[0] = {}) {
  render(sampleForm(changes))
}

/** Renders a notice like the container: the Enter key in the notice presses the main button. */
const noticed = (
  notice: TradeNotice,
  main: MainAction,
): Pick<ComponentProps<typeof TradeForm>, 'notices' | 'main'> => ({
  main,
  notices: [
    <TradeNoticeView
      key="notice"
      notice={notice}
      onEnter={() => {
        pressMain(main)
      }}
    />,
  ],
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })

test('names both sides, their tokens and the main action', () => {
  show()
  expect(screen.getByRole('textbox', { name: 'You sell' })).toHaveProperty('value', '1')
  expect(screen.getByRole('textbox', { name: 'You receive' })).toHaveProperty('value', '3,411.77')
  expect(screen.getByRole('textbox', { name: 'You sell' }).getAttribute('inputmode')).toBe('decimal')
  button('Token to sell: ETH')
  button('Token to receive: USDC')
  button('Max ETH')
  button('Switch sell and receive tokens')
  button('Trade settings, 0.5% slippage')
  expect(button('Review swap')).toHaveProperty('disabled', false)
})

test.each([
  'Enter an amount',
  'Select a token to receive',
  'Not enough ETH',
  'Not enough ETH for network cost',
  'No route found',
  'Price impact too high',
])('a main button that cannot be pressed says why: %s', async (label) => {
  const onPress = jest.fn()
  show({ main: { label, disabled: true, onPress } })
  await userEvent.click(button(label))
  await userEvent.type(screen.getByRole('textbox', { name: 'You sell' }), '{Enter}')
  expect(onPress).not.toHaveBeenCalled()
})

test('a main button that is only busy keeps the focus', () => {
  show({ main: { label: 'Getting the best price', disabled: true, busy: true, onPress: nothing } })
  const main = button('Getting the best price')
  expect([main.getAttribute('aria-disabled'), main.hasAttribute('disabled')]).toEqual(['true', false])
})

test('a busy main button keeps its text and ignores presses', async () => {
  const onPress = jest.fn()
  show({ main: { label: 'Getting the best price', busy: true, onPress }, quote: <QuoteReading /> })
  await userEvent.click(button('Getting the best price'))
  expect(button('Getting the best price').getAttribute('aria-disabled')).toBe('true')
  expect(onPress).not.toHaveBeenCalled()
  screen.getByText('Loading pool prices')
})

test('Enter in an amount presses the main button', async () => {
  const onPress = jest.fn()
  show({ main: { label: 'Review swap', onPress } })
  await userEvent.type(screen.getByRole('textbox', { name: 'You receive' }), '{Enter}')
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('hands on what is typed, and Max, and the choice of a token', async () => {
  const onAmount = jest.fn()
  const onMax = jest.fn()
  const onToken = jest.fn()
  show({ sell: sampleSell({ amount: '', onAmount, parts: [{ label: 'Max', onPress: onMax }], onToken }) })
  await userEvent.type(screen.getByRole('textbox', { name: 'You sell' }), '2')
  expect(onAmount).toHaveBeenCalledWith('2')
  await userEvent.click(button('Max ETH'))
  await userEvent.click(button('Token to sell: ETH'))
  expect(onMax).toHaveBeenCalledTimes(1)
  expect(onToken).toHaveBeenCalledTimes(1)
})

test('typing over an estimate replaces it as a whole', async () => {
  const onAmount = jest.fn()
  show({ receive: sampleReceive({ onAmount }) })
  await userEvent.tab()
  const field = screen.getByRole('textbox', { name: 'You receive' })
  act(() => field.focus())
  await userEvent.keyboard('5')
  expect(onAmount).toHaveBeenCalledWith('5')
})

test('shows no balance without a wallet, and no fiat without a price', () => {
  show({ sell: sampleSell({ balance: null, fiat: null }), receive: sampleReceive({ balance: null, fiat: null }) })
  expect(screen.queryByText(/Balance/)).toBeNull()
  expect(screen.queryByText(/^\$3/)).toBeNull()
})

test('an amount that cannot be used is linked to its reason', () => {
  show({ sell: sampleSell({ amount: '2.5', error: 'Not enough ETH' }) })
  const field = screen.getByRole('textbox', { name: 'You sell' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const reason = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Not enough ETH')
})

test('without a token the button asks for one', () => {
  show({ receive: sampleReceive({ token: null, amount: '', balance: null }) })
  button('Token to receive: Select token')
})

test('a token that is being read has its place, whether its symbol is missing or the token itself', () => {
  show({ receive: sampleReceive({ token: null, isTokenReading: true }) })
  const place = button('Token to receive:')
  expect(place.textContent).toBe('Token to receive: ')
  expect(place.querySelectorAll('.skeleton')).toHaveLength(2)
})

test('an amount that is being fetched keeps its field', () => {
  show({ receive: sampleReceive({ state: 'loading' }) })
  expect(screen.getByRole('textbox', { name: 'You receive' })).toHaveProperty('value', '')
  screen.getByText('Loading amount')
})

test('steps the size of a long amount down', () => {
  show({ sell: sampleSell({ amount: '123456789012' }) })
  expect(screen.getByRole('textbox', { name: 'You sell' }).className).toBe('amount long')
  expect(screen.getByRole('textbox', { name: 'You receive' }).className).toBe('amount')
})

test('marks a test network, and says at the foot who confirms', () => {
  show({ head: sampleHead({ isTestNetwork: true }), hasNote: true })
  const tag = screen.getByRole('link', { name: 'Test network – no real money (opens in a new tab)' })
  expect(tag.getAttribute('href')).toBe('/profile#faq-test-networks')
  screen.getByText('You confirm every step in your wallet')
})

test('the choice of a network takes the place of the title, which screen readers still have, and leaves room', () => {
  show({ head: sampleHead({ network: <select aria-label="Network" />, isTestNetwork: true }) })
  screen.getByRole('combobox', { name: 'Network' })
  screen.getByRole('heading', { name: 'Swap' })
  expect(screen.getByRole('link', { name: /^Test network/ }).textContent).toBe('Test network')
  screen.getByRole('button', { name: /0\.5% slippage/ })
})

test('a large loss has to be accepted by ticking a box', async () => {
  const onChange = jest.fn()
  show(
    noticed(
      {
        kind: 'down',
        title: '8.91% price impact',
        text: 'You would lose about $20,362. Smaller swaps lose less.',
        accept: { label: 'I accept losing about $20,362', checked: false, onChange },
      },
      { label: 'Review swap anyway', kind: 'risk', disabled: true, onPress: nothing },
    ),
  )
  within(screen.getByRole('note')).getByText('8.91% price impact')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept losing about $20,362' }))
  expect(onChange).toHaveBeenCalledWith(true)
  expect(button('Review swap anyway').className).toContain('risk')
})

describe('X09: a word that must be typed', () => {
  const LABEL = 'Type 12 (the percentage you would lose) to continue'
  const onPress = jest.fn()
  beforeEach(() => void onPress.mockClear())

  /** Like the container, enables the main button once the word has been typed. */
  function Typed() {
    const [text, setText] = useState('')
    return (
      <TradeForm
        head={sampleHead()}
        sell={sampleSell()}
        receive={sampleReceive()}
        onFlip={nothing}
        quote={<QuoteBar quote={sampleQuote()} />}
        {...noticed(
          {
            kind: 'down',
            title: '12.40% price impact',
            text: 'You would lose about $248.00.',
            confirm: { label: LABEL, error: 'Type 12 to continue.', word: '12', text, onText: setText },
          },
          { label: 'Review swap anyway', kind: 'risk', disabled: text !== '12', onPress },
        )}
        announcement=""
      />
    )
  }
  const field = () => screen.getByRole('textbox', { name: LABEL })
  const reported = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

  test('by keyboard alone: Enter does nothing before, and goes on after', async () => {
    render(<Typed />)
    await userEvent.type(screen.getByRole('textbox', { name: 'You sell' }), '{Enter}')
    act(() => field().focus())
    await userEvent.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
    expect(reported()).toBe('Type 12 to continue.')
    expect(field().getAttribute('aria-invalid')).toBe('true')

    await userEvent.keyboard('1')
    expect(field().getAttribute('aria-invalid')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
    await userEvent.keyboard('2')
    expect(reported()).toBe('')
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledTimes(1)
  })

  test('another word is said to be wrong at once', async () => {
    render(<Typed />)
    expect(reported()).toBe('')
    await userEvent.type(field(), '3')
    expect(reported()).toBe('Type 12 to continue.')
    await userEvent.click(button('Review swap anyway'))
    expect(onPress).not.toHaveBeenCalled()
  })
})

test('a notice can offer the way out', async () => {
  const onPress = jest.fn()
  show(
    noticed(
      {
        kind: 'warn',
        icon: 'gas',
        title: 'Keep some ETH for the network cost',
        text: 'This swap needs about 0.00054 ETH on top.',
        action: { label: 'Use 1.2794 ETH', onPress },
      },
      { label: 'Not enough ETH for network cost', disabled: true, onPress: nothing },
    ),
  )
  await userEvent.click(button('Use 1.2794 ETH'))
  expect(onPress).toHaveBeenCalledTimes(1)
})

describe('settings', () => {
  test('open from the head and close with Escape', async () => {
    const onSettings = jest.fn()
    show({ head: sampleHead({ onSettings }) })
    await userEvent.click(button(/Trade settings/))
    expect(onSettings).toHaveBeenCalledWith(true)
  })

  test('Escape gives the focus back', async () => {
    const onSettings = jest.fn()
    show({ head: sampleHead({ onSettings, settings: <input aria-label="Within" /> }) })
    expect(button(/Trade settings/).getAttribute('aria-expanded')).toBe('true')
    await userEvent.type(screen.getByLabelText('Within'), '{Escape}')
    expect(onSettings).toHaveBeenCalledWith(false)
    expect(document.activeElement).toBe(button(/Trade settings/))
  })

  test('close when the focus moves on to the form', async () => {
    const onSettings = jest.fn()
    show({ head: sampleHead({ onSettings, settings: <input aria-label="Within" /> }) })
    screen.getByLabelText('Within').focus()
    await userEvent.tab()
    expect(onSettings).toHaveBeenCalledWith(false)
  })
})
