import { pairRow, pairsWithoutPool } from '../../../../src/app/market/pairs/pairRows'
import type { Address } from '#domain/chain/address'
import type { PriceSeries } from '#domain/market/history'
import type { Token } from '#domain/token/token'

const ONE = 10n ** 18n
const NOW = 1_763_735_000
const DAY = 86_400
const LINK: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const USDC: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const token = (address: Address, symbol: string): Token => {
  return { chainId: 1, address, symbol, name: symbol, logoURI: null, decimals: 18 }
}
const pool = { id: '0x0000000000000000000000000000000000000001', protocol: 'v3', fee: 3000 } as const
const FULL = {
  price: (2n * ONE).toString(),
  usd: (3n * ONE).toString(),
  pool,
  liquidityUsd: (50_000n * ONE).toString(),
}
const series = (...ago: number[]): PriceSeries => ({
  readings: ago.map((each) => ({ blockNumber: 1, timestamp: NOW - each, price: ONE.toString() })),
  source: 'archive',
  reason: null,
})
const none = (reason: 'young' | 'limited'): PriceSeries => ({ readings: [], source: null, reason })

type Input = Parameters<typeof pairRow>[0]
const facts = (changes: Partial<Input> = {}, found: Partial<Input['priced']['figures']> = {}): Input => ({
  chainId: 3,
  place: 0,
  pair: {
    tokenA: token(LINK, 'LINK'),
    tokenB: token(USDC, 'USDC'),
    data: { name: 'LINK/USDC', address: null },
    ambiguous: false,
  },
  multiplierOf: () => null,
  priced: { blockNumber: 9, timestamp: NOW, figures: { ...FULL, ...found } },
  lookalikes: {},
  day: null,
  hasDayFailed: false,
  coin: 'ETH',
  dollar: 'USDC',
  ...changes,
})
const rowOf = (...input: Parameters<typeof facts>) => pairRow(facts(...input))!.row
const EVEN = series(DAY, 72_000, 54_000, 36_000, 18_000, 3_600)

test('a row has the figures of its pool, and is sorted by dollars, liquidity and change', () => {
  const { row, figures } = pairRow(facts({ day: EVEN }))!
  expect(row).toMatchObject({
    pool: 'Pool 0.30%',
    price: '2.00',
    fiat: { text: '$3.00' },
    liquidity: { text: '$50,000.00' },
    day: { change: { direction: 'up', text: '100.00%' } },
  })
  expect(figures).toEqual({ price: 3n * ONE, liquidity: 50_000n * ONE, change: 10_000n })
})

test('X44: prices are those of a shown unit, in a shown unit', () => {
  const four = (4n * ONE).toString()
  const multiplierOf = (multiplied: string) => (each: string) => (each === multiplied ? four : null)
  const ofBase = pairRow(facts({ multiplierOf: multiplierOf(LINK) }))!
  expect(ofBase.row).toMatchObject({ price: '0.50', fiat: { text: '$0.75' }, liquidity: { text: '$50,000.00' } })
  expect(ofBase.figures.price).toBe((3n * ONE) / 4n)
  expect(rowOf({ multiplierOf: multiplierOf(USDC) })).toMatchObject({ price: '8.00', fiat: { text: '$3.00' } })
})

test('without dollars, and with half of the liquidity known: each says why', () => {
  const row = rowOf({}, { usd: null, liquidityUsd: null })
  expect(row.fiat.why).toMatch(/^No pool with ether or USDC is deep enough/)
  expect(row.liquidity.why).toBe('One of the tokens has no price in dollars.')
})

const NO_POOL = { price: null, usd: null, pool: null, liquidityUsd: null }

test('a pair without a pool has no row; it is listed apart, once', () => {
  const given = facts({}, NO_POOL)
  expect(pairRow(given)).toBeNull()
  const { pair } = given
  const priced = [NO_POOL, FULL, NO_POOL].map((figures) => ({ ...given.priced, figures }))
  expect(pairsWithoutPool([pair, pair, pair, pair], priced, 3)).toEqual([
    { name: 'LINK/USDC', tradeHref: expect.stringContaining(LINK) as unknown },
  ])
})

test('where symbols may mean several tokens the addresses say which; a look-alike is named first', () => {
  const pair = { ...facts().pair, ambiguous: true }
  expect(rowOf({ pair }).pool).toBe('Pool 0.30%, same symbol, 0x51…86CA / 0xA0…eB48')
  expect(rowOf({ pair, lookalikes: { [USDC]: 'similarSymbol' } }).pool).toContain('look-alike, 0x51')
})

test('the past day: being read, failed, missing for a reason, or not whole', () => {
  expect(rowOf().day).toBe('loading')
  expect(rowOf({ hasDayFailed: true }).day).toMatchObject({
    why: expect.stringMatching(/could not be loaded/) as unknown,
  })
  expect(rowOf({ day: none('young') }).day).toMatchObject({ why: 'The pool is less than a day old.' })
  expect(rowOf({ day: none('limited') }).day).toMatchObject({
    why: expect.stringMatching(/limits requests/) as unknown,
  })
  const late = rowOf({ day: series(7_200, 3_600) }).day
  expect(late).toMatchObject({ line: null, why: expect.stringMatching(/^Prices are known only since/) as unknown })
  expect(rowOf({ day: series(DAY) }).day).toMatchObject({ why: 'Too few prices from the last 24 hours are known.' })
})
