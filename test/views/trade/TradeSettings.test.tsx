import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { TradeSettings } from '../../../src/views/trade/TradeSettings'

function show(changes: Partial<ComponentProps<typeof TradeSettings>> = {}) {
  const handlers = { onSlippage: jest.fn(), onDeadline: jest.fn(), onApproval: jest.fn(), onReset: jest.fn() }
  render(
    <TradeSettings slippageBps={null} autoBps={50} deadlineMinutes={30} approval="exact" {...handlers} {...changes} />,
  )
  return handlers
}

const custom = () => screen.getByRole('textbox', { name: 'Custom slippage, percent' })
const deadline = () => screen.getByRole('textbox', { name: 'Deadline' })

test('takes the focus and is named', () => {
  show()
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Trade settings' }))
  screen.getByText('Auto: 0.5%')
})

test('offers automatic, 0.1%, 1% and a limit of one’s own', async () => {
  const { onSlippage } = show()
  expect(screen.getByRole('radio', { name: 'Auto' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: '0.1%' }))
  await userEvent.click(screen.getByRole('radio', { name: '1%' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Auto' }))
  await userEvent.type(custom(), '2,5')
  expect(onSlippage.mock.calls).toEqual([[10], [100], [null], [200], [250]])
})

test('a limit of one’s own is shown as written before', () => {
  show({ slippageBps: 75 })
  expect(custom()).toHaveProperty('value', '0.75')
  for (const radio of screen.getAllByRole('radio', { name: /Auto|%/ }))
    expect(radio.getAttribute('aria-checked')).toBe('false')
})

test.each([
  ['0.01', 'May fail. The price often moves further than this.'],
  ['7', 'You may lose up to 7%'],
  ['60', 'Enter a number from 0.01 to 50.'],
  ['abc', 'Enter a number from 0.01 to 50.'],
  ['1', 'The swap is cancelled if the price moves further than this.'],
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

test('hands on whole minutes only', async () => {
  const { onDeadline } = show()
  await userEvent.clear(deadline())
  screen.getByText('Enter whole minutes from 1 to 1,440.')
  await userEvent.type(deadline(), '20')
  expect(onDeadline.mock.calls).toEqual([[2], [20]])
  await userEvent.type(deadline(), '0000')
  expect(onDeadline).toHaveBeenLastCalledWith(200)
  screen.getByText('Enter whole minutes from 1 to 1,440.')
})

test('approvals are exact or unlimited', async () => {
  const { onApproval } = show()
  expect(screen.getByRole('radio', { name: 'Exact amount' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('radio', { name: 'Unlimited' }))
  expect(onApproval).toHaveBeenCalledWith('unlimited')
})

test('reset drops the drafts too', async () => {
  const { onReset } = show()
  await userEvent.type(custom(), '60')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(onReset).toHaveBeenCalledTimes(1)
  expect(custom()).toHaveProperty('value', '')
})
