import { act, screen, within } from '@testing-library/react'
import type { PriceReading } from '#domain/market/history'
import { NodeError } from '#domain/chain/nodeError'
import { appStore } from '../support/appStore'
import { ETHER, type FakeServices, TOKEN_LIST, UNI, USDC } from '../support/fakeServices'
import { deferred } from '../support/fakeWallet'
import { replaceMethod } from '../support/replaceMethod'
import { button, pass, renderApp, setUpBrowser } from './renderApp'
import { connected, newBlock, swap, type TestApp } from './swapPage'

setUpBrowser()

const BLOCK_MS = 12_000
const PATH = swap('ETH', USDC, '1')
const isBusy = (name: string) => button(name).getAttribute('aria-disabled') === 'true'
/** The main part of the page. It does not contain the live region, which keeps old announcements for a while. */
const page = () => within(screen.getByRole('main'))
const down = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))

/** Makes a read of the chain fail. Calling the returned function makes the read succeed again. */
function fails(services: FakeServices, name: 'tokenFacts' | 'checkContracts') {
  const { chain } = services
  const { tokenFacts, checkContracts } = chain
  Object.assign(chain, { [name]: down })
  return () => void Object.assign(chain, { tokenFacts, checkContracts })
}

describe('a read that failed at first', () => {
  test.each([
    ['a token', 'tokenFacts', 'USDC could not be loaded'],
    ['the contracts', 'checkContracts', 'The swap contract could not be checked'],
  ] as const)('%s: the card says so, asks again with the next block, and goes on', async (_, read, reports) => {
    let recover: () => void = () => undefined
    const { services } = await connected(PATH, (app) => (recover = fails(app.services, read)))
    screen.getByText(reports)
    button('Try again')
    expect(screen.queryByRole('button', { name: 'Review swap' })).toBeNull()
    // The message stays while the next request is pending.
    const waiting = deferred<never>()
    services.chain[read] = () => waiting.promise
    await pass(BLOCK_MS)
    screen.getByText(reports)
    await act(async () => waiting.reject(new NodeError('network', 'The node cannot be reached.')))
    recover()
    await pass(BLOCK_MS)
    await pass(300)
    expect(page().queryByText(reports)).toBeNull()
    expect(button('Review swap').disabled).toBe(false)
  })

  test.each(['tokenFacts', 'checkContracts'] as const)('%s: "Try again" reads it at once', async (read) => {
    let recover: () => void = () => undefined
    const { user, store } = await connected(PATH, (app) => (recover = fails(app.services, read)))
    recover()
    await user.click(button('Try again'))
    await pass(300)
    await user.click(button('Review swap'))
    expect(store.getState().trade.status).toBe('reviewing')
  })

  test('a page of a token comes back by itself, and by "Try again"', async () => {
    const app = appStore()
    const recover = fails(app.services, 'tokenFacts')
    app.start()
    const { user } = await renderApp(`/token?address=${UNI}`, app)
    await user.click(button(/Try again/))
    await pass()
    button(/Try again/)
    recover()
    await user.click(button(/Try again/))
    await pass()
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
    screen.getByRole('heading', { name: /Uniswap/ })
  })
})

describe('an unknown fact is never taken for a missing obstacle', () => {
  test('a contract that is being checked: nothing can be reviewed', async () => {
    const answer = deferred<Awaited<ReturnType<TestApp['services']['chain']['checkContracts']>>>()
    await connected(PATH, ({ services: { chain } }) => (chain.checkContracts = () => answer.promise))
    // Until the contracts are checked, the app does not know which pools a trade may use.
    expect(isBusy('Getting the best price')).toBe(true)
    await act(async () => answer.resolve({ executor: 'swapRouter02', reason: null }))
    await pass(300)
    button('Review swap')
  })

  test('fees that tokens may take and that could not be measured: it is said beside the button', async () => {
    let restore = () => {}
    await connected(swap('ETH', UNI, '1'), ({ services: { chain } }) => {
      const { snapshot } = chain
      restore = replaceMethod(chain, 'snapshot', async (...requested) => ({
        ...(await snapshot(...requested)),
        taxes: null,
      }))
    })
    screen.getByText('Token fees could not be measured')
    expect(button('Review swap').disabled).toBe(false)
    restore()
    await pass(BLOCK_MS)
    await pass(300)
    expect(page().queryByText(/Token fees could not be measured/)).toBeNull()
    button('Review swap')
  })

  const listed = (app: TestApp, answer: () => Promise<unknown>) => {
    const { readList } = app.services
    app.services.readList = async (urls, parse) =>
      urls.at(-1) === '/lists/tokens.json'
        ? { value: await parse(await answer()), failures: [], url: '' }
        : readList(urls, parse)
  }

  test('a token list that is being read: whether the token is on it is awaited', async () => {
    const answer = deferred()
    await connected(swap('ETH', UNI, '1'), (app) => listed(app, () => answer.promise))
    expect(isBusy('Loading the token list')).toBe(true)
    await act(async () => answer.resolve(TOKEN_LIST))
    await pass(300)
    button('Review swap')
  })

  test('a token list that cannot be read: the token must be accepted, until the list is there', async () => {
    const silent = jest.spyOn(console, 'error').mockReturnValue()
    let answer = async (): Promise<unknown> => Promise.reject(new Error('HTTP 404'))
    const { services } = await connected(swap('ETH', UNI, '1'), (app) => listed(app, () => answer()))
    screen.getByText('The token list, which may include UNI, could not be loaded')
    expect(button('Check UNI first').disabled).toBe(true)
    button('Use this token')
    answer = async () => TOKEN_LIST
    newBlock(services)
    await pass(BLOCK_MS)
    await pass(300)
    button('Review swap')
    silent.mockRestore()
  })
})

describe('a visitor without a wallet', () => {
  async function visit(prepare: (app: TestApp) => void) {
    const app = appStore()
    prepare(app)
    app.start()
    const rendered = await renderApp(PATH, app)
    await pass(300)
    return rendered
  }

  test('R15: is told that prices are old, and still asked to connect', async () => {
    const { store, user } = await visit(({ services: { node } }) => {
      const { head } = node
      const timestamp = Math.floor(Date.now() / 1000)
      node.head = async (chainId) => ({ ...(await head(chainId)), timestamp })
    })
    await pass(200_000)
    screen.getByText('Prices are old')
    await user.click(button('Connect a wallet to swap'))
    expect(store.getState().modals.open).toBe('connect')
  })

  test('is told of nothing while prices are fresh', async () => {
    await visit(() => undefined)
    button('Connect a wallet to swap')
    expect(page().queryByText(/Prices are old/)).toBeNull()
  })

  test.each([
    ['prices', 'Prices could not be loaded', 'snapshot'],
    ['contracts', 'The swap contract could not be checked', 'checkContracts'],
  ] as const)('is told of %s that cannot be read, with a way to read them', async (_, reports, read) => {
    let restore = () => {}
    const { user } = await visit(({ services: { chain } }) => {
      restore = replaceMethod(chain, read, down)
    })
    screen.getByText(reports)
    button('Connect a wallet to swap')
    restore()
    await user.click(button('Try again'))
    await pass(300)
    expect(page().queryByText(reports)).toBeNull()
    button('Connect a wallet to swap')
  })
})

describe('the high and the low of a day', () => {
  const POOL = { id: '0x00000000000000000000000000000000000000a1', protocol: 'v3', fee: 3000 } as const

  /** Opens the page of UNI with price readings in cents from `ago` seconds ago. */
  async function tokenPage(past: readonly [ago: number, cents: bigint][]) {
    const app = appStore()
    const { chain } = app.services
    const now = Math.floor(Date.now() / 1000)
    const { prices } = chain
    chain.prices = async (chainId, tokens) => {
      const reported = await prices(chainId, tokens)
      const pool = { ...POOL, quoteIsWeth: true }
      return { ...reported, tokens: reported.tokens.map((each) => ({ ...each, usd: (8n * ETHER).toString(), pool })) }
    }
    const readings = past.map(([ago, cents]): PriceReading => {
      return { blockNumber: 90, timestamp: now - ago, price: ((cents * ETHER) / 100n).toString() }
    })
    chain.histories = async (_chainId, asks) => asks.map(() => ({ readings, source: 'archive', reason: null }))
    chain.tokenPools = async () => ({
      blockNumber: 100,
      pools: [{ pool: POOL, quote: USDC, price: '1', quoteDecimals: 6, quoteUsd: null, liquidityUsd: null }],
    })
    app.start()
    await renderApp(`/token?address=${UNI}`, app)
    await pass(300)
  }

  test('are those of readings that cover it', async () => {
    await tokenPage([24, 18, 12, 6, 1].map((hours, at) => [hours * 3_600, [800n, 809n, 797n, 803n, 801n][at]!]))
    screen.getByRole('img', { name: /^Price over the last 24 h\. High \$8\.09, low \$7\.97/ })
  })

  test.each([
    ['seconds', 30],
    ['hours', 7_200],
  ])('never come from %s of data: it is said since when prices are known', async (_, ago) => {
    await tokenPage([[ago, 800n]])
    screen.getByRole('img', { name: /^Price since .*\d\d:\d\d\. High \$8\.00, low \$8\.00/ })
    page().getByText(/2 readings from past blocks, since .*\d\d:\d\d/)
    expect(screen.queryByText('24 h', { selector: 'span' })).toBeNull()
  })
})
