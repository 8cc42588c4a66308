import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { CurrencyId } from '../../../src/domain/token'
import { TokenSelectDialog, type TokenRow, type TokenRowGroup } from '../../../src/views/tokenSelect/TokenSelectDialog'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

const row = (symbol: string, id: string, facts: Partial<TokenRow> = {}): TokenRow => ({
  id: id === 'native' ? 'native' : (`0x${id.padStart(40, '0')}` as CurrencyId),
  symbol,
  name: `${symbol} Coin`,
  logoURI: null,
  ...facts,
})
const eth = row('ETH', 'native', { balance: '1.28', taken: 'Selling' })
const usdc = row('USDC', 'c1', { balance: '4,812.5', fiat: '$4,812.02' })
const dai = row('DAI', 'c2')
const uni = row('UNI', 'c3')
const GROUPS: TokenRowGroup[] = [
  { name: 'Your tokens', rows: [eth, usdc] },
  { name: 'All tokens', rows: [dai, uni] },
]

function show(props: Partial<Parameters<typeof TokenSelectDialog>[0]> = {}) {
  const on = { onChoose: jest.fn(), onClose: jest.fn(), onText: jest.fn() }
  function Holder() {
    const [text, setText] = useState(props.text ?? '')
    return (
      <TokenSelectDialog
        title="Select a token to receive"
        common={[eth, usdc]}
        groups={GROUPS}
        unlisted={null}
        loading={false}
        {...props}
        text={text}
        onText={(next) => {
          on.onText(next)
          setText(next)
        }}
        onChoose={on.onChoose}
        onClose={on.onClose}
      />
    )
  }
  render(<Holder />)
  return { ...on, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search tokens' }) }
}
const active = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.querySelector('b')?.textContent
}

test('opens with the focus in the field and the first token that can be chosen active', () => {
  const { field } = show()
  expect(screen.getByRole('dialog', { name: 'Select a token to receive' })).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(active(field)).toBe('USDC')
})

test('shows the groups, balances, and addresses of what is not held', () => {
  show()
  const list = within(screen.getByRole('listbox', { name: 'Tokens' }))
  expect(list.getByText('Your tokens')).toBeTruthy()
  expect(list.getByText('All tokens')).toBeTruthy()
  expect(list.getByRole('option', { name: /USDC/ }).textContent).toContain('4,812.5$4,812.02')
  expect(list.getByRole('option', { name: /DAI/ }).textContent).toContain('0x00…00c2')
})

test('the token of the other side is tagged and cannot be chosen', async () => {
  const { onChoose, field } = show()
  const taken = screen.getByRole('option', { name: /ETH CoinSelling|ETH.*Selling/ })
  expect(taken.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(taken)
  await userEvent.click(field)
  await userEvent.keyboard('{Home}{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  expect(within(screen.getByRole('group')).getByRole<HTMLButtonElement>('button', { name: 'ETH' }).disabled).toBe(true)
})

test('keys move through the groups and wrap; Enter and a click choose', async () => {
  const { onChoose, field } = show()
  await userEvent.keyboard('{ArrowDown}')
  expect(active(field)).toBe('DAI')
  await userEvent.keyboard('{End}')
  expect(active(field)).toBe('UNI')
  await userEvent.keyboard('{ArrowDown}')
  expect(active(field)).toBe('ETH')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith(uni.id)
  await userEvent.click(screen.getByRole('option', { name: /DAI/ }))
  expect(onChoose).toHaveBeenLastCalledWith(dai.id)
})

test('a common token is one press away until something is typed', async () => {
  const { onChoose, onText, field } = show()
  const common = screen.getByRole('group', { name: 'Common tokens' })
  await userEvent.click(within(common).getByRole('button', { name: 'USDC' }))
  expect(onChoose).toHaveBeenCalledWith(usdc.id)
  await userEvent.type(field, 'u')
  expect(onText).toHaveBeenCalledWith('u')
  expect(screen.queryByRole('group', { name: 'Common tokens' })).toBeNull()
})

test('Esc clears first and does not close; the button clears too', async () => {
  const { onClose, field } = show({ text: 'us' })
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false)
  expect(field.value).toBe('')
  await userEvent.type(field, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('says that nothing matches', () => {
  show({ text: 'qqz', groups: [] })
  expect(screen.getByText('No token matches “qqz”')).toBeTruthy()
})

test('says that it is loading', () => {
  show({ groups: [], loading: true })
  expect(screen.getByText('Loading tokens')).toBeTruthy()
  expect(screen.queryByRole('option')).toBeNull()
})

test('a token that is not on the list takes one more press', async () => {
  const riff = row('RIFF', 'd1')
  const { onChoose } = show({ text: riff.id, groups: [], unlisted: riff })
  const option = screen.getByRole('option', { name: /RIFF/ })
  expect(option.textContent).toContain('Not on list')
  expect(option.textContent).toContain('RIFF Coin, read from the contract')
  expect(screen.getByText('This token is not on the public list')).toBeTruthy()
  await userEvent.click(option)
  expect(onChoose).not.toHaveBeenCalled()
  const use = screen.getByRole('button', { name: 'Use this token' })
  expect(document.activeElement).toBe(use)
  await userEvent.click(use)
  expect(onChoose).toHaveBeenCalledWith(riff.id)
})

test('of thousands of rows few are in the document, and the last can still be reached', async () => {
  const many = Array.from({ length: 3_000 }, (_, index) => row(`MANY${index}`, (index + 1).toString(16)))
  const { onChoose, field } = show({ groups: [{ name: 'All tokens', rows: many }] })
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  await userEvent.keyboard('{End}')
  expect(active(field)).toBe('MANY2999')
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(many[2_999]!.id)
})
