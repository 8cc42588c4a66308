import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import type { PoolState, V3PoolState } from '#domain/pool/pool'
import { coinPrice, createGasWorth } from '#domain/trade/search/gasWorth'
import { createGraph, edgePrice } from '#domain/trade/search/poolGraph'
import { sqrtRatioAtTick } from '#domain/pool/tickMath'
import { pair, ranged } from '../sample'

const tokenAt = (digit: string): Address => `0x${digit.repeat(40)}`
const [WETH, BASE, TOKEN, OTHER] = [tokenAt('2'), tokenAt('3'), tokenAt('4'), tokenAt('5')]
const poolOfFour = (token0: Address, token1: Address, liquidity: bigint, change: Partial<V3PoolState> = {}) =>
  ranged(token0, token1, 3000, { sqrtPriceX96: 2n << 96n, tick: 13_863, liquidity, ...change })

const priced = (known: readonly PoolState[], token: Address, bases: readonly Address[] = [WETH, BASE, token]) =>
  coinPrice(createGraph(known, ['v2', 'v3']), WETH, token, bases)

function thousand(known: readonly PoolState[], token: Address, bases?: readonly Address[]): bigint | null {
  const price = priced(known, token, bases)
  return price && (1_000n * price.numerator) / price.denominator
}

describe('what one wei is worth in a token', () => {
  test('one wei of the wrapped native token is one', () => {
    expect(priced([pair(WETH, BASE, 5n, 7n)], WETH)).toEqual({ numerator: 1n, denominator: 1n })
  })

  test('by the pool of the two, in either order of its tokens', () => {
    expect(thousand([pair(WETH, TOKEN, 10n ** 6n, 3n * 10n ** 6n)], TOKEN)).toBe(3_000n)
    expect(thousand([pair(tokenAt('1'), WETH, 3n * 10n ** 6n, 10n ** 6n)], tokenAt('1'))).toBe(3_000n)
    expect(thousand([poolOfFour(WETH, TOKEN, 10n ** 9n)], TOKEN)).toBe(4_000n)
    expect(thousand([poolOfFour(tokenAt('1'), WETH, 10n ** 9n)], tokenAt('1'))).toBe(250n)
  })

  test('by the deepest of several, wherever it stands, and the first of two that are as deep', () => {
    const deep = pair(WETH, TOKEN, 10n ** 9n, 2n * 10n ** 9n)
    const flat = pair(WETH, TOKEN, 10n ** 6n, 9n * 10n ** 6n)
    expect(thousand([deep, flat], TOKEN)).toBe(2_000n)
    expect(thousand([flat, deep], TOKEN)).toBe(2_000n)
    const asDeep = pair(WETH, TOKEN, 10n ** 9n, 5n * 10n ** 9n)
    expect(thousand([deep, asDeep], TOKEN)).toBe(2_000n)
  })

  test('the depth of a V3 pool counts as if its liquidity were everywhere', () => {
    // At a price of 4, the virtual reserve of token0 is half the liquidity, and that of token1 is twice the liquidity.
    const least = (reserve: bigint) => pair(WETH, TOKEN, reserve, 3n * reserve)
    expect(thousand([poolOfFour(WETH, TOKEN, 10n ** 9n), least(5n * 10n ** 8n - 1n)], TOKEN)).toBe(4_000n)
    expect(thousand([poolOfFour(WETH, TOKEN, 10n ** 9n), least(5n * 10n ** 8n + 1n)], TOKEN)).toBe(3_000n)
    const first = tokenAt('1')
    const most = (reserve: bigint) => pair(first, WETH, 3n * reserve, reserve)
    expect(thousand([poolOfFour(first, WETH, 10n ** 9n), most(2n * 10n ** 9n - 1n)], first)).toBe(250n)
    expect(thousand([poolOfFour(first, WETH, 10n ** 9n), most(2n * 10n ** 9n + 1n)], first)).toBe(3_000n)
  })

  test('through a base where that is deeper, at the depth of its flatter half', () => {
    const first = pair(WETH, BASE, 10n ** 9n, 2n * 10n ** 9n)
    const second = (reserve: bigint) => pair(BASE, TOKEN, reserve, 5n * reserve)
    expect(thousand([first, second(10n ** 9n)], TOKEN)).toBe(10_000n)
    // 10^9 units of the base token are worth 5·10^8 wei.
    const own = (wei: bigint) => pair(WETH, TOKEN, wei, 9n * wei)
    expect(thousand([first, second(10n ** 9n), own(5n * 10n ** 8n - 1n)], TOKEN)).toBe(10_000n)
    expect(thousand([first, second(10n ** 9n), own(5n * 10n ** 8n)], TOKEN)).toBe(9_000n)
    // Here the first pool of the path is the shallower one, so it determines the depth.
    expect(thousand([first, second(10n ** 12n), own(10n ** 9n)], TOKEN)).toBe(9_000n)
    expect(thousand([first, second(10n ** 12n), own(10n ** 9n - 1n)], TOKEN)).toBe(10_000n)
  })

  test('of two bases the deeper one, and none without both halves', () => {
    const via = (base: Address, reserve: bigint, times: bigint) => [
      pair(WETH, base, reserve, reserve),
      pair(base, TOKEN, reserve, times * reserve),
    ]
    const both = [...via(BASE, 10n ** 6n, 2n), ...via(OTHER, 10n ** 9n, 7n)]
    expect(thousand(both, TOKEN, [BASE, OTHER])).toBe(7_000n)
    expect(priced([pair(WETH, BASE, 10n ** 9n, 10n ** 9n)], TOKEN)).toBeNull()
    expect(priced([pair(BASE, TOKEN, 10n ** 9n, 10n ** 9n)], TOKEN)).toBeNull()
    expect(priced([], TOKEN)).toBeNull()
  })

  test('a pool without liquidity or without a price says nothing', () => {
    const own = pair(WETH, TOKEN, 10n, 20n)
    const window = { ticks: [{ index: 0, liquidityNet: 5n }], fromTick: -10, toTick: 20_000 }
    expect(priced([pair(WETH, TOKEN, 0n, 5n)], TOKEN)).toBeNull()
    expect(priced([pair(WETH, TOKEN, 5n, 0n)], TOKEN)).toBeNull()
    expect(thousand([poolOfFour(WETH, TOKEN, 0n, window), own], TOKEN)).toBe(2_000n)
    expect(thousand([poolOfFour(WETH, TOKEN, 0n, { ...window, sqrtPriceX96: 0n }), own], TOKEN)).toBe(2_000n)
  })
})

describe('what gas is worth', () => {
  const price = { numerator: 3n, denominator: 7n }

  test('wei per gas times the price, rounded down, and the same every time', () => {
    const worth = createGasWorth(price, 1_000n)
    expect([worth(100), worth(21_000), worth(100)]).toEqual([42_857n, 9_000_000n, 42_857n])
  })

  test('nothing where the price or the fee is not known', () => {
    expect(createGasWorth(null, 1_000n)(100)).toBe(0n)
    expect(createGasWorth(price, 0n)(100)).toBe(0n)
    expect(createGasWorth(price, -5n)(100)).toBe(0n)
  })
})

describe('the price for the first unit', () => {
  const empty = poolOfFour(WETH, TOKEN, 0n, {
    tick: 0,
    ticks: [
      { index: -120, liquidityNet: 3n },
      { index: -60, liquidityNet: -3n },
      { index: 60, liquidityNet: 5n },
      { index: 120, liquidityNet: -5n },
    ],
  })
  const squareAt = (tick: number) => sqrtRatioAtTick(tick) ** 2n

  test('inside liquidity it is the price of the pool', () => {
    expect(edgePrice({ pool: { ...empty, liquidity: 1n }, isDown: true })).toEqual({
      numerator: (2n << 96n) ** 2n,
      denominator: 1n << 192n,
    })
  })

  test('in an empty range it is that of the first tick which adds some', () => {
    expect(edgePrice({ pool: empty, isDown: true })).toEqual({ numerator: squareAt(-60), denominator: 1n << 192n })
    expect(edgePrice({ pool: empty, isDown: false })).toEqual({ numerator: 1n << 192n, denominator: squareAt(60) })
  })

  test('a tick at the price is met when the price falls, and not when it rises', () => {
    const ticks = [
      { index: 0, liquidityNet: -4n },
      { index: 60, liquidityNet: 5n },
    ]
    expect(edgePrice({ pool: { ...empty, ticks }, isDown: true }).numerator).toBe(squareAt(0))
    expect(edgePrice({ pool: { ...empty, ticks }, isDown: false }).denominator).toBe(squareAt(60))
  })

  test('where no tick ahead adds any, there is none', () => {
    expect(edgePrice({ pool: { ...empty, ticks: [] }, isDown: true }).numerator).toBe(0n)
    const ticks = [
      { index: 60, liquidityNet: 0n },
      { index: 120, liquidityNet: 7n },
    ]
    expect(edgePrice({ pool: { ...empty, ticks }, isDown: true }).numerator).toBe(0n)
    expect(edgePrice({ pool: { ...empty, ticks }, isDown: false }).denominator).toBe(squareAt(120))
  })
})
