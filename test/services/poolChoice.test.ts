import { describe, expect, test } from '@jest/globals'
import type { Address } from '../../src/domain/address'
import { choosePools, depthOf } from '../../src/services/poolChoice'
import type { PoolNow } from '../../src/services/pools'

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
  address: token(last++),
  fee: 3000,
  token0,
  token1,
  reserve0,
  reserve1,
})
const v3 = (token0: Address, token1: Address, liquidity: bigint, tick = 0): PoolNow => ({
  protocol: 'v3',
  address: token(last++),
  fee: 500,
  token0,
  token1,
  sqrtPriceX96: 2n ** 96n,
  tick,
  liquidity,
  observationCardinality: 1,
})
const choose = (pools: PoolNow[], a = A, b = B) => choosePools(pools, a, b, WETH)

describe('which pools are used', () => {
  test('the depth of V3 is that of a pair with as much liquidity', () => {
    expect(depthOf(v3(A, B, 500n))).toBe(500n)
    expect(depthOf(v2(A, B, 500n, 7n))).toBe(500n)
  })

  test('between the two tokens all, however many and small', () => {
    const pools = [v2(A, B, 5n), ...[9n, 1n, 8n, 7n].map((liquidity) => v3(A, B, liquidity))]
    expect(choose(pools)).toEqual(pools)
    expect(choose(pools, B, A)).toEqual(pools)
  })

  test('none whose price is at the end of all prices', () => {
    const [low, high, good] = [v3(A, B, 5n, -887_272), v3(A, B, 5n, 887_271), v3(A, B, 5n, 887_270)]
    expect(choose([low, high, good])).toEqual([good])
  })

  test('on the way the V2 pair and the three deepest of V3', () => {
    const pair = v2(A, WETH, ETHER)
    const [first, second, third, fourth] = [40n, 20n, 30n, 10n].map((part) => v3(A, WETH, part * ETHER))
    const onward = v2(WETH, B, 5n * ETHER)
    expect(choose([pair, first!, second!, third!, fourth!, onward])).toEqual([pair, first, second, third, onward])
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
    // Through the end and back to it leads no way.
    const direct = v2(A, B, ETHER)
    expect(choose([direct, v2(B, FAR, ETHER)])).toEqual([direct])
    expect(choose([v2(B, FAR, ETHER)])).toEqual([])
  })
})
