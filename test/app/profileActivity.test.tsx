import { act, screen, within } from '@testing-library/react'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE } from '#domain/token/token'
import { tradeInfo } from '#domain/trade/plan'
import type { SwapRecord } from '#domain/trade/swapRecord'
import { TRANSACTIONS_SHOWN_MAX } from '#domain/transaction/limits'
import { transactionsKey } from '#domain/transaction/transaction'
import type { EventSearch } from '#services/approval/eventSearch'
import { addTransaction } from '#store/transaction/sendTransaction'
import { transactionsRestored, transactionUpdated } from '#store/transaction/transactions'
import { ETHER, fakeQuote, UNI, USDC } from '../support/fakeServices'
import { addressNamed } from '#store/wallet/addressBook'
import { ALICE, BOB, HASH } from '../support/fakeWallet'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../support/samplePlan'
import { valuesOf } from '../support/valueOf'
import { setUpBrowser, pass } from './renderApp'
import { connected, type TestApp } from './swapPage'
import { storedTransaction } from '../support/storedTransaction'

setUpBrowser()
beforeEach(() => jest.setSystemTime(Date.UTC(2026, 10, 18, 21, 15)))

test('the exported activity says what became of each transaction, under the hash that the chain knows', async () => {
  const { dispatch, services, user } = await connected('/profile#activity')
  const other: typeof HASH = `0x${'9'.repeat(64)}`
  const at = { chainId: 3, account: ALICE, hash: HASH }
  await act(async () => {
    dispatch(addTransaction(ALICE, 3, { hash: HASH, description: 'Swap 1 "WETH" for USDC, and more' }))
    dispatch(transactionUpdated({ ...at, state: { status: 'failed', resolution: 'cancelled', minedAs: other } }))
  })
  await pass()
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  const [file] = services.files
  const [head, line, ...rest] = (file?.text ?? '').split('\r\n')
  expect(head).toBe('\ufeff"Time (UTC)","Transaction","Outcome","Hash","Network","Account"')
  expect(line).toMatch(/^"2026-11-18T21:15:\d\d\.\d{3}Z","Swap 1 ""WETH"" for USDC, and more","Cancelled",/)
  expect(line?.endsWith(`,"${other}","Ropsten","${ALICE}"`)).toBe(true)
  expect(rest).toEqual([''])
})

test('S06: of ten thousand pending records some dozens are drawn, on the profile and in the dialog; the export has all', async () => {
  const { dispatch, services, user } = await connected('/profile#activity')
  const many = Array.from({ length: 10_000 }, (_, n) =>
    storedTransaction({
      hash: `0x${String(n).padStart(64, '0')}`,
      description: `Swap ${n} ETH for USDC`,
      addedAt: Date.now() - n,
    }),
  )
  await act(async () => {
    dispatch(transactionsRestored({ byAccount: { [transactionsKey(ALICE, 3)]: many }, clearedAt: {} }))
  })
  await pass()
  const drawn = () => screen.getAllByText(/^Swap \d+ ETH for USDC$/)
  expect(drawn()).toHaveLength(TRANSACTIONS_SHOWN_MAX)
  expect(drawn()[0]?.textContent).toBe('Swap 0 ETH for USDC')
  const more = '9,960 more. The CSV export on the profile page has all of them.'
  expect(screen.getAllByText(more)).toHaveLength(1)

  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(services.files[0]?.text.split('\r\n')).toHaveLength(1 + 10_000 + 1)

  await user.click(screen.getByRole('button', { name: /^Account/ }))
  await pass()
  expect(drawn()).toHaveLength(2 * TRANSACTIONS_SHOWN_MAX)
  expect(screen.getAllByText(more)).toHaveLength(2)
})

const WEI = '420000000000000'
const moved = (units: string) => ({ units, claimed: null, isOnlyClaimed: false })
/** A swap of 1 ether for 1,990 USDC, in pools with a price of 2,000 USDC before the swap. */
const SWAP: SwapRecord = {
  hash: HASH,
  execution: null,
  isPaidByOther: false,
  blockNumber: 1_234_567,
  timestamp: Date.UTC(2026, 10, 18, 21, 15) / 1_000,
  sell: { id: NATIVE, symbol: null, decimals: 18, moved: moved('1000000000000000000') },
  buy: { id: USDC, symbol: 'USDC', decimals: 6, moved: moved('1990000000') },
  isWrap: false,
  terms: { kind: 'exactIn', limit: '1980000000' },
  fees: [[500]],
  siteFee: null,
  cost: WEI,
  market: { sold: '1000000000000000000', received: '2000000000' },
  etherUsd: null,
}

/** Replaces the reader of mined swaps. `swaps` are the swaps on the chain, and `steps` are the steps of a search. */
function withSwaps({ services }: TestApp, swaps: readonly SwapRecord[], steps: readonly EventSearch<string>[] = []) {
  services.swaps = {
    readSwap: async (_chainId, { hash }) => swaps.find((each) => each.hash === hash) ?? null,
    readSwaps: async (_chainId, _account, { hashes }) => ({
      swaps: swaps.filter(({ hash }) => hashes.includes(hash)),
      isCut: false,
    }),
    async *searchSwaps() {
      yield* steps
    },
  }
}

async function* failingSearch(): AsyncGenerator<EventSearch<string>> {
  yield* await Promise.reject<EventSearch<string>[]>(new NodeError('limited', 'Too many requests.'))
}

const rows = () => valuesOf(screen.getByRole('dialog'))

test('a swap that was sent from here: both sides, price and cost in the list, and a receipt that can be passed on', async () => {
  const shared: ShareData[] = []
  const share = async (data: ShareData) => void shared.push(data)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { dispatch, services, user } = await connected('/profile#activity', (app) => {
    withSwaps(app, [SWAP])
  })
  await act(async () => {
    const quote = fakeQuote({ chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: ETHER.toString() })
    const plan = samplePlan({ sell: ETHER_COIN, buy: USDC_TOKEN, quote: { ...quote, amountOut: '1995000000' } })
    dispatch(addTransaction(ALICE, 3, { hash: HASH, info: tradeInfo(plan) }))
    const confirmed = { status: 'confirmed' as const }
    dispatch(transactionUpdated({ chainId: 3, account: ALICE, hash: HASH, state: confirmed }))
  })
  await pass()
  const row = screen.getByText('1 ETH → 1,990 USDC').closest('li')!
  within(row).getByText(/^\$1,990\.00 · /)

  await user.click(screen.getByRole('button', { name: 'Receipt: Swap 1 ETH for USDC' }))
  await pass()
  expect(rows()).toMatchObject({
    'You paid': '1 ETH',
    'You received': '1,990 USDC',
    Quoted: '1,995 USDC',
    'At least, by the call': '1,980 USDC',
    'Your price': '1 ETH = 1,990 USDC',
    'Price of its pools before': '1 ETH = 2,000 USDC',
    'Against that price': '0.50% worse, with fees and price impact',
    'Pool fees in your price': '0.05%',
    'Network cost': '0.00042 ETH',
    Block: '1,234,567',
  })
  await user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(services.copied[0]?.split('\n')).toEqual(
    expect.arrayContaining([
      'Receipt',
      'You paid: 1 ETH',
      'You received: 1,990 USDC',
      'Time: 2026-11-18T21:15:00.000Z',
      `Account: ${ALICE}`,
      expect.stringContaining(HASH),
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(shared).toEqual([{ text: services.copied[0] }])
  Reflect.deleteProperty(navigator, 'share')
})

test('a receipt is saved, and shared, as a picture with all its rows', async () => {
  const written: string[] = []
  const pen = {
    measureText: (text: string) => ({ width: text.length * 9 }),
    fillText: (text: string) => written.push(text),
  }
  const drawing = { ...pen, fillRect: () => undefined, scale: () => undefined }
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['picture'], { type: type ?? '' }))
  })
  const shared: ShareData[] = []
  const share = async (data: ShareData) => void shared.push(data)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true })
  const { services, user } = await connected('/profile#activity', (app) => {
    withSwaps(app, [SWAP], [{ searched: { from: 0, to: 99 }, found: [HASH], end: 'whole' }])
  })
  await user.click(screen.getByRole('button', { name: 'Find earlier swaps' }))
  await pass()
  await user.click(screen.getByRole('button', { name: /^Receipt: / }))
  await pass()
  await user.click(screen.getByRole('button', { name: 'Save as picture' }))
  await pass()
  expect(services.files.map(({ name, type }) => [name.includes('-receipt-'), type])).toEqual([[true, 'image/png']])
  expect(written).toEqual(expect.arrayContaining(['Receipt', 'You paid', '1\u00a0ETH', 'Network', 'Ropsten']))
  expect(written.join('')).toContain(HASH)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  await pass()
  expect(shared[0]?.files?.map(({ name, type }) => [name, type])).toEqual([['receipt.png', 'image/png']])
  jest.restoreAllMocks()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

test('a new browser finds earlier swaps on the chain, says what was searched, and can stop', async () => {
  const steps: EventSearch<string>[] = [
    { searched: { from: 75, to: 99 }, found: [], end: null },
    { searched: { from: 0, to: 99 }, found: [HASH], end: 'whole' },
  ]
  const { user } = await connected('/profile#activity', (app) => {
    withSwaps(app, [SWAP], steps)
  })
  screen.getByText('No activity yet')
  await user.click(screen.getByRole('button', { name: 'Find earlier swaps' }))
  await pass()
  screen.getByText('All blocks were searched.')
  screen.getByText('1 ETH → 1,990 USDC')
  await user.click(screen.getByRole('button', { name: /^Receipt: / }))
  await pass()
  expect(rows()).toMatchObject({ 'You paid': '1 ETH', 'At least, by the call': '1,980 USDC' })
})

test.each([
  ['a multiplier', { decimals: 18, uiMultiplier: (4n * ETHER).toString() }, '2.5 × 4 = 10 UNI', '10 UNI → 1,990 USDC'],
  ['no multiplier', { decimals: 18 }, '2.5 UNI', '2.5 UNI → 1,990 USDC'],
])('X44: a swap that was found is written with %s of its time', async (_, scale, paid, line) => {
  const sold = { id: UNI, symbol: 'UNI', ...scale, moved: moved('2500000000000000000') }
  const swap: SwapRecord = { ...SWAP, sell: sold, market: { sold: sold.moved.units, received: '2000000000' } }
  const { user } = await connected('/profile#activity', (app) => {
    withSwaps(app, [swap], [{ searched: { from: 0, to: 99 }, found: [HASH], end: 'whole' }])
    app.services.multipliers[UNI] = (8n * ETHER).toString()
  })
  await user.click(screen.getByRole('button', { name: 'Find earlier swaps' }))
  await pass()
  screen.getByText(line)
  await user.click(screen.getByRole('button', { name: /^Receipt: / }))
  await pass()
  const [amount] = line.split(' UNI')
  const per = (dollars: number) => `1 UNI = ${(dollars / Number(amount)).toFixed(2).replace(/\.?0+$/, '')} USDC`
  expect(rows()).toMatchObject({
    'You paid': paid,
    'You received': '1,990 USDC',
    'Your price': per(1_990),
    'Price of its pools before': per(2_000),
    'Against that price': '0.50% worse, with fees and price impact',
  })
})

test('a stopped search keeps its results, and a node that refuses is reported', async () => {
  let proceed: () => void = () => undefined
  const { user, services } = await connected('/profile#activity', (app) => {
    withSwaps(app, [SWAP])
    const before = app.services.swaps
    app.services.swaps = {
      ...before,
      async *searchSwaps() {
        yield { searched: { from: 75, to: 99 }, found: [HASH], end: null }
        await new Promise<void>((resolve) => {
          proceed = resolve
        })
      },
    }
  })
  await user.click(screen.getByRole('button', { name: 'Find earlier swaps' }))
  await pass()
  screen.getByText('Searching: 25% of all blocks.')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  await pass()
  screen.getByText('Blocks 75 to 99 were searched; there may be older swaps. You stopped the search.')
  screen.getByText('1 ETH → 1,990 USDC')
  proceed()

  const before = services.swaps
  services.swaps = {
    ...before,
    searchSwaps: () => failingSearch(),
  }
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  await pass()
  screen.getByText('The search failed: the node did not respond, or does not allow it.')
})

test('a search that found as much as it looks for is continued: first with what it found, then further back', async () => {
  const older = Array.from({ length: 2 }, (_, at) => `0x${String(at + 1).repeat(64)}`)
  const hashes = [HASH, ...older]
  const { user } = await connected('/profile#activity', (app) => {
    const swaps = hashes.map((hash) => ({ ...SWAP, hash }))
    withSwaps(app, swaps)
    const { services } = app
    const reader = services.swaps
    services.swaps = {
      ...reader,
      // For each part, the search finds two transactions, but only one of them can be read as a swap.
      readSwaps: async (_chainId, _account, { hashes: found, parts }) => ({
        swaps: swaps.filter(({ hash }) => found.slice(0, parts).includes(hash)),
        isCut: found.length > parts,
      }),
      async *searchSwaps(_chainId, _account, parts) {
        const found = hashes.slice(0, parts * 2 - 2 || 2)
        yield { searched: { from: 100 - parts, to: 99 }, found, end: parts < 3 ? 'many' : 'whole' }
      },
    }
  })
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }))
    await pass()
  }
  const listed = () => screen.getAllByText('1 ETH → 1,990 USDC').length
  await press('Find earlier swaps')
  expect(listed()).toBe(1)
  await press('Search further back')
  expect(listed()).toBe(2)
  await press('Search further back')
  expect(listed()).toBe(3)
  screen.getByText('All blocks were searched.')
  screen.getByRole('button', { name: 'Search again' })
})

test('a payment that was sent from here: what left, what arrived, for whom and its cost, and a receipt without the visitor’s own names', async () => {
  const { dispatch, services, user } = await connected('/profile#activity', (app) => {
    app.services.chain.transfer = async (_chainId, { hash, units }) => ({
      hash,
      blockNumber: 1_234_567,
      timestamp: Date.UTC(2026, 10, 18, 21, 15) / 1_000,
      left: units.toString(),
      arrived: '23750000',
      cost: WEI,
      isPaidByOther: false,
    })
    app.dispatch(addressNamed({ address: BOB, name: 'Bob from work' }))
  })
  await act(async () => {
    const sent = { token: USDC, units: '25000000', symbol: 'USDC', decimals: 6 }
    dispatch(addTransaction(ALICE, 3, { hash: HASH, info: { kind: 'transfer', sent, recipient: BOB } }))
    dispatch(transactionUpdated({ chainId: 3, account: ALICE, hash: HASH, state: { status: 'confirmed' } }))
  })
  await pass()
  await user.click(screen.getByRole('button', { name: 'Receipt: Send 25 USDC to Bob from work' }))
  await pass()
  expect(rows()).toMatchObject({
    'You paid': '25 USDC',
    Arrived: '23.75 USDC',
    To: `${BOB} Bob from work`,
    Network: 'Ropsten',
    'Network cost': '0.00042 ETH',
    Block: '1,234,567',
  })
  await user.click(screen.getByRole('button', { name: 'Copy as text' }))
  expect(services.copied[0]?.split('\n')).toEqual([
    'Receipt',
    'You paid: 25 USDC',
    'Arrived: 23.75 USDC',
    `To: ${BOB}`,
    'Network cost: 0.00042 ETH',
    'Block: 1,234,567',
    'Time: 2026-11-18T21:15:00.000Z',
    'Network: Ropsten',
    `Account: ${ALICE}`,
    expect.stringContaining(HASH),
  ])
})

test('a payment whose receipt cannot be read says so, and no amount', async () => {
  const { dispatch, user } = await connected('/profile#activity', (app) => {
    app.services.chain.transfer = async () => Promise.reject(new NodeError('network', 'Down.'))
  })
  await act(async () => {
    const sent = { token: NATIVE as typeof NATIVE, units: ETHER.toString(), symbol: 'ETH', decimals: 18 }
    dispatch(addTransaction(ALICE, 3, { hash: HASH, info: { kind: 'transfer', sent, recipient: BOB } }))
    dispatch(transactionUpdated({ chainId: 3, account: ALICE, hash: HASH, state: { status: 'confirmed' } }))
  })
  await pass()
  await user.click(screen.getByRole('button', { name: /^Receipt: Send 1 ETH/ }))
  await pass()
  expect(screen.getByRole('dialog').textContent).toContain('The receipt could not be loaded')
  expect(screen.getByRole('dialog').textContent).not.toContain('You paid')
})
