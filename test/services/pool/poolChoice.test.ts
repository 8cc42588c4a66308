import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { choosePools, poolDepthIn } from '#services/pool/poolChoice'
import type { PoolNow } from '#services/pool/pools'
import { v3Terms } from '#domain/pool/pool'

const token = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
const [A, WETH, USDC, DAI, B, FAR] = [1, 2, 3, 4, 5, 6].map(token) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const ETHER = 10n ** 18n

let last = 100
const v2 = (token0: Address, token1: Address, reserve0: bigint, reserve1 = reserve0): PoolNow => ({
  protocol: 'v2',
  id: token(last++),
  fee: 3000,
  token0,
  token1,
  reserve0,
  reserve1,
})
const v3 = (token0: Address, token1: Address, liquidity: bigint, tick = 0): PoolNow => ({
  protocol: 'v3',
  id: token(last++),
  fee: 500,
  ...v3Terms(500),
  token0,
  token1,
  sqrtPriceX96: 2n ** 96n,
  tick,
  liquidity,
  observationCardinality: 1,
})
const v4 = (token0: Address, token1: Address, liquidity: bigint): Extract<PoolNow, { protocol: 'v4' }> => ({
  protocol: 'v4',
  id: `0x${(last++).toString(16).padStart(64, '0')}`,
  ...{ fee: 500, tickSpacing: 10, feeDown: 500, feeUp: 500, isNative: false },
  ...{ token0, token1, sqrtPriceX96: 2n ** 96n, tick: 0, liquidity },
})
const choose = (pools: PoolNow[], a = A, b = B) => choosePools(pools, { a, b, weth: WETH, usual: [WETH, USDC, DAI] })

describe('which pools are used', () => {
  test('the depth of V3 is that of a pair with as much liquidity', () => {
    expect(poolDepthIn(v3(A, B, 500n))).toBe(500n)
    expect(poolDepthIn(v2(A, B, 500n, 7n))).toBe(500n)
  })

  test('between the two tokens all, however many and small', () => {
    const pools = [v2(A, B, 5n), ...[9n, 1n, 8n, 7n].map((liquidity) => v3(A, B, liquidity))]
    expect(choose(pools)).toEqual(pools)
    expect(choose(pools, B, A)).toEqual(pools)
  })

  test('none whose price is at the end of all prices', () => {
    const [low, high, good] = [v3(A, B, 5n, -887_272), v3(A, B, 5n, 887_271), v3(A, B, 5n, 887_270)]
    expect(choose([low, high, good])).toEqual([good])
    // Traders have bought all of this pool's tokens, so its price is at the end. It can still buy tokens back.
    const empty = v3(A, B, 0n, 887_271)
    expect(choose([low, empty, good])).toEqual([empty, good])
  })

  test('on the way the V2 pair and all tiers of V3, one-sided or not', () => {
    const pair = v2(A, WETH, ETHER)
    const [first, second, third, fourth] = [40n, 20n, 30n, 0n].map((part) => v3(A, WETH, part * ETHER))
    const onward = v2(WETH, B, 5n * ETHER)
    const all = [pair, first!, second!, third!, fourth!, onward]
    expect(choose(all)).toEqual(all)
  })

  describe('where anybody has opened pools of V4', () => {
    // Twenty V4 pools with little liquidity within one tick, between each two consecutive ones of forty common tokens.
    const middles = Array.from({ length: 40 }, (_, at) => token(2_000 + at))
    const usual = [WETH, ...middles]
    const ends = [v3(A, WETH, ETHER), v3(WETH, B, ETHER)]
    const ways = middles.flatMap((middle) => [v3(A, middle, ETHER), v3(middle, B, ETHER)])
    const priced = middles.map((middle) => v3(WETH, middle, 20n * ETHER))
    const between = middles.slice(1).map((middle, at) => v3(middles[at]!, middle, 10n * ETHER))
    const junk = middles
      .slice(1)
      .flatMap((middle, at) => Array.from({ length: 20 }, () => v4(middles[at]!, middle, 10n ** 30n)))
    const chosenOf = (pools: PoolNow[]) => choosePools(pools, { a: A, b: B, weth: WETH, usual })

    test('two thirds of the places are left to those of V2 and V3', () => {
      const chosen = chosenOf([...ends, ...ways, ...priced, ...between, ...junk])
      // Eighty of the chosen pools contain the sold or the bought token; the others are between common tokens.
      expect(chosen).toHaveLength(120)
      expect(chosen.filter(({ protocol }) => protocol === 'v4')).toHaveLength(Math.floor(40 / 3))
    })

    test('they have what others leave', () => {
      const few = [...ends, ...ways.slice(0, 20), ...between.slice(0, 9)]
      const chosen = chosenOf([...few, ...junk])
      expect(chosen.filter(({ protocol }) => protocol !== 'v4')).toEqual(few)
      expect(chosen).toHaveLength(120)
    })

    test('they have no say in what the tokens of others are worth', () => {
      // At this price an ether buys about 10^12 tokens, which makes all other pools seem empty.
      const cheap = { ...v4(WETH, middles[1]!, 10n ** 30n), sqrtPriceX96: 2n ** 116n }
      const all = [...ends, ...ways, ...priced, ...between]
      const isOf = (pool: PoolNow) => pool.token0 === middles[1] || pool.token1 === middles[1]
      const own = chosenOf(all).filter(isOf)
      expect(own.length).toBeGreaterThan(0)
      expect(chosenOf([...all, cheap]).filter((pool) => isOf(pool) && pool !== cheap)).toEqual(own)
    })
  })

  test('between usual tokens the deepest, up to as many as can be read and taken into account', () => {
    // Forty common tokens, with pools from A to each, from each to B, and between some of them.
    const middles = Array.from({ length: 40 }, (_, at) => token(1_000 + at))
    const usual = [WETH, ...middles]
    const own = middles.flatMap((middle, at) => [v3(A, middle, BigInt(at + 1) * ETHER), v3(middle, B, ETHER)])
    const priced = middles.map((middle) => v3(WETH, middle, 20n * ETHER))
    const between = middles.slice(1).map((middle, at) => v3(middles[at]!, middle, BigInt(at + 1) * ETHER))
    const launch = v3(A, B, 0n)
    const chosen = choosePools([...own, ...priced, ...between, launch, v3(A, WETH, 0n)], {
      a: A,
      b: B,
      weth: WETH,
      usual,
    })
    expect(chosen.length).toBeLessThanOrEqual(120)
    expect(chosen).toContain(launch)
    const ofOwn = chosen.filter((pool) => own.includes(pool))
    expect(ofOwn).toHaveLength(80)
    expect(chosen).toContain(between.at(-1))
    expect(chosen).not.toContain(between[0])
  })

  test('of a token with hardly any pools the one-sided come before those between usual tokens', () => {
    const launch = v3(A, WETH, 0n)
    const onward = v3(WETH, B, ETHER)
    const middles = Array.from({ length: 60 }, (_, at) => token(2_000 + at))
    const usual = [WETH, B, ...middles]
    const common = middles.flatMap((middle) => [v3(WETH, middle, 9n * ETHER), v3(middle, B, 9n * ETHER)])
    const chosen = choosePools([...common, launch, onward], { a: A, b: B, weth: WETH, usual })
    expect(chosen).toContain(launch)
    expect(chosen.length).toBeLessThanOrEqual(120)
  })

  test('dust only where there is nothing else', () => {
    const onward = v2(WETH, B, 5n * ETHER)
    const [dust, deep] = [v2(A, WETH, 10n * ETHER, ETHER / 2n - 1n), v3(A, WETH, 100n * ETHER)]
    expect(choose([dust, deep, onward])).toEqual([deep, onward])
    expect(choose([dust, onward])).toEqual([dust, onward])
    const [crumbs, deeper, last] = [v2(A, USDC, 9n), v3(A, USDC, 1_000_000n), v2(USDC, B, 5n)]
    expect(choose([crumbs, deeper, last])).toEqual([deeper, last])
    expect(choose([v2(A, USDC, 10n), deeper, last])).toHaveLength(3)
  })

  test('only those on a way of three pools at most that does not come back', () => {
    const way = [v2(A, DAI, ETHER), v2(DAI, WETH, ETHER), v2(WETH, B, ETHER)]
    expect(choose(way)).toEqual(way)
    const aside = v2(WETH, USDC, ETHER)
    expect(choose([...way, aside])).toEqual(way)
    expect(choose([v2(A, DAI, ETHER), v2(DAI, USDC, ETHER), aside, v2(WETH, B, ETHER)])).toEqual([])
    // A route must not pass through the token at which it starts or ends.
    const direct = v2(A, B, ETHER)
    expect(choose([direct, v2(B, FAR, ETHER)])).toEqual([direct])
    expect(choose([v2(B, FAR, ETHER)])).toEqual([])
  })
})
