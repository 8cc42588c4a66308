import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { parseEther } from 'ethers'
import { checksummed } from '#boundary/checksum'
import type { Address } from '#domain/chain/address'
import { usdSeries } from '#domain/market/pastSeries'
import { type ChainReader, createChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { findFurtherPools } from '#services/pool/v4/furtherPools'
import { type HookedPool, type HookKind, openHooked } from '../../chain/oddHooks'
import type { LocalChain } from '../../chain/startChain'
import { tokenOf } from '../../chain/world'
import { sharedChain } from '../../support/sharedChain'
import { nodeAt } from '../../support/nodeAt'
import { keepState } from '../../chain/keepState'
import { CHAIN_ID, deployment } from '../../support/chainTrades'

const ONE = 10n ** 18n

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>

beforeAll(async () => {
  chain = await sharedChain()
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())
beforeEach(async () => {
  await goBack()
  readAnew()
})

function readAnew() {
  node = nodeAt(chain.url)
  reader = createChainReader(node)
}

const tokenOfPool = (pool: HookedPool) => checksummed(pool.token)

async function pricesOf(token: Address) {
  await findFurtherPools(node, CHAIN_ID, token, null)
  const { etherUsd, tokens } = await reader.prices(CHAIN_ID, [token])
  return { etherUsd: BigInt(etherUsd!), price: tokens.find((each) => each.token === token)! }
}

describe('X68: a token that only pools with hooks have', () => {
  // Each pool has the price of one, and a thousand of each side, unless the hook brings the liquidity itself.
  test.each<[HookKind, bigint]>([
    ['None', 0n],
    ['Fee', 20_000n],
    ['Share', 100n],
    ['Claims', 100n],
    ['ShareOfSales', 200n],
    ['Reentrant', parseEther('0.001')],
  ])('has the price of the pool, which a purchase and its sale prove: %s', async (kind, value) => {
    const pool = await openHooked(chain, kind, [value])
    const { etherUsd, price } = await pricesOf(tokenOfPool(pool))
    expect(price.usd).toBe(etherUsd.toString())
    expect(price.pool).toMatchObject({ protocol: 'v4', hooks: pool.hook, quoteIsWeth: true })
    const { pools } = await reader.tokenPools(CHAIN_ID, tokenOfPool(pool))
    expect(pools).toMatchObject([{ pool: { hooks: pool.hook }, price: ONE.toString() }])
    expect(BigInt(pools[0]!.liquidityUsd!)).toBeGreaterThan(50_000n * ONE)
  })

  test.each<[HookKind, bigint]>([
    ['Fee', 500_000n],
    ['Share', 9_900n],
    ['ShareOfSales', 3_000n],
    ['Honeypot', 0n],
    ['NeedsData', 0n],
    ['Megabyte', 0n],
    ['FrontRun', parseEther('500')],
  ])('has no price if they do not prove it, and the pool is named: %s', async (kind, value) => {
    const pool = await openHooked(chain, kind, [value])
    const { price } = await pricesOf(tokenOfPool(pool))
    expect(price).toMatchObject({ usd: null, pool: null, decimals: 18 })
    const { pools } = await reader.tokenPools(CHAIN_ID, tokenOfPool(pool))
    expect(pools).toMatchObject([{ pool: { hooks: pool.hook }, price: null, liquidityUsd: null }])
  })

  test('has no price in a pool of few dollars, although the state alone decides its amounts', async () => {
    const pool = await openHooked(chain, 'None', [], { liquidity: parseEther('5') })
    expect((await pricesOf(tokenOfPool(pool))).price.usd).toBeNull()
    // The hook of this pool decides nothing, so that its price is still that at which it trades.
    const { pools } = await reader.tokenPools(CHAIN_ID, tokenOfPool(pool))
    expect(pools).toMatchObject([{ price: ONE.toString(), liquidityUsd: null }])
  })

  test('has no price if the hook passes swaps on, and the pool is named without its liquidity', async () => {
    const pool = await openHooked(chain, 'Market')
    expect((await pricesOf(tokenOfPool(pool))).price.usd).toBeNull()
    const { pools } = await reader.tokenPools(CHAIN_ID, tokenOfPool(pool))
    expect(pools).toMatchObject([{ pool: { hooks: pool.hook }, price: null, liquidityUsd: null }])
  })

  test('loses its price in the block in which the hook closes the way back', async () => {
    const pool = await openHooked(chain, 'ShareOfSales', [100n])
    expect((await pricesOf(tokenOfPool(pool))).price.usd).not.toBeNull()
    await pool.arm(9_000n)
    expect((await pricesOf(tokenOfPool(pool))).price.usd).toBeNull()
    await pool.arm(100n)
    expect((await pricesOf(tokenOfPool(pool))).price.usd).not.toBeNull()
  })

  test('is found by its page without a trade, and its pools are searched for only once', async () => {
    const pool = await openHooked(chain, 'Share', [100n])
    const logs = jest.spyOn(node, 'logs')
    expect((await reader.tokenPools(CHAIN_ID, tokenOfPool(pool))).pools).toHaveLength(1)
    expect((await reader.tokenPools(CHAIN_ID, tokenOfPool(pool))).pools).toHaveLength(1)
    expect(logs).toHaveBeenCalledTimes(2)
  })

  test('has a chart from what its pool was traded at', async () => {
    const pool = await openHooked(chain, 'Share', [100n])
    const token = tokenOfPool(pool)
    for (let minutes = 0; minutes < 3; minutes++) {
      await chain.rpc('evm_increaseTime', [300])
      await chain.rpc('evm_mine')
    }
    const { price, etherUsd } = await pricesOf(token)
    const request = usdSeries(token, price.pool, deployment)!
    const [series] = await reader.histories(CHAIN_ID, [request], { seconds: 900, parts: 15 })
    expect(series!.readings.length).toBeGreaterThan(1)
    expect(series!.readings.at(-1)!.price).toBe(etherUsd.toString())
  })
})

test('a token with plain pools costs no request more, and its pages search for no hooks', async () => {
  await openHooked(chain, 'Share', [100n], { token: tokenOf('UNI').address, liquidity: parseEther('100') })
  const uni = tokenOf('UNI').address as Address
  const counted = async (read: () => Promise<unknown>) => {
    const sent = jest.spyOn(globalThis, 'fetch')
    await read()
    const count = sent.mock.calls.length
    sent.mockRestore()
    return count
  }
  const reads = [() => reader.prices(CHAIN_ID, [uni]), () => reader.tokenPools(CHAIN_ID, uni)]
  for (const read of reads) await read()
  const before = [await counted(reads[0]!), await counted(reads[1]!)]
  await findFurtherPools(node, CHAIN_ID, uni, null)
  await reads[1]!()
  expect([await counted(reads[0]!), await counted(reads[1]!)]).toEqual(before)
  expect(before).toEqual([1, 1])
  const { tokens } = await reader.prices(CHAIN_ID, [uni])
  expect(tokens[0]!.pool).not.toHaveProperty('hooks')
})
