import { act, fireEvent, screen, within } from '@testing-library/react'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import type { PoolRecord } from '#domain/pool/snapshot'
import { appStore } from '../support/appStore'
import { snapshotOf } from '../support/fakePools'
import { CONTRACTS, ETHER, UNI, USDC, WETH } from '../support/fakeServices'
import { BOB, deferred } from '../support/fakeWallet'
import { partsOf } from '../support/partsOf'
import { valuesOf } from '../support/valueOf'
import { pass, region, renderApp, setUpBrowser } from './renderApp'
import { connected, newBlock, type TestApp } from './swapPage'

setUpBrowser()

const pageOf = (address: string) => `/token?address=${address}`
const POOL: Address = '0x00000000000000000000000000000000000000a1'
const SMALL: Address = '0x00000000000000000000000000000000000000a2'

/** Sets the price of UNI to 8 dollars, with two pools with ether. Trades use the first one. */
function withPools({ services }: TestApp) {
  const pool = (id: Address, liquidityUsd: bigint) => ({
    pool: { id, protocol: 'v2' as const, fee: 3000 },
    quote: WETH,
    price: (4n * 10n ** 15n).toString(),
    quoteDecimals: 18,
    quoteUsd: (2_000n * ETHER).toString(),
    liquidityUsd: (liquidityUsd * ETHER).toString(),
  })
  services.chain.tokenPools = async () => ({
    blockNumber: 100,
    pools: [pool(SMALL, 1_000_000n), pool(POOL, 3_000_000n)],
  })
  const record: PoolRecord = {
    protocol: 'v2',
    id: POOL,
    fee: 3000,
    token0: UNI,
    token1: WETH,
    reserve0: (250_000n * ETHER).toString(),
    reserve1: (1_000n * ETHER).toString(),
  }
  services.chain.snapshot = async () => snapshotOf([record])
}

async function show(path: string, prepare: (app: TestApp) => void = () => undefined) {
  const app = appStore()
  prepare(app)
  app.start()
  return renderApp(path, app)
}

test('pools are sorted by liquidity, with their share and what moves them', async () => {
  const { user } = await show(pageOf(UNI), withPools)
  await pass()
  const rows = () =>
    region('Pools')
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').map(partsOf))
  const liquidity = () => rows().map((cells) => cells.at(-1))
  expect(liquidity()).toEqual([
    ['$3m', '75.00%'],
    ['$1m', '25.00%'],
  ])
  expect(rows()[1]!.at(-2)).toEqual([expect.stringMatching(/^not available: no trade uses this pool/)])
  // The depth is about 0.5 % of the reserve of either side, plus a little for the fee: 5.02 and 4.99 ether.
  expect(rows()[0]!.at(-2)).toEqual(['sell $10,010', expect.stringMatching(/^buy \$9,99/)])
  expect(
    screen.getAllByTitle(/^Selling 1,2[56]\d\.\d\d UNI lowers its price in the pool by 1%/).length,
  ).toBeGreaterThan(0)
  region('Pools').getByText(/^In 1 of 2 pools, .* moves the price by 1%\..*Pools read at block 100\.$/)
  await user.click(region('Pools').getByRole('button', { name: 'Liquidity' }))
  expect(liquidity()[0]).toEqual(['$1m', '25.00%'])
})

test('the balance is shown with its worth and with who may move it', async () => {
  await connected(pageOf(UNI), (app) => {
    withPools(app)
    app.services.holdings[UNI] = 12n * ETHER
    app.services.approvals[UNI] = 3n * ETHER
  })
  const card = region('Your balance')
  card.getByText('12')
  card.getByText('$12.00')
  expect(partsOf(card.getByRole('listitem'))).toEqual(['Uniswap SwapRouter02 may move 3 UNI'])
  expect(card.getByRole('link', { name: 'Manage approvals' }).getAttribute('href')).toBe('/profile#approvals')
})

test('an approval of everything is reported as that', async () => {
  await connected(pageOf(UNI), (app) => {
    app.services.approvals[UNI] = 2n ** 256n - 1n
  })
  region('Your balance').getByText(/may move all your UNI$/)
})

test('L24: an unlisted token that is called like a listed one is distinguished by both addresses', async () => {
  await show(pageOf(BOB), ({ services }) => {
    services.chain.tokenFacts = async () => ({ symbol: 'UΝI', name: 'Uniswap', decimals: 18, totalSupply: 1n })
  })
  screen.getByText('This is not the UNI of the token list')
  screen.getByText(`This page: ${BOB}`)
  expect(screen.getByRole('link', { name: UNI }).getAttribute('href')).toBe(pageOf(UNI))
  region('Safety facts').getByText('Not the listed UNI')
})

test('the chain’s own coin is not imitated without a word', async () => {
  await show(pageOf(BOB), ({ services }) => {
    services.chain.tokenFacts = async () => ({ symbol: 'ETH', name: 'Ether', decimals: 18, totalSupply: 1n })
  })
  screen.getByText('This is not ETH')
  region('Safety facts').getByText('Not ETH')
  screen.getByText('ETH is the network’s own coin and has no address.')
})

test.each(['noCode', 'notAToken'] as const)('an account opened as a token leads to its profile: %s', async (facts) => {
  await show(pageOf(BOB), ({ services }) => {
    services.chain.tokenFacts = async () => facts
  })
  expect(screen.getByRole('link', { name: 'Open the profile of this account' }).getAttribute('href')).toBe(
    `/profile?address=${BOB}`,
  )
})

test('without a pool there is neither chart nor table', async () => {
  await show(pageOf(UNI))
  await pass()
  screen.getByText('There is no on-chain price to show, and it cannot be traded here.')
  expect(screen.queryByRole('region', { name: 'Pools' })).toBeNull()
  region('Safety facts').getByText('No pool holds this token')
  screen.getByText('It cannot be traded here.', { selector: '[role="note"] *, [class*="notice"] *' })
})

test('X11: an unlisted token has no price before it is known whether it can be sold', async () => {
  const tested = deferred<Awaited<ReturnType<TestApp['services']['chain']['snapshot']>>>()
  await show(pageOf(BOB), (app) => {
    withPools(app)
    app.services.chain.tokenFacts = async () => ({ symbol: 'UP', name: 'Only Up', decimals: 18, totalSupply: ETHER })
    app.services.chain.snapshot = async () => tested.promise
  })
  await pass()
  expect(valuesOf(document.body)['Value, supply × price']).not.toContain('$')
  expect(document.title).not.toContain('$')
  tested.resolve(snapshotOf([]))
  await pass()
  expect(valuesOf(document.body)['Value, supply × price']).toBe('$1.00')
})

test('X11: a token that cannot be sold has no price, and says so first, in red', async () => {
  await show(pageOf(UNI), (app) => {
    withPools(app)
    const { snapshot } = app.services.chain
    app.services.chain.snapshot = async (...requested) => ({
      ...(await snapshot(...requested)),
      taxes: [{ token: UNI, buy: 0, sell: null }],
    })
  })
  await pass()
  const text = 'In a simulation on the network, the token could be bought but not sold again. It cannot be traded here.'
  screen.getByText('UNI cannot be sold')
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  const [first] = region('Safety facts').getAllByRole('listitem')
  expect(first?.className).toContain('danger')
  within(first!).getByText('It cannot be sold')
  expect(valuesOf(document.body)['Value, supply × price']).toMatch(/there is no price$/)
  expect(document.title).not.toContain('$')
})

test.each([
  [
    'pools too shallow for a price',
    2_000n,
    /^No pool of this token with WETH or USDC is deep enough for a reliable price/,
  ],
  ['no price of ether', null, /^There is no reliable price of ETH in dollars/],
])('%s: the reason stands there, and no dollar price', async (_, ether, reason) => {
  await show(pageOf(UNI), (app) => {
    withPools(app)
    app.services.chain.prices = async (_chainId, tokens) => ({
      blockNumber: 100,
      timestamp: Math.floor(Date.now() / 1000),
      etherUsd: ether === null ? null : (ether * ETHER).toString(),
      tokens: tokens.map((token) => ({ token, usd: null, pool: null, depthUsd: null, decimals: 18 })),
    })
  })
  await pass()
  region('Price chart').getByText(reason)
  expect(screen.queryByRole('radiogroup', { name: 'Chart range' })).toBeNull()
  expect(region('Price chart').getAllByText('not available')).toHaveLength(1)
})

const failing = (failure: 'network' | 'limited') => (app: TestApp) => {
  const fail = () => Promise.reject(new NodeError(failure, 'down'))
  Object.assign(app.services.chain, { tokenPools: fail, snapshot: fail, safety: fail, prices: fail })
}

test('a provider that limits requests is not said to be silent', async () => {
  await show(pageOf(UNI), failing('limited'))
  await pass()
  region('Price chart').getByText(/^The node limits requests\./)
  region('Pools').getByText(/^The node limits requests\./)
  expect(region('Safety facts').getAllByText(/^The node limits requests\./)).toHaveLength(3)
  expect(screen.queryByText(/did not respond/)).toBeNull()
})

test('where nothing but the token can be read, each part says so, and goes on with the next block', async () => {
  const { services } = await show(pageOf(UNI), failing('network'))
  await pass()
  screen.getByRole('heading', { level: 1, name: 'Uniswap UNI' })
  region('Price chart').getByText(/^The node did not respond/)
  region('Pools').getByText('The pools could not be loaded')
  for (const what of ['the contract', 'the pools', 'token fees']) {
    region('Safety facts').getByText(`Could not check ${what}`)
  }
  withPools({ services } as TestApp)
  newBlock(services)
  await pass(12_000)
  await pass()
  expect(region('Pools').getAllByRole('row')).toHaveLength(3)
})

test('facts that the contract did not provide are requested again with the next block', async () => {
  const { services } = await show(pageOf(UNI), (app) => {
    withPools(app)
    app.services.chain.safety = () => Promise.reject(new NodeError('network', 'down'))
  })
  await pass()
  region('Safety facts').getByText('Could not check the contract')
  services.chain.safety = async () => ({
    blockNumber: 101,
    codeSize: 1_000,
    proxy: 'none',
    owner: null,
    isPaused: null,
  })
  newBlock(services)
  await pass(12_000)
  await pass()
  region('Safety facts').getByText('There is a contract at this address')
  region('Safety facts').getByText('The contract was read at block 101. This is not advice.')
})

test('a tax is reported with the block that it was measured at', async () => {
  await show(pageOf(UNI), (app) => {
    withPools(app)
    const { snapshot } = app.services.chain
    app.services.chain.snapshot = async (...requested) => ({
      ...(await snapshot(...requested)),
      taxes: [{ token: UNI, buy: 30_000, sell: 40_000 }],
      taxesBlock: 61,
    })
  })
  await pass()
  region('Safety facts').getByText('It keeps 3.00% of each purchase and 4.00% of each sale')
  fireEvent.click(region('Safety facts').getByRole('button', { name: /^Source: It keeps/ }))
  region('Safety facts').getByText(/simulated at block 61,/)
})

test('where the list cannot be read, the token is said to be neither on it nor not on it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const readList = jest.fn(() => Promise.reject(new Error('down')))
  await show(pageOf(UNI), ({ services }) => Object.assign(services, { readList }))
  // During these three seconds, the search has also requested the list.
  await pass(3_000)
  const requested = readList.mock.calls.length
  await pass(5_000)
  expect(readList).toHaveBeenCalledTimes(requested)
  screen.getByText('Token list not loaded')
  expect(screen.queryByText('Not on the token list')).toBeNull()
  region('Safety facts').getByText('The token list could not be loaded')
})

test('approvals that cannot be read are no approvals that are not there', async () => {
  const { services } = await connected(pageOf(UNI), (app) => {
    app.services.chain.approvals = () => Promise.reject(new NodeError('network', 'down'))
  })
  region('Your balance').getByText('Could not check who else may move your UNI.')
  services.chain.approvals = async () => ({ open: [], unread: 0 })
  newBlock(services)
  await pass(12_000)
  await pass()
  region('Your balance').getByText('No contract known here may move your UNI.')
})

test('no data of the last token stays while the next token is read', async () => {
  const { user, services } = await show(pageOf(UNI), withPools)
  await pass()
  services.chain.tokenFacts = () => new Promise(() => undefined)
  await user.type(screen.getByRole('combobox', { name: 'Search tokens' }), 'usdc')
  await pass()
  await user.click(screen.getByRole('option', { name: /USD Coin/ }))
  await pass()
  screen.getByRole('heading', { level: 1, name: 'Loading the token' })
  expect(within(screen.getByRole('main')).queryByText(/UNI/)).toBeNull()
})

test('another account’s balance is never that of the last one, and on a wrong chain the page goes on', async () => {
  const { wallet, services } = await connected(pageOf(UNI), (app) => {
    withPools(app)
    app.services.holdings[UNI] = 12n * ETHER
    app.services.approvals[UNI] = 3n * ETHER
  })
  region('Your balance').getByText('12')
  screen.getByRole('button', { name: 'Add to wallet' })
  let answer: (balances: bigint[]) => void = () => undefined
  services.chain.balances = () => new Promise((resolve) => (answer = resolve))
  services.chain.approvals = () => Promise.reject(new NodeError('network', 'down'))
  act(() => wallet.emit('accountsChanged', [BOB]))
  await pass()
  expect(region('Your balance').queryByText('12')).toBeNull()
  expect(region('Your balance').queryByText(/may move/)).toBeNull()
  await act(async () => {
    answer([7n * ETHER])
  })
  await pass()
  region('Your balance').getByText('7')
  region('Your balance').getByText('Could not check who else may move your UNI.')

  act(() => wallet.emit('chainChanged', '0x89'))
  await pass()
  // The button is not shown, because the wallet would add the token on its own network.
  expect(screen.queryByRole('button', { name: 'Add to wallet' })).toBeNull()
  region('Your balance').getByText('7')
  expect(region('Pools').getAllByRole('row')).toHaveLength(3)
})

test('the favourite is the one that the token selector knows', async () => {
  const { user, store } = await show(pageOf(USDC))
  await user.click(screen.getByRole('button', { name: 'Favourite USDC' }))
  expect(JSON.stringify(store.getState().tokenChoices)).toContain(USDC)
  expect(CONTRACTS.usdc).toBe(USDC)
  await user.click(screen.getByRole('button', { name: 'Favourite USDC' }))
  expect(JSON.stringify(store.getState().tokenChoices)).not.toContain(USDC)
})

test('the value of all of a token is its supply at its price, and marked as that; the chart’s figures are not repeated', async () => {
  await show(pageOf(UNI), (app) => {
    withPools(app)
    const until = new Date(2026, 10, 27, 14, 2).getTime() / 1_000
    // The traded volume is 5 ether in one pool and 2.5 ether in the other one, at 2,000 dollars.
    const traded = [5n * ETHER, (5n * ETHER) / 2n].map(String)
    app.services.chain.tradedVolume = async () => ({ since: until - 86_350, until, traded })
  })
  await pass()
  expect(valuesOf(document.body)).toEqual({
    'Liquidity, 2 pools': '$4m',
    'Volume, 24 h to 14:02': '$15,000.00',
    'Value, supply × price': '$1b',
    'Total supply': '1b UNI',
  })
})

test('where the node returns no past trades, the volume is unknown and says why', async () => {
  await show(pageOf(UNI), withPools)
  await pass()
  screen.getByTitle('the node returns no past trades')
})

describe('the network’s own coin', () => {
  const withHolding = (app: TestApp) => {
    withPools(app)
    app.services.holdings.native = 3n * ETHER
    const { chain } = app.services
    const { prices } = chain
    chain.prices = async (chainId, tokens) => {
      const read = await prices(chainId, tokens)
      const { etherUsd } = read
      return { ...read, tokens: read.tokens.map((each) => (each.token === WETH ? { ...each, usd: etherUsd } : each)) }
    }
  }

  test('has a page with the market of its wrapped token, its own balance, and no contract to check', async () => {
    await connected('/token?address=ETH', withHolding)
    await pass()
    screen.getByRole('heading', { level: 1, name: /Ether ETH$/ })
    within(screen.getByRole('main')).getByText('Ropsten’s own coin')
    expect(screen.queryByText('Not on the token list')).toBeNull()
    region('Price chart').getByText('$2,000.00')
    const card = region('Your balance')
    card.getByText('ETH needs no approvals: no contract can take it from your account.')
    expect(card.getByRole('link', { name: 'Wrap ETH' }).getAttribute('href')).toBe(
      `/swap?inputCurrency=ETH&outputCurrency=${WETH}`,
    )
    region('Safety facts').getByText('ETH is Ropsten’s own coin')
    expect(region('Safety facts').queryByText(/contract code|owner is named/i)).toBeNull()
    screen.getByRole('button', { name: /Token to receive: ETH/ })
    screen.getByRole('button', { name: /Token to sell: USDC/ })
  })

  test('can be a favourite', async () => {
    const { user } = await show('/token?address=ETH', withPools)
    const star = screen.getByRole('button', { name: 'Favourite ETH' })
    await user.click(star)
    expect(star.getAttribute('aria-pressed')).toBe('true')
  })
})
