import { act, screen, within } from '@testing-library/react'
import { settings } from '#config/settings'
import type { PriceSeries, SeriesRequest } from '#domain/market/history'
import { shortAddress } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { selectTokenChoices } from '#store/token/tokenChoices'
import { appStore } from '../support/appStore'
import { CONTRACTS, ETHER, listed, listsOf, UNI, USDC, WETH } from '../support/fakeServices'
import { BOB, deferred } from '../support/fakeWallet'
import { listFiles } from '../support/listFiles'
import { partsOf } from '../support/partsOf'
import { pass, renderApp, setUpBrowser } from './renderApp'

setUpBrowser()

const TOKENS = { tokens: [WETH, USDC, UNI].map(listed) }
const PAIRS = { tokens: ['WETH/USDC', 'UNI/WETH', 'UNI/USDC', 'UNI/GONE'].map((name) => ({ name: `Pool ${name}` })) }
const pool = (last: number) => ({ id: `0x${String(last).repeat(40)}`, protocol: 'v3', fee: 500 }) as const
const DAY_S = 86_400
const now = () => Math.floor(Date.now() / 1000)

const figures = () => [
  {
    price: (2_000n * ETHER).toString(),
    usd: (2_000n * ETHER).toString(),
    pool: pool(1),
    liquidityUsd: (9n * ETHER).toString(),
  },
  { price: (ETHER / 400n).toString(), usd: (5n * ETHER).toString(), pool: pool(2), liquidityUsd: ETHER.toString() },
  { price: null, usd: null, pool: null, liquidityUsd: null },
]

const seriesFrom = (before: bigint): PriceSeries => ({
  readings: [
    { blockNumber: 40, timestamp: now() - DAY_S, price: before.toString() },
    { blockNumber: 70, timestamp: now() - DAY_S / 2, price: before.toString() },
  ],
  source: 'archive',
  reason: null,
})

function home() {
  const app = appStore()
  const { services } = app
  const requested: { requests: readonly SeriesRequest[]; parts: number }[] = []
  const priced: (readonly (readonly [string, string])[])[] = []
  services.readList = listsOf(TOKENS, PAIRS)
  services.chain.pairPrices = async (_chainId, pairs) => {
    priced.push(pairs)
    return { blockNumber: 100, timestamp: now(), tokens: [], pairs: figures() }
  }
  services.chain.histories = async (_chainId, requests, { parts }) => {
    requested.push({ requests, parts })
    return requests.map(({ pool: of, unit }) =>
      of?.id === pool(2).id
        ? { readings: [], source: null, reason: 'young' }
        : seriesFrom((unit === 'usd' ? 2_500n : 1_600n) * ETHER),
    )
  }
  return { ...app, requested, priced }
}

const rows = () => screen.getAllByRole('row').slice(1)
const names = () =>
  screen.getAllByRole('link', { name: /^Trade .*\// }).map((link) => link.getAttribute('aria-label')!.slice(6))
const head = (name: string) => screen.getByRole('columnheader', { name })

test('pairs by the last word of their names, in one question about their past, first coarse and then fine', async () => {
  const { requested, ...app } = home()
  await renderApp('/', app)
  expect(names()).toEqual(['WETH/USDC', 'UNI/WETH'])
  const requests = [
    { token: CONTRACTS.weth, pool: null, unit: 'usd' },
    { token: WETH, pool: { ...pool(1), quote: USDC }, unit: 'quote' },
    { token: UNI, pool: { ...pool(2), quote: WETH }, unit: 'quote' },
  ]
  expect(requested).toEqual([
    { requests: [], parts: 1 },
    { requests, parts: 8 },
    { requests, parts: 24 },
  ])
  const [first, second] = rows()
  for (const name of ['2,000.00 USDC $2,000.00', 'up 25.00% USDC']) within(first!).getByRole('cell', { name })
  expect(within(first!).getAllByTitle(/^Since block 40, /)).not.toHaveLength(0)
  expect(within(second!).getByText('No history').title).toBe('The pool is less than a day old.')
  screen.getByText('1 pair without a pool of its own')
  screen.getByRole('link', { name: 'UNI/USDC' })
  expect(partsOf(screen.getByTitle(/ether price feed, block 100$/))).toEqual(['Ether', '$2,000.00 down 20.00%'])
})

test('the pairs of a newer list take the place of the copy’s once their prices are here', async () => {
  const { services, ...app } = home()
  const files = listFiles(services)
  files.answer('/lists/tokens.json', TOKENS)
  files.answer('/lists/pairs.json', PAIRS)
  await renderApp('/', { services, ...app })
  expect(names()).toEqual(['WETH/USDC', 'UNI/WETH'])
  const prices = deferred<Awaited<ReturnType<typeof services.chain.pairPrices>>>()
  services.chain.pairPrices = () => prices.promise
  files.answer(settings.pairListUrls[0]!, { tokens: [{ name: 'UNI/WETH' }] })
  await pass()
  expect(names()).toEqual(['WETH/USDC', 'UNI/WETH'])
  prices.resolve({ blockNumber: 100, timestamp: now(), tokens: [], pairs: figures().slice(1, 2) })
  await pass()
  expect(names()).toEqual(['UNI/WETH'])
  jest.restoreAllMocks()
})

test('a line of a day is drawn only from readings that cover it; else it is said since when prices are known', async () => {
  const app = home()
  let hours: readonly number[] = [2, 1]
  app.services.chain.histories = async (_chainId, requests) =>
    requests.map(() => ({
      readings: hours.map((ago) => ({ blockNumber: 40, timestamp: now() - ago * 3_600, price: ETHER.toString() })),
      source: 'archive',
      reason: null,
    }))
  await renderApp('/', app)
  const lines = () => document.querySelectorAll('td svg[viewBox="0 0 132 40"]').length
  expect(within(rows()[0]!).getByText('No history').title).toMatch(/^Prices are known only since .*\d\d:\d\d\.$/)
  expect(within(rows()[0]!).getAllByText(/^not available: Prices are known only since/)).toHaveLength(2)
  expect(lines()).toBe(0)
  hours = [24, 20, 16, 12, 8, 4]
  await pass(312_000)
  expect(within(rows()[0]!).queryByText('No history')).toBeNull()
  expect(lines()).toBe(2)
})

test('L26: a pair that the list names twice appears twice, and a symbol of two tokens comes with its addresses', async () => {
  const warn = jest.spyOn(console, 'error')
  const app = home()
  const lookalike = { ...listed(UNI), address: `0x${'7'.repeat(40)}`, name: 'Another' }
  const names = ['WETH/USDC', 'UNI/WETH', 'WETH/USDC']
  const [deep, shallow] = figures()
  app.services.chain.pairPrices = async () => ({
    blockNumber: 100,
    timestamp: now(),
    tokens: [],
    pairs: [deep!, shallow!, deep!],
  })
  app.services.readList = listsOf(
    { tokens: [...TOKENS.tokens, lookalike] },
    { tokens: names.map((name) => ({ name })) },
  )
  await renderApp('/', app)
  expect(rows()).toHaveLength(3)
  const marks = rows().flatMap((row) => within(row).queryAllByText(/same symbol/))
  expect(marks.map(partsOf)).toEqual([[`Pool 0.05%, same symbol, ${shortAddress(UNI)} / ${shortAddress(WETH)}`]])
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

test('L17: a pair of a token that only looks like another says so, with its addresses', async () => {
  const app = home()
  const [odd, address] = ['USDС', `0x${'7'.repeat(40)}`]
  app.services.readList = listsOf(
    { tokens: [...TOKENS.tokens, { ...listed(USDC), symbol: odd, address }] },
    { tokens: [{ name: `${odd}/WETH` }, { name: 'UNI/WETH' }] },
  )
  await renderApp('/', app)
  const mark = screen.getByText(/look-alike/)
  expect(partsOf(mark)).toEqual([`Pool 0.05%, look-alike, ${shortAddress(address)} / ${shortAddress(WETH)}`])
  expect(mark.closest('tr')).toBe(screen.getByRole('link', { name: `Trade ${odd}/WETH` }).closest('tr'))
})

test('the past is not requested again with each block, unless another pool is the deepest', async () => {
  const { requested, ...app } = home()
  await renderApp('/', app)
  await pass(12_000)
  expect(requested).toHaveLength(3)
  app.services.chain.pairPrices = async () => {
    const [first, ...others] = figures()
    return { blockNumber: 101, timestamp: now(), tokens: [], pairs: [{ ...first!, pool: pool(3) }, ...others] }
  }
  await pass(12_000)
  expect(requested).toHaveLength(5)
})

test('sorted by any figure, what is unknown stays last', async () => {
  const { user } = await renderApp('/', home())
  const sortBy = (name: string) => user.click(within(head(name)).getByRole('button'))
  expect(head('Liquidity').getAttribute('aria-sort')).toBe('descending')
  await sortBy('Liquidity')
  expect(names()).toEqual(['UNI/WETH', 'WETH/USDC'])
  await sortBy('Price')
  expect(head('Price').getAttribute('aria-sort')).toBe('descending')
  expect(names()).toEqual(['WETH/USDC', 'UNI/WETH'])
  await sortBy('24 h')
  expect(names()[0]).toBe('WETH/USDC')
  await sortBy('24 h')
  expect(names()[0]).toBe('WETH/USDC')
})

test('a pair is priced and shown in its stable or wrapped token, whichever comes first in its record', async () => {
  const app = home()
  app.services.readList = listsOf(TOKENS, { tokens: [{ name: 'USDC/WETH' }, { name: 'WETH/UNI' }] })
  await renderApp('/', app)
  expect(names()).toEqual(['WETH/USDC', 'UNI/WETH'])
  expect(app.priced[0]).toEqual([
    [WETH, USDC],
    [UNI, WETH],
  ])
})

test('prices are shown before the history is read, and a history that cannot be read says so', async () => {
  const app = home()
  const answer = deferred<PriceSeries[]>()
  app.services.chain.histories = () => answer.promise
  await renderApp('/', app)
  expect(within(rows()[0]!).getAllByText('2,000.00 USDC')).toHaveLength(2)
  expect(within(rows()[0]!).queryByText('No history')).toBeNull()
  await act(async () => answer.reject(new NodeError('network', 'down')))
  await pass()
  const expectNoHistory = () =>
    expect(within(rows()[0]!).getByText('No history').title).toBe(
      'The prices of the last 24 hours could not be loaded.',
    )
  expectNoHistory()
  const again = deferred<PriceSeries[]>()
  app.services.chain.histories = () => again.promise
  await pass(12_000)
  expectNoHistory()
  await act(async () => again.resolve([seriesFrom(2_500n * ETHER), seriesFrom(1_600n * ETHER)]))
  await pass()
  within(rows()[0]!).getByRole('cell', { name: 'up 25.00% USDC' })
})

const unread = () => {
  const main = screen.getByRole('main')
  const titles = [...main.querySelectorAll<HTMLElement>('[title]')].map(({ title }) => title)
  return [...partsOf(main), ...titles].join('|').match(/[A-Z][a-z ]*could not be loaded/g)
}

test('without an answer one sentence says so for the screen; trying again reads all', async () => {
  const app = home()
  const { pairPrices, prices } = app.services.chain
  const { head } = app.services.node
  const down = () => Promise.reject(new NodeError('network', 'down'))
  app.services.chain.pairPrices = down
  app.services.chain.prices = down
  app.services.node.head = down
  const { user } = await renderApp('/', app)
  expect(unread()).toEqual(['Prices could not be loaded'])
  screen.getByText('No prices')
  const answer = deferred<never>()
  app.services.chain.pairPrices = () => answer.promise
  await pass(12_000)
  expect(unread()).toEqual(['Prices could not be loaded'])
  await act(async () => answer.reject(new NodeError('network', 'down')))
  Object.assign(app.services.chain, { pairPrices, prices })
  app.services.node.head = head
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await pass()
  expect(names()).toHaveLength(2)
})

test('who finds an unlisted token by its address opens its page, and has not agreed to trade it', async () => {
  const app = home()
  const { tokenFacts } = app.services.chain
  app.services.chain.tokenFacts = async (chainId, address) =>
    address === BOB ? { symbol: 'ODD', name: 'Odd Token', decimals: 18, totalSupply: 1n } : tokenFacts(chainId, address)
  const { user, state } = await renderApp('/', app)
  await user.click(screen.getByRole('button', { name: 'Find a token' }))
  await pass()
  const dialog = within(screen.getByRole('dialog', { name: 'Find a token' }))
  await user.click(dialog.getByRole('combobox'))
  await user.paste(BOB)
  await pass()
  await user.click(dialog.getByRole('button', { name: 'Open its page' }))
  await pass()
  screen.getByRole('heading', { level: 1, name: /Odd Token/ })
  expect(selectTokenChoices(state(), 3)).toMatchObject({ accepted: [], recent: [] })
})

describe('lists that cannot be read', () => {
  let log: jest.SpyInstance
  beforeEach(() => void (log = jest.spyOn(console, 'error').mockReturnValue()))
  afterEach(() => {
    log.mockRestore()
  })

  test('without the pair list nobody says that there are no pairs; trying again reads it', async () => {
    const app = home()
    const { readList } = app.services
    app.services.readList = () => Promise.reject(new Error('gone'))
    const { user } = await renderApp('/', app)
    screen.getByText('The pair list could not be loaded')
    expect(screen.queryByText('No pairs to show')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Refresh prices' }))
    await pass()
    screen.getByText('The pair list could not be loaded')

    const answer = deferred<undefined>()
    app.services.readList = async (urls, parse) => {
      await answer.promise
      return readList(urls, parse)
    }
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await pass()
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    answer.resolve(undefined)
    await pass()
    expect(names()).toHaveLength(2)
  })

  test('L01: without the token list there are no pairs, and only the console says why', async () => {
    const app = home()
    const { readList } = app.services
    app.services.readList = (urls, parse) =>
      urls.at(-1) === '/lists/tokens.json' ? Promise.reject(new Error('gone')) : readList(urls, parse)
    const { user } = await renderApp('/', app)
    screen.getByText('No pairs to show')
    await user.click(screen.getByRole('button', { name: 'Refresh prices' }))
    await pass()
    screen.getByText('No pairs to show')
    expect(log.mock.calls[0]).toEqual(['No list could be loaded: gone'])
  })
})

describe('a connected visitor', () => {
  test('sees what the account owns', async () => {
    const app = home()
    await app.connect()
    app.services.holdings[USDC] = 30_000_000n
    await renderApp('/', app)
    await pass()
    const line = screen.getByRole('link', { name: 'Your tokens' }).parentElement!
    // The account owns 10 ether, worth 20,000 dollars, and 30 USDC.
    expect(partsOf(line)).toEqual(['Your tokens $20,030.00'])
    expect(line.title).toMatch(/^Value of 2 tokens from their deepest pools, block 100$/)
  })

  test('is told when it cannot be read', async () => {
    const app = home()
    await app.connect()
    app.services.chain.balances = () => Promise.reject(new NodeError('network', 'down'))
    app.services.node.balance = () => Promise.reject(new NodeError('network', 'down'))
    await renderApp('/', app)
    await pass()
    const line = screen.getByRole('link', { name: 'Your tokens' }).parentElement!
    expect(partsOf(line)).toEqual(['Your tokens not available Balances could not be loaded'])
    expect(line.title).toBe('')
  })
})
