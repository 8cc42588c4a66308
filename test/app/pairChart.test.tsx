import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { PairChartContainer } from '../../src/app/market/pairs/PairChartContainer'
import { PairFiguresContainer } from '../../src/app/market/pairs/PairFiguresContainer'
import { HISTORY_RANGES, type PriceSeries, type SeriesRequest } from '#domain/market/history'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { NO_PAIR_CHART } from '#copy/market/chart'
import { NodeError } from '#domain/chain/nodeError'
import { headReads } from '#store/chain/headReads'
import { appStore } from '../support/appStore'
import type { Address } from '#domain/chain/address'
import type { PoolRecord, PoolSnapshot } from '#domain/pool/snapshot'
import { snapshotOf } from '../support/fakePools'
import { ETHER, FACTS, UNI, USDC, WETH } from '../support/fakeServices'
import { pass } from './renderApp'
import { newBlock } from './swapPage'
import { valueOf } from '../support/valueOf'

const POOL = { id: '0xD0fC8bA7E267f2bc56044A7715A489d851dC6D78', protocol: 'v3', fee: 3000 } as const
type Span = { seconds: number; parts: number }

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const Place = () => <output>{useLocation().search}</output>
const place = () => document.querySelector('output')?.textContent

function setUp() {
  const app = appStore()
  const requested: { requests: readonly SeriesRequest[]; span: Span }[] = []
  const now = () => Math.floor(Date.now() / 1000)
  let answer = (span: Span): PriceSeries => ({
    readings: Array.from({ length: span.parts }, (_, at) => ({
      blockNumber: 19_000_000 + at,
      timestamp: now() - Math.floor((span.seconds * (span.parts - at)) / span.parts),
      price: ((BigInt(at) + 1n) * ETHER).toString(),
    })),
    source: 'archive',
    reason: null,
  })
  app.services.chain.pairPrices = async () => ({
    blockNumber: 20_000_000,
    timestamp: now(),
    tokens: [],
    pairs: [{ price: (2n * ETHER).toString(), usd: null, pool: POOL, liquidityUsd: null }],
  })
  app.services.chain.histories = async (_, requests, span) => {
    requested.push({ requests, span })
    return requests.map(() => answer(span))
  }
  return {
    ...app,
    requested,
    answerWith: (series: (span: Span) => PriceSeries) => void (answer = series),
    async show(address = '/swap', sell: CurrencyId = UNI, buy: CurrencyId = USDC, snapshot?: PoolSnapshot) {
      app.start()
      render(
        <Provider store={app.store}>
          <MemoryRouter initialEntries={[address]}>
            <PairChartContainer sell={sell} buy={buy} trades={[]} />
            <PairFiguresContainer sell={sell} buy={buy} snapshot={snapshot} />
            <Place />
          </MemoryRouter>
        </Provider>,
      )
      await pass()
      return userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    },
  }
}

test('a day of the deepest pool: a few readings, then all, the change and where it comes from', async () => {
  const { show, requested } = setUp()
  await show()
  const request = { token: UNI, pool: { ...POOL, quote: USDC }, unit: 'quote' }
  expect(requested).toEqual([
    { requests: [request], span: { seconds: 86_400, parts: 8 } },
    { requests: [request], span: HISTORY_RANGES['24h'] },
  ])
  screen.getByText('UNI/USDC pool 0.30%, 121 readings from past blocks')
  screen.getByText('Block 20,000,000')
  screen.getByRole('img', { name: 'Price over the last 24 h. High 120.00, low 1.00, now 2.00.' })
  expect(screen.getByText('100.00%').closest('[title]')?.getAttribute('title')).toMatch(/^Since block 19,000,000, /)
  expect(screen.getByRole('table', { name: 'Readings' }).querySelectorAll('tbody tr')).toHaveLength(121)
})

test('the range can be chosen', async () => {
  const { show, requested } = setUp()
  const user = await show()
  await user.click(screen.getByRole('radio', { name: '30 d' }))
  await pass()
  expect(requested.at(-1)!.span).toEqual({ seconds: HISTORY_RANGES['30d'].seconds, parts: HISTORY_RANGES['30d'].parts })
  screen.getByText('UNI/USDC pool 0.30%, 61 readings from past blocks')
  expect(place()).toBe('?range=30d')
  await user.click(screen.getByRole('radio', { name: '24 h' }))
  expect(place()).toBe('')
})

test('the range in the address is the one that is read; one that does not exist is a day', async () => {
  const { show, requested } = setUp()
  await show('/swap?range=1y&value=2')
  // The tiles always cover one day, whatever range the chart shows.
  expect(requested.map(({ span }) => span)).toContainEqual(HISTORY_RANGES['1y'])
  expect(place()).toBe('?range=1y&value=2')
  cleanup()
  const other = setUp()
  await other.show('/swap?range=constructor')
  expect(other.requested.at(-1)!.span).toEqual(HISTORY_RANGES['24h'])
})

test('a range that the node lacks cannot be chosen, and says why', async () => {
  const { show, services, requested } = setUp()
  services.chain.historyReach = async (_chainId, _request, lengths) => lengths.map((seconds) => seconds <= 7 * 86_400)
  const user = await show()
  const radio = (name: string) => screen.getByRole<HTMLButtonElement>('radio', { name })
  const lacking = () =>
    screen.getAllByRole('radio').flatMap((each) => (each.ariaDisabled === 'true' ? [each.textContent] : []))
  expect(lacking()).toEqual(['30 d', '1 y'])
  const reason = 'The node does not keep prices from that long ago.'
  expect(radio('1 y').title).toBe(reason)
  expect(screen.queryByText(reason)).toBeNull()
  await user.click(radio('30 d'))
  screen.getByText(reason)
  expect([place(), requested.at(-1)!.span]).toEqual(['', HISTORY_RANGES['24h']])
  await user.click(radio('7 d'))
  expect(screen.queryByText(reason)).toBeNull()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(radio('30 d'))
  screen.getByText(reason)
  expect(place()).toBe('?range=7d')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect([place(), radio('1 h').getAttribute('aria-checked')]).toEqual(['?range=1h', 'true'])
  expect(screen.queryByText(reason)).toBeNull()
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(place()).toBe('?range=7d')
  await user.tab()
  expect(screen.queryByText(reason)).toBeNull()
})

test('while it is read there is a placeholder, not an empty chart', async () => {
  const { show, services } = setUp()
  services.chain.histories = () => new Promise(() => undefined)
  await show()
  screen.getByText('Loading the price history')
  screen.getByText('UNI/USDC pool 0.30%')
})

test('a node that keeps no past: the price stays, and the chart says why there is no line', async () => {
  const { show, answerWith } = setUp()
  answerWith(() => ({ readings: [], source: null, reason: 'noArchive' }))
  await show()
  screen.getByText('The node does not keep past blocks. The current price is live.')
  expect(document.querySelector('strong')?.textContent).toBe('2.00 USDC')
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('img', { name: /Price over/ })).toBeNull()
})

test('a month that is not kept leaves the way back to the day', async () => {
  const { show, services } = setUp()
  const { histories } = services.chain
  services.chain.histories = async (chainId, requests, span) =>
    span.seconds > 86_400 ? [{ readings: [], source: null, reason: 'noArchive' }] : histories(chainId, requests, span)
  const user = await show()
  await user.click(screen.getByRole('radio', { name: '30 d' }))
  await pass()
  screen.getByText('No price history')
  await user.click(screen.getByRole('radio', { name: '24 h' }))
  await pass()
  screen.getByRole('img', { name: /Price over the last 24 h/ })
})

test.each([
  ['does not answer', 'timedOut', 'The node did not respond to requests for past blocks. The current price is live.'],
  ['limits requests', 'limited', 'The node limits requests, so past prices load later. The current price is live.'],
] as const)('a node that %s about the past is requested again with the next block', async (_, failure, words) => {
  const { show, services, dispatch } = setUp()
  const { histories } = services.chain
  services.chain.histories = async () => Promise.reject(new NodeError(failure, 'Not now.'))
  await show()
  screen.getByText(words)
  services.chain.histories = histories
  newBlock(services)
  void dispatch(headReads.endpoints.getHead.initiate({ chainId: 3 }, { forceRefetch: true }))
  await pass()
  screen.getByRole('img', { name: /Price over the last 24 h/ })
})

test('when blocks stop, the age of the last one is written and the dot is grey', async () => {
  const { show, dispatch, services } = setUp()
  await show()
  void dispatch(headReads.endpoints.getHead.initiate({ chainId: 3 }))
  await pass()
  const isGrey = () => [...document.querySelectorAll('.still')].length
  expect([isGrey(), screen.getByText(/^Block 20,000,000/).textContent]).toEqual([0, 'Block 20,000,000'])
  services.node.head = () => new Promise(() => undefined)
  await act(async () => jest.advanceTimersByTimeAsync(90_000))
  expect(screen.getByText(/^Block 20,000,000/).textContent).toMatch(/^Block 20,000,000, .*ago$/)
  // The grey elements are the dot at the end of the line and the label next to the dot.
  expect(isGrey()).toBe(2)
})

test('without a pool there is no line and no range to choose', async () => {
  const { show, services, requested } = setUp()
  services.chain.pairPrices = async () => ({
    blockNumber: 20_000_000,
    timestamp: 1,
    tokens: [],
    pairs: [{ price: null, usd: null, pool: null, liquidityUsd: null }],
  })
  services.chain.prices = async (_, tokens) => ({
    blockNumber: 20_000_000,
    timestamp: 1,
    etherUsd: null,
    tokens: tokens.map((token) => ({ token, usd: null, depthUsd: null, pool: null, decimals: 18 })),
  })
  await show()
  screen.getByText(NO_PAIR_CHART.noPool)
  expect(screen.queryByText('24 h high')).toBeNull()
  expect(document.querySelector('strong')?.textContent).toMatch(/^–/)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(requested).toEqual([])
})

describe('without a pool of its own', () => {
  const other = '0xD533a949740bb3306d119CC777fa900bA034cd52'
  const reference = (id: Address) => ({ id, protocol: 'v2' as const, fee: 3000, quoteIsWeth: true })
  const [OF_UNI, OF_OTHER]: Address[] = [
    '0x00000000000000000000000000000000000000a1',
    '0x00000000000000000000000000000000000000a2',
  ]

  /** 8 dollars for UNI and 1 dollar for the other token, each in a pool with ether at 2,000 dollars. */
  function priced({ services }: ReturnType<typeof setUp>) {
    services.chain.pairPrices = async () => ({
      blockNumber: 20_000_000,
      timestamp: 1,
      tokens: [],
      pairs: [{ price: null, usd: null, pool: null, liquidityUsd: null }],
    })
    services.chain.tokenFacts = async (_, token) => ({ ...FACTS[UNI]!, symbol: token === UNI ? 'UNI' : 'CRV' })
    services.chain.prices = async (_, tokens) => ({
      blockNumber: 20_000_000,
      timestamp: Math.floor(Date.now() / 1000),
      etherUsd: (2_000n * ETHER).toString(),
      tokens: tokens.map((token) => ({
        token,
        usd: ((token === UNI ? 8n : 1n) * ETHER).toString(),
        depthUsd: ((token === UNI ? 900_000n : 400_000n) * ETHER).toString(),
        pool: reference(token === UNI ? OF_UNI! : OF_OTHER!),
        decimals: 18,
      })),
    })
  }
  const v2 = (id: Address, token: Address, reserve: bigint, ether: bigint): PoolRecord => ({
    protocol: 'v2',
    id,
    fee: 3000,
    token0: token,
    token1: WETH,
    reserve0: (reserve * ETHER).toString(),
    reserve1: (ether * ETHER).toString(),
  })

  test('the line is the quotient of both dollar lines, and the card says so', async () => {
    const parts = setUp()
    priced(parts)
    const { services, requested } = parts
    const now = Math.floor(Date.now() / 1000)
    services.chain.histories = async (_, requests, span) => {
      requested.push({ requests, span })
      return requests.map(({ token }): PriceSeries => ({
        readings: [86_400, 64_800, 43_200, 21_600].map((ago, at) => ({
          blockNumber: 19_000_000 + at,
          timestamp: now - ago,
          price: ((token === UNI ? BigInt(at) + 4n : 2n) * ETHER).toString(),
        })),
        source: 'archive',
        reason: null,
      }))
    }
    await parts.show('/swap', UNI, other)
    expect(document.querySelector('strong')?.textContent).toBe('8.00 CRV')
    screen.getByText('No direct pool: UNI ÷ CRV in dollars, 5 readings from past blocks')
    screen.getByRole('img', { name: 'Price over the last 24 h. High 8.00, low 2.00, now 8.00.' })
    expect(requested[0]?.requests.map(({ token, unit }) => [token, unit])).toEqual([
      [UNI, 'usd'],
      [other, 'usd'],
    ])
  })

  test('liquidity and depth are those of the shallower pool on the way', async () => {
    const parts = setUp()
    priced(parts)
    await parts.show(
      '/swap',
      UNI,
      other,
      snapshotOf([v2(OF_UNI!, UNI, 56_250n, 225n), v2(OF_OTHER!, other, 200_000n, 100n)]),
    )
    expect(valueOf(document.body, 'Liquidity on the route')).toBe('$400k')
    // The depth is 0.5 % of 100 ether at 2,000 dollars, plus a little for the fee.
    expect(valueOf(document.body, 'For a 1% move')).toBe('$999.01')
  })
})

test('the figures have the high and the low of the day', async () => {
  const { show } = setUp()
  await show()
  const terms = ['24 h high', '24 h low', 'Pool fee']
  expect(terms.map((term) => valueOf(document.body, term))).toEqual(['120.00', '1.00', '0.30%'])
})

test('a high and a low are never those of a part of the day: it is said since when prices are known', async () => {
  const { show, answerWith } = setUp()
  answerWith(() => ({
    readings: [{ blockNumber: 1, timestamp: Math.floor(Date.now() / 1000) - 3_600, price: ETHER.toString() }],
    source: 'archive',
    reason: null,
  }))
  await show()
  for (const term of ['24 h high', '24 h low'])
    expect(valueOf(document.body, term)).toMatch(/not available: prices are known only since .*\d\d:\d\d$/)
})

test('of a pool younger than the range, the time that it has existed is read with as many readings', async () => {
  const { show, requested, services } = setUp()
  const DAY = 86_400
  const now = Math.floor(Date.now() / 1000)
  services.chain.histories = async (_, requests, span) => {
    requested.push({ requests, span })
    const step = span.seconds / span.parts
    const all = Array.from({ length: span.parts }, (_part, at) => now - Math.floor(step * (span.parts - at)))
    const readings = all
      .filter((timestamp) => timestamp >= now - 28 * DAY)
      .map((timestamp) => ({ blockNumber: timestamp, timestamp, price: ETHER.toString() }))
    return requests.map(() => ({ readings, source: 'archive', reason: null }))
  }
  await show('/swap?range=1y')
  expect(requested.at(-1)?.span).toEqual({ ...HISTORY_RANGES['1y'], seconds: 25 * DAY })
  screen.getByText(/^UNI\/USDC pool 0\.30%, 74 readings from past blocks, since /)
})

test.each(['noArchive', 'unanswered'] as const)(
  'of a year that the node does not serve, its last month is shown: %s',
  async (reason) => {
    const { show, answerWith } = setUp()
    const month = HISTORY_RANGES['30d'].seconds
    const now = Math.floor(Date.now() / 1000)
    answerWith(({ seconds, parts }) => {
      if (seconds > month && reason === 'unanswered') throw new NodeError('timedOut', 'Slow.')
      if (seconds > month) return { readings: [], source: null, reason }
      const readings = Array.from({ length: parts }, (_, at) => ({
        blockNumber: 19_000_000 + at,
        timestamp: now - Math.floor((seconds * (parts - at)) / parts),
        price: ETHER.toString(),
      }))
      return { readings, source: 'archive', reason: null }
    })
    await show('/swap?range=1y')
    await pass()
    screen.getByText(/^UNI\/USDC pool 0\.30%, 61 readings from past blocks, since /)
  },
)

test.each<[CurrencyId, CurrencyId]>([
  [NATIVE, WETH],
  [WETH, NATIVE],
])('the coin and its wrapped token have no history to wait for: %s for %s', async (sell, buy) => {
  const { show, requested } = setUp()
  await show('/swap', sell, buy)
  screen.getByText('No price history')
  screen.getByText(NO_PAIR_CHART.oneToOne)
  expect(document.querySelector('strong')?.textContent).toBe(buy === WETH ? '1.00 WETH' : '1.00 ETH')
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  expect(document.querySelector('dl')).toBeNull()
  expect(requested).toEqual([])
})
