import type { Address } from '#domain/chain/address'
import type { PriceSeries } from '#domain/market/history'
import { findSeries, pairSeries, usdSeries } from '#domain/market/pastSeries'
import { sampleToken } from '../token/sampleToken'

const [WETH, USDC, LINK, UNI, POOL]: Address[] = ['0x01', '0x02', '0x03', '0x04', '0x05']
const quotes = { weth: WETH!, usdc: USDC! }
const pool = { id: POOL!, protocol: 'v3', fee: 3000 } as const
const token = (address: Address) => sampleToken('', address)

test('the past of a dollar price is that of the pool or the feed that the price comes from', () => {
  expect(usdSeries(LINK!, { ...pool, quoteIsWeth: false }, quotes)).toEqual({
    token: LINK,
    pool: { ...pool, quote: USDC },
    unit: 'usd',
  })
  expect(usdSeries(LINK!, { ...pool, quoteIsWeth: true }, quotes)?.pool?.quote).toBe(WETH)
  expect(usdSeries(WETH!, 'feed', quotes)).toEqual({ token: WETH, pool: null, unit: 'usd' })
  expect(usdSeries(LINK!, null, quotes)).toBeNull()
})

test('of pairs: ether first, then each pair in its pool; a pair without a pool has no past', () => {
  const pairs = [
    { tokenA: token(UNI!), tokenB: token(WETH!) },
    { tokenA: token(LINK!), tokenB: token(USDC!) },
  ]
  const requests = pairSeries(pairs, [null, pool], WETH!)
  expect(requests).toEqual([
    { token: WETH, pool: null, unit: 'usd' },
    { token: LINK, pool: { ...pool, quote: USDC }, unit: 'quote' },
  ])
  const [ether, link] = [1n, 2n].map((price): PriceSeries => ({
    readings: [{ blockNumber: 1, timestamp: 1, price: price.toString() }],
    source: 'archive',
    reason: null,
  }))
  expect(findSeries(requests, [ether!, link!], LINK!, POOL!)).toBe(link)
  expect(findSeries(requests, [ether!, link!], WETH!, null)).toBe(ether)
  expect(findSeries(requests, [ether!, link!], UNI!, POOL!)).toBeNull()
  expect(findSeries(requests, null, LINK!, POOL!)).toBeNull()
})
