import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { depthsIn } from '#domain/pool/depth'
import { findTrade, toQuote } from '#domain/trade/search/router'
import type { ContractHop, Route, TradeKind } from '#domain/pool/route'
import { quoteCall } from '#services/trade/quoter'
import { type PoolSnapshot, poolState, tokensIn } from '#domain/pool/snapshot'
import { MAX_SQRT_RATIO, MIN_SQRT_RATIO } from '#domain/pool/tickMath'
import type { Node } from '#services/chain/node'
import { readTokenPools } from '#services/market/poolMarkets'
import { readPrices } from '#services/market/prices'
import { createSnapshots, type Snapshots } from '#services/trade/snapshot'
import { createVerification } from '#services/trade/verifyQuotes'
import { ownContract } from '../chain/artifacts'
import { openPools } from '../chain/openPools'
import { halves, sqrtPriceX96, squareRoot, tickAt } from '../chain/poolMath'
import { tablePrices } from '../chain/priceHistory'
import { sendMined } from '../chain/sendMined'
import type { LocalChain } from '../chain/startChain'
import {
  accountOf,
  contracts,
  poolAddress,
  tickSpacing,
  tokenOf,
  type TokenSymbol,
  type WorldPool,
} from '../chain/world'
import { until } from '../support/until'
import type { Quote } from '#domain/trade/quote'
import { sharedChain } from '../support/sharedChain'
import { nodeAt } from '../support/nodeAt'
import { keepState } from '../chain/keepState'
import { CHAIN_ID, deployment } from '../support/chainTrades'

/** These tests check with the real contracts which pools the app chooses for routes. */

const { weth, usdc } = deployment
const prices = tablePrices()
const market = ownContract('Market').abi
const poolAbi = new Interface([
  'function mint(address to, int24 lower, int24 upper, uint128 amount, bytes data) returns (uint256, uint256)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
])
const idOf = (symbol: TokenSymbol) => tokenOf(symbol).address as Address
const units = (whole: number, symbol: TokenSymbol) => BigInt(whole) * 10n ** BigInt(tokenOf(symbol).decimals)

let chain: LocalChain
let node: Node
let goBack: () => Promise<void>
let snapshots: Snapshots
let requested: unknown[][] = []
let logsRequested = 0

const realFetch = globalThis.fetch
beforeAll(async () => {
  chain = await sharedChain()
  globalThis.fetch = (url, init) => {
    const body = JSON.parse(init?.body as string) as unknown
    for (const { method, params } of (Array.isArray(body) ? body : [body]) as { method: string; params: unknown[] }[]) {
      if (method === 'eth_call') requested.push(params)
      if (method === 'eth_getLogs') logsRequested += 1
    }
    return realFetch(url, init)
  }
  await chain.rpc('evm_setBlockGasLimit', ['0x77359400'])
  await chain.rpc('anvil_impersonateAccount', [contracts.market])
  await chain.rpc('anvil_setBalance', [contracts.market, '0x56bc75e2d63100000'])
  goBack = await keepState(chain)
})
afterAll(() => {
  globalThis.fetch = realFetch
  return chain.stop()
})
beforeEach(async () => {
  await goBack()
  node = nodeAt(chain.url)
  snapshots = createSnapshots(node)
  requested = []
  logsRequested = 0
})

async function send(from: string, to: string, data: string) {
  expect(await sendMined(chain, { from, to, data, gas: 25_000_000 })).toMatchObject({ status: '0x1' })
}
const toMarket = (name: string, values: unknown[]) =>
  send(accountOf('lp').address, contracts.market, market.encodeFunctionData(name, values))

const poolOf = (base: TokenSymbol, quote: TokenSymbol, fee: WorldPool['fee'], skewBps = 0n): WorldPool => {
  return { base, quote, fee, skewBps, wideUsd: 0n, narrowUsd: 0n, narrowTicks: 0 }
}
const addressOf = ({ base, quote, fee }: WorldPool) => poolAddress(idOf(base), idOf(quote), fee) as Address
/** The liquidity of a full-range position worth this many dollars. */
const liquidityOf = (pool: WorldPool, dollars: bigint) => {
  const { base, quote } = halves(pool, dollars, prices)
  return squareRoot(base * quote)
}
const tickOf = (pool: WorldPool) => tickAt(sqrtPriceX96(pool, prices))

type Range = readonly [lower: number, upper: number, liquidity: bigint]
async function open(pool: WorldPool, ranges: readonly Range[]) {
  const [a, b] = [idOf(pool.base), idOf(pool.quote)]
  await toMarket('openV3', [contracts.v3Factory, a, b, pool.fee, sqrtPriceX96(pool, prices), 1, ranges])
  return addressOf(pool)
}
/** Adds liquidity to an existing pool. The liquidity comes from the contract that holds the tokens. */
async function mint(pool: Address, [lower, upper, liquidity]: Range) {
  await chain.rpc('anvil_setStorageAt', [contracts.market, '0x0', `0x${pool.slice(2).padStart(64, '0')}`])
  await send(
    contracts.market,
    pool,
    poolAbi.encodeFunctionData('mint', [contracts.market, lower, upper, liquidity, '0x']),
  )
}
/** The smallest multiple of a pool's tick spacing above a tick. */
const above = (tick: number, fee: WorldPool['fee']) => (Math.floor(tick / tickSpacing[fee]) + 1) * tickSpacing[fee]

function quoteFrom(
  snapshot: PoolSnapshot,
  sell: TokenSymbol,
  buy: TokenSymbol,
  kind: TradeKind,
  amount: bigint,
): Quote | null {
  const { trade } = findTrade(
    snapshot.pools.map(poolState),
    { tokenIn: idOf(sell), tokenOut: idOf(buy), kind, amount },
    { weth, bases: tokensIn(snapshot), feePerGas: 1_000_000_000n, protocols: ['v2', 'v3'], maxLegs: 3, taxes: [] },
  )
  return trade && toQuote(trade, snapshot)
}
const take = (a: TokenSymbol, b: TokenSymbol, partners?: Address[]) =>
  snapshots.snapshot(CHAIN_ID, idOf(a), idOf(b), partners)
const poolsOf = (quote: Quote | null) => quote?.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool)) ?? []

/** Both amounts of a quote, verified on the chain. */
async function reported(quote: Quote) {
  const verified = await createVerification(node).verify(CHAIN_ID, quote)
  return verified && { amountIn: verified.amountIn.toString(), amountOut: verified.amountOut.toString() }
}
const amountsOf = ({ amountIn, amountOut }: Quote) => ({ amountIn, amountOut })

const kinds: readonly TradeKind[] = ['exactIn', 'exactOut']

describe('a pool with nothing but a range order beside its price', () => {
  // UNI is token0, so a position above the price holds only UNI, and sells it for LINK.
  test.each([
    [100, 30, 90],
    [500, 200, 2_000],
    [3000, 600, 3_600],
    [3000, 30_000, 36_000],
    [10000, 120_000, 122_000],
  ] as const)('of %s millionths, %s to %s ticks off, is quoted to the wei where it can fill', async (fee, from, to) => {
    // The position always starts at half the market price, however far it is from the pool's current price.
    const cheap = poolOf('UNI', 'LINK', fee, -5_000n)
    const start = above(tickOf(cheap), fee)
    const spacing = tickSpacing[fee]
    const lower = start - (start % spacing)
    const range: Range = [lower, lower + Math.ceil((to - from) / spacing) * spacing, liquidityOf(cheap, 2_000_000n)]
    const priced = Math.floor((lower - from) / spacing) * spacing
    const [a, b] = [idOf('UNI'), idOf('LINK')]
    const startPrice = BigInt(Math.floor(1.0001 ** (priced / 2) * 2 ** 48)) << 48n
    await toMarket('openV3', [contracts.v3Factory, a, b, fee, startPrice, 1, [range]])
    const pool = addressOf(cheap)

    const snapshot = await take('UNI', 'LINK')
    expect(snapshot.pools.find(({ id }) => id === pool)).toMatchObject({ liquidity: '0' })
    for (const kind of kinds) {
      for (const whole of [1, 250]) {
        const quote = quoteFrom(snapshot, 'LINK', 'UNI', kind, units(whole, kind === 'exactIn' ? 'LINK' : 'UNI'))!
        expect(poolsOf(quote)).toContain(pool)
        expect(await reported(quote)).toEqual(amountsOf(quote))
      }
      // In the other direction, the pool has no output for any amount.
      const alone = { ...snapshot, pools: snapshot.pools.filter(({ id }) => id === pool) }
      expect(quoteFrom(alone, 'UNI', 'LINK', kind, units(1, 'LINK'))).toBeNull()
      const other = quoteFrom(snapshot, 'UNI', 'LINK', kind, units(250, 'LINK'))!
      expect(poolsOf(other)).not.toContain(pool)
      expect(await reported(other)).toEqual(amountsOf(other))
    }
    // The price impact is measured from where the pool's liquidity begins, because it has none at its price.
    expect(BigInt(quoteFrom(snapshot, 'LINK', 'UNI', 'exactIn', units(1, 'LINK'))!.impact)).toBeLessThan(1_000n)
  })

  test.each([
    [3000, true],
    [3000, false],
    [10000, true],
    [10000, false],
  ] as const)('of %s millionths that was bought empty (upwards: %s) takes what is sold back', async (fee, isUp) => {
    const pool = poolOf('UNI', 'LINK', fee)
    const middle = above(tickOf(pool), fee)
    const address = await open(pool, [
      [middle - 20 * tickSpacing[fee], middle + 20 * tickSpacing[fee], liquidityOf(pool, 900_000n)],
    ])
    const end = isUp ? MAX_SQRT_RATIO - 1n : MIN_SQRT_RATIO + 1n
    await toMarket('move', [[[address, true, end]]])
    const snapshot = await take('UNI', 'LINK')
    expect(snapshot.pools.find((each) => each.id === address)).toMatchObject({ liquidity: '0' })
    const [sell, buy] = isUp ? (['UNI', 'LINK'] as const) : (['LINK', 'UNI'] as const)
    const alone = { ...snapshot, pools: snapshot.pools.filter((each) => each.id === address) }
    for (const kind of kinds) {
      const quote = quoteFrom(alone, sell, buy, kind, units(40, kind === 'exactIn' ? sell : buy))!
      expect(poolsOf(quote)).toEqual([address])
      expect(await reported(quote)).toEqual(amountsOf(quote))
      expect(quoteFrom(alone, buy, sell, kind, units(1, buy))).toBeNull()
    }
  })

  test.each([true, false])('that runs dry is in no trade that it would take a part of (upwards: %s)', async (isUp) => {
    const pool = poolOf('UNI', 'LINK', 500)
    const middle = above(tickOf(pool), 500)
    const address = await open(pool, [[middle - 200, middle + 200, liquidityOf(pool, 900_000n)]])
    const [sell, buy] = isUp ? (['LINK', 'UNI'] as const) : (['UNI', 'LINK'] as const)
    const snapshot = await take('UNI', 'LINK')
    const alone = { ...snapshot, pools: snapshot.pools.filter(({ id }) => id === address) }
    const whole = quoteFrom(alone, sell, buy, 'exactIn', units(10, sell))!
    expect(await reported(whole)).toEqual(amountsOf(whole))
    const [low, high] = [units(10, sell), units(10_000_000, sell)]
    for (const kind of kinds) expect(quoteFrom(alone, sell, buy, kind, high)).toBeNull()

    // The highest amount with a quote is all that the pool takes. Of one unit more, QuoterV2 takes only a part.
    let [most, least] = [low, high]
    while (least - most > 1n) {
      const half = (most + least) / 2n
      if (quoteFrom(alone, sell, buy, 'exactIn', half)) most = half
      else least = half
    }
    const quoteOfAll = (amount: bigint): Quote => {
      const [leg] = whole.legs
      const amountIn = amount.toString()
      return { ...whole, amountIn, legs: [{ ...leg!, amountIn, amounts: [amountIn, leg!.amountOut] }] }
    }
    const { quoter } = deployment
    const raw = async (amount: bigint) => {
      const route: Route = { protocol: 'v3', hops: whole.legs[0]!.hops as ContractHop[] }
      const { data } = quoteCall(deployment, route, 'exactIn', amount)
      return BigInt(((await chain.rpc('eth_call', [{ to: quoter, data }, 'latest'])) as Hex).slice(0, 66))
    }
    expect(await raw(least + 10n ** 18n)).toBe(await raw(least))
    expect(await reported(quoteOfAll(most - 10n ** 9n))).not.toBeNull()
    for (const amount of [least + 1n, least + 10n ** 9n, high]) expect(await reported(quoteOfAll(amount))).toBeNull()
  })

  test('says nothing of prices, figures or depth', async () => {
    const before = await readPrices(node, CHAIN_ID, [idOf('MKR')])
    const pools = await readTokenPools(node, CHAIN_ID, idOf('MKR'))
    // This position of ten million dollars buys MKR at a third of the market price.
    const cheap = poolOf('MKR', 'USDC', 3000, -6_666n)
    const tick = tickOf(cheap)
    const isFirst = idOf('MKR').toLowerCase() < usdc.toLowerCase()
    const next = above(tick, 3000)
    const range: Range = isFirst
      ? [next - 1_200, next - 60, liquidityOf(cheap, 100_000_000n)]
      : [next, next + 1_200, liquidityOf(cheap, 100_000_000n)]
    const address = await open(cheap, [range])
    const after = await readPrices(node, CHAIN_ID, [idOf('MKR')])
    expect(after.tokens).toEqual(before.tokens)
    expect((await readTokenPools(node, CHAIN_ID, idOf('MKR'))).pools).toEqual(pools.pools)
    const snapshot = await take('MKR', 'USDC')
    expect(snapshot.pools.map((each) => each.id)).toContain(address)
    expect([...depthsIn(snapshot, idOf('MKR')).keys()]).not.toContain(address)
  })
})

describe('liquidity that comes beside the price of a pool off the route', () => {
  test.each(['above', 'below'] as const)(
    '%s is in the quote within 30 blocks, with one call for each',
    async (side) => {
      const aside = poolAddress(idOf('UNI'), weth, 10000) as Address
      const [sell, buy] = side === 'above' ? (['WETH', 'UNI'] as const) : (['UNI', 'WETH'] as const)
      const amount = side === 'above' ? units(300, 'WETH') : units(100_000, 'UNI')
      const small = side === 'above' ? units(1, 'WETH') : units(100, 'UNI')
      const first = await take('UNI', 'WETH')
      expect(poolsOf(quoteFrom(first, sell, buy, 'exactIn', small))).not.toContain(aside)

      const slot0 = (await chain.rpc('eth_call', [
        { to: aside, data: poolAbi.encodeFunctionData('slot0') },
        'latest',
      ])) as Hex
      const tick = Number(poolAbi.decodeFunctionResult('slot0', slot0)[1])
      const next = above(tick, 10000)
      const range: Range = side === 'above' ? [next, next + 1_000, 10n ** 25n] : [next - 1_200, next - 200, 10n ** 25n]
      await mint(aside, range)
      const fresh = quoteFrom(
        await createSnapshots(node).snapshot(CHAIN_ID, idOf('UNI'), weth),
        sell,
        buy,
        'exactIn',
        amount,
      )!
      expect(poolsOf(fresh)).toContain(aside)

      const before = requested.length
      const seen: string[] = []
      for (let block = 1; block <= 30; block++) {
        if (block > 1) await chain.rpc('evm_mine')
        seen.push(quoteFrom(await take('UNI', 'WETH'), sell, buy, 'exactIn', amount)!.amountOut)
      }
      expect(requested.length - before).toBe(30)
      expect(seen[0]).not.toBe(fresh.amountOut)
      expect(seen.at(-1)).toBe(fresh.amountOut)
      // A new reader without any cached data gives the same quote.
      const again = quoteFrom(
        await createSnapshots(node).snapshot(CHAIN_ID, idOf('UNI'), weth),
        sell,
        buy,
        'exactIn',
        amount,
      )!
      expect(again.amountOut).toBe(fresh.amountOut)
      expect(await reported(again)).toEqual(amountsOf(again))
    },
    60_000,
  )
})

describe('a token’s own partners', () => {
  const bargain = poolOf('MKR', 'COMP', 3000, 900n)
  async function openBargain() {
    const tick = above(tickOf(bargain), 3000)
    return open(bargain, [[tick - 6_000, tick + 6_000, liquidityOf(bargain, 4_000_000n)]])
  }
  const quoteOf = (snapshot: PoolSnapshot) => quoteFrom(snapshot, 'MKR', 'WETH', 'exactIn', units(2, 'MKR'))!

  test('that the pair list tells are gone through, at once', async () => {
    const pool = await openBargain()
    expect(poolsOf(quoteOf(await take('MKR', 'WETH')))).not.toContain(pool)
    const quote = quoteOf(await take('MKR', 'WETH', [idOf('COMP')]))
    expect(poolsOf(quote)).toContain(pool)
    expect(await reported(quote)).toEqual(amountsOf(quote))
  })

  test('that the factories tell are found once, beside the quotes, and then gone through', async () => {
    const pool = await openBargain()
    const first = await take('MKR', 'WETH')
    expect(poolsOf(quoteOf(first))).not.toContain(pool)
    expect(logsRequested).toBe(0)
    await take('MKR', 'WETH')
    await until(() => logsRequested >= 2)
    // The pools' balances are read with the next block.
    let found = first
    while (!poolsOf(quoteOf(found)).includes(pool)) {
      await chain.rpc('evm_mine')
      found = await take('MKR', 'WETH')
    }
    const quote = quoteOf(found)
    expect(await reported(quote)).toEqual(amountsOf(quote))
    // The search first requests the factories' events and then PoolManager's, each with the token at either position.
    await until(() => logsRequested === 4)
    for (let block = 0; block < 3; block++) await take('MKR', 'WETH')
    expect(logsRequested).toBe(4)
  })

  test('are no tokens that keep a part of each transfer', async () => {
    // PAXG deducts 0.02 % from each transfer, so less arrives than the pools give.
    const pair = { ...poolOf('MKR', 'PAXG', 3000, 900n), wideUsd: 4_000_000n }
    const { base, quote } = halves(pair, pair.wideUsd, prices)
    await toMarket('openV2', [contracts.v2Factory, idOf('MKR'), idOf('PAXG'), base, quote, accountOf('lp').address])
    const snapshot = await take('MKR', 'WETH', [idOf('PAXG')])
    expect(tokensIn(snapshot)).not.toContain(idOf('PAXG'))
    expect(poolsOf(quoteOf(snapshot)).length).toBeGreaterThan(0)
  })
})

describe('with every pool that there can be between seven tokens', () => {
  /** Common nodes allow at least this much gas for an `eth_call`. */
  const GAS_CAP = 50_000_000

  test('all tiers of every pair are read, each call within common caps, and a block takes one call', async () => {
    await openPools(chain)
    requested = []
    const first = await take('UNI', 'LINK')
    expect(first.pools).toHaveLength(105)
    const onFirst = requested.length
    for (let block = 0; block < 8; block++) {
      await chain.rpc('evm_mine')
      await take('UNI', 'LINK')
    }
    // A separate call measures the transfer taxes of both tokens.
    expect(requested.length - onFirst).toBe(8)
    const gas: number[] = []
    // Calls with state overrides, which need little gas, cannot be estimated here.
    for (const [call] of requested.filter((params) => params.length === 2)) {
      gas.push(Number(await chain.rpc('eth_estimateGas', [call, 'latest'])))
    }
    expect(gas).toHaveLength(requested.length - 1)
    expect(Math.max(...gas)).toBeLessThan(GAS_CAP)
    for (const kind of kinds) {
      const quote = quoteFrom(first, 'UNI', 'LINK', kind, units(40_000, kind === 'exactIn' ? 'UNI' : 'LINK'))!
      expect(await reported(quote)).toEqual(amountsOf(quote))
    }
  })
})
