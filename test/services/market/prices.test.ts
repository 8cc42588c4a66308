import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { NETWORKS } from '#config/networks/all'
import { settings } from '#config/settings'
import type { Hex } from '#boundary/node'
import { readPrices } from '#services/market/prices'
import { sharedPrices } from '#services/market/sharedPrices'
import { v2PairAddress, v3PoolAddress } from '#services/pool/pools'
import { fakeMulticall } from '../../support/fakeMulticall'
import { uintWord } from '#services/chain/words'

const { networks } = settings
beforeAll(() => void (settings.networks = NETWORKS))
afterAll(() => void (settings.networks = networks))

const ONE = 10n ** 18n
const words = (...values: bigint[]): Hex => `0x${values.map((value) => uintWord(value)).join('')}`

/** A network with one pair, of whole coins and whole dollars, and an optional price feed. */
function network(id: number, [coins, dollars]: [bigint, bigint], feed?: bigint, age = 0n) {
  const { deployment } = NETWORKS.find(({ chain }) => chain.id === id)!
  const { weth, usdc, usdcDecimals = 6, v2Factory, multicall, arbSys, ethUsdFeed } = deployment
  const held = [coins * ONE, dollars * 10n ** BigInt(usdcDecimals)] as const
  const reserves = BigInt(weth) < BigInt(usdc) ? held : ([held[1], held[0]] as const)
  const pair = v2PairAddress({ v2Factory }, weth, usdc)
  const token = (decimals: number, balance: bigint) => (data: Hex) =>
    words(data.startsWith('0x313ce567') ? BigInt(decimals) : balance)
  const { node, batches } = fakeMulticall({
    [multicall]: () => words(1_700_000_000n),
    ...(arbSys && { [arbSys]: () => words(1_700_000_000n) }),
    [pair]: () => words(...reserves, 0n),
    [weth]: token(18, held[0]),
    [usdc]: token(usdcDecimals, held[1]),
    ...(ethUsdFeed &&
      feed !== undefined && { [ethUsdFeed]: () => words(1n, feed * 10n ** 8n, 0n, 1_700_000_000n - age, 1n) }),
  })
  return { node, weth, usdc, batches }
}

test.each([
  ['Unichain, whose dollars have 6 decimals', 130],
  ['Blast, whose dollars have 18', 81457],
])('without a feed the coin costs what its deepest pool with dollars says: %s', async (_, id) => {
  const { node, weth, usdc } = network(id, [100n, 400_000n])
  const { etherUsd, tokens } = await readPrices(node, id, [weth, usdc])
  expect(etherUsd).toBe(String(4_000n * ONE))
  expect(tokens[0]).toMatchObject({ usd: String(4_000n * ONE), depthUsd: String(800_000n * ONE) })
  expect(tokens[1]).toMatchObject({ usd: String(ONE), depthUsd: String(800_000n * ONE) })
})

test('without a feed a pool that is not deep gives no price', async () => {
  const { node, weth } = network(130, [1n, 3_000n])
  const { etherUsd, tokens } = await readPrices(node, 130, [weth])
  expect([etherUsd, tokens[0]?.usd]).toEqual([null, null])
})

test('prices that are asked for in one tick are one read of all their tokens, and each gets its own', async () => {
  const { node, weth, usdc, batches } = network(130, [100n, 400_000n])
  const both = await sharedPrices(node, 130, [weth, usdc])
  const alone = batches.splice(0)
  const [coin, dollars] = await Promise.all([sharedPrices(node, 130, [weth]), sharedPrices(node, 130, [usdc, weth])])
  expect(coin).toEqual({ ...both, tokens: both.tokens.slice(0, 1) })
  expect(dollars).toEqual({ ...both, tokens: [...both.tokens].reverse() })
  expect(batches).toHaveLength(alone.length)
})

test('places without a contract are asked again after a minute, one that does not respond with every block', async () => {
  const { node, weth, usdc, batches } = network(130, [100n, 400_000n])
  const failing = node.multicall(130)
  const { calls } = failing
  // This pool exists, but its state cannot be read.
  const unread = v3PoolAddress(NETWORKS.find(({ chain }) => chain.id === 130)!.deployment, weth, usdc, 500)
  node.multicall = () => ({
    calls: async (requested) =>
      (await calls(requested)).map((result, at) =>
        requested[at]?.to === unread ? { success: false, data: '0x' as const } : result,
      ),
  })
  jest.useFakeTimers({ now: 1_000_000 })
  try {
    const placesAsked = async () => {
      await readPrices(node, 130, [weth])
      return new Set(batches.pop()?.map(({ to }) => to)).size
    }
    const all = await placesAsked()
    // Later, only known contracts are read: the multicall, both tokens, the pair, and the pool that did not respond.
    expect(all).toBeGreaterThan(5)
    expect(await placesAsked()).toBe(5)
    jest.setSystemTime(1_059_999)
    expect(await placesAsked()).toBe(5)
    jest.setSystemTime(1_060_000)
    expect(await placesAsked()).toBe(all)
  } finally {
    jest.useRealTimers()
  }
})

test.each([
  ['Base, whose feed is updated every hour at least', 8453, 7_200n],
  ['Arbitrum One, whose feed is updated once a day', 42161, 172_800n],
])('a feed counts for two of its own heartbeats: %s', async (_, id, age) => {
  const priced = async (seconds: bigint) => {
    const { node, weth } = network(id, [100n, 300_000n], 3_000n, seconds)
    return (await readPrices(node, id, [weth])).etherUsd
  }
  expect(await priced(age)).toBe(String(3_000n * ONE))
  expect(await priced(age + 1n)).toBeNull()
})

test('a late price of a feed counts where the market confirms it, however seldom the feed is said to be updated', async () => {
  const priced = async (coins: bigint, dollars: bigint, age: bigint) => {
    const { node, weth } = network(42161, [coins, dollars], 3_000n, age)
    return (await readPrices(node, 42161, [weth])).etherUsd
  }
  // A pool with one coin is too shallow for a reliable price.
  expect(await priced(1n, 3_000n, 7_200n)).toBe(String(3_000n * ONE))
  expect(await priced(1n, 3_000n, 7_201n)).toBeNull()
  expect(await priced(100n, 300_000n, 7_201n)).toBe(String(3_000n * ONE))
  expect(await priced(100n, 320_000n, 7_201n)).toBeNull()
})

test.each(
  NETWORKS.filter(({ deployment }) => deployment.ethUsdFeed).map(({ chain }) => [chain.name, chain.id] as const),
)('what is at the address of a feed gives no price unless it answers as a feed does: %s', async (_, id) => {
  const { deployment } = NETWORKS.find(({ chain }) => chain.id === id)!
  const answers: [string, Hex | undefined][] = [
    ['nothing', '0x'],
    ['a revert', undefined],
    ['one word', words(3_000n)],
    ['no price', words(1n, 0n, 0n, 1_700_000_000n, 1n)],
    ['a negative price', words(1n, 2n ** 256n - 1n, 0n, 1_700_000_000n, 1n)],
    ['a price of long ago', words(1n, 3_000n * 10n ** 8n, 0n, 1_600_000_000n, 1n)],
  ]
  for (const [what, answer] of answers) {
    const { node } = fakeMulticall({
      [deployment.multicall]: () => words(1_700_000_000n),
      ...(deployment.arbSys && { [deployment.arbSys]: () => words(1_700_000_000n) }),
      [deployment.ethUsdFeed!]: () => answer,
    })
    expect([what, (await readPrices(node, id, [])).etherUsd]).toEqual([what, null])
  }
})

test('dollars of 18 decimals are held against the feed as such', async () => {
  const near = network(56, [1_000n, 600_000n], 600n)
  expect((await readPrices(near.node, 56, [near.weth])).etherUsd).toBe(String(600n * ONE))
  const off = network(56, [1_000n, 600_000n], 700n)
  expect((await readPrices(off.node, 56, [off.weth])).etherUsd).toBeNull()
  const shallow = network(56, [10n, 6_000n], 700n)
  expect((await readPrices(shallow.node, 56, [shallow.weth])).etherUsd).toBe(String(700n * ONE))
})
