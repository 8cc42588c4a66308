import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { bestPath } from '#domain/trade/search/bestPath'
import { comparePaths, createBestRates, type PathSearch } from '#domain/trade/search/pathSearch'
import type { PoolState } from '#domain/pool/pool'
import { createGraph, cross, type Edge, type PoolGraph } from '#domain/trade/search/poolGraph'
import type { Protocol, TradeKind } from '#domain/pool/route'
import { amountAlong } from '#domain/trade/search/division'
import { manyPools, priced } from '../../../support/manyPools'
import { randomNumbers } from '../../../support/randomNumbers'
import { runs } from '../../../support/runs'

const TOKENS = [
  priced(7, 8n * 10n ** 9n),
  priced(2, 15n * 10n ** 9n),
  priced(5, 3_000n * 10n ** 9n),
  priced(1, 10n ** 21n),
  priced(9, 10n ** 9n),
  priced(4, 65_000n * 10n ** 19n),
]
const [FROM, TO, ...BASES] = TOKENS.map(({ address }) => address) as [Address, Address, ...Address[]]

function bestOfAll(
  graph: PoolGraph,
  kind: TradeKind,
  amount: bigint,
  gasWorth: (gas: number) => bigint,
  protocol: Protocol | null,
  without: ReadonlySet<PoolState>,
): bigint | null {
  const ways: Edge[][] = []
  const extend = (way: Edge[], tokens: string[]) => {
    for (const next of [...BASES, TO]) {
      if (tokens.includes(next)) continue
      for (const edge of graph.between(tokens.at(-1)!, next)) {
        if (without.has(edge.pool) || (protocol !== null && edge.pool.protocol !== protocol)) continue
        if (next === TO) ways.push([...way, edge])
        else if (way.length < 2) extend([...way, edge], [...tokens, next])
      }
    }
  }
  extend([], [FROM])
  let best: bigint | null = null
  for (const way of ways) {
    const walked = amountAlong(way, kind, amount)
    if (!walked) continue
    const net = (kind === 'exactIn' ? walked.amounts.at(-1)! : -walked.amounts[0]!) - gasWorth(walked.gas)
    if (best === null || net > best) best = net
  }
  return best
}

function search(
  graph: PoolGraph,
  kind: TradeKind,
  amount: bigint,
  gasWorth: (gas: number) => bigint,
  protocol: Protocol | null = null,
  without: ReadonlySet<PoolState> = new Set(),
): PathSearch {
  const [from, to] = kind === 'exactIn' ? [FROM, TO] : [TO, FROM]
  return bestPath(graph, {
    kind,
    from,
    to,
    bases: BASES,
    worth: kind === 'exactIn' ? amount : -amount,
    hopsMax: 3,
    gasWorth,
    arriving: (worth) => worth,
    protocol,
    reach: createBestRates(graph, { kind, to, bases: BASES, hopsMax: 3, protocol }),
    without,
    links: null,
  })
}

describe('the best path', () => {
  test('is the best of all, whatever the amount, the kind and the price of gas', () => {
    const { below, pick, spread } = randomNumbers(77)
    const hops = { 1: 0, 2: 0, 3: 0 }
    for (let round = 0; round < 24; round++) {
      // The pools have various depths, so that some winning paths cross ticks, exhaust pools, or reach the end of the
      // known ticks.
      const pools = manyPools(TOKENS, 10n ** BigInt(31 + below(5)), round + 1).filter(() => below(3) > 0)
      const graph = createGraph(pools, ['v2', 'v3'])
      const kind = pick(['exactIn', 'exactOut'] as const)
      const amount = spread(10n ** 15n, 10n ** 24n)
      const perGas = below(3) === 0 ? 0n : spread(1n, 10n ** 11n)
      const gasWorth = (gas: number) => BigInt(gas) * perGas
      const protocol = kind === 'exactIn' ? null : pick(['v2', 'v3'] as const)
      const without = new Set(pools.filter(() => below(12) === 0))
      const { best } = search(graph, kind, amount, gasWorth, protocol, without)
      const what = { round, kind, amount, perGas }
      expect({ ...what, net: best?.net ?? null }).toEqual({
        ...what,
        net: bestOfAll(graph, kind, amount, gasWorth, protocol, without),
      })
      if (best) hops[best.edges.length as 1 | 2 | 3] += 1
    }
    expect(Math.min(...Object.values(hops))).toBeGreaterThan(0)
  })

  describe('of equal ones', () => {
    const RESERVE = 10n ** 24n
    /** A V2 pair. All pairs have the same depth, so that all paths of the same length give the same amount. */
    const pair = (address: number, a: Address, b: Address): PoolState => {
      const [token0, token1] = BigInt(a) < BigInt(b) ? [a, b] : [b, a]
      const place: Address = `0x${address.toString(16).padStart(40, '0')}`
      return { protocol: 'v2', id: place, fee: 3000, token0, token1, reserve0: RESERVE, reserve1: RESERVE }
    }
    const [first, second] = BASES as [Address, Address]
    const found = (pools: readonly PoolState[], bases: readonly Address[]) =>
      bestPath(createGraph(pools, ['v2']), {
        kind: 'exactIn',
        from: FROM,
        to: TO,
        bases,
        worth: 10n ** 20n,
        hopsMax: 3,
        gasWorth: () => 0n,
        arriving: (worth) => worth,
        protocol: null,
        reach: createBestRates(createGraph(pools, ['v2']), {
          kind: 'exactIn',
          to: TO,
          bases,
          hopsMax: 3,
          protocol: null,
        }),
        without: new Set(),
        links: null,
      }).best?.edges.map(({ pool }) => pool)

    test('is the one of the lower addresses, in whatever order tokens and pools come', () => {
      const low = [pair(1, FROM, second), pair(4, second, TO)]
      const high = [pair(2, FROM, first), pair(3, first, TO)]
      for (const pools of [[...low, ...high], [...high, ...low], [...low, ...high].reverse()]) {
        expect(found(pools, [first, second])).toEqual(low)
        expect(found(pools, [second, first])).toEqual(low)
      }
    })

    test('is the first that was found where both go through the same pool, so that they never take turns', () => {
      const [one, again] = [pair(1, FROM, TO), pair(1, FROM, TO)]
      expect(found([one, again], [])?.[0]).toBe(one)
    })

    test('compares as equal with itself only', () => {
      const [a, b] = [pair(1, FROM, TO), pair(2, FROM, TO)].map((pool) => createGraph([pool], ['v2']).between(FROM, TO))
      expect(comparePaths(a!, a!)).toBe(0)
      expect(comparePaths(a!, b!)).toBeLessThan(0)
      expect(comparePaths(b!, a!)).toBeGreaterThan(0)
      expect(comparePaths(b!, [...a!, ...a!])).toBeLessThan(0)
    })
  })

  test('walks few of the ways there are', () => {
    const graph = createGraph(manyPools(TOKENS, 10n ** 35n, 3), ['v2', 'v3'])
    const counted = { pools: 0 }
    const between = (a: string, b: string) =>
      graph.between(a, b).map((edge): Edge => {
        const pool = new Proxy(edge.pool, {
          get: (target, key) => {
            // A swap through a pool reads exactly one of these properties once, so the reads count the swaps.
            if (key === 'reserve0' || key === 'sqrtPriceX96') counted.pools += 1
            return Reflect.get(target, key) as unknown
          },
        })
        return { ...edge, pool }
      })
    search({ between }, 'exactIn', 10n ** 18n, () => 0n)
    expect(counted.pools).toBeLessThan(300)
  })

  test('tells what a path beyond the known ticks could come to at most', () => {
    const pools = manyPools(TOKENS, 10n ** 30n, 5).filter(({ protocol }) => protocol === 'v3')
    const { best, cutNet } = search(createGraph(pools, ['v3']), 'exactIn', 10n ** 24n, () => 0n)
    expect(best).toBeNull()
    expect(cutNet).toBeGreaterThan(0n)
  })
})

describe('one hop', () => {
  test('what it comes to bounds every lesser worth, and what is cut is better than any truth', () => {
    const { pick, spread, below } = randomNumbers(11)
    const pools = manyPools(TOKENS, 10n ** 33n, 9)
    const graph = createGraph(pools, ['v2', 'v3'])
    const edges = TOKENS.flatMap((a) => TOKENS.flatMap((b) => graph.between(a.address, b.address)))
    for (let round = 0; round < runs(2_000); round++) {
      const [edge, kind] = [pick(edges), pick(['exactIn', 'exactOut'] as const)]
      const amount = spread(1n, 10n ** 26n)
      const worse = kind === 'exactIn' ? (amount * BigInt(below(1_000))) / 1_000n : amount + spread(1n, amount)
      const sign = kind === 'exactIn' ? 1n : -1n
      const { bound, state } = cross(edge, kind, sign * amount)
      const lesser = cross(edge, kind, sign * worse)
      if (bound === null) expect(lesser.state).toBe('none')
      else if (lesser.state === 'whole') expect(lesser.worth <= bound).toBe(true)
      if (state !== 'cut' || bound === null || edge.pool.protocol !== 'v3') continue
      // The same pool, but with a known range that covers all ticks. Its result is the best one possible without more
      // liquidity.
      const open = { ...edge.pool, fromTick: -887_272, toTick: 887_272 }
      const full = cross({ ...edge, pool: open }, kind, sign * amount)
      if (full.state === 'whole') expect(full.worth <= bound).toBe(true)
    }
  })
})
