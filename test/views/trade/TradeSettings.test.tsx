import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { TradeSettingsPanel } from '../../../src/views/trade/TradeSettings'

function show(changes: Partial<ComponentProps<typeof TradeSettingsPanel>> = {}) {
  const handlers = {
    onSlippage: jest.fn(),
    onDeadline: jest.fn(),
    onSigning: jest.fn(),
    onApproval: jest.fn(),
    onGuard: jest.fn(),
    onReset: jest.fn(),
  }
  function Holder() {
    const [slippageBps, setSlippage] = useState(changes.slippageBps ?? null)
    return (
      <TradeSettingsPanel
        autoBps={50}
        deadlineMinutes={30}
        signingDays={null}
        approval="exact"
        guard
        guardState={null}
        worstCase={() => null}
        {...handlers}
        {...changes}
        slippageBps={slippageBps}
        onSlippage={(bps) => {
          handlers.onSlippage(bps)
          setSlippage(bps)
        }}
      />
    )
  }
  render(<Holder />)
  return handlers
}

const custom = () => screen.getByRole('textbox', { name: 'Custom slippage, percent' })
const deadline = () => screen.getByRole('textbox', { name: 'Deadline' })

test('takes the focus and is named', () => {
  show()
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Trade settings' }))
  screen.getByText('Auto: 0.5%')
})

test('an account of several owners chooses between days, in place of minutes', async () => {
  const { onSigning } = show({ deadlineMinutes: null, signingDays: 1 })
  expect(screen.queryByRole('textbox', { name: 'Deadline' })).toBeNull()
  const days = screen.getByRole('radiogroup', { name: 'Deadline for signatures' })
  for (const name of ['1 day', '3 days', '7 days']) within(days).getByRole('radio', { name })
  expect(within(days).getAllByRole('radio')).toHaveLength(3)
  await userEvent.click(screen.getByRole('radio', { name: '7 days' }))
  expect(onSigning.mock.calls).toEqual([[7]])
})

test('leads to all settings', () => {
  show()
  expect(screen.getByRole('link', { name: 'All settings' }).getAttribute('href')).toBe('/profile#settings')
})

test('offers automatic, 0.1%, 1% and a limit of one’s own', async () => {
  const { onSlippage } = show()
  expect(screen.getByRole('radio', { name: 'Auto' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: '0.1%' }))
  await userEvent.click(screen.getByRole('radio', { name: '1%' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Auto' }))
  await userEvent.type(custom(), '2,5')
  expect(onSlippage.mock.calls).toEqual([[10], [100], [null], [200], [200], [250]])
})

test('a limit of one’s own is shown as written before', () => {
  show({ slippageBps: 75 })
  expect(custom()).toHaveProperty('value', '0.75')
  for (const radio of screen.getAllByRole('radio', { name: /Auto|%/ }))
    expect(radio.getAttribute('aria-checked')).toBe('false')
})

test.each([
  ['0.01', 'Likely to fail. The price often moves further than this.'],
  ['0.05', 'If the price moves further than this, the swap fails: you keep your tokens and pay only the network cost.'],
  ['1.01', 'You may lose up to 1.01%.'],
  ['4.99', 'You may lose up to 4.99%.'],
  ['5', 'You may lose up to 5%. Others may move the price on purpose to make you lose that much.'],
  ['50.01', 'Enter a number from 0.01 to 50. Until then 0.5% applies.'],
  ['60', 'Enter a number from 0.01 to 50. Until then 0.5% applies.'],
  ['abc', 'Enter a number from 0.01 to 50. Until then 0.5% applies.'],
  ['1', 'If the price moves further than this, the swap fails: you keep your tokens and pay only the network cost.'],
])('says what %s means', async (text, message) => {
  show()
  await userEvent.type(custom(), text)
  screen.getByText(message)
})

test('a limit that cannot be used is not handed on', async () => {
  const { onSlippage } = show()
  await userEvent.type(custom(), 'x')
  expect(onSlippage).not.toHaveBeenCalled()
  expect(custom().getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['60', [[600], [null]], ''],
  ['9.999', [[900], [900], [990], [999], [null]], ', with at most two decimals'],
  ['0.049', [[4], [null]], ', with at most two decimals'],
])('of %s nothing applies that was typed on the way to it', async (text, calls, why) => {
  const { onSlippage } = show()
  await userEvent.type(custom(), text)
  expect(onSlippage.mock.calls).toEqual(calls)
  screen.getByText(`Enter a number from 0.01 to 50${why}. Until then 0.5% applies.`)
})

test('hands on whole minutes only', async () => {
  const { onDeadline } = show()
  await userEvent.clear(deadline())
  screen.getByText('Enter whole minutes from 1 to 1,440. Until then, 30 minutes apply.')
  await userEvent.type(deadline(), '20')
  expect(onDeadline.mock.calls).toEqual([[2], [20]])
  await userEvent.type(deadline(), '0000')
  expect(onDeadline.mock.calls.slice(2)).toEqual([[200], [30]])
  screen.getByText('Enter whole minutes from 1 to 1,440. Until then, 30 minutes apply.')
})

test('approvals are exact or unlimited', async () => {
  const { onApproval } = show()
  expect(screen.getByRole('radio', { name: 'Exact amount' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Unlimited' }))
  expect(onApproval).toHaveBeenCalledWith('unlimited')
})

test('reset drops the drafts too', async () => {
  const { onReset } = show()
  await userEvent.type(custom(), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(onReset).toHaveBeenCalledTimes(1)
  expect(custom()).toHaveProperty('value', '')
})

test('the worst case is said in words', async () => {
  show({ worstCase: (bps) => `you receive ${10_000 - bps} DAI` })
  screen.getByText(
    'At worst you receive 9950 DAI, or the swap fails: you keep your tokens and pay only the network cost.',
  )
  await userEvent.type(custom(), '3')
  screen.getByText('At worst you receive 9700 DAI, 3% worse than quoted.')
})

describe('X06: a limit from 20% on', () => {
  const tick = () => screen.getByRole('checkbox', { name: /^I accept losing up to/ })

  test('counts for nothing until it is ticked, and for that figure only', async () => {
    const { onSlippage } = show()
    await userEvent.type(custom(), '20')
    expect(onSlippage.mock.calls).toEqual([[200], [null]])
    screen.getByText('I accept losing up to 20%. Until then 0.5% applies.')
    await userEvent.click(tick())
    expect(onSlippage).toHaveBeenLastCalledWith(2_000)
    screen.getByText('I accept losing up to 20%.')
    await userEvent.type(custom(), '.5')
    expect(onSlippage).toHaveBeenLastCalledWith(null)
    expect(tick()).toHaveProperty('checked', false)
    await userEvent.click(tick())
    expect(onSlippage).toHaveBeenLastCalledWith(2_050)
    await userEvent.click(tick())
    expect(onSlippage).toHaveBeenLastCalledWith(null)
  })

  test('one that was accepted before is shown as such; less than that is not asked about', async () => {
    show({ slippageBps: 5_000 })
    expect(tick()).toHaveProperty('checked', true)
    await userEvent.clear(custom())
    await userEvent.type(custom(), '19.99')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

test.each([
  ['60', 'The swap fails if it is not confirmed in time.'],
  ['61', 'The longer it can wait, the more the price can move.'],
  ['1440', 'The longer it can wait, the more the price can move.'],
  ['1441', 'Enter whole minutes from 1 to 1,440. Until then, 30 minutes apply.'],
])('a deadline of %s minutes', async (text, message) => {
  show()
  await userEvent.clear(deadline())
  await userEvent.type(deadline(), text)
  screen.getByText(message)
})

describe('the sandwich guard', () => {
  const guard = () => screen.getByRole('switch', { name: 'Sandwich guard' })
  const says = () => document.getElementById(guard().getAttribute('aria-describedby') ?? '')?.textContent

  test('is switched off and on', async () => {
    const { onGuard } = show({ guardState: 'on' })
    expect(guard()).toHaveProperty('checked', true)
    await userEvent.click(guard())
    expect(onGuard).toHaveBeenCalledWith(false)
  })

  test.each([
    ['on', 'It watches the current route.'],
    ['off', 'Works when a token is sold through V3 pools that keep a price record.'],
    ['unavailable', 'It cannot watch the current trade.'],
    [null, 'Works when a token is sold through V3 pools that keep a price record.'],
  ] as const)('%s: says so', (guardState, words) => {
    show({ guardState, guard: guardState !== 'off' })
    expect(says()).toContain('The swap fails if somebody moved the price in the same block.')
    expect(says()).toContain(words)
  })
})
