import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Token } from '#domain/token/token'
import { createTokenSearch } from '#domain/search/tokenSearch'
import { SearchBox } from '../../../src/views/search/SearchBox'
import { partsOf } from '../../support/partsOf'

const token = (symbol: string, last: string): Token => ({
  chainId: 1,
  address: `0x${last.padStart(40, '0')}`,
  symbol,
  name: `${symbol} Coin`,
  logoURI: null,
  decimals: 18,
})
const FEW = [token('WETH', 'c1'), token('STETH', 'c2'), token('USDC', 'c3'), token('ETHX', 'c4')]

function Holder({ tokens, onChoose }: { tokens: readonly Token[]; onChoose: (address: string) => void }) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const results = createTokenSearch(tokens).find(text)
  return (
    <>
      <SearchBox {...{ text, isOpen, results, onChoose }} onText={setText} onOpen={setOpen} />
      <button>after</button>
    </>
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

test('a key writes other words into the rows that there are; another picture is another element', async () => {
  const pictured = FEW.map((each, place) => ({ ...each, logoURI: `https://logos.example/${place}.png` }))
  const { field } = show(pictured)
  await userEvent.type(field, 'e')
  const [first] = screen.getAllByRole('option')
  const picture = first!.querySelector('img')
  await userEvent.type(field, 't')
  expect(screen.getAllByRole('option')[0]).toBe(first)
  expect(first!.querySelector('img')).toBe(picture)
  await userEvent.type(field, 'hx')
  expect(screen.getAllByRole('option')).toEqual([first])
  expect(first!.querySelector('b')?.textContent).toBe('ETHX')
  expect(first!.querySelector('img')).not.toBe(picture)
  expect(first!.querySelector('img')?.getAttribute('decoding')).toBe('async')
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
  expect(choose).toHaveBeenCalledWith(FEW[1]!.address)
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('a click chooses', async () => {
  const { field, choose } = show()
  await userEvent.type(field, 'usd')
  await userEvent.click(screen.getByRole('option', { name: /USDC/ }))
  expect(choose).toHaveBeenCalledWith(FEW[2]!.address)
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

test('L10: of thousands of rows few are in the document, and the last can still be reached', async () => {
  const many = Array.from({ length: 3_000 }, (_, index) => token(`MANY${index}`, index.toString(16)))
  const { field, choose } = show(many)
  await userEvent.type(field, 'many')
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  expect(screen.getAllByRole('option')[0]!.getAttribute('aria-setsize')).toBe('3000')
  await userEvent.keyboard('{End}')
  expect(active(field)).toBe('MANY2999')
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  await userEvent.keyboard('{Enter}')
  expect(choose).toHaveBeenCalledWith(many[2_999]!.address)
})

const MARKED = { lookalikes: { [FEW[1]!.address]: 'similarSymbol', [FEW[3]!.address]: 'sharedSymbol' } } as const

function fixed(props: Partial<Parameters<typeof SearchBox>[0]>) {
  const on = { onText: jest.fn(), onChoose: jest.fn() }
  function Box(more: Partial<Parameters<typeof SearchBox>[0]>) {
    const [isOpen, setOpen] = useState(false)
    return <SearchBox text="eth" isOpen={isOpen} results={FEW} onOpen={setOpen} {...on} {...props} {...more} />
  }
  const box = (more: Partial<Parameters<typeof SearchBox>[0]> = {}) => <Box {...more} />
  const { rerender, container } = render(box())
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search tokens' })
  fireEvent.focus(field)
  return { ...on, field, container, change: (more: Parameters<typeof box>[0]) => rerender(box(more)) }
}

test('L27: when the list changes, the row that is highlighted stays the same token, and one that went leaves the first', () => {
  const { field, change } = fixed({})
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(active(field)).toBe('USDC')
  change({ results: [token('AETH', 'a1'), token('BETH', 'a2'), ...FEW] })
  expect(active(field)).toBe('USDC')
  change({ results: FEW.slice(0, 2) })
  expect(active(field)).toBe('WETH')
})

test('L27: so does the first row, which nobody moved to', () => {
  const { field, change, onChoose } = fixed({})
  change({ results: [token('AETH', 'a1'), ...FEW] })
  expect(active(field)).toBe('WETH')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChoose).toHaveBeenCalledWith(FEW[0]!.address)
})

test('another text begins with its own first row', async () => {
  const { field } = show()
  await userEvent.type(field, 'eth{ArrowDown}{ArrowDown}')
  expect(active(field)).toBe('ETHX')
  await userEvent.keyboard('{Backspace}')
  expect(active(field)).toBe('WETH')
})

test('with another key, Home and End are for the text', () => {
  const { field } = fixed({})
  for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(field, { key: 'End', [held]: true })).toBe(true)
  expect(active(field)).toBe('WETH')
  expect(fireEvent.keyDown(field, { key: 'End' })).toBe(false)
})

describe('what is found by name', () => {
  const byName = [token('ENA', 'fffe1'), token('GWEI', 'fffe2')].map((each, at) => ({
    ...each,
    name: `The ${at} Ethers`,
  }))
  const symbols = (within_: HTMLElement) =>
    within(within_)
      .getAllByRole('option')
      .map((option) => option.querySelector('b')?.textContent)

  test('is in a list of its own below, to which the arrow keys lead', () => {
    const { field, onChoose } = fixed({ byName })
    const list = screen.getByRole('listbox')
    const group = within(list).getByRole('group', { name: 'By name' })
    expect(symbols(group)).toEqual(['ENA', 'GWEI'])
    expect(symbols(list)).toEqual(['WETH', 'STETH', 'USDC', 'ETHX', 'ENA', 'GWEI'])
    expect(within(group).getAllByText('Eth')[0]!.tagName).toBe('MARK')
    for (let press = 0; press < 4; press++) fireEvent.keyDown(field, { key: 'ArrowDown' })
    expect(active(field)).toBe('ENA')
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).toHaveBeenCalledWith(byName[0]!.address)
  })

  test('is not what Enter takes while the first list has a row', () => {
    const { field, onChoose } = fixed({ byName })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).toHaveBeenCalledWith(FEW[0]!.address)
  })

  test('is what Enter takes where nothing else is found', () => {
    const { field, onChoose } = fixed({ results: [], byName })
    expect(screen.queryByText(/No token matches/)).toBeNull()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).toHaveBeenCalledWith(byName[0]!.address)
  })

  test('is reached below thousands of rows', async () => {
    const many = Array.from({ length: 3_000 }, (_, index) => token(`ETH${index}`, index.toString(16)))
    const { field } = fixed({ results: many, byName })
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(active(field)).toBe('GWEI')
    expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
    screen.getByRole('group', { name: 'By name' })
  })
})

describe('no list could be read', () => {
  test('nothing is said of matches, and nothing opens', () => {
    const { field } = fixed({ results: [], isUnread: true })
    expect(screen.queryByText(/No token matches|Check the spelling|Loading/)).toBeNull()
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(partsOf(document.body)).toEqual([])
  })

  test('a pasted address can be opened', () => {
    const address = `0x00${'1'.repeat(34)}00c3` as const
    const { field, onChoose } = fixed({
      text: address,
      results: [],
      isUnread: true,
      unlisted: { address, lookalike: null },
    })
    expect(screen.queryByText(/No token matches/)).toBeNull()
    screen.getByRole('link', { name: 'Open the page of this address' })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose).toHaveBeenCalledWith(address)
  })
})

test('while the list is read, nobody says that nothing matches', () => {
  const { change, container } = fixed({ results: [], loading: true })
  expect(screen.getByText('Loading tokens').closest('.vh')).toBeNull()
  // The placeholder looks like five rows.
  expect(container.querySelectorAll('.results .option')).toHaveLength(5)
  expect(screen.queryByText(/No token matches|Check the spelling/)).toBeNull()
  change({ loading: false })
  screen.getByText('No token matches “eth”')
})

test('L17, L26: a symbol that does not tell which token is meant says so, beside its address', () => {
  fixed(MARKED)
  const [plain, lookalike, , shared] = screen.getAllByRole('option').map(partsOf)
  expect(plain).not.toContainEqual(expect.stringMatching(/Same symbol|Look-alike/))
  expect([lookalike!.slice(0, 2), lookalike!.at(-1)]).toEqual([['STETH', 'Look-alike'], '0x00…00c2'])
  expect([shared!.slice(0, 2), shared!.at(-1)]).toEqual([['ETHX', 'Same symbol'], '0x00…00c4'])
})

describe('an address that is on no list', () => {
  const address = `0x00${'1'.repeat(34)}00c3` as const

  test('its page is one press away', async () => {
    const { field, onChoose } = fixed({ text: address, results: [], unlisted: { address, lookalike: null } })
    expect(screen.getByText(`No token matches “${address}”`)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open the page of this address' })
    expect(link.getAttribute('href')).toBe(`/token?address=${address}`)
    await userEvent.click(link)
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}')
    expect(onChoose.mock.calls).toEqual([[address], [address]])
  })

  test('L24: one that begins and ends like a listed token’s is distinguished from it, with both addresses in full', () => {
    fixed({ text: address, results: [], unlisted: { address, lookalike: FEW[2]! } })
    const status = screen.getByText(`No token matches “${address}”`).closest<HTMLElement>('[role=status]')!
    within(status).getByText('This is not the address of USDC')
    within(status).getByText(`You pasted ${address}; USDC on the list is ${FEW[2]!.address}.`, { exact: false })
  })
})
