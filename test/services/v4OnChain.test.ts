import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Address } from '#domain/chain/address'
import { depthsIn } from '#domain/pool/depth'
import { type PoolRecord, type PoolSnapshot, poolState } from '#domain/pool/snapshot'
import { cross, createGraph, type Edge, hopOf, type PoolGraph } from '#domain/trade/search/poolGraph'
import type { Hex } from '#boundary/node'
import { type CallResult, decodeAggregate3 } from '#services/chain/multicall'
import type { Node } from '#services/chain/node'
import { readPairPrices, readTokenPools } from '#services/market/poolMarkets'
import { readPrices } from '#services/market/prices'
import { createSnapshots, type Snapshots } from '#services/trade/snapshot'
import { measureTaxes } from '#services/trade/taxes'
import { TICKS_HOLD_BLOCKS } from '#services/pool/tickMemory'
import { createVerification } from '#services/trade/verifyQuotes'
import { v4Contract, ownContract } from '../chain/artifacts'
import { poolKeyIn, positions } from '../chain/poolMath'
import { tablePrices } from '../chain/priceHistory'
import { sendMined } from '../chain/sendMined'
import type { LocalChain } from '../chain/startChain'
import {
  accountOf,
  contracts,
  junkPools,
  mainnet,
  poolIdOf,
  type PoolKey,
  tokenOf,
  v4Pools,
  v4PositionManagerAddress,
} from '../chain/world'
import { randomNumbers } from '../support/randomNumbers'
import { runs } from '../support/runs'
import type { Quote, QuoteLeg } from '#domain/trade/quote'
import type { TradeKind } from '#domain/pool/route'
import { uintWord } from '#services/chain/words'
import { deploymentOf } from '#config/deployments'
import { sharedChain } from '../support/sharedChain'
import { nodeAt } from '../support/nodeAt'

const CHAIN_ID = 3
/** The function selectors of PoolManager.extsload(bytes32[]) and UniswapV2Pair.getReserves(). */
const [EXTSLOAD, GET_RESERVES] = ['dbd035ff', '0902f1ac']
const { abi: stateView } = v4Contract('StateView')
const { abi: market } = ownContract('Market')
const token = (symbol: Parameters<typeof tokenOf>[0]) => tokenOf(symbol).address as Address
const [AAVE, SHIB, UNI, USDC, WETH] = (['AAVE', 'SHIB', 'UNI', 'USDC', 'WETH'] as const).map(token) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]

/** The ids of the table's V4 pools, without the junk pools. */
const deep: ReadonlySet<string> = new Set(v4Pools.map((pool) => poolIdOf(poolKeyIn(mainnet, pool))))

let chain: LocalChain
let snapshots: Snapshots
let requests: string[] = []
const fetched = globalThis.fetch

beforeAll(async () => {
  chain = await sharedChain()
  globalThis.fetch = (input, init) => {
    if (typeof init?.body === 'string') requests.push(init.body)
    return fetched(input, init)
  }
  snapshots = createSnapshots(nodeAt(chain.url))
})

afterAll(async () => {
  globalThis.fetch = fetched
  await chain.stop()
})

async function view(abi: Interface, to: string, name: string, values: unknown[]): Promise<bigint[]> {
  const data = abi.encodeFunctionData(name, values)
  const answer = String(await chain.rpc('eth_call', [{ to, data }, 'latest']))
  return abi.decodeFunctionResult(name, answer).toArray() as bigint[]
}

const aggregate = new Interface([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) returns ((bool success, bytes returnData)[] results)',
])
const decodeCalls = (data: Hex) =>
  (aggregate.decodeFunctionData('aggregate3', data)[0] as [Address, boolean, Hex][]).map(([to, , inner]) => {
    return { to, data: inner }
  })
const encodeResults = (results: readonly CallResult[]) =>
  aggregate.encodeFunctionResult('aggregate3', [results.map(({ success, data }) => [success, data])]) as Hex

type V4Record = Extract<PoolRecord, { protocol: 'v4' }>
const v4In = ({ pools }: PoolSnapshot): V4Record[] => pools.filter((pool) => pool.protocol === 'v4')

async function ticksByView({ id, tickSpacing, fromTick, toTick }: V4Record) {
  const ticks: [number, string][] = []
  const word = (tick: number) => Math.floor(tick / tickSpacing / 256)
  for (let at = word(fromTick); at <= word(toTick); at++) {
    const [bitmap = 0n] = await view(stateView, contracts.stateView, 'getTickBitmap', [id, at])
    for (let bit = 0; bit < 256; bit++) {
      const index = (at * 256 + bit) * tickSpacing
      if (!((bitmap >> BigInt(bit)) & 1n) || index < fromTick || index > toTick) continue
      const [, net = 0n] = await view(stateView, contracts.stateView, 'getTickLiquidity', [id, index])
      ticks.push([index, net.toString()])
    }
  }
  return ticks
}

describe('a snapshot with V4', () => {
  test('has the pools of the pair with their states and ticks, native ones and those with wrapped ether', async () => {
    const snapshot = await snapshots.snapshot(CHAIN_ID, AAVE, WETH)
    const found = v4In(snapshot)
    const direct = v4Pools.filter(({ base, quote }) => base === 'AAVE' && quote === 'WETH')
    const ids = direct.map((pool) => poolIdOf(poolKeyIn(mainnet, pool)))
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
    expect(found.filter(({ isNative }) => isNative).every(({ token0 }) => token0 === WETH)).toBe(true)
    for (const pool of found) {
      const [price, tick, , fee] = await view(stateView, contracts.stateView, 'getSlot0', [pool.id])
      const [liquidity] = await view(stateView, contracts.stateView, 'getLiquidity', [pool.id])
      expect([pool.sqrtPriceX96, pool.tick, pool.fee, pool.liquidity]).toEqual([
        String(price),
        Number(tick),
        Number(fee),
        String(liquidity),
      ])
      expect(pool.ticks).toEqual(await ticksByView(pool))
    }
    expect(found.filter(({ ticks }) => ticks.length > 0).length).toBeGreaterThanOrEqual(direct.length)
  })

  test('has fees of the protocol by direction', async () => {
    const { protocolFee, fee } = v4Pools.find((pool) => pool.protocolFee !== undefined)!
    const pool = v4In(await snapshots.snapshot(CHAIN_ID, AAVE, USDC)).find((each) => each.fee === fee)
    const [down, up] = protocolFee!
    expect(pool).toMatchObject({
      feeDown: down + fee - Math.floor((down * fee) / 1e6),
      feeUp: up + fee - Math.floor((up * fee) / 1e6),
    })
  })

  test('takes one request of pools for each further block, as without V4', async () => {
    await snapshots.snapshot(CHAIN_ID, AAVE, SHIB)
    for (let block = 0; block < 3; block++) {
      await chain.rpc('evm_mine')
      requests = []
      expect(v4In(await snapshots.snapshot(CHAIN_ID, AAVE, SHIB)).length).toBeGreaterThan(0)
      expect(requests.filter((body) => body.includes(EXTSLOAD))).toHaveLength(1)
      expect(requests.filter((body) => body.includes(GET_RESERVES) && !body.includes(EXTSLOAD))).toEqual([])
    }
  })

  test('has the ticks of a position that was added beside the price, within the rotation', async () => {
    const pool = v4Pools[0]!
    const key = poolKeyIn(mainnet, pool)
    const id = poolIdOf(key)
    await snapshots.snapshot(CHAIN_ID, AAVE, WETH)
    const [, narrow] = positions(pool, tablePrices())
    const [lower, upper] = [narrow![1] + 200, narrow![1] + 400]
    const from = accountOf('lp').address
    await chain.rpc('anvil_setBalance', [contracts.market, '0x21e19e0c9bab2400000'])
    const data = market.encodeFunctionData('addV4', [v4PositionManagerAddress, key, [[lower, upper, 10n ** 20n]]])
    expect(await sendMined(chain, { from, to: contracts.market, data, gas: 3_000_000 })).toMatchObject({
      status: '0x1',
    })
    for (let block = 0; block < 26; block++) {
      await chain.rpc('evm_mine')
      const found = v4In(await snapshots.snapshot(CHAIN_ID, AAVE, WETH)).find((each) => each.id === id)
      if (found?.ticks.some(([index]) => index === lower)) {
        expect(found.ticks).toEqual(await ticksByView(found))
        return
      }
    }
    throw new Error('The new ticks were never read.')
  })

  test('is not led astray by an empty pool or by one whose price promises a fortune', async () => {
    const snapshot = await snapshots.snapshot(CHAIN_ID, SHIB, USDC)
    const junk = junkPools.map((pool) => poolIdOf(poolKeyIn(mainnet, { ...pool, isNative: false })))
    const graph = createGraph(snapshot.pools.map(poolState), ['v2', 'v3', 'v4'])
    // Sell a million dollars' worth of SHIB in each pool of SHIB and USDC.
    const outs = graph.between(SHIB.toLowerCase(), USDC.toLowerCase()).map((edge) => ({
      id: edge.pool.id,
      ...cross(edge, 'exactIn', 10n ** 29n),
    }))
    const promised = outs.filter(({ id, state, worth }) => junk.includes(id) && state === 'whole' && worth > 1_000_000n)
    expect(promised).toEqual([])
  })
})

describe('verification with V4', () => {
  const { below } = randomNumbers(4)

  /** Paths of tokens. Some lead only through V4 pools, while others also lead through V3 and V2 pools. */
  const paths: readonly (readonly Address[])[] = [
    [WETH, AAVE],
    [AAVE, WETH],
    [USDC, AAVE],
    [AAVE, SHIB],
    [SHIB, WETH, AAVE],
    [UNI, WETH, SHIB],
    [SHIB, WETH, USDC],
    [AAVE, USDC, WETH, SHIB],
  ]
  const kinds: readonly TradeKind[] = ['exactIn', 'exactOut']

  /** A leg along a path, through random pools that are not in `used`; null if the pools cannot trade the amount. */
  function anyLeg(graph: PoolGraph, path: readonly Address[], kind: TradeKind, amount: bigint, used: Set<string>) {
    const edges: Edge[] = []
    for (const [at, next] of path.slice(1).entries()) {
      const free = graph.between(path[at]!.toLowerCase(), next.toLowerCase()).filter(({ key }) => !used.has(key))
      const v4 = free.filter(({ pool }) => deep.has(pool.id))
      const chosen = v4.length > 0 && below(3) > 0 ? v4 : free.filter(({ pool }) => pool.protocol !== 'v4')
      const edge = chosen[below(Math.max(1, chosen.length))]
      if (!edge) return null
      used.add(edge.key)
      edges.push(edge)
    }
    const amounts = [amount]
    for (const edge of kind === 'exactIn' ? edges : [...edges].reverse()) {
      const last = amounts.at(-1)!
      const { worth, state } = cross(edge, kind, kind === 'exactIn' ? last : -last)
      if (state !== 'whole') return null
      amounts.push(kind === 'exactIn' ? worth : -worth)
    }
    if (kind === 'exactOut') amounts.reverse()
    return { hops: edges.map(hopOf), amounts }
  }

  test.each(kinds)(
    'equals to the wei what is computed here, mixed and split: %s',
    async (kind) => {
      const verification = createVerification(nodeAt(chain.url))
      const counts = { all: 0, mixed: 0, split: 0 }
      for (const path of paths) {
        const { blockNumber, timestamp, pools } = await snapshots.snapshot(CHAIN_ID, path[0]!, path.at(-1)!)
        const graph = createGraph(pools.map(poolState), ['v2', 'v3', 'v4'])
        const given = path[kind === 'exactIn' ? 0 : path.length - 1]!
        const unit = given === USDC ? 10n ** 6n : given === SHIB ? 10n ** 23n : 10n ** 16n
        for (let round = 0; round < runs(100); round++) {
          const used = new Set<string>()
          const found = Array.from({ length: 1 + below(2) }, () =>
            // The amounts range from dust to several thousand dollars.
            anyLeg(graph, path, kind, (unit * BigInt(1 + below(100_000))) / 100n, used),
          ).filter((leg) => leg !== null)
          if (found.length === 0) continue
          const sum = (at: 0 | -1) => found.reduce((total, { amounts }) => total + amounts.at(at)!, 0n)
          const legs = found.map(({ hops, amounts }): QuoteLeg => {
            return {
              hops,
              amounts: amounts.map(String),
              amountIn: String(amounts[0]),
              amountOut: String(amounts.at(-1)),
            }
          })
          const quote: Quote = {
            ...{ kind, legs, amountIn: String(sum(0)), amountOut: String(sum(-1)), blockNumber, timestamp },
            ...{ impact: '0', tax: '0', gasEstimate: '0' },
          }
          const verified = await verification.verify(CHAIN_ID, quote)
          expect(verified).toEqual({ blockNumber, amountIn: sum(0), amountOut: sum(-1) })
          const protocols = new Set(legs.flatMap(({ hops }) => hops.map(({ protocol }) => protocol)))
          if (!protocols.has('v4')) continue
          counts.all += 1
          counts.mixed += protocols.size > 1 ? 1 : 0
          counts.split += legs.length > 1 ? 1 : 0
        }
      }
      expect(counts.all).toBeGreaterThan(runs(500))
      for (const count of [counts.mixed, counts.split]) expect(count).toBeGreaterThan(runs(100))
    },
    600_000,
  )
})

test('a token that only V4 trades is measured by what the manager pays out', async () => {
  const node = nodeAt(chain.url)
  const pools = v4In(await snapshots.snapshot(CHAIN_ID, AAVE, WETH)).map((record) => poolState(record))
  const scope = { chainId: CHAIN_ID, deployment: deploymentOf(CHAIN_ID)!, pools }
  const [measured] = await measureTaxes(node, [AAVE], scope)
  expect(measured).toMatchObject({ tax: { token: AAVE, buy: 0, sell: 0 }, isRebasing: false })
})

test.each([
  ['of Aave', '0xb1bf962d'],
  ['of Lido', '0xf5eb42dc'],
  ['of ether.fi', '0x3a98ef39'],
  ['of Origin', '0x6691cb3d'],
])('a token that reckons with shares, like those %s, is in no trade through V4', async (_, selector) => {
  const real = nodeAt(chain.url)
  const node: Node = {
    ...real,
    async simulateWith(chainId, call, overrides) {
      const answer = await real.simulateWith(chainId, call, overrides)
      const calls = decodeCalls(call.data)
      const results = decodeAggregate3(answer, calls.length).map((result, at) =>
        calls[at]?.to === AAVE && calls[at].data.startsWith(selector)
          ? { success: true, data: `0x${uintWord(1)}` as const }
          : result,
      )
      return encodeResults(results)
    },
  }
  const snapshot = await createSnapshots(node).snapshot(CHAIN_ID, AAVE, WETH)
  expect(snapshot.taxes).toEqual([])
  expect(v4In(snapshot)).toEqual([])
  expect(snapshot.pools.some(({ token0, token1 }) => [token0, token1].includes(AAVE))).toBe(true)
})

describe("a token's pools", () => {
  test('have those of V4 with their prices, and with the dollars in their positions near the price', async () => {
    const node = nodeAt(chain.url)
    const { pools } = await readTokenPools(node, CHAIN_ID, AAVE)
    const found = pools.filter(({ pool }) => pool.protocol === 'v4')
    const table = v4Pools.filter(({ base, quote }) => base === 'AAVE' && quote !== 'SHIB')
    expect(found.map(({ pool }) => pool.id).sort()).toEqual(
      table.map((pool) => poolIdOf(poolKeyIn(mainnet, pool))).sort(),
    )
    for (const { base, quote, narrowUsd, wideUsd, skewBps, ...rest } of table) {
      const id = poolIdOf(poolKeyIn(mainnet, { base, quote, ...rest }))
      const { price, liquidityUsd } = found.find(({ pool }) => pool.id === id)!
      const expected = (Number(tokenOf(base).usd) / Number(tokenOf(quote).usd)) * (1 + Number(skewBps) / 10_000)
      expect(Number(price) / 1e18 / expected).toBeCloseTo(1, 3)
      // All of the narrow position, and of the wide one only a part: at least that within 4,000 ticks.
      const dollars = Number(liquidityUsd) / 1e18
      expect(dollars).toBeGreaterThan(0.99 * (Number(narrowUsd) + Number(wideUsd) * (1 - 1.0001 ** -2_000)))
      expect(dollars).toBeLessThan(Number(narrowUsd + wideUsd))
    }
  })

  test('give for what moves their price what V4Quoter says, with the fee of each direction', async () => {
    const { abi } = v4Contract('V4Quoter')
    const snapshot = await snapshots.snapshot(CHAIN_ID, AAVE, USDC)
    const depths = depthsIn(snapshot, AAVE)
    const table = v4Pools.filter(({ base, quote }) => base === 'AAVE' && quote !== 'SHIB')
    expect(table.length).toBeGreaterThan(2)
    for (const pool of table) {
      const key = poolKeyIn(mainnet, pool)
      const isFirst = BigInt(key[0]) === BigInt(AAVE)
      const { sell, buy } = depths.get(poolIdOf(key) as Address)!
      for (const [{ amountIn, amountOut, isAtLeast }, isDown] of [
        [sell, isFirst],
        [buy, !isFirst],
      ] as const) {
        expect(isAtLeast).toBe(false)
        const data = abi.encodeFunctionData('quoteExactInputSingle', [[key, isDown, amountIn, '0x']])
        const answer = (await chain.rpc('eth_call', [{ to: contracts.v4Quoter, data }, 'latest'])) as string
        const quoted = abi.decodeFunctionResult('quoteExactInputSingle', answer)[0] as bigint
        // The input that is needed to reach a price is rounded up, so the actual price moves slightly further.
        expect(quoted - amountOut).toBeGreaterThanOrEqual(0n)
        expect(quoted - amountOut).toBeLessThanOrEqual((2n * amountOut) / amountIn + 8n)
      }
    }
  })

  test('take one request at each further block', async () => {
    const node = nodeAt(chain.url)
    await readTokenPools(node, CHAIN_ID, AAVE)
    await chain.rpc('evm_mine')
    requests = []
    await readTokenPools(node, CHAIN_ID, AAVE)
    expect(requests).toHaveLength(1)
  })
})

describe('the prices of pairs', () => {
  const pricesOf = async (...pairs: (readonly [Address, Address])[]) =>
    (await readPairPrices(nodeAt(chain.url), CHAIN_ID, pairs)).pairs

  test('are of the deepest pool of all versions, by what its positions hold', async () => {
    const [inV4, inV3, withEther] = await pricesOf([AAVE, USDC], [AAVE, WETH], [USDC, WETH])
    const id = poolIdOf(
      poolKeyIn(
        mainnet,
        v4Pools.find(({ quote }) => quote === 'USDC')!,
      ),
    )
    const [token0, token1] = [AAVE, USDC]
    expect(inV4!.pool).toEqual({ id, protocol: 'v4', fee: 450, tickSpacing: 9, isNative: false, token0, token1 })
    expect(Number(inV4!.price) / 1e18).toBeCloseTo(160.048, 2)
    expect(Number(inV4!.liquidityUsd) / 1e18).toBeGreaterThan(750_000)
    expect([inV3!.pool?.protocol, withEther!.pool?.protocol]).toEqual(['v3', 'v3'])
  })

  test('are never those of a pool that only its price makes attractive', async () => {
    const [junk] = await pricesOf([SHIB, USDC])
    expect([junk!.pool, junk!.price]).toEqual([null, null])
    // A junk pool that anybody could afford to create. Its price is 10^12 USDC for one UNI, with 9,000 USDC in range.
    const key = [UNI, USDC, 3_000, 60, '0x0000000000000000000000000000000000000000']
    const positionOf = (usdc: bigint) => [[-60, 60, usdc * 10n ** 6n * 334n]]
    const from = accountOf('lp').address
    const add = async (method: 'openV4' | 'addV4', ...given: unknown[]) => {
      const data = market.encodeFunctionData(method, [v4PositionManagerAddress, key, ...given])
      expect((await sendMined(chain, { from, to: contracts.market, data, gas: 3_000_000 })).status).toBe('0x1')
    }
    await add('openV4', 1n << 96n, positionOf(9_000n))
    const [hostile] = await pricesOf([UNI, USDC])
    expect([hostile!.pool, hostile!.price]).toEqual([null, null])
    // With enough liquidity, the pool determines the price. But then anybody could take its USDC by selling UNI.
    await add('addV4', positionOf(2_000n))
    expect((await pricesOf([UNI, USDC]))[0]!.pool?.protocol).toBe('v4')
  })
})

describe('dollar prices', () => {
  const ONLY: Address = '0x0000000000000000000000000000000000112233'
  const ZERO = '0x0000000000000000000000000000000000000000'
  const from = accountOf('lp').address
  const toMarket = async (name: string, values: unknown[]) => {
    const data = market.encodeFunctionData(name, values)
    expect((await sendMined(chain, { from, to: contracts.market, data, gas: 3_000_000 })).status).toBe('0x1')
  }
  const priceAt = (tick: number) => BigInt(Math.floor(1.0001 ** (tick / 2) * 2 ** 96))

  beforeAll(async () => {
    // An ordinary token at an address without any V2 or V3 pool.
    await chain.rpc('anvil_setCode', [ONLY, await chain.rpc('eth_getCode', [UNI, 'latest'])])
    const mint = new Interface(['function mint(address to, uint256 value)'])
    const data = mint.encodeFunctionData('mint', [contracts.market, 10n ** 33n])
    expect((await sendMined(chain, { from, to: ONLY, data, gas: 200_000 })).status).toBe('0x1')
    await chain.rpc('anvil_setBalance', [contracts.market, '0x21e19e0c9bab2400000'])
  })

  test('of a token that only V4 trades are of its deepest pool there, by what backs the price', async () => {
    const node = nodeAt(chain.url)
    const [none, uni] = (await readPrices(node, CHAIN_ID, [ONLY, UNI])).tokens
    expect(none).toMatchObject({ usd: null, pool: null, depthUsd: null, decimals: 18 })
    expect(uni!.pool?.protocol).toBe('v3')

    // Open a full-range pool of about 200 ether at 1,000 tokens per ether. A fifth of it is near the price.
    const native: PoolKey = [ZERO, ONLY, 3_000, 60, ZERO]
    const everywhere: [number, number, bigint] = [-887_220, 887_220, 6_300n * 10n ** 18n]
    await toMarket('openV4', [v4PositionManagerAddress, native, priceAt(69_081), [everywhere]])
    // The same node does not repeat the search at once, but a new node searches when it gets its first request.
    const fresh = nodeAt(chain.url)
    const { tokens, etherUsd } = await readPrices(fresh, CHAIN_ID, [ONLY])
    const { usd, pool, depthUsd } = tokens[0]!
    expect(Number(usd) / (Number(etherUsd) / 1_000)).toBeCloseTo(1, 3)
    const id = poolIdOf(native)
    const key = { id, protocol: 'v4', fee: 3_000, tickSpacing: 60, isNative: true, token0: WETH, token1: ONLY }
    expect(pool).toEqual({ ...key, quoteIsWeth: true })
    const whole = (199 * 2 * Number(etherUsd)) / 1e18
    expect(Number(depthUsd) / 1e18).toBeGreaterThan(whole * (1 - 1.0001 ** -2_000))
    expect(Number(depthUsd) / 1e18).toBeLessThan(whole)

    // Each further block takes one request, as it would without V4, even if the ticks are too old.
    for (let block = 0; block < TICKS_HOLD_BLOCKS + 2; block++) {
      await chain.rpc('evm_mine')
      requests = []
      expect((await readPrices(fresh, CHAIN_ID, [ONLY])).tokens[0]!.usd).toBe(usd)
      expect(requests).toHaveLength(1)
    }
    const [withCoin, withDollars] = (
      await readPairPrices(fresh, CHAIN_ID, [
        [ONLY, WETH],
        [ONLY, USDC],
      ])
    ).pairs
    expect(withCoin).toMatchObject({ usd, pool: key })
    expect(withDollars).toMatchObject({ usd: null, pool: null })
  })

  test('are not those of a pool with a million that waits for it at next to nothing', async () => {
    const before = (await readPrices(nodeAt(chain.url), CHAIN_ID, [ONLY])).tokens[0]!
    // Open a pool at a millionth of the market price. This costs nothing, because nobody sells tokens at such a price.
    const tick = Math.floor(Math.log(3e-18) / Math.log(1.0001) / 10) * 10
    const liquidity = BigInt(Math.round(1e12 / (1.0001 ** (tick / 2) * (1 - 1.0001 ** -1_000))))
    const key = [ONLY, USDC, 500, 10, ZERO]
    await toMarket('openV4', [v4PositionManagerAddress, key, priceAt(tick + 5), [[tick - 2_000, tick + 10, liquidity]]])
    const node = nodeAt(chain.url)
    expect((await readPrices(node, CHAIN_ID, [ONLY])).tokens[0]).toEqual(before)
    expect((await readPairPrices(node, CHAIN_ID, [[ONLY, USDC]])).pairs[0]).toMatchObject({ pool: null, price: null })
    // The token page nevertheless shows the pool with the dollars of its own liquidity.
    const { pools } = await readTokenPools(node, CHAIN_ID, ONLY)
    const junk = pools.find(({ quote }) => quote === USDC)!
    expect(Number(junk.liquidityUsd) / 1e18).toBeGreaterThan(900_000)
  })
})
