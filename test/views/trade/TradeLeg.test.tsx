import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TradeLeg } from '../../../src/views/trade/TradeLeg'
import { unwritten } from '#domain/token/amount'
import { sampleReceive } from './tradeSample'

function show(amount: string) {
  const onAmount = jest.fn()
  render(
    <TradeLeg
      side="receive"
      leg={sampleReceive({ amount, plain: unwritten(amount), onAmount })}
      onEnter={() => undefined}
    />,
  )
  return { onAmount, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'You receive' }) }
}

test('X19: an estimate is edited without the commas that we put into it, and is grouped again afterwards', async () => {
  const { onAmount, field } = show('1,234')
  expect(field.value).toBe('1,234')
  await userEvent.click(field)
  expect(field.value).toBe('1234')
  // With a comma, deleting the last digit would leave "1,23", which would be read as 1.23.
  fireEvent.change(field, { target: { value: field.value.slice(0, -1) } })
  expect(onAmount).toHaveBeenLastCalledWith('123')
  await userEvent.tab()
  expect(field.value).toBe('1,234')
})

test('typing over an estimate replaces all of it', async () => {
  const { onAmount, field } = show('1,234.5')
  await userEvent.tab()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('1234.5')
  await userEvent.keyboard('7')
  expect(onAmount).toHaveBeenLastCalledWith('7')
})

test('no icon stands alone where the value is unknown', () => {
  const unit = { isDollars: false, onToggle: () => undefined }
  render(<TradeLeg side="sell" leg={sampleReceive({ amount: '', fiat: null, unit })} onEnter={() => undefined} />)
  expect(screen.queryByRole('button', { name: /enter the amount in dollars$/ })).toBeNull()
})

test('an amount in dollars says so, and its unit is one press away', async () => {
  const onToggle = jest.fn()
  const unit = { isDollars: true, label: ', enter the amount of the token', onToggle }
  render(
    <TradeLeg side="sell" leg={sampleReceive({ amount: '3000', fiat: '1 ETH', unit })} onEnter={() => undefined} />,
  )
  screen.getByText('$')
  await userEvent.click(screen.getByRole('button', { name: /^1 ETH ?, enter the amount of the token$/ }))
  expect(onToggle).toHaveBeenCalledTimes(1)
})
