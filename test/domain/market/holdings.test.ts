import {
  coinHolding,
  heldAmong,
  type HoldingsProgress,
  holdingsSummary,
  tokenHolding,
  tokensProgress,
  unreadBalances,
} from '#domain/market/holdings'
import type { Address } from '#domain/chain/address'
import { sampleToken } from '../token/sampleToken'

const ONE = 10n ** 18n
const LINK: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const UNI: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const token = sampleToken('LINK', LINK)
const balances = { [LINK]: (2n * ONE).toString() }
const priced = tokenHolding(token, balances, { usd: (10n * ONE).toString(), decimals: 18 })
const unpriced = tokenHolding(token, balances, { usd: null, decimals: 18 })
const READ: HoldingsProgress = { isListLoading: false, coin: 'read', tokens: 'read', arePricesLoading: false }

test('a token is worth its units by the decimals that it reports itself, not those of its list', () => {
  expect(priced).toMatchObject({ units: 2n * ONE, value: 20n * ONE })
  expect(tokenHolding(token, balances, { usd: ONE.toString(), decimals: 17 }).value).toBe(20n * ONE)
  expect(tokenHolding(token, balances, undefined)).toMatchObject({ decimals: 18, usd: null, value: null })
  expect(tokenHolding(token, balances, { usd: ONE.toString(), decimals: null }).value).toBeNull()
})

test('only what an account has any of is held; a token that did not respond is not', () => {
  expect(heldAmong([LINK, UNI], { [LINK]: '0', [UNI]: '5' })).toEqual([UNI])
  expect(heldAmong([LINK, UNI], { [LINK]: null })).toEqual([])
  expect(heldAmong([LINK], undefined)).toEqual([])
})

test('the coin is worth its units; unknown units are no holding, and no price is no value', () => {
  expect(coinHolding(2n * ONE, 18, 3n * ONE)).toEqual({ units: 2n * ONE, usd: 3n * ONE, value: 6n * ONE })
  expect(coinHolding(ONE, 18, null)).toEqual({ units: ONE, usd: null, value: null })
  expect(coinHolding(null, 18, ONE)).toBeNull()
})

test('balances that did not respond and those not read at all are missing', () => {
  expect(unreadBalances({ [LINK]: null, [UNI]: '0' }, 3)).toBe(4)
  expect(unreadBalances(undefined, 2)).toBe(2)
})

test('the total sums what has a price and counts what has none; a coin of which there is none does not count', () => {
  const coin = coinHolding(ONE, 18, 5n * ONE)
  expect(holdingsSummary(coin, [priced, unpriced], READ)).toEqual({
    totalUsd: 25n * ONE,
    count: 3,
    unpriced: 1,
    isRead: true,
    isError: false,
  })
  expect(holdingsSummary(coinHolding(0n, 18, null), [priced], READ)).toMatchObject({ totalUsd: 20n * ONE, count: 1 })
})

test('without any price there is no total, and without anything it is zero', () => {
  expect(holdingsSummary(null, [unpriced], READ)).toMatchObject({ totalUsd: null, unpriced: 1 })
  expect(holdingsSummary(null, [], READ).totalUsd).toBe(0n)
})

test.each<[string, Partial<HoldingsProgress>]>([
  ['the list', { isListLoading: true }],
  ['the coin', { coin: 'loading' }],
  ['the tokens', { tokens: 'loading' }],
  ['the prices', { arePricesLoading: true }],
])('while %s is awaited there is no total', (_, progress) => {
  const summary = holdingsSummary(null, [priced], { ...READ, ...progress })
  expect(summary).toMatchObject({ totalUsd: null, isRead: false, isError: false })
})

test('prices are not awaited where there is nothing to price', () => {
  expect(holdingsSummary(null, [], { ...READ, arePricesLoading: true })).toMatchObject({ totalUsd: 0n, isRead: true })
})

test('only when neither coin nor tokens could be read has it failed', () => {
  const failed = { ...READ, coin: 'failed', tokens: 'failed' } as const
  expect(holdingsSummary(null, [], failed)).toMatchObject({ isError: true, totalUsd: null })
  expect(holdingsSummary(null, [], { ...failed, tokens: 'none' }).isError).toBe(true)
  expect(holdingsSummary(null, [], { ...failed, tokens: 'read' })).toMatchObject({ isError: false, totalUsd: 0n })
})

test('balances that are known stay known after an error', () => {
  expect(tokensProgress(true, balances, true)).toBe('read')
  expect(tokensProgress(true, undefined, true)).toBe('failed')
  expect(tokensProgress(true, undefined, false)).toBe('loading')
  expect(tokensProgress(false, undefined, true)).toBe('none')
})
