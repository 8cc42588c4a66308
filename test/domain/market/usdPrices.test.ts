import type { Address } from '#domain/chain/address'
import { usdPriceOf, usdPriceWithSource } from '#domain/market/usdPrices'
import { usualSwapCost } from '#domain/market/usualSwap'
import { NATIVE } from '#domain/token/token'

const WETH: Address = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const LINK: Address = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const prices = {
  timestamp: 7,
  etherUsd: '3000',
  tokens: [
    { token: WETH, usd: '2999', depthUsd: '50' },
    { token: LINK, usd: '10', depthUsd: '70' },
  ],
}

test('ether is priced by its feed, a token by its pool', () => {
  expect(usdPriceOf(prices, NATIVE)).toBe(3000n)
  expect(usdPriceOf(prices, LINK)).toBe(10n)
  expect(usdPriceOf({ ...prices, etherUsd: null }, NATIVE)).toBeNull()
  expect(usdPriceOf(undefined, LINK)).toBeNull()
})

test('the wrapped coin rests on the feed while there is one, and then on its pool', () => {
  expect(usdPriceWithSource(prices, WETH, WETH)).toEqual({ usd: 3000n, depthUsd: null, timestamp: 7 })
  expect(usdPriceWithSource({ ...prices, etherUsd: null }, WETH, WETH)).toMatchObject({ usd: 2999n, depthUsd: 50n })
  expect(usdPriceWithSource(prices, LINK, WETH)).toEqual({ usd: 10n, depthUsd: 70n, timestamp: 7 })
  expect(usdPriceWithSource({ ...prices, tokens: [] }, LINK, WETH)).toBeNull()
})

test('without a feed the coin rests on the pool of the wrapped one', () => {
  expect(usdPriceWithSource(prices, NATIVE, WETH, false)).toEqual({ usd: 2999n, depthUsd: 50n, timestamp: 7 })
  expect(usdPriceWithSource(prices, WETH, WETH, false)).toEqual({ usd: 2999n, depthUsd: 50n, timestamp: 7 })
})

test('what a network charges beside the gas is part of a usual swap', () =>
  expect(usualSwapCost(10n ** 10n, 18, 3_000n * 10n ** 18n, 10n ** 15n)).toBe(75n * 10n ** 17n))

test('what a usual swap costs is rounded up, and unknown without a price', () => {
  expect(usualSwapCost(1n, 18, 1n)).toBe(1n)
  expect(usualSwapCost(10n ** 10n, 18, 3_000n * 10n ** 18n)).toBe(45n * 10n ** 17n)
  expect(usualSwapCost(null, 18, 1n)).toBeNull()
  expect(usualSwapCost(1n, 18, null)).toBeNull()
})
