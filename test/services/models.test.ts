import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import { LEG_GAS } from '#domain/trade/gas'
import { coinPrice, createGasWorth } from '#domain/trade/search/gasWorth'
import type { PoolState, V3PoolState } from '#domain/pool/pool'
import { cross, createGraph, hopOf, type Edge } from '#domain/trade/search/poolGraph'
import { contractHops, type Route, type TradeKind } from '#domain/pool/route'
import { findTrade, type RoutedTrade } from '#domain/trade/search/router'
import { amountAlong } from '#domain/trade/search/division'
import { sqrtRatioAtTick } from '#domain/pool/tickMath'
import { ticksStillHold } from '#domain/pool/ticksStillHold'
import type { CallResult, ContractCall } from '#services/chain/multicall'
import { quoteCall, readQuote } from '#services/trade/quoter'
import { ownContract } from '../chain/artifacts'
import { halves, squareRoot, sqrtPriceX96, tickAt } from '../chain/poolMath'
import { callAll, placesOf, readPools, type PoolToRead } from '../chain/poolStates'
import { tablePrices } from '../chain/priceHistory'
import { sendMined } from '../chain/sendMined'
import type { LocalChain } from '../chain/startChain'
import {
  accountOf,
  contracts,
  pairs,
  poolAddress,
  pools,
  tickSpacing,
  tokenOf,
  type TokenSymbol,
  type WorldPool,
} from '../chain/world'
import { randomNumbers } from '../support/randomNumbers'
import { runs } from '../support/runs'
import { swapV3 } from '../support/swapV3'
import { sharedChain } from '../support/sharedChain'
import { deployment } from '../support/chainTrades'

/** These tests compare the pools' arithmetic with the contracts in thousands of random cases, to the wei. */

const quoter = new Interface([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amount, uint24 fee, uint160 limit)) returns (uint256 amount, uint160 sqrtPriceX96After, uint32, uint256)',
  'function quoteExactOutputSingle((address tokenIn, address tokenOut, uint256 amount, uint24 fee, uint160 limit)) returns (uint256 amount, uint160 sqrtPriceX96After, uint32, uint256)',
])
const kinds: readonly TradeKind[] = ['exactIn', 'exactOut']

/** Pools with many positions: their number, and their largest distance from the price in ticks. */
const crowded: readonly { pool: WorldPool; count: number; reach: number; landsOnTick?: 'below' | 'above' }[] = [
  { pool: poolOf('UNI', 'USDC', 3000), count: 40, reach: 6_000 },
  { pool: poolOf('LINK', 'USDC', 500), count: 60, reach: 3_000, landsOnTick: 'below' },
  { pool: poolOf('WETH', 'DAI', 500), count: 50, reach: 2_500, landsOnTick: 'above' },
  { pool: poolOf('AAVE', 'USDC', 10000), count: 24, reach: 12_000, landsOnTick: 'below' },
  { pool: poolOf('DAI', 'USDT', 100), count: 60, reach: 300 },
  { pool: poolOf('SHIB', 'USDC', 3000), count: 16, reach: 20_000, landsOnTick: 'above' },
  { pool: poolOf('WBTC', 'DAI', 10000), count: 12, reach: 8_000 },
  { pool: poolOf('COMP', 'UNI', 100), count: 30, reach: 2_000 },
]

function poolOf(base: TokenSymbol, quote: TokenSymbol, fee: WorldPool['fee']): WorldPool {
  return { base, quote, fee, skewBps: 0n, wideUsd: 400_000n, narrowUsd: 0n, narrowTicks: 0 }
}

let chain: LocalChain
let states: PoolState[]
let edges: Edge[]

/** Restarted before every test, so that a test has the same cases whether it runs alone or after others. */
let { below, pick, spread } = randomNumbers(20_240_607)
beforeEach(() => {
  ;({ below, pick, spread } = randomNumbers(20_240_608))
})
const rpc = (method: string, params?: unknown[]) => chain.rpc(method, params)

async function send(name: string, values: unknown[]) {
  const data = ownContract('Market').abi.encodeFunctionData(name, values)
  const from = accountOf('trader').address
  const sent = { from, to: contracts.market, data, gas: 0x30000000 }
  expect(await sendMined(chain, sent)).toMatchObject({ status: '0x1' })
}

/** Opens a pool with positions of various widths, some of them far from its price, with gaps in between. */
async function open({ pool, count, reach, landsOnTick }: (typeof crowded)[number]) {
  const prices = tablePrices()
  const price = sqrtPriceX96(pool, prices)
  const { base, quote } = halves(pool, pool.wideUsd / BigInt(count), prices)
  const spacing = tickSpacing[pool.fee]
  const centre = tickAt(price)
  const positions = Array.from({ length: count }, (_, at) => {
    const width = spacing * (1 + below(Math.max(2, Math.floor(reach / spacing / 4))))
    const middle = at === 0 ? centre : centre + below(2 * reach) - reach
    const lower = Math.floor((middle - width) / spacing) * spacing
    const upper = Math.max(lower + spacing, Math.floor((middle + width) / spacing) * spacing)
    return [lower, upper, squareRoot(base * quote) * BigInt(1 + below(20))] as const
  })
  const [a, b] = [tokenOf(pool.base).address, tokenOf(pool.quote).address]
  await send('openV3', [contracts.v3Factory, a, b, pool.fee, price, 1, positions])
  if (!landsOnTick) return
  // The price ends exactly on an initialised tick. If the price came from above, the pool's tick is one lower.
  const ticks = positions.flatMap(([lower, upper]) => [lower, upper])
  const target =
    landsOnTick === 'below'
      ? Math.max(...ticks.filter((tick) => tick < centre))
      : Math.min(...ticks.filter((tick) => tick > centre + spacing))
  await send('move', [[[poolAddress(a, b, pool.fee), true, sqrtRatioAtTick(target)]]])
}

/** The input and the output of a trade, from the amount that is fixed and the other one. */
const ends = (kind: TradeKind, amount: bigint, other: bigint | null) =>
  kind === 'exactIn' ? [amount, other] : [other, amount]

/** Every third place is read only within a window of ticks if it is a V3 pool. All other places are read in full. */
const placesToRead = (): PoolToRead[] =>
  placesOf([...pools, ...crowded.map(({ pool }) => pool)], pairs).map((place, at) =>
    place.protocol === 'v3' && at % 3 === 0 ? { ...place, window: 4_000 } : place,
  )

beforeAll(async () => {
  chain = await sharedChain()
  await rpc('evm_setBlockGasLimit', ['0x77359400'])
  for (const each of crowded) await open(each)
  states = await readPools(rpc, placesToRead())
  const graph = createGraph(states, ['v2', 'v3'])
  edges = states.flatMap(({ token0, token1 }) =>
    [
      [token0, token1],
      [token1, token0],
    ].flatMap(([from, to]) => graph.between(from!.toLowerCase(), to!.toLowerCase())),
  )
  edges = [...new Set(edges)]
})
afterAll(() => chain.stop())

/** The depth of a pool at its price, in units of the token whose amount is fixed. */
function depth({ pool, isDown }: Edge, kind: TradeKind): bigint {
  const is0 = (kind === 'exactIn') === isDown
  if (pool.protocol === 'v2') return is0 ? pool.reserve0 : pool.reserve1
  const liquidity = pool.liquidity > 0n ? pool.liquidity : 10n ** 15n
  return (is0 ? (liquidity << 96n) / pool.sqrtPriceX96 : (liquidity * pool.sqrtPriceX96) >> 96n) + 1n
}

/** A route through edges of one protocol, in the form that quoters need. */
function routeThrough(way: readonly Edge[]): Route {
  const hops = contractHops(way.map(hopOf))
  return { protocol: hops[0]!.protocol, hops }
}

const v3Edges = () => edges.filter(({ pool }) => pool.protocol === 'v3')

function singleCall(edge: Edge, kind: TradeKind, amount: bigint): ContractCall {
  const { tokenIn, tokenOut, fee } = hopOf(edge)
  const name = kind === 'exactIn' ? 'quoteExactInputSingle' : 'quoteExactOutputSingle'
  const data = quoter.encodeFunctionData(name, [[tokenIn, tokenOut, amount, fee, 0]]) as Hex
  return { to: contracts.quoter, data }
}

function singleAnswer({ success, data }: CallResult, kind: TradeKind) {
  if (!success) return null
  const name = kind === 'exactIn' ? 'quoteExactInputSingle' : 'quoteExactOutputSingle'
  const [amount, price] = quoter.decodeFunctionResult(name, data).toArray() as [bigint, bigint]
  return { amount, price }
}

describe('one pool', () => {
  test('V3 swaps are the pool’s own, amount and price', async () => {
    const many = v3Edges().filter(({ pool }) => pool.protocol === 'v3' && pool.ticks.length > 20)
    const cases = Array.from({ length: runs(2_800) }, (_, at) => {
      const [edge, kind] = [pick(at % 2 ? many : v3Edges()), pick(kinds)]
      const most = depth(edge, kind)
      // Cases with an odd index have large amounts. The other amounts are equally likely in each order of magnitude.
      return { edge, kind, amount: at % 2 ? spread(most / 200n + 1n, most * 2n) : spread(1n, most * 2n) }
    })
    // Cases that lead beyond the known ticks cannot be compared, and the chain would need a long time for them.
    const computed = cases
      .map((each) => ({
        ...each,
        found: swapV3(each.edge.pool as V3PoolState, each.edge.isDown, each.kind, each.amount),
      }))
      .filter(({ found }) => found !== 'cut')
    const results = await callAll(
      rpc,
      computed.map(({ edge, kind, amount }) => singleCall(edge, kind, amount)),
    )
    const seen = { whole: 0, unfillable: 0, crossed: 0, most: 0 }
    computed.forEach(({ edge, kind, amount, found }, at) => {
      const reported = singleAnswer(results[at]!, kind)
      if (found === 'cut') return
      if (found === 'unfillable') {
        seen.unfillable += 1
        // Without the requested output, the quoter reverts. Of too large an input, the pool takes a part.
        if (kind === 'exactOut') expect(reported).toBeNull()
        else expect([4295128740n, 1461446703485210103287273052203988822378723970341n]).toContain(reported?.price)
      } else {
        seen.whole += 1
        seen.crossed += found.crossed
        seen.most = Math.max(seen.most, found.crossed)
        const { id: address, fee } = edge.pool
        const other = kind === 'exactIn' ? found.amountOut : found.amountIn
        const what = { address, fee, kind, amount, isDown: edge.isDown }
        expect({ ...what, other, price: found.sqrtPriceX96After }).toEqual({
          ...what,
          other: reported?.amount,
          price: reported?.price,
        })
      }
    })
    expect(seen.whole).toBeGreaterThan(runs(2_000))
    expect(seen.unfillable).toBeGreaterThan(runs(10))
    expect(seen.crossed).toBeGreaterThan(runs(2_000))
    expect(seen.most).toBeGreaterThan(30)
  })

  test('V2 swaps are the router’s', async () => {
    const v2 = edges.filter(({ pool }) => pool.protocol === 'v2')
    const cases = Array.from({ length: runs(400) }, () => {
      const [edge, kind] = [pick(v2), pick(kinds)]
      return { edge, kind, amount: spread(1n, depth(edge, kind) * 2n) }
    })
    const routes = cases.map(({ edge }) => routeThrough([edge]))
    const results = await callAll(
      rpc,
      cases.map(({ kind, amount }, at) => quoteCall(deployment, routes[at]!, kind, amount)),
    )
    cases.forEach(({ edge, kind, amount }, at) => {
      const found = amountAlong([edge], kind, amount)
      const other = readQuote(routes[at]!, kind, results[at])
      expect(found?.amounts ?? null).toEqual(other === null ? null : ends(kind, amount, other))
    })
  })

  test('what a swap leaves behind is what the pool then is, and its ticks still hold', async () => {
    const snapshot = await rpc('evm_snapshot')
    const market = v3Edges().filter(({ pool }) => (pool as V3PoolState).liquidity > 0n)
    const chosen = Array.from({ length: runs(40) }, () => pick(market))
    for (const [at, edge] of chosen.entries()) {
      const pool = edge.pool as V3PoolState
      const [before] = (await readPools(rpc, [{ ...pool, window: 4_000 }])) as [V3PoolState]
      // Every third swap ends exactly on an initialised tick.
      const next = edge.isDown
        ? before.ticks.filter(({ index }) => index <= before.tick).at(-1)
        : before.ticks.find(({ index }) => index > before.tick)
      const found = swapV3(before, edge.isDown, 'exactIn', spread(1_000n, depth(edge, 'exactIn')))
      if (typeof found === 'string') continue
      const target = at % 3 === 0 && next ? sqrtRatioAtTick(next.index) : found.sqrtPriceX96After
      if (target === before.sqrtPriceX96) continue
      await send('move', [[[pool.id, true, target]]])
      const [now] = (await readPools(rpc, [{ ...pool, window: 4_000 }])) as [V3PoolState]
      expect(now.sqrtPriceX96).toBe(target)
      if (target === found.sqrtPriceX96After) {
        expect({ tick: now.tick, liquidity: now.liquidity }).toEqual({
          tick: found.tickAfter,
          liquidity: found.liquidityAfter,
        })
      }
      expect(ticksStillHold({ ...before, fromTick: -887_272, toTick: 887_272 }, now)).toBe(true)
      expect(ticksStillHold(before, { ...now, liquidity: now.liquidity + 1n })).toBe(false)
    }
    await rpc('evm_revert', [snapshot])
  })
})

function randomRoute(protocol: 'v2' | 'v3', hops: number): Edge[] {
  for (;;) {
    const way = [pick(edges.filter(({ pool }) => pool.protocol === protocol))]
    while (way.length < hops) {
      const tokens = [hopOf(way[0]!).tokenIn, ...way.map((edge) => hopOf(edge).tokenOut)]
      const next = edges.filter(
        (edge) =>
          edge.pool.protocol === protocol &&
          hopOf(edge).tokenIn === tokens.at(-1) &&
          !tokens.includes(hopOf(edge).tokenOut),
      )
      if (next.length === 0) break
      way.push(pick(next))
    }
    if (way.length === hops) return way
  }
}

test('ways of two and three pools are what the quoters say', async () => {
  const cases = Array.from({ length: runs(1_000) }, (_, at) => {
    const protocol = at % 4 === 0 ? ('v2' as const) : ('v3' as const)
    const [way, kind] = [randomRoute(protocol, 2 + (at % 2)), pick(kinds)]
    const near = kind === 'exactIn' ? way[0]! : way.at(-1)!
    return { protocol, way, kind, amount: spread(1n, depth(near, kind)) }
  }).flatMap((each) => {
    // The app offers no routes that lead beyond the known ticks or that take only a part of the amount.
    const found = amountAlong(each.way, each.kind, each.amount)
    return found ? [{ ...each, found }] : []
  })
  const routes = cases.map(({ way }) => routeThrough(way))
  const results = await callAll(
    rpc,
    cases.map(({ kind, amount }, at) => quoteCall(deployment, routes[at]!, kind, amount)),
    100,
  )
  cases.forEach(({ found, kind, amount }, at) => {
    const other = readQuote(routes[at]!, kind, results[at])
    expect([found.amounts[0], found.amounts.at(-1)]).toEqual(ends(kind, amount, other))
  })
  expect(cases.length).toBeGreaterThan(runs(650))
})

/** A partial route of a trade, with the amount that the chain quotes for it. */
interface Label {
  amount: bigint
  gas: number
  way: Edge[]
  tokens: string[]
}

describe('the route', () => {
  const bases = deployment.bases.map((base) => base.toLowerCase())

  async function quoteHops(
    hops: readonly { edge: Edge; kind: TradeKind; amount: bigint }[],
  ): Promise<(bigint | null)[]> {
    const routes = hops.map(({ edge }) => routeThrough([edge]))
    const results = await callAll(
      rpc,
      hops.map(({ kind, amount }, at) => quoteCall(deployment, routes[at]!, kind, amount)),
    )
    return hops.map(({ kind }, at) => readQuote(routes[at]!, kind, results[at]))
  }

  test('is at least as good after gas as every single path that the chain quotes', async () => {
    const feePerGas = 20_000_000_000n
    const tradable = [...new Set(states.flatMap(({ token0, token1 }) => [token0, token1]))].filter(
      (token) => token !== tokenOf('PAXG').address,
    )
    const prices = tablePrices()
    const symbolOf = (address: string) =>
      (['WETH', 'USDC', 'DAI', 'USDT', 'WBTC', 'UNI', 'LINK', 'AAVE', 'MKR', 'COMP', 'SHIB'] as const).find(
        (symbol) => tokenOf(symbol).address === address,
      )!
    const unitsOf = (address: string, dollars: bigint) => {
      const symbol = symbolOf(address)
      return (dollars * 10n ** 18n * 10n ** BigInt(tokenOf(symbol).decimals)) / prices[symbol]
    }
    const trades = Array.from({ length: runs(200) }, () => {
      const tokenIn = pick(tradable)
      const tokenOut = pick(tradable.filter((token) => token !== tokenIn))
      const kind = pick(kinds)
      const amount = unitsOf(kind === 'exactIn' ? tokenIn : tokenOut, spread(10n, 3_000_000n)) || 1n
      return { tokenIn, tokenOut, kind, amount }
    })
    const routings = trades.map((trade) =>
      findTrade(states, trade, {
        weth: deployment.weth,
        bases: deployment.bases,
        feePerGas,
        protocols: ['v2', 'v3'],
        maxLegs: 3,
        taxes: [],
      }),
    )

    // Find all routes of up to three hops. Each round quotes one more hop of all trades at once.
    const paths: Label[][] = trades.map(() => [])
    let ends: Label[][] = trades.map(({ kind, tokenIn, tokenOut, amount }) => [
      { amount, gas: 0, way: [], tokens: [(kind === 'exactIn' ? tokenIn : tokenOut).toLowerCase()] },
    ])
    for (let hop = 1; hop <= 3; hop++) {
      const tried = trades.flatMap(({ kind, tokenIn, tokenOut }, at) => {
        const goal = (kind === 'exactIn' ? tokenOut : tokenIn).toLowerCase()
        return ends[at]!.flatMap((label) =>
          edges.flatMap((edge) => {
            const { tokenIn: from, tokenOut: to } = hopOf(edge)
            const [near, far] = (kind === 'exactIn' ? [from, to] : [to, from]).map((token) => token.toLowerCase())
            if (near !== label.tokens.at(-1) || label.tokens.includes(far!)) return []
            if (far !== goal && (hop === 3 || !bases.includes(far!))) return []
            const isMixed = label.way.some(({ pool }) => pool.protocol !== edge.pool.protocol)
            if (kind === 'exactOut' && isMixed) return []
            const { amount } = label
            const model = cross(edge, kind, kind === 'exactIn' ? amount : -amount)
            // Leave out a hop that would go beyond the known ticks or that takes only a part of the amount.
            return model.state === 'whole' ? [{ at, label, edge, kind, amount, model, far: far! }] : []
          }),
        )
      })
      const far = await quoteHops(tried)
      ends = trades.map(() => [])
      tried.forEach(({ at, label, edge, kind, model, far: token }, index) => {
        const amount = far[index]!
        expect(amount).toBe(kind === 'exactIn' ? model.worth : -model.worth)
        const next = {
          amount,
          gas: label.gas + model.gas,
          way: [...label.way, edge],
          tokens: [...label.tokens, token],
        }
        const { tokenIn, tokenOut } = trades[at]!
        const goal = (kind === 'exactIn' ? tokenOut : tokenIn).toLowerCase()
        ;(token === goal ? paths : ends)[at]!.push(next)
      })
    }

    // The chain must also agree with the result of each hop of the chosen routes.
    const chosen = routings.flatMap(({ trade }) => (trade ? hopsOf(trade) : []))
    expect(await quoteHops(chosen)).toEqual(chosen.map(({ far }) => far))

    const graph = createGraph(states, ['v2', 'v3'])
    let [splits, mixed, routed] = [0, 0, 0]
    trades.forEach(({ kind, tokenIn, tokenOut, amount }, at) => {
      const { trade } = routings[at]!
      const all = paths[at]!
      if (all.length === 0) {
        expect(trade).toBeNull()
        return
      }
      routed += 1
      const priced = (kind === 'exactIn' ? tokenOut : tokenIn).toLowerCase()
      const perGas = createGasWorth(coinPrice(graph, deployment.weth.toLowerCase(), priced, bases), feePerGas)
      const best = all
        .map((path) => (kind === 'exactIn' ? path.amount : -path.amount) - perGas(path.gas))
        .reduce((a, b) => (a > b ? a : b))
      const legsGas = trade!.legs.reduce((sum, { gas }) => sum + gas, BigInt((trade!.legs.length - 1) * LEG_GAS))
      const net = (kind === 'exactIn' ? trade!.amountOut : -trade!.amountIn) - perGas(Number(legsGas))
      expect({ at, isAsGood: net >= best }).toEqual({ at, isAsGood: true })
      if (trade!.legs.length === 1) expect(net).toBe(best)
      else splits += 1
      if (trade!.legs.some(({ hops }) => new Set(hops.map(({ protocol }) => protocol)).size > 1)) mixed += 1
      const fixed = kind === 'exactIn' ? trade!.amountIn : trade!.amountOut
      expect(fixed).toBe(amount)
      const used = trade!.legs.flatMap(({ hops }) => hops.map(({ pool }) => pool))
      expect(new Set(used).size).toBe(used.length)
    })
    expect(routed).toBeGreaterThan(runs(150))
    expect(splits).toBeGreaterThan(runs(20))
    expect(mixed).toBeGreaterThan(runs(5))
  })
})

function hopsOf({ kind, legs }: RoutedTrade) {
  return legs.flatMap(({ hops, amounts }) =>
    hops.map((hop, at) => {
      const edge = edges.find((each) => each.pool.id === hop.pool && hopOf(each).tokenIn === hop.tokenIn)!
      const [near, far] = kind === 'exactIn' ? [amounts[at]!, amounts[at + 1]!] : [amounts[at + 1]!, amounts[at]!]
      return { edge, kind, amount: near, far }
    }),
  )
}
