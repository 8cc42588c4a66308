import { expect, test } from '@jest/globals'
import { coversNetworkShare, networkShare } from '#domain/trade/evaluate/networkShare'
import { NATIVE } from '#domain/token/token'
import { ETH, ETHER, usdc } from '../sample'

const usd = { priceOf: (id: string) => (id === NATIVE ? 2_000n * ETHER : ETHER), etherUsd: 2_000n * ETHER }
const NO_USD = { priceOf: () => null, etherUsd: null }
const selling = (units: bigint, networkCost: bigint | null, changes = {}) =>
  networkShare({
    quote: { amountIn: String(units), amountOut: '1' },
    sell: usdc,
    coin: ETH,
    networkCost,
    usd,
    ...changes,
  })

test.each([
  [100_000n, null],
  [100_001n, 'note'],
  [300_000n, 'note'],
  [300_001n, 'warning'],
  [1_000_000n, 'warning'],
  [1_000_001n, 'accept'],
] as const)('X27: a cost of %s millionths of a value that is a little smaller: %s', (share, tier) => {
  // One dollar is sold. A millionth of it costs 5e8 wei.
  expect(selling(1_000_000n, share * 5n * 10n ** 8n - 1n)?.tier ?? null).toBe(tier)
})

test('the share is rounded up, and its amounts are told as paid and as sold', () =>
  expect(selling(150_000n, (21n * ETHER) / 100_000n)).toEqual({
    tier: 'accept',
    share: 2_800_000n,
    percent: '280.00%',
    cost: '$0.42',
    value: '$0.15',
  }))

test('without dollar prices only the coin itself can be compared with its cost', () => {
  expect(selling(1n, ETHER, { usd: NO_USD })).toBeNull()
  expect(selling(ETHER, ETHER / 2n, { usd: NO_USD, sell: ETH })).toMatchObject({
    tier: 'warning',
    cost: '0.5 ETH',
    value: '1 ETH',
  })
})

test('a cost that is not known, and a value of nothing, are not compared', () => {
  expect(selling(1n, null)).toBeNull()
  expect(selling(0n, ETHER)).toBeNull()
})

test('an accepted share covers one that is half as large again', () => {
  const network = selling(150_000n, (21n * ETHER) / 100_000n)!
  expect(coversNetworkShare(null, network)).toBe(false)
  expect(coversNetworkShare(1_866_667n, network)).toBe(true)
  expect(coversNetworkShare(1_866_666n, network)).toBe(false)
})
