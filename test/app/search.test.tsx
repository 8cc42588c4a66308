import { act, screen, within } from '@testing-library/react'
import { settings } from '#config/settings'
import { lists } from '#store/token/lists'
import { transactionAdded } from '#store/transaction/transactions'
import { favouriteChanged, tokenAccepted } from '#store/token/tokenChoices'
import { tokenReads } from '#store/token/tokenReads'
import { selectNotifications } from '#store/browser/notifications'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { appStore } from '../support/appStore'
import type { SeriesRequest } from '#domain/market/history'
import { marketReads } from '#store/market/marketReads'
import { ETHER, listsOf, PAIR_LIST, TOKEN_LIST, UNI, USDC, WETH } from '../support/fakeServices'
import { ALICE, BOB, deferred } from '../support/fakeWallet'
import { listFiles } from '../support/listFiles'
import { partsOf } from '../support/partsOf'
import { pass, renderApp, setUpBrowser } from './renderApp'
import { storedTransaction } from '../support/storedTransaction'

setUpBrowser()
afterEach(() => void jest.restoreAllMocks())

const search = () => within(screen.getByRole('search'))
const field = () => search().getByRole<HTMLInputElement>('combobox', { name: 'Search tokens' })

/** Opens the app. The token lists do not arrive until the test sends them. */
async function open() {
  const app = appStore()
  const answer = deferred<object>()
  app.services.readList = async (urls, parse) => ({
    value: await parse(urls.at(-1) === '/lists/tokens.json' ? await answer.promise : PAIR_LIST),
    failures: [],
    url: urls[0]!,
  })
  return { ...(await renderApp('/', app)), answer }
}

test('L28: a list that comes after something was typed is searched without typing again', async () => {
  const { user, answer } = await open()
  await user.type(field(), 'uni')
  search().getByText('Loading tokens')
  await pass(600)
  expect(search().queryByText('0 tokens found')).toBeNull()
  answer.resolve(TOKEN_LIST)
  await pass()
  expect(search().getByRole('option').getAttribute('href')).toBe(`/token?address=${UNI}`)
})

test('L01: without any list the search says nothing of matches, and a pasted address opens its page', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const { user, answer, state } = await open()
  answer.reject(new Error('https://a: Failed to fetch'))
  await pass()
  await user.type(field(), 'usdc')
  await pass(600)
  expect(screen.getByRole('search').textContent).toBe('')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  // Opening the search has read the list again.
  expect(error.mock.calls).toEqual(Array(2).fill(['No list could be loaded: https://a: Failed to fetch']))
  expect(selectNotifications(state())).toEqual([])
  await user.clear(field())
  await user.paste(UNI)
  search().getByRole('link', { name: 'Open the page of this address' })
  await user.keyboard('{Enter}')
  await pass()
  within(screen.getByRole('heading', { level: 1 })).getByText(/Uniswap/)
  error.mockRestore()
})

describe('the order of what is found', () => {
  const at = (digit: string): Address => `0x${digit.repeat(40)}`
  const usd = ['APXUSD', 'USD1', 'HELDUSD', 'USDF'].map((symbol, index) => ({
    chainId: 1,
    address: at(String(index + 1)),
    symbol,
    name: symbol,
    decimals: 18,
  }))
  const symbols = (group = search()) => group.getAllByRole('option').map((row) => row.querySelector('b')?.textContent)

  async function openWith(prepare: (app: ReturnType<typeof appStore>) => Promise<void>) {
    const app = appStore()
    app.services.readList = listsOf({ tokens: [...usd, ...TOKEN_LIST.tokens] })
    await prepare(app)
    return renderApp('/', app)
  }

  test('what is held, favourites and bases come first, by balances that were read before and none more', async () => {
    let requested = 0
    const { user } = await openWith(async (app) => {
      app.services.holdings[at('3')] = 1n
      const { balances } = app.services.chain
      app.services.chain.balances = async (chainId, owner, tokens) => {
        requested++
        return balances(chainId, owner, tokens)
      }
      await app.connect()
      app.dispatch(favouriteChanged({ chainId: 3, id: at('4'), isFavourite: true }))
      const tokens = usd.map(({ address }) => address)
      const read = app.dispatch(tokenReads.endpoints.getTokenBalances.initiate({ chainId: 3, account: ALICE, tokens }))
      await pass()
      await read
    })
    await pass()
    const before = requested
    await user.type(field(), 'usd')
    expect(symbols()).toEqual(['USDF', 'USDC', 'USD1', 'HELDUSD', 'APXUSD'])
    await pass(600)
    expect(requested).toBe(before)
  })

  test('a word of a name finds a token below, and Enter takes it where there is nothing else', async () => {
    const { user } = await openWith(async () => undefined)
    await user.type(field(), 'unis')
    expect(symbols(within(screen.getByRole('group', { name: 'By name' })))).toEqual(['UNI'])
    expect(search().queryByText(/No token matches/)).toBeNull()
    await pass(500)
    search().getByText('1 token found')
    await user.keyboard('{Enter}')
    await pass()
    within(screen.getByRole('main')).getByText(UNI)
  })
})

describe('texts as they are copied', () => {
  test.each([
    ['in quotes', `"${UNI}"`],
    ['in a payment request', `ethereum:${UNI}@1`],
    ['in a link', `https://etherscan.io/token/${UNI}`],
  ])('an address %s is found', async (_, text) => {
    const { user, answer } = await open()
    answer.resolve(TOKEN_LIST)
    await user.click(field())
    await user.paste(text)
    await pass()
    expect(field().value).toBe(text)
    expect(search().getByRole('option').getAttribute('href')).toBe(`/token?address=${UNI}`)
    expect(search().queryByText(/Invisible characters/)).toBeNull()
  })

  test('invisible characters are left out, and this is said, with the text isolated', async () => {
    const { user, answer } = await open()
    answer.resolve(TOKEN_LIST)
    await user.click(field())
    await user.paste('u\u200bn\u202ei')
    await pass()
    expect(search().getByRole('option').getAttribute('href')).toBe(`/token?address=${UNI}`)
    const note = search().getByText(/Invisible characters were left out/)
    expect(note.textContent).toContain('“uni”')
    expect(note.querySelector('bdi')?.textContent).toBe('uni')
  })

  test('of 10 MB the field keeps the beginning, and little of it is quoted', async () => {
    const { user, answer } = await open()
    answer.resolve(TOKEN_LIST)
    await user.click(field())
    await user.paste('\u05d0'.repeat(10_000_000))
    await pass()
    expect(field().value).toHaveLength(10_000)
    expect(search().getByText(/^No token matches/).textContent).toMatch(/^No token matches “\u2068\u05d0{65}…\u2069”$/)
  })
})

test('a token that was accepted for trading is found by its symbol and its name, and is not called listed', async () => {
  const { user, answer, dispatch } = await open()
  answer.resolve(TOKEN_LIST)
  const token = { address: BOB as Address, symbol: 'ZEBRA', name: 'Striped horse', decimals: 18 }
  act(() => void dispatch(tokenAccepted({ chainId: 3, token })))
  await user.type(field(), 'zeb')
  await pass()
  const row = search().getByRole('option')
  expect(row.getAttribute('href')).toBe(`/token?address=${BOB}`)
  within(row).getByText('Not on list')
  expect(within(row).queryByText('On the token list')).toBeNull()
  await user.clear(field())
  await user.type(field(), 'horse')
  await pass()
  expect(search().getByRole('option').getAttribute('href')).toBe(`/token?address=${BOB}`)
})

describe('pasted texts that are not tokens', () => {
  const HASH = `0x${'d'.repeat(64)}` as const

  test('an account leads to its profile, by Enter too', async () => {
    const { user } = await renderApp('/')
    await user.click(field())
    await user.paste(BOB)
    await pass()
    search().getByText('No token at this address on Ropsten')
    expect(search().queryByRole('link', { name: 'Open the page of this address' })).toBeNull()
    await user.keyboard('{Enter}')
    await pass()
    within(screen.getByRole('heading', { level: 1 })).getByText(/0x70/)
    expect(field().value).toBe('')
  })

  test('an ENS name leads to the profile of its account; an unregistered name finds nothing', async () => {
    const { user } = await renderApp('/')
    await user.click(field())
    await user.paste('Bob.eth')
    await pass()
    search().getByText('bob.eth is the name of an account')
    expect(search().getByRole('link', { name: 'Open the profile of this account' }).getAttribute('href')).toBe(
      `/profile?address=${BOB}`,
    )
    await user.clear(field())
    await user.paste('nobody.eth')
    await pass()
    search().getByText('No token matches “nobody.eth”')
  })

  test.each([
    ['\u0430lice.eth', { kind: 'invalid' }, '\u0430lice.eth is not a valid name'],
    ['alice.base.eth', { kind: 'needsGateway' }, 'alice.base.eth needs a gateway'],
    ['alice.eth', { kind: 'unreadable' }, 'alice.eth could not be looked up'],
    ['alice.eth', null, 'alice.eth could not be looked up'],
  ] as const)('an ENS name without a result says why: %s, %p', async (name, answer, title) => {
    const app = appStore()
    app.services.chain.resolvedName = async () => answer ?? Promise.reject(new NodeError('network', 'down'))
    const { user } = await renderApp('/', app)
    await user.click(field())
    await user.paste(name)
    await pass()
    search().getByText(title)
    expect(search().queryByRole('link', { name: 'Open the profile of this account' })).toBeNull()
  })

  test('R24: a name that a gateway knows is shown with the gateway', async () => {
    const app = appStore()
    app.services.chain.resolvedName = async (_chainId, name) => ({
      kind: 'found',
      name,
      address: BOB,
      isContractElsewhere: false,
      gateways: ['gateway.example'],
    })
    const { user } = await renderApp('/', app)
    await user.click(field())
    await user.paste('alice.base.eth')
    await pass()
    search().getByText('alice.base.eth is the name of an account')
    search().getByText(/The address comes from gateway\.example, which was told the name\./)
  })

  test('a transaction of the account leads to its activity, any other to the explorer alone', async () => {
    const app = appStore()
    await app.connect()
    const { user, dispatch } = await renderApp('/', app)
    await user.click(field())
    await user.paste(HASH.toUpperCase().replace('X', 'x'))
    search().getByText('This is a transaction')
    expect(
      search()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`https://blockscan.com/tx/${HASH}`])
    const transaction = storedTransaction({ hash: HASH })
    act(() => void dispatch(transactionAdded({ account: ALICE, chainId: 3, transaction })))
    await user.click(search().getByRole('link', { name: 'Open your activity' }))
    await pass()
    expect(screen.getByRole('tab', { name: /Activity/ }).getAttribute('aria-selected')).toBe('true')
  })
})

describe('the network’s own coin', () => {
  const rows = () => search().getAllByRole('option')

  test('is the first that its symbol finds, and Enter opens its page', async () => {
    const { user } = await openWithEther()
    await user.type(field(), 'eth')
    expect(rows()[0]?.getAttribute('href')).toBe('/token?address=ETH')
    await user.keyboard('{Enter}')
    await pass()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /Ether ETH$/ }))
    await user.click(field())
    within(search().getByRole('group', { name: 'Recent tokens' })).getByText(/Ether/)
  })

  test('is found by its name, too', async () => {
    const { user } = await openWithEther()
    await user.type(field(), 'ether')
    expect(rows().map((row) => row.getAttribute('href'))).toContain('/token?address=ETH')
  })

  async function openWithEther() {
    const app = appStore()
    const weth = { chainId: 1, address: WETH, symbol: 'WETH', name: 'Wrapped Ether', decimals: 18 }
    app.services.readList = listsOf({ tokens: [weth, ...TOKEN_LIST.tokens] })
    app.start()
    return renderApp('/', app)
  }
})

test.each([
  ['', null, '$9.00'],
  ['X44: of a shown unit, ', (4n * ETHER).toString(), '$2.25'],
])(
  '%srows have the price and the change that are known, and the mark of the list; no market is read',
  async (...of) => {
    const [, multiplier, price] = of
    const app = appStore()
    const { chain } = app.services
    let requests = 0
    const counted =
      <Args extends unknown[], Answer>(read: (...args: Args) => Answer) =>
      (...args: Args) => {
        requests++
        return read(...args)
      }
    const now = Math.floor(Date.now() / 1000)
    chain.prices = counted(async (_chainId: number, tokens: readonly Address[]) => ({
      blockNumber: 100,
      timestamp: now,
      etherUsd: (2_000n * ETHER).toString(),
      tokens: tokens.map((token) => ({
        token,
        usd: (9n * ETHER).toString(),
        pool: null,
        depthUsd: null,
        decimals: 18,
      })),
    }))
    chain.histories = counted(async (_chainId: number, asked: readonly SeriesRequest[]) =>
      asked.map(() => ({
        readings: [{ blockNumber: 1, timestamp: now - 86_400, price: (6n * ETHER).toString() }],
        source: 'archive' as const,
        reason: null,
      })),
    )
    if (multiplier !== null) app.services.multipliers[UNI] = multiplier
    app.start()
    const day = { seconds: 86_400, parts: 1 }
    const series = [{ token: UNI, pool: null, unit: 'usd' as const }]
    await app.dispatch(marketReads.endpoints.getPrices.initiate({ chainId: 3, tokens: [UNI] }))
    await app.dispatch(marketReads.endpoints.getHistories.initiate({ chainId: 3, requests: series, span: day }))
    const { user } = await renderApp('/profile', app)
    await pass()
    const before = requests
    await user.type(field(), 'u')
    await pass()
    const [uni, usdc] = ['Uniswap', 'USD Coin'].map((name) => search().getByRole('option', { name: new RegExp(name) }))
    for (const text of ['On the token list', price, /50\.00%$/]) within(uni!).getByText(text)
    for (const text of ['On the token list', '0xA0…eB48']) within(usdc!).getByText(text)
    expect(requests).toBe(before)
  },
)

test('two symbols lead to the trade of their pair, and Enter follows', async () => {
  const { user } = await renderApp('/')
  await user.type(field(), 'eth/usdc')
  await pass()
  const link = search().getByRole('link', { name: 'Trade ETH/USDC' })
  expect(link.getAttribute('href')).toBe(`/swap?inputCurrency=ETH&outputCurrency=${USDC}`)
  expect(search().queryByText(/No token matches/)).toBeNull()
  await user.keyboard('{Enter}')
  await pass(300)
  screen.getByRole('button', { name: 'Token to sell: ETH' })
  screen.getByRole('button', { name: 'Token to receive: USDC' })
})

test('a pair that the operator leaves out is not offered', async () => {
  Object.assign(settings, { pairsDenied: [[USDC, 'native']] })
  try {
    const { user } = await renderApp('/')
    await user.type(field(), 'eth/usdc')
    await pass()
    search().getByText('No token matches “eth/usdc”')
    expect(search().queryByRole('link')).toBeNull()
  } finally {
    Object.assign(settings, { pairsDenied: [] })
  }
})

test('both tokens of a pair that has been read have their prices', async () => {
  const app = appStore()
  app.services.chain.pairPrices = async (_chainId, pairs) => ({
    blockNumber: 100,
    timestamp: Math.floor(Date.now() / 1000),
    pairs: pairs.map(() => ({ price: null, usd: null, pool: null, liquidityUsd: null })),
    tokens: [
      { token: UNI, usd: (9n * ETHER).toString() },
      { token: USDC, usd: ETHER.toString() },
    ],
  })
  const { user } = await renderApp('/profile', app)
  await app.dispatch(marketReads.endpoints.getPairPrices.initiate({ chainId: 3, pairs: [[UNI, USDC]] }))
  await user.type(field(), 'u')
  await pass()
  for (const [name, price] of [
    [/Uniswap/, '$9.00'],
    [/USD Coin/, '$1.00'],
  ] as const)
    within(search().getByRole('option', { name })).getByText(price)
})

test('one letter wrong finds the token that was meant, and Enter alone does not take it', async () => {
  const { user } = await renderApp('/')
  await user.type(field(), 'udsc')
  expect(within(screen.getByRole('group', { name: 'Similar symbols' })).getAllByRole('option')).toHaveLength(1)
  expect(field().getAttribute('aria-activedescendant')).toBeNull()
  await user.keyboard('{Enter}')
  expect(field().value).toBe('udsc')
  await user.keyboard('{ArrowDown}{Enter}')
  await pass()
  within(screen.getByRole('heading', { level: 1 })).getByText(/USD Coin/)
})

test('a dollar sign before a symbol is no part of it', async () => {
  const { user } = await renderApp('/')
  await user.type(field(), '$uni')
  expect(search().getByRole('option').getAttribute('href')).toBe(`/token?address=${UNI}`)
})

const options = () => search().getAllByRole('option')
const active = () => {
  const element = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
  return element ? partsOf(element)[0] : undefined
}
/** A token that a newer list inserts before the token that the visitor is searching for. */
const forged = { chainId: 1, address: `0x${'9'.repeat(40)}`, symbol: 'USDCX', name: 'Another', decimals: 6 }
const NEWER_LIST = { tokens: [forged, ...TOKEN_LIST.tokens] }

test('with every gateway silent, tokens are found in the copy of the build', async () => {
  const app = appStore()
  const { answer } = listFiles(app.services)
  const { user } = await renderApp('/', app)
  await user.type(field(), 'uni')
  search().getByText('Loading tokens')
  answer('/lists/tokens.json', TOKEN_LIST)
  await pass()
  expect(options().map((row) => row.getAttribute('href'))).toEqual([`/token?address=${UNI}`])
  await user.keyboard('{Enter}')
  await pass()
  within(screen.getByRole('main')).getByText(UNI)
})

test('L27: a newer list moves no row while results are open, and is searched once they were closed', async () => {
  const app = appStore()
  const { answer } = listFiles(app.services)
  answer('/lists/tokens.json', TOKEN_LIST)
  const { user } = await renderApp('/', app)
  await user.type(field(), 'u')
  await pass()
  await user.keyboard('{ArrowDown}')
  const rows = options()
  expect(active()).toBe('UNI')
  answer(settings.tokenListUrls[0]!, NEWER_LIST)
  await pass()
  expect(lists.endpoints.getTokens.select(undefined)(app.state()).data?.tokens).toHaveLength(3)
  // The same row elements are reused for the next text.
  expect(options()).toEqual(rows)
  expect(active()).toBe('UNI')
  await user.type(field(), 'sdc')
  expect(options()).toHaveLength(1)
  expect(active()).toBe('USDC')

  await user.tab()
  await user.tab()
  expect(search().queryByRole('listbox')).toBeNull()
  await user.click(field())
  expect(options().map((option) => partsOf(option).slice(0, 2))).toEqual([
    ['USDC', 'USD Coin'],
    ['USDCX', 'Another'],
  ])
})

test('L27: Enter opens the token that was highlighted when a newer list came', async () => {
  const app = appStore()
  const { answer } = listFiles(app.services)
  answer('/lists/tokens.json', TOKEN_LIST)
  const { user } = await renderApp('/', app)
  await user.type(field(), 'usdc')
  answer(settings.tokenListUrls[0]!, NEWER_LIST)
  await pass()
  await user.keyboard('{Enter}')
  await pass()
  within(screen.getByRole('main')).getByText(USDC)
})

test('L27: a newer list is searched at once while the older one has no match', async () => {
  const app = appStore()
  const { answer } = listFiles(app.services)
  answer('/lists/tokens.json', TOKEN_LIST)
  const { user } = await renderApp('/', app)
  await user.type(field(), 'usdcx')
  await pass()
  // A similar symbol is no match.
  expect(active()).toBeUndefined()
  expect(options().map((option) => partsOf(option)[0])).toEqual(['USDC'])
  answer(settings.tokenListUrls[0]!, NEWER_LIST)
  await pass()
  expect(options().map((option) => partsOf(option)[0])).toEqual(['USDCX'])
  expect(active()).toBe('USDCX')
})

test('L27: while a newer list is on its way, no match is ruled out', async () => {
  const app = appStore()
  const { answer } = listFiles(app.services)
  answer('/lists/tokens.json', TOKEN_LIST)
  const { user } = await renderApp('/', app)
  await user.type(field(), 'anoth')
  await pass()
  search().getByText('Loading tokens')
  expect(search().queryByText(/No token matches/)).toBeNull()
  answer(settings.tokenListUrls[0]!, NEWER_LIST)
  await pass()
  expect(options().map((option) => partsOf(option)[0])).toEqual(['USDCX'])
})

test('the count is said half a second after the last key, and choosing clears the field', async () => {
  const { user, answer } = await open()
  answer.resolve(TOKEN_LIST)
  await pass()
  await user.type(field(), '0x')
  await pass(300)
  expect(search().queryByText('2 tokens found')).toBeNull()
  await pass(200)
  search().getByText('2 tokens found')
  await user.type(field(), 'q')
  expect(search().queryByText(/tokens? found/)).toBeNull()
  await pass(500)
  search().getByText('0 tokens found')
  await user.clear(field())
  await user.type(field(), ' ')
  await pass(500)
  expect(search().queryByText(/tokens? found/)).toBeNull()
  await user.clear(field())
  await user.type(field(), `usdc{Enter}`)
  await pass()
  expect(field().value).toBe('')
  expect(search().queryByRole('listbox')).toBeNull()
  within(screen.getByRole('main')).getByText(USDC)
})

describe('the focus moves into the search and back', () => {
  const openApp = async () => {
    const app = appStore()
    const { answer } = listFiles(app.services)
    answer('/lists/tokens.json', TOKEN_LIST)
    answer('/lists/pairs.json', PAIR_LIST)
    return renderApp('/', app)
  }
  const groups = () =>
    search()
      .getAllByRole('group')
      .map((group) => [
        group.getAttribute('aria-label'),
        ...within(group)
          .getAllByRole('option')
          .map((row) => row.querySelector('b')?.textContent),
      ])

  test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s leads into it, Escape back', async (keys) => {
    const { user } = await openApp()
    const link = screen.getByRole('link', { name: 'trade' })
    act(() => link.focus())
    await user.keyboard(keys)
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('')
    await user.keyboard('uni{Escape}')
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(link)
    expect(search().queryByRole('listbox')).toBeNull()
  })

  test('who came by pointer or Tab stays in the field: Escape clears it, and once more closes the list', async () => {
    const { user } = await openApp()
    await user.click(field())
    await user.keyboard('uni{Escape}')
    expect(search().queryByRole('listbox')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(search().queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(field())
  })

  test('in a field "/" is written, and with a dialog open it leads nowhere', async () => {
    const { user } = await openApp()
    await user.type(field(), '/')
    expect(field().value).toBe('/')
    await user.clear(field())
    await user.click(screen.getByRole('button', { name: 'connect wallet' }))
    await pass(300)
    const focused = document.activeElement
    await user.keyboard('/')
    expect(document.activeElement).toBe(focused)
    expect(document.activeElement).not.toBe(field())
  })

  test('with nothing typed it offers what was recent, favourites, and tokens of the most liquid pairs', async () => {
    const { user, dispatch } = await openApp()
    await user.click(field())
    expect(groups()).toEqual([['In the most liquid pairs', 'UNI', 'USDC']])
    await user.keyboard('{Enter}')
    expect(search().getAllByRole('option')).toHaveLength(2)
    await user.keyboard('{ArrowDown}{Enter}')
    await pass()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /Uniswap/ }))

    act(() => void dispatch(favouriteChanged({ chainId: 3, id: USDC, isFavourite: true })))
    await user.click(field())
    expect(groups()).toEqual([
      ['Recent tokens', 'UNI'],
      ['Favourites', 'USDC'],
    ])
  })

  test('the focus goes to the heading of another token’s page, too, and stays where the visitor took it', async () => {
    const { user } = await openApp()
    await user.type(field(), 'uni{Enter}')
    await pass()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /Uniswap/ }))
    await user.type(field(), 'usdc{Enter}')
    await pass()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /USD Coin/ }))
    await user.type(field(), 'uni{Enter}')
    await user.tab()
    const own = document.activeElement
    await pass()
    expect(document.activeElement).toBe(own)
  })

  test('on a narrow screen a button opens it as a sheet, which a choice closes', async () => {
    const wide = window.matchMedia
    Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) })
    try {
      const { user } = await openApp()
      await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search tokens' }))
      const sheet = within(screen.getByRole('dialog', { name: 'Search tokens' }))
      expect(document.activeElement).toBe(sheet.getByRole('combobox'))
      expect(sheet.getAllByRole('option')).toHaveLength(2)
      await user.keyboard('qqz')
      sheet.getByText('Loading tokens')
      // The text is cleared however the sheet is closed.
      await user.click(sheet.getByRole('button', { name: 'Close' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search tokens' }))
      expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search tokens' }).value).toBe('')
      await user.keyboard('uni{Enter}')
      await pass()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: /Uniswap/ }))
      await user.keyboard('/')
      screen.getByRole('dialog', { name: 'Search tokens' })
    } finally {
      Object.assign(window, { matchMedia: wide })
    }
  })
})
