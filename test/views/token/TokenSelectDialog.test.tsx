import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { CurrencyId } from '#domain/token/token'
import { tokenLines, type TokenRowGroup } from '../../../src/views/search/tokenLines'
import type { TokenRow } from '../../../src/views/search/TokenRow'
import { TokenSelectDialog } from '../../../src/views/search/TokenSelectDialog'
import { partsOf } from '../../support/partsOf'
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
  { name: 'Your tokens', ids: [eth.id, usdc.id] },
  { name: 'All tokens', ids: [dai.id, uni.id] },
]

const NO_WARNINGS = new Map<CurrencyId, string>()

type Changes = Partial<Parameters<typeof TokenSelectDialog>[0]> & { groups?: TokenRowGroup[] }

function show({ groups = GROUPS, ...props }: Changes = {}, known = [eth, usdc, dai, uni]) {
  const on = {
    onChoose: jest.fn(),
    onClose: jest.fn(),
    onText: jest.fn(),
    onAccept: jest.fn(),
    onFavourite: jest.fn(),
  }
  const rows = new Map<string, TokenRow>(known.map((each) => [each.id, each]))
  function Holder() {
    const [text, setText] = useState(props.text ?? '')
    const [, drawAgain] = useState({})
    return (
      <TokenSelectDialog
        title="Select a token to receive"
        network={null}
        recent={[]}
        common={[eth, usdc]}
        list={tokenLines(
          props.unlisted ? [{ name: '', ids: [props.unlisted.id] }] : groups,
          props.lookalikes ?? NO_WARNINGS,
        )}
        rowOf={(id) => rows.get(id)!}
        lookalikes={NO_WARNINGS}
        unlisted={null}
        loading={false}
        problem={null}
        announcement=""
        acceptLabel="Use this token"
        {...props}
        text={text}
        onText={(next) => {
          on.onText(next)
          setText(next)
        }}
        onChoose={on.onChoose}
        onAccept={on.onAccept}
        onFavourite={(...choice) => {
          on.onFavourite(...choice)
          drawAgain({})
        }}
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
  expect(within(list.getByRole('group', { name: 'Your tokens' })).getAllByRole('option')).toHaveLength(2)
  expect(within(list.getByRole('group', { name: 'All tokens' })).getAllByRole('option')).toHaveLength(2)
  const held = within(list.getByRole('option', { name: /USDC/ }))
  held.getByText('4,812.5')
  held.getByText('$4,812.02')
  within(list.getByRole('option', { name: /DAI/ })).getByText(/0x00…00c2/)
})

test('the token of the other side is tagged and cannot be chosen', async () => {
  const { onChoose, field } = show()
  const taken = screen.getByRole('option', { name: /ETH CoinSelling|ETH.*Selling/ })
  expect(taken.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(taken)
  await userEvent.click(field)
  await userEvent.keyboard('{Home}{Enter}')
  expect(onChoose).not.toHaveBeenCalled()
  expect(
    within(screen.getByRole('group', { name: 'Common tokens' })).getByRole<HTMLButtonElement>('button', { name: 'ETH' })
      .disabled,
  ).toBe(true)
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
  const riff = row('RIFF', 'd1', { isUnlisted: true })
  const { onChoose, onAccept } = show({ text: riff.id, groups: [], unlisted: riff })
  const option = screen.getByRole('option', { name: /RIFF/ })
  expect(partsOf(option)).toEqual(expect.arrayContaining(['Not on list', 'RIFF Coin, read from the contract']))
  expect(screen.getByText('This token is not on the public list')).toBeTruthy()
  await userEvent.click(option)
  expect(onChoose).not.toHaveBeenCalled()
  const use = screen.getByRole('button', { name: 'Use this token' })
  expect(document.activeElement).toBe(use)
  await userEvent.click(use)
  expect(onAccept).toHaveBeenCalledTimes(1)
})

test('of thousands of rows few are in the document, and the last can still be reached', async () => {
  const many = Array.from({ length: 3_000 }, (_, index) => row(`MANY${index}`, (index + 1).toString(16)))
  const { onChoose, field } = show({ groups: [{ name: 'All tokens', ids: many.map(({ id }) => id) }] }, many)
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  await userEvent.keyboard('{End}')
  expect(active(field)).toBe('MANY2999')
  expect(screen.getAllByRole('option').length).toBeLessThanOrEqual(100)
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(many[2_999]!.id)
})

test('Page Down and Page Up move by what is in view, and stop at the ends', async () => {
  const many = Array.from({ length: 200 }, (_, index) => row(`MANY${index}`, (index + 1).toString(16)))
  const { field } = show({ groups: [{ name: 'All tokens', ids: many.map(({ id }) => id) }] }, many)
  await userEvent.keyboard('{PageDown}')
  expect(active(field)).toBe('MANY7')
  await userEvent.keyboard('{PageUp}{PageUp}')
  expect(active(field)).toBe('MANY0')
  await userEvent.keyboard('{End}{PageDown}')
  expect(active(field)).toBe('MANY199')
})

test('L27: what is active stays active when the rows are ordered again', async () => {
  const groups = [...GROUPS]
  const { field } = show({ groups })
  await userEvent.keyboard('{End}')
  expect(active(field)).toBe('UNI')
  const option = screen.getByRole('option', { name: /UNI/ })
  expect([option.getAttribute('aria-setsize'), option.getAttribute('aria-posinset')]).toEqual(['4', '4'])
  groups.reverse()
  await userEvent.click(screen.getByRole('button', { name: 'Favourite UNI' }))
  expect(partsOf(screen.getAllByRole('option')[1]!)[0]).toBe('UNI')
  expect(active(field)).toBe('UNI')
})

test('with another key, Home and End are for the text', () => {
  const { field } = show({ text: 'u' })
  for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])
    expect(fireEvent.keyDown(field, { key: 'Home', [held]: true })).toBe(true)
  expect(fireEvent.keyDown(field, { key: 'Home' })).toBe(false)
})

describe('favourites', () => {
  const star = (symbol: string) => screen.getByRole('button', { name: `Favourite ${symbol}` })

  test('a star is beside the options, is pressed for a favourite, and chooses nothing', async () => {
    const favourite = { ...dai, isFavourite: true }
    const { onFavourite, onChoose, field } = show({}, [eth, usdc, favourite, uni])
    expect(screen.getByRole('listbox').contains(star('UNI'))).toBe(false)
    expect(star('DAI').getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(star('UNI'))
    await userEvent.click(star('DAI'))
    expect(onFavourite.mock.calls).toEqual([
      [uni.id, true],
      [dai.id, false],
    ])
    expect(onChoose).not.toHaveBeenCalled()
    screen.getByText('DAI removed from favourites')
    await userEvent.type(field, 'u')
    expect(screen.queryByText('DAI removed from favourites')).toBeNull()
  })

  test('keys reach the star of the active row, and Shift with Enter presses it', async () => {
    const { onFavourite, onChoose } = show({ common: [] })
    await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}')
    expect(onFavourite).toHaveBeenLastCalledWith(dai.id, true)
    screen.getByText('DAI added to favourites')
    await userEvent.tab()
    expect(document.activeElement).toBe(star('DAI'))
    await userEvent.keyboard(' ')
    expect(onFavourite).toHaveBeenCalledTimes(2)
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('X03: a token that could be taken for another', () => {
  const SAME = 'Same symbol as another token: check the address'
  const other = row('DAI', 'c9', { isUnlisted: true, balance: '7' })
  const lookalikes = new Map([[other.id, SAME]])

  test('says so, and shows its address beside its balance too', () => {
    show({ groups: [{ name: '', ids: [dai.id, other.id] }], lookalikes }, [dai, other])
    const [plain, marked] = screen.getAllByRole('option').map(partsOf)
    expect(plain).not.toContain(SAME)
    expect(marked).toEqual(['DAI', 'Not on list', '0x00…00c9 DAI Coin, read from the contract', '7', SAME])
  })

  test('says so in its chip too', () => {
    show({ recent: [other], lookalikes }, [eth, usdc, dai, uni, other])
    const recent = within(screen.getByRole('group', { name: 'Recent tokens' }))
    expect(partsOf(recent.getByRole('button'))).toEqual(['DAI', `0x00…00c9 ${SAME}`])
  })
})

test('what was chosen last is one press away until something is typed', async () => {
  const { onChoose, field } = show({ recent: [uni] })
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Recent tokens' })).getByRole('button', { name: 'UNI' }),
  )
  expect(onChoose).toHaveBeenCalledWith(uni.id)
  await userEvent.type(field, 'u')
  expect(screen.queryByRole('group', { name: 'Recent tokens' })).toBeNull()
})

test('says why a pasted address is no token', () => {
  show({ text: '0x1', groups: [], problem: { title: 'This address is mistyped', text: 'Copy it again.' } })
  screen.getByText('This address is mistyped')
  expect(screen.queryByText(/No token matches/)).toBeNull()
})
