import { screen, within } from '@testing-library/react'
import { getAddress } from 'ethers'
import type { Address } from '#domain/chain/address'
import { settings } from '#config/settings'
import { NATIVE } from '#domain/token/token'
import { NodeError } from '#domain/chain/nodeError'
import { favouriteChanged, tokenChoicesRead } from '#store/token/tokenChoices'
import { selectSettledDraft } from '#store/trade/draft'
import { appStore } from '../support/appStore'
import { ETHER, FACTS, listsOf, TOKEN_LIST, UNI, USDC, WETH } from '../support/fakeServices'
import { BOB } from '../support/fakeWallet'
import { listFiles } from '../support/listFiles'
import { partsOf } from '../support/partsOf'
import { setUpBrowser, pass, renderApp } from './renderApp'

setUpBrowser()

const dialog = () => within(screen.getByRole('dialog', { name: /^Select a token/ }))
const field = () => dialog().getByRole('combobox', { name: 'Search tokens' })
const rowsOf = (group: string) =>
  within(dialog().getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(partsOf)
const symbolsOf = (group: string) => rowsOf(group).map(([symbol]) => symbol)

async function write(user: Awaited<ReturnType<typeof renderApp>>['user'], text: string) {
  await user.clear(field())
  await user.paste(text)
}

async function open(prepare: (app: ReturnType<typeof appStore>) => void = () => undefined, query = '') {
  const app = appStore()
  app.services.holdings[USDC] = 30_000_000_000n
  app.services.holdings[UNI] = 5n * ETHER
  prepare(app)
  await app.connect()
  const rendered = await renderApp(`/swap${query || '?inputCurrency=ETH'}`, app)
  await pass(300)
  const choose = async (side: 'sell' | 'receive') => {
    await rendered.user.click(screen.getByRole('button', { name: new RegExp(`^Token to ${side}`) }))
    await pass(300)
  }
  await choose('receive')
  return { ...rendered, choose }
}

test('the account’s tokens are sorted by value, together with the native coin', async () => {
  await open()
  expect(rowsOf('Your tokens').map((row) => row.slice(-2))).toEqual([
    ['30,000', '$30,000.00'],
    ['Ropsten Ether', 'Selling'],
    ['5', '$5.00'],
  ])
})

describe('without a wallet', () => {
  const at = (digit: string): Address => `0x${digit.repeat(40)}`
  const token = (symbol: string, address: Address) => ({ chainId: 1, symbol, address, name: symbol, decimals: 18 })
  const tokens = [
    token('AAA', at('a')),
    token('BBB', at('b')),
    token('CCC', at('c')),
    { ...token('USDC', USDC), decimals: 6 },
  ]
  const pairs = ['CCC/USDC', 'BBB/USDC'].map((name) => ({ name }))

  async function openAlone() {
    const app = appStore()
    const { services } = app
    services.readList = listsOf({ tokens }, { tokens: pairs })
    const rendered = await renderApp('/swap?inputCurrency=ETH', app)
    await pass(300)
    await rendered.user.click(screen.getByRole('button', { name: /^Token to receive/ }))
    await pass(300)
    return rendered
  }

  test('the usual tokens and those of the most liquid pairs are first, with the prices that are read', async () => {
    const { user } = await openAlone()
    expect(symbolsOf('All tokens')).toEqual(['ETH', 'USDC', 'CCC', 'BBB', 'AAA'])
    expect(rowsOf('All tokens')[1]).toEqual(['USDC', 'USDC', '0xA0…eB48', '$1.00'])
    expect(rowsOf('All tokens')[4]).toEqual(['AAA', 'AAA', '0xaA…aaAa'])
    await user.click(dialog().getByRole('option', { name: /^CCC/ }))
    await pass(300)
    screen.getByRole('button', { name: 'Token to receive: CCC' })
  })
})

test('a token that was chosen is offered again, and not twice', async () => {
  const { user, choose } = await open()
  await user.click(dialog().getByRole('option', { name: /Uniswap/ }))
  await choose('receive')
  const chips = (name: string) =>
    within(dialog().getByRole('group', { name }))
      .getAllByRole('button')
      .map((chip) => chip.title)
  expect(chips('Recent tokens')).toEqual([UNI])
  await user.click(within(dialog().getByRole('group', { name: 'Common tokens' })).getByTitle(USDC))
  await choose('receive')
  expect(chips('Recent tokens')).toEqual([USDC, UNI])
  expect(chips('Common tokens')).toEqual([''])
})

test('a link to a network that is not traded on here names no token, and one that is chosen then stays', async () => {
  const { user, store } = await open(() => undefined, `?inputCurrency=${UNI}&outputCurrency=${USDC}&value=2&chain=137`)
  expect(selectSettledDraft(store.getState())).toMatchObject({ sell: 'native', buy: null, typed: '' })
  await user.click(dialog().getByRole('option', { name: /Uniswap/ }))
  await pass(600)
  expect(selectSettledDraft(store.getState())).toMatchObject({ sell: 'native', buy: UNI, typed: '' })
})

test('a new star moves no row while the list is open, and leads the next one', async () => {
  const { user, choose } = await open()
  const before = rowsOf('Your tokens')
  await user.click(dialog().getByRole('button', { name: 'Favourite UNI' }))
  await pass()
  expect(rowsOf('Your tokens')).toEqual(before)
  expect(dialog().getByRole('button', { name: 'Favourite UNI' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await choose('receive')
  expect(symbolsOf('Favourites')).toEqual(['UNI'])
  expect(rowsOf('Your tokens')).toHaveLength(2)
})

describe('X03: an unlisted token', () => {
  const fake: Address = BOB
  const knowing = (symbol: string, name: string) => (app: ReturnType<typeof appStore>) => {
    app.services.holdings[fake] = 7n * 10n ** 6n
    app.services.chain.tokenFacts = async (_chainId, token) =>
      token === fake ? { symbol, name, decimals: 6, totalSupply: 1n } : (FACTS[token] ?? 'noCode')
  }

  test.each([
    ['USDC', 'Something', 'Same symbol as another token: check the address'],
    ['USDС', 'Something', 'Looks like USDC but is not: check the address'],
    ['XX', 'Uniswap', 'Looks like UNI but is not: check the address'],
    ['ETH', 'Something', 'Same symbol as another token: check the address'],
  ])('%s, %s, is marked as what it imitates', async (symbol, name, words) => {
    const { user } = await open(knowing(symbol, name))
    await write(user, fake)
    await pass(600)
    expect(partsOf(dialog().getByRole('option'))).toEqual(expect.arrayContaining(['Not on list', words]))
    dialog().getByText('1 token found')
  })

  test('is used after a yes, remembered, and never without its tag, its address, or with a price', async () => {
    const { user, choose } = await open(knowing('USDC', 'USD Coin'))
    await write(user, fake)
    await pass()
    await user.click(dialog().getByRole('button', { name: 'Use this token' }))
    await pass(300)
    screen.getByRole('button', { name: 'Token to receive: USDC' })

    await choose('receive')
    expect(rowsOf('Your tokens').at(-1)).toEqual([
      'USDC',
      'Not on list',
      '0x70…79C8 USD Coin, read from the contract',
      '7',
      'Same symbol as another token: check the address',
    ])
    const recent = within(dialog().getByRole('group', { name: 'Recent tokens' })).getByRole('button')
    within(recent).getByText(/Same symbol as another token/)

    await write(user, 'usdc')
    await pass()
    expect(dialog().getAllByRole('option')).toHaveLength(2)
    await write(user, fake)
    await pass()
    expect(dialog().queryByRole('button', { name: 'Use this token' })).toBeNull()
    within(dialog().getByRole('option')).getByText('Not on list')
  })
})

describe('what the operator leaves out', () => {
  afterEach(() => void Object.assign(settings, { pairsDenied: [], importUnlisted: true }))

  test('the token that would make a denied pair cannot be chosen', async () => {
    Object.assign(settings, { pairsDenied: [[UNI, NATIVE]] })
    await open()
    const option = dialog().getByRole('option', { name: /Uniswap/ })
    expect(option.getAttribute('aria-disabled')).toBe('true')
    within(option).getByText('Pair not offered')
    expect(dialog().getByRole('option', { name: /^USDC/ }).getAttribute('aria-disabled')).toBeNull()
  })

  test('where only listed tokens are traded, a pasted one is explained, and one accepted before is gone', async () => {
    Object.assign(settings, { importUnlisted: false })
    const token = { address: BOB as Address, symbol: 'XX', name: 'Something', decimals: 6 }
    const chainId = settings.supportedChainIds[0]!
    const { user } = await open(({ services, store }) => {
      store.dispatch(tokenChoicesRead({ [chainId]: { favourites: [], recent: [], accepted: [token] } }))
      services.chain.tokenFacts = async (_chainId, id) => (id === BOB ? { ...token, totalSupply: 1n } : FACTS[id]!)
    })
    await write(user, BOB)
    await pass()
    dialog().getByText('This token is not on the list')
    expect(dialog().queryByRole('option')).toBeNull()
    expect(dialog().queryByRole('button', { name: 'Use this token' })).toBeNull()
  })
})

test.each([
  ['no contract', BOB, 'No contract at this address on Ropsten', () => undefined],
  [
    'no token',
    BOB,
    'This address is not a token',
    ({ services }: ReturnType<typeof appStore>) => {
      services.chain.tokenFacts = async () => 'notAToken' as const
    },
  ],
  [
    'no answer',
    BOB,
    'This address could not be loaded',
    ({ services }: ReturnType<typeof appStore>) => {
      services.chain.tokenFacts = async () => Promise.reject(new NodeError('network', 'Down.'))
    },
  ],
  ['a wrong checksum', BOB.replace('79C8', '79c8'), 'This address is mistyped', () => undefined],
  ['nothing', 'qqz', 'No token matches “qqz”', () => undefined],
])('a pasted text that leads to %s: it says so', async (_, text, words, prepare) => {
  const { user } = await open(prepare)
  await write(user, text)
  await pass()
  dialog().getByText(words)
})

test('“eth” finds the chain’s coin first, then the wrapped one', async () => {
  const { user, choose } = await open(({ services }) => {
    const token = (symbol: string, address: Address, name: string) => ({
      chainId: 1,
      symbol,
      address,
      name,
      decimals: 18,
    })
    const tokens = [
      token('ETHX', `0x${'1'.repeat(40)}`, 'Another'),
      token('ENA', `0x${'2'.repeat(40)}`, 'Ethena'),
      token('WETH', WETH, 'Wrapped Ether'),
    ]
    services.holdings[WETH] = 9n * ETHER
    services.readList = listsOf({ tokens })
  })
  const symbols = () =>
    dialog()
      .getAllByRole('option')
      .map((row) => row.querySelector('b')?.textContent)
  await write(user, 'eth')
  expect(symbols()).toEqual(['ETH', 'WETH', 'ETHX', 'ENA'])
  // The coin is skipped, because it is already on the other side.
  await user.keyboard('{Enter}')
  await pass(300)
  screen.getByRole('button', { name: 'Token to receive: WETH' })
  await choose('receive')
  await write(user, 'ethe')
  expect(symbolsOf('By name')).toEqual(['ETH', 'WETH', 'ENA'])
  expect(rowsOf('By name')[0]).toContain('Selling')
})

test('where only the other side’s token matches, Enter takes nothing of what is found by name', async () => {
  const { user } = await open(({ services }) => {
    const token = (symbol: string, digit: string, name: string) => ({
      chainId: 1,
      symbol,
      address: `0x${digit.repeat(40)}`,
      name,
      decimals: 18,
    })
    const tokens = [token('ENA', '2', 'Ethena')]
    services.readList = listsOf({ tokens })
  })
  await write(user, 'eth')
  expect(rowsOf('By name')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await pass()
  expect(field()).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await pass(300)
  expect(screen.queryByRole('dialog', { name: /^Select a token/ })).toBeNull()
})

test('without any list the selector says nothing of matches, and still finds the coin', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user } = await open(({ services }) => {
    services.readList = async () => Promise.reject(new Error('Failed to fetch'))
  })
  await write(user, 'uni')
  await pass(600)
  expect(dialog().queryByText(/No token matches|tokens? found|Loading/)).toBeNull()
  await write(user, 'eth')
  expect(dialog().getAllByRole('option')).toHaveLength(1)
  error.mockRestore()
})

test('of three thousand tokens a thousand balances are read, and those that were chosen', async () => {
  const address = (index: number): Address => `0x${String(index).padStart(40, '1')}`
  const many = Array.from({ length: 3_000 }, (_, index) => ({
    chainId: 1,
    address: address(index),
    symbol: `T${index}`,
    name: `Token ${index}`,
    decimals: 18,
  }))
  const requested: number[] = []
  await open(({ services, dispatch }) => {
    const { balances } = services.chain
    services.readList = listsOf({ tokens: many })
    dispatch(favouriteChanged({ chainId: 3, id: address(2_999), isFavourite: true }))
    dispatch(favouriteChanged({ chainId: 3, id: WETH, isFavourite: true }))
    services.chain.balances = async (chainId, owner, tokens) => {
      requested.push(tokens.length)
      return balances(chainId, owner, tokens)
    }
  })
  expect(requested.slice(0, 3)).toEqual([2, 500, 500])
  expect(symbolsOf('Favourites')).toEqual(['T2999'])
  expect(dialog().getAllByRole('option').length).toBeLessThan(60)
})

test('L24: a pasted address that begins and ends like a listed token’s is distinguished from it, with both in full', async () => {
  const forged = getAddress(`${USDC.slice(0, 4)}${'1'.repeat(34)}${USDC.slice(-4)}`.toLowerCase()) as Address
  const { user } = await open(({ services }) => {
    const { tokenFacts } = services.chain
    services.chain.tokenFacts = async (chainId, token) =>
      token === forged ? { symbol: 'NEW', name: 'New', decimals: 18, totalSupply: 1n } : tokenFacts(chainId, token)
  })
  await write(user, forged)
  await pass()
  dialog().getByText(
    new RegExp(`^Its address begins and ends like that of USDC, but is a different one.*${forged} is not ${USDC}`),
  )
})

test('L27: a newer list moves no row of the open selector, and is there when it is opened again', async () => {
  const newer = { chainId: 1, address: `0x${'9'.repeat(40)}`, symbol: 'AAA', name: 'First of all', decimals: 18 }
  let files: ReturnType<typeof listFiles> | undefined
  const { choose, user } = await open(({ services }) => {
    files = listFiles(services)
    files.answer('/lists/tokens.json', TOKEN_LIST)
  })
  await write(user, '0x')
  const rows = () => dialog().getAllByRole('option')
  const shown = () => rows().map((row) => [row.id, ...partsOf(row)])
  const before = shown()
  expect(before).toHaveLength(2)
  files?.answer(settings.tokenListUrls[0]!, { tokens: [newer, ...TOKEN_LIST.tokens] })
  await pass(300)
  expect(shown()).toEqual(before)
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await choose('receive')
  await write(user, '0x')
  dialog().getByRole('option', { name: /First of all/ })
  jest.restoreAllMocks()
})
