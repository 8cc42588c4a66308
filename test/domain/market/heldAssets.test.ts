import { heldAssets, type HoldingColumn, isSmall, SMALL_VALUE } from '#domain/market/heldAssets'
import type { TokenHolding } from '#domain/market/holdings'
import type { Sort } from '#domain/browser/sort'
import { tokenAt } from '../token/sampleToken'

const ONE = 10n ** 18n
const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const COIN = { units: 2n * ONE, usd: 3000n * ONE, value: 6000n * ONE }

type Held = TokenHolding & { multiplier: string | null | undefined }

const held = (symbol: string, place: number, facts: Partial<Held>): Held => ({
  token: tokenAt(symbol, place),
  units: 0n,
  decimals: 18,
  usd: null,
  value: null,
  multiplier: null,
  ...facts,
})
const HOLDINGS = [
  held('USDC', 1, { units: 5_000_000n, decimals: 6, usd: ONE, value: 5n * ONE }),
  held('PAXG', 2, { units: 4n * ONE, usd: 2000n * ONE, value: 8000n * ONE }),
  held('ODD', 3, { units: 9n, decimals: null }),
]
const order = (sort: Sort<HoldingColumn>, coin: typeof COIN | null = COIN) =>
  heldAssets(coin, HOLDINGS, ETHER, sort).map(({ symbol }) => symbol)

test('the coin is sorted among the tokens, by value, price or balance in whole tokens; what is unknown comes last', () => {
  expect(order({ column: 'value', direction: 'descending' })).toEqual(['PAXG', 'ETH', 'USDC', 'ODD'])
  expect(order({ column: 'price', direction: 'descending' })).toEqual(['ETH', 'PAXG', 'USDC', 'ODD'])
  expect(order({ column: 'balance', direction: 'descending' })).toEqual(['USDC', 'PAXG', 'ETH', 'ODD'])
  expect(order({ column: 'balance', direction: 'ascending' })).toEqual(['ETH', 'PAXG', 'USDC', 'ODD'])
})

test('only what is known to be worth less than a dollar is small', () => {
  expect([null, 0n, SMALL_VALUE - 1n, SMALL_VALUE].map((value) => isSmall({ value }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('X44: a multiplied token is sorted by its shown price and balance, and one that is not read yet comes last', () => {
  const holdings = [
    held('A', 1, { units: 2n * ONE, usd: 8n * ONE, multiplier: (4n * ONE).toString() }),
    held('B', 2, { units: 3n * ONE, usd: 3n * ONE }),
    held('C', 3, { units: 9n * ONE, usd: 9n * ONE, multiplier: undefined }),
  ]
  const by = (column: HoldingColumn) =>
    heldAssets(null, holdings, ETHER, { column, direction: 'descending' }).map(({ symbol }) => symbol)
  expect(by('balance')).toEqual(['A', 'B', 'C'])
  expect(by('price')).toEqual(['B', 'A', 'C'])
})

test('a coin of which there is none is left out', () => {
  expect(order({ column: 'value', direction: 'descending' }, null)).toEqual(['PAXG', 'USDC', 'ODD'])
  expect(order({ column: 'value', direction: 'descending' }, { ...COIN, units: 0n })).toEqual(['PAXG', 'USDC', 'ODD'])
})
