import { act, fireEvent, screen, within } from '@testing-library/react'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { SwapRecord } from '#domain/trade/swapRecord'
import { type StoredTransaction, transactionsKey, type TransactionStatus } from '#domain/transaction/transaction'
import { transactionsRestored } from '#store/transaction/transactions'
import { swapReads } from '#store/trade/swapReads'
import { ETHER, UNI, USDC, WETH } from '../support/fakeServices'
import { ALICE } from '../support/fakeWallet'
import { partsOf } from '../support/partsOf'
import { pass, setUpBrowser } from './renderApp'
import { connected, swap, type TestApp } from './swapPage'
import { storedTransaction } from '../support/storedTransaction'

setUpBrowser()
const NOW = Date.UTC(2026, 10, 18, 21, 15)
beforeEach(() => jest.setSystemTime(NOW))

const HOUR = 3_600
const DECIMALS: Partial<Record<CurrencyId, number>> = { [USDC]: 6 }
const hashOf = (digit: number): `0x${string}` => `0x${String(digit).repeat(64)}`

interface Made {
  hash: `0x${string}`
  sold: readonly [CurrencyId, bigint]
  bought: readonly [CurrencyId, bigint]
  hoursAgo: number
  /** The multiplier of UNI at the time of the swap. */
  multiplier?: bigint
}

const BOUGHT: Made = { hash: hashOf(1), sold: [NATIVE, ETHER / 100n], bought: [UNI, 2n * ETHER + 1n], hoursAgo: 12 }
const SOLD: Made = { hash: hashOf(2), sold: [UNI, ETHER], bought: [USDC, 8_000_000n], hoursAgo: 12 }
const OLD: Made = { hash: hashOf(3), sold: [USDC, 8_000_000n], bought: [UNI, ETHER], hoursAgo: 48 }
const FAILED: Made = { hash: hashOf(4), sold: [USDC, 8_000_000n], bought: [UNI, ETHER], hoursAgo: 1 }
const OTHER: Made = { hash: hashOf(5), sold: [NATIVE, ETHER], bought: [USDC, 2_000_000_000n], hoursAgo: 6 }

const secondsOf = ({ hoursAgo }: Made) => NOW / 1_000 - hoursAgo * HOUR

function recordOf(made: Made): SwapRecord {
  const side = ([id, units]: Made['sold']) => ({
    id,
    symbol: null,
    decimals: DECIMALS[id] ?? 18,
    ...(id === UNI && made.multiplier && { uiMultiplier: made.multiplier.toString() }),
    moved: { units: units.toString(), claimed: null, isOnlyClaimed: false },
  })
  return {
    hash: made.hash,
    execution: null,
    isPaidByOther: false,
    blockNumber: 90,
    timestamp: secondsOf(made),
    sell: side(made.sold),
    buy: side(made.bought),
    isWrap: false,
    terms: null,
    fees: [],
    siteFee: null,
    cost: null,
    market: null,
    etherUsd: (2_000n * ETHER).toString(),
  }
}

/** The stored form of a swap. The quoted amount differs from the received amount. */
function sentOf(made: Made, status: TransactionStatus = 'confirmed'): StoredTransaction {
  const side = ([token, units]: Made['sold']) => ({
    token,
    units: (units + 5n).toString(),
    symbol: 'UNI',
    decimals: DECIMALS[token] ?? 18,
  })
  return storedTransaction({
    hash: made.hash,
    info: { kind: 'swap', exact: 'sold', sold: side(made.sold), bought: side(made.bought) },
    status,
    addedAt: secondsOf(made) * 1_000,
  })
}

/**
 * Lets the price of UNI rise from 5 to 9 dollars within a day. Mined swaps are read from `mined`, and each read is
 * recorded.
 */
function withTrades({ services, store }: TestApp, mined: readonly Made[], sent: readonly StoredTransaction[]) {
  const read: string[] = []
  const pool = { id: UNI, protocol: 'v3', fee: 3_000 } as const
  const prices = services.chain.prices
  services.chain.prices = async (...requested) => {
    const all = await prices(...requested)
    const tokens = all.tokens.map((each) => ({ ...each, usd: (9n * ETHER).toString() }))
    return { ...all, tokens: tokens.map((each) => ({ ...each, pool: { ...pool, quoteIsWeth: true } })) }
  }
  services.chain.pairPrices = async () => ({
    blockNumber: 100,
    timestamp: NOW / 1_000,
    tokens: [],
    pairs: [{ price: (9n * ETHER).toString(), usd: null, pool, liquidityUsd: null }],
  })
  services.chain.tokenPools = async () => ({
    blockNumber: 100,
    pools: [{ pool, quote: WETH, price: '1', quoteDecimals: 18, quoteUsd: null, liquidityUsd: null }],
  })
  services.chain.histories = async (_chainId, requests) =>
    requests.map(() => ({
      readings: [24, 18, 12, 6].map((hours, at) => ({
        blockNumber: at,
        timestamp: NOW / 1_000 - hours * HOUR,
        price: (BigInt(5 + at) * ETHER).toString(),
      })),
      source: 'archive',
      reason: null,
    }))
  services.swaps = {
    readSwap: async (_chainId, { hash }) => {
      read.push(hash)
      const made = mined.find((each) => each.hash === hash)
      return made ? recordOf(made) : null
    },
    readSwaps: async (_chainId, _account, { hashes }) => ({
      swaps: mined.filter(({ hash }) => hashes.includes(hash)).map(recordOf),
      isCut: false,
    }),
    async *searchSwaps() {
      yield* []
    },
  }
  store.dispatch(transactionsRestored({ byAccount: { [transactionsKey(ALICE, 3)]: [...sent] }, clearedAt: {} }))
  return read
}

const TOKEN = `/token?address=${UNI}`
const marks = () =>
  within(screen.getByRole('list', { name: 'Your trades' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/^.*?, \d\d:\d\d, /, ''))

describe('marks on the chart', () => {
  test('own confirmed trades in the range are listed with their exact amounts, and marked on the line', async () => {
    let read: string[] = []
    await connected(TOKEN, (app) => {
      const sent = [sentOf(FAILED, 'failed'), sentOf(OTHER), sentOf(BOUGHT), sentOf(SOLD), sentOf(OLD)]
      read = withTrades(app, [FAILED, OTHER, BOUGHT, SOLD, OLD], sent)
    })
    expect(marks()).toEqual(['Bought 2.000000000000000001 UNI for 0.01 ETH', 'Sold 1 UNI for 8 USDC'])
    // Both trades were made in the middle of the range, at the third reading.
    const places = [...document.querySelectorAll<HTMLElement>('.trade')].map(({ className, style }) => [
      className,
      style.insetInlineStart,
      style.top,
    ])
    expect(places).toEqual([
      ['trade bought', '50.00%', '50%'],
      ['trade sold', '50.00%', '50%'],
    ])
    expect(read).toEqual([BOUGHT.hash, SOLD.hash])
    // The slider announces the trades at the reading that is nearest to them.
    const reader = screen.getByRole('slider')
    fireEvent.change(reader, { target: { value: '2' } })
    expect(reader.getAttribute('aria-valuetext')).toMatch(/, Bought 2\.000000000000000001 UNI for .*, Sold 1 UNI for /)
    fireEvent.change(reader, { target: { value: '0' } })
    expect(reader.getAttribute('aria-valuetext')).not.toMatch(/Bought/)
  })

  test('without a trade of the token in the range nothing is read, and nothing is listed', async () => {
    let read: string[] = []
    await connected(TOKEN, (app) => {
      read = withTrades(app, [OTHER, OLD], [sentOf(FAILED, 'failed'), sentOf(OTHER), sentOf(OLD)])
    })
    expect(screen.queryByRole('list', { name: 'Your trades' })).toBeNull()
    expect(read).toEqual([])
  })

  test('trades that a search has found are marked without being read again', async () => {
    let read: string[] = []
    const { store } = await connected(TOKEN, (app) => {
      read = withTrades(app, [BOUGHT], [])
    })
    const search = { chainId: 3, account: ALICE, hashes: [BOUGHT.hash], parts: 1 } as const
    await act(async () => void store.dispatch(swapReads.endpoints.getSwaps.initiate(search)))
    await pass()
    expect(marks()).toEqual(['Bought 2.000000000000000001 UNI for 0.01 ETH'])
    expect(read).toEqual([])
  })

  test('X44: the line has prices per shown unit of today, and each mark the amounts of its time', async () => {
    const traded = [
      { ...BOUGHT, multiplier: 2n * ETHER },
      { ...SOLD, multiplier: 4n * ETHER },
    ]
    await connected(TOKEN, (app) => {
      withTrades(
        app,
        traded,
        traded.map((each) => sentOf(each)),
      )
      app.services.multipliers[UNI] = (4n * ETHER).toString()
    })
    expect(marks()).toEqual(['Bought 4.000000000000000002 UNI for 0.01 ETH', 'Sold 4 UNI for 8 USDC'])
    const chart = within(screen.getByRole('region', { name: 'Price chart' }))
    chart.getByText('80.00%')
    expect(chart.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^\$2\.25\b/)
    fireEvent.change(chart.getByRole('slider'), { target: { value: '0' } })
    expect(chart.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^\$1\.25\b/)
  })

  test('the chart of a pair marks trades between both of its currencies', async () => {
    await connected(swap(USDC, UNI), (app) => {
      withTrades(app, [OTHER, BOUGHT, SOLD], [sentOf(OTHER), sentOf(BOUGHT), sentOf(SOLD)])
    })
    expect(marks()).toEqual(['Sold 1 UNI for 8 USDC'])
  })
})

describe('the gain since the purchases, on the profile', () => {
  const rowOf = (symbol: string) => screen.getByRole('row', { name: new RegExp(`^${symbol}`) })
  const note = () => screen.queryByText(/^“Bought for” is the average cost, at the prices of that time/)

  test('says what the bought part has cost in dollars of that time, and on what this is based', async () => {
    await connected('/profile', (app) => {
      withTrades(app, [BOUGHT, SOLD, OLD], [sentOf(BOUGHT), sentOf(SOLD), sentOf(OLD)])
      app.services.holdings[UNI] = 5n * ETHER
    })
    // One UNI was bought for 8 dollars and two for 20 dollars. Then one of the three was sold. The other two are worth
    // 18 dollars now.
    expect(partsOf(rowOf('UNI'))).toContain('2 of 5 bought for $18.67 down 3.58%')
    expect(note()).not.toBeNull()
  })

  test('X44: a changed multiplier changes the amounts that are held, and neither the cost nor the gain', async () => {
    await connected('/profile', (app) => {
      const traded = [BOUGHT, SOLD, OLD].map((each) => ({ ...each, multiplier: ETHER }))
      withTrades(
        app,
        traded,
        traded.map((each) => sentOf(each)),
      )
      app.services.holdings[UNI] = 5n * ETHER
      app.services.multipliers[UNI] = (4n * ETHER).toString()
    })
    expect(partsOf(rowOf('UNI'))).toEqual(
      expect.arrayContaining(['8 of 20 bought for $18.67 down 3.58%', '20', '$2.25']),
    )
  })

  test('says nothing of a token without a known purchase', async () => {
    await connected('/profile', (app) => {
      withTrades(app, [OTHER], [sentOf(FAILED, 'failed')])
      app.services.holdings[UNI] = 5n * ETHER
    })
    expect(within(rowOf('UNI')).queryByText(/bought/i)).toBeNull()
    expect(note()).toBeNull()
  })
})
