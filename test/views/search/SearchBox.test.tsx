import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { searchTokens, type Token } from '../../../src/domain/token'
import { SearchBox } from '../../../src/views/search/SearchBox'

const token = (symbol: string, last: string): Token => ({
  chainId: 1,
  address: `0x${last.padStart(40, '0')}`,
  symbol,
  name: `${symbol} Coin`,
  logoURI: null,
  decimals: 18,
})
const FEW = [token('WETH', 'c1'), token('STETH', 'c2'), token('USDC', 'c3'), token('ETHX', 'c4')]

function Holder({ tokens, onChoose }: { tokens: readonly Token[]; onChoose: (token: Token) => void }) {
  const [text, setText] = useState('')
  return (
    <MemoryRouter>
      <SearchBox text={text} results={searchTokens(tokens, text)} onText={setText} onChoose={onChoose} />
      <button>after</button>
    </MemoryRouter>
  )
}

function show(tokens: readonly Token[] = FEW) {
  const choose = jest.fn()
  render(<Holder tokens={tokens} onChoose={choose} />)
  return { choose, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search tokens' }) }
}
const active = (field: HTMLElement) => {
  const id = field.getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)?.querySelector('b')?.textContent
}

test('says what it takes, and shows no list before something is typed', async () => {
  const { field } = show()
  expect(field.placeholder).toBe('Paste address or search symbols')
  await userEvent.click(field)
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

test('lists symbol, name and short address, with the match underlined', async () => {
  const { field } = show()
  await userEvent.type(field, 'eth')
  expect(field.getAttribute('aria-expanded')).toBe('true')
  const options = within(screen.getByRole('listbox', { name: 'Tokens' })).getAllByRole('option')
  expect(options.map((option) => option.querySelector('b')?.textContent)).toEqual(['WETH', 'STETH', 'ETHX'])
  expect(within(options[0]!).getByText('ETH').tagName).toBe('MARK')
  expect(within(options[0]!).getByText('WETH Coin')).toBeTruthy()
  expect(within(options[0]!).getByText('0x00…00c1')).toBeTruthy()
  expect(options[0]!.getAttribute('href')).toBe(`/token?address=${FEW[0]!.address}`)
})

test('Down and Up move and wrap, Home and End jump, Enter chooses', async () => {
  const { field, choose } = show()
  await userEvent.type(field, 'eth')
  expect(active(field)).toBe('WETH')
  await userEvent.keyboard('{ArrowUp}')
  expect(active(field)).toBe('ETHX')
  await userEvent.keyboard('{ArrowDown}')
  expect(active(field)).toBe('WETH')
  await userEvent.keyboard('{End}')
  expect(active(field)).toBe('ETHX')
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  expect(choose).toHaveBeenCalledWith(FEW[1])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a click chooses', async () => {
  const { field, choose } = show()
  await userEvent.type(field, 'usd')
  await userEvent.click(screen.getByRole('option', { name: /USDC/ }))
  expect(choose).toHaveBeenCalledWith(FEW[2])
})

test('Esc clears, as does the button, which keeps the focus in the field', async () => {
  const { field } = show()
  await userEvent.type(field, 'eth{Escape}')
  expect(field.value).toBe('')
  await userEvent.type(field, 'eth')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
})

test('leaving closes the list, coming back opens it', async () => {
  const { field } = show()
  await userEvent.type(field, 'eth')
  await userEvent.click(screen.getByRole('button', { name: 'after' }))
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(field)
  expect(screen.getByRole('listbox')).toBeTruthy()
})

test('says that nothing matches', async () => {
  const { field } = show()
  await userEvent.type(field, 'qqz')
  expect(screen.getByText('No token matches “qqz”')).toBeTruthy()
  expect(field.getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByText('No token matches “qqz”')).toBeTruthy()
})

test('of thousands of rows few are in the document, and the last can still be reached', async () => {
  const many = Array.from({ length: 3_000 }, (_, index) => token(`MANY${index}`, index.toString(16)))
  const { field, choose } = show(many)
  await userEvent.type(field, 'many')
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  expect(screen.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('3000')
  await userEvent.keyboard('{End}')
  expect(active(field)).toBe('MANY2999')
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledWith(many[2_999])
})
