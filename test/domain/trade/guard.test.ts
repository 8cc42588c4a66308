import { describe, expect, test } from '@jest/globals'
import { NATIVE } from '#domain/token/token'
import { GUARD_GAS, guardable, guardedHops, guardGas, guardObstacle, guardTicks } from '#domain/trade/slippage'
import type { Hop } from '#domain/pool/route'
import { DAI, hop, pool, UNI, USDC, WETH } from './sample'

test.each([
  [1, 10],
  [20, 10],
  [21, 10],
  [22, 11],
  [50, 25],
  [99, 49],
  [100, 50],
  [5_000, 50],
])('a slippage limit of %p basis points allows %p ticks', (bps, ticks) => expect(guardTicks(bps)).toBe(ticks))

const legsOf = (...ways: Hop[][]) => ({
  legs: ways.map((hops) => ({ hops, amountIn: '1', amountOut: '1', amounts: [] })),
})
const uniWeth = hop(pool('v3', UNI, WETH), UNI)
const wethUsdc = hop(pool('v3', WETH, USDC, 500), WETH)
const wethUsdcV2 = hop(pool('v2', WETH, USDC), WETH)
const usdcDai = hop(pool('v3', USDC, DAI, 100), USDC)

describe('the pools that are examined', () => {
  test('each V3 pool once, whatever the parts', () => {
    const quote = legsOf([uniWeth, wethUsdc], [uniWeth, wethUsdcV2, usdcDai], [wethUsdcV2])
    expect(guardedHops(quote)).toEqual([uniWeth, wethUsdc, usdcDai])
    expect(guardGas(quote)).toBe(3n * GUARD_GAS)
  })

  test('none on V2 alone, and none of a wrapping', () => {
    expect(guardedHops(legsOf([wethUsdcV2]))).toEqual([])
    expect(guardedHops(legsOf())).toEqual([])
  })
})

describe('where the guard can stand', () => {
  const all = () => 2
  test('before a trade through V3 pools that all remember', () => {
    expect(guardable(legsOf([uniWeth, wethUsdc]), all, UNI)).toBe(true)
    expect(guardable(legsOf([uniWeth, wethUsdcV2]), all, UNI)).toBe(true)
    const one = (address: string) => (address === wethUsdc.pool ? 1 : 2)
    expect(guardable(legsOf([uniWeth, wethUsdc]), one, UNI)).toBe(false)
    expect(guardable(legsOf([uniWeth]), () => undefined, UNI)).toBe(false)
  })

  test('not on V2, not before a wrapping, and not where ether is sold', () => {
    expect(guardable(legsOf([wethUsdcV2]), all, WETH)).toBe(false)
    expect(guardable(legsOf(), all, WETH)).toBe(false)
    expect(guardable(legsOf([wethUsdc]), all, NATIVE)).toBe(false)
    const throughV4: Hop = { ...wethUsdcV2, protocol: 'v4', tickSpacing: 10, coin: null }
    expect(guardable({ legs: [{ hops: [uniWeth, throughV4] }] }, all, UNI)).toBe(false)
    expect(guardObstacle({ legs: [{ hops: [uniWeth, throughV4] }] }, UNI)).toBe('v4')
    expect(guardObstacle(legsOf([wethUsdcV2]), WETH)).toBe('v2')
    expect(guardObstacle(legsOf([wethUsdc]), NATIVE)).toBe('coin')
    expect(guardObstacle(legsOf([wethUsdc]), WETH)).toBeNull()
  })
})
