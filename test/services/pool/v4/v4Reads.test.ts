import { describe, expect, test } from '@jest/globals'
import { AbiCoder } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import type { V4Place } from '#domain/pool/pool'
import { sqrtRatioAtTick } from '#domain/pool/tickMath'
import type { V4Hop } from '#domain/pool/route'
import type { CallResult } from '#services/chain/multicall'
import type { V4Now } from '#services/pool/pools'
import { v4Places, v4PoolId } from '#services/pool/v4/places'
import { readV4States, v4StateCalls } from '#services/pool/v4/states'
import { loadCalls, loadedWords } from '#services/pool/v4/storage'
import { createV4Ticks } from '#services/pool/v4/ticks'
import { v4Contract } from '../../../chain/artifacts'
import { poolIdOf } from '../../../chain/world'
import { DAI, USDC, WETH } from '../../../domain/trade/sample'
import { readV4Quote, v4QuoteCall } from '#services/pool/v4/quoter'

const coder = AbiCoder.defaultAbiCoder()
const deployment = {
  poolManager: '0x0000000000000000000000000000000000000a4a' as Address,
  quoter: '0x0000000000000000000000000000000000000b4b' as Address,
  universalRouter: '0x0000000000000000000000000000000000000c4c' as Address,
}
const ZERO = '0x0000000000000000000000000000000000000000'

const word = (value: bigint) => `0x${BigInt.asUintN(256, value).toString(16).padStart(64, '0')}`
const answered = (data: Hex): CallResult => ({ success: true, data })
const failed = (data: Hex = '0x'): CallResult => ({ success: false, data })
const answer = (words: readonly bigint[]) => answered(coder.encode(['bytes32[]'], [words.map(word)]) as Hex)

const place: V4Place = {
  ...{ protocol: 'v4', token0: DAI, token1: USDC, fee: 500, tickSpacing: 10, isNative: false },
  id: v4PoolId({ token0: DAI, token1: USDC, fee: 500, tickSpacing: 10, isNative: false }),
}

/** `slot0` of a pool, packed into one word as in PoolManager's storage. */
const slot0 = (price: bigint, tick: number, protocolFee = 0, fee = 500) =>
  price | (BigInt.asUintN(24, BigInt(tick)) << 160n) | (BigInt(protocolFee) << 184n) | (BigInt(fee) << 208n)

describe('possible V4 pools', () => {
  test('have the id that the manager gives them', () => {
    expect(place.id).toBe(poolIdOf([DAI, USDC, 500, 10, ZERO]))
    const native = { token0: WETH, token1: USDC, fee: 3000, tickSpacing: 60, isNative: true }
    expect(v4PoolId(native)).toBe(poolIdOf([ZERO, USDC, 3000, 60, ZERO]))
  })

  test('are native and wrapped where one of the tokens is the wrapped coin, each once', async () => {
    const places = await v4Places({ weth: WETH }, [DAI, WETH], [USDC])
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
    const between = (a: Address, b: Address) =>
      places.filter(({ token0, token1 }) => [token0, token1].includes(a) && [token0, token1].includes(b))
    expect(between(DAI, USDC).every(({ isNative }) => !isNative)).toBe(true)
    const native = between(DAI, WETH).filter(({ isNative }) => isNative)
    expect(native.length * 2).toBe(between(DAI, WETH).length)
    expect(native.every(({ token0 }) => token0 === WETH)).toBe(true)
  })

  test('between tokens on the way are those of the usual fees alone', async () => {
    const all = await v4Places({ weth: WETH }, [DAI], [USDC])
    const between = await v4Places({ weth: WETH }, [], [DAI, USDC])
    expect(between.map(({ fee, tickSpacing }) => [fee, tickSpacing])).toEqual([
      [100, 1],
      [500, 10],
      [3000, 60],
      [10000, 200],
    ])
    expect(all.length).toBeGreaterThan(4)
  })
})

describe('words of storage', () => {
  test('are asked for in calls that a node can run, and put together again', () => {
    const slots = Array.from({ length: 950 }, (_, at) => BigInt(at))
    const calls = loadCalls(deployment.poolManager, slots)
    const parts = calls.map(({ data }) => {
      const [part] = coder.decode(['bytes32[]'], `0x${data.slice(10)}`).toArray(true) as [string[]]
      return part.map(BigInt)
    })
    expect(parts.flat()).toEqual(slots)
    const results = parts.map((part) => answer(part.map((slot) => slot * 2n)))
    expect(loadedWords(results, slots.length)).toEqual(slots.map((slot) => slot * 2n))
  })

  test.each([
    ['too few', answer([1n])],
    ['too many', answer([1n, 2n, 3n])],
    ['none', answer([])],
    ['a failure', failed()],
    ['nothing, as an address without code', answered('0x')],
    ['words without a length', answered(`0x${'00'.repeat(128)}`)],
    ['no result', undefined],
  ])('are unknown when the node sends %s', (_name, result) => {
    expect(loadedWords([result], 2)).toEqual([null, null])
  })
})

describe('the state of a V4 pool', () => {
  const liquidity = 10n ** 18n
  const read = (first: bigint, second = liquidity) => readV4States([place], [answer([first, second])])

  test('is its price, its liquidity and the fees of both directions', () => {
    const price = sqrtRatioAtTick(-5)
    const state = { ...place, sqrtPriceX96: price, tick: -5, liquidity, feeDown: 1500, feeUp: 750 }
    expect(read(slot0(price, -5, 1000 | (250 << 12)))).toEqual([state])
  })

  test.each([
    ['that does not exist', 0n, 0n],
    ['with a price below every pool', slot0(4_295_128_738n, 0), liquidity],
    ['with a price above every pool', slot0((1n << 160n) - 1n, 0), liquidity],
    ['with a tick beyond the outermost', slot0(1n << 96n, 887_273), liquidity],
    ['with the fee of another pool', slot0(1n << 96n, 0, 0, 501), liquidity],
    ['whose fee a hook would set', slot0(1n << 96n, 0, 0, 0x800000), liquidity],
    ['without a price', slot0(0n, 0), liquidity],
    ['of which nothing but the price is said', 1n << 96n, liquidity],
    ['whose protocol takes more than a thousandth', slot0(1n << 96n, 0, 1_001), liquidity],
    ['whose protocol takes that in the other direction', slot0(1n << 96n, 0, 4_095 << 12), liquidity],
    ['with more in the word than a pool has', slot0(1n << 96n, 0) | (1n << 232n), liquidity],
    ['of ones alone', (1n << 256n) - 1n, (1n << 256n) - 1n],
    ['with more liquidity than 128 bits', slot0(1n << 96n, 0), 1n << 128n],
  ])('is none for a pool %s', (_name, first, second) => {
    expect(read(first, second)).toEqual([])
  })

  test('of one pool is not taken for that of another when a call fails', () => {
    const places = Array.from({ length: 300 }, (_, at): V4Place => ({
      ...place,
      fee: at,
      id: `0x${at.toString(16).padStart(64, '0')}`,
    }))
    const calls = v4StateCalls(deployment, places)
    expect(calls.length).toBeGreaterThan(1)
    const words = places.flatMap(({ fee }) => [slot0(1n << 96n, 0, 0, fee), liquidity])
    const count = (coder.decode(['bytes32[]'], `0x${calls[0]!.data.slice(10)}`)[0] as string[]).length
    const results = [failed(), answer(words.slice(count))]
    expect(readV4States(places, results).map(({ fee }) => fee)).toEqual(places.slice(count / 2).map(({ fee }) => fee))
  })
})

describe('the ticks of a V4 pool', () => {
  const pool: V4Now = {
    ...place,
    ...{ sqrtPriceX96: 1n << 96n, tick: 0, liquidity: 10n ** 18n, feeDown: 500, feeUp: 500 },
  }
  const words = { first: -1, last: 0 }
  /** The bitmap of ticks −20 and 30: bit 254 of the word below zero, and bit 3 of the word above zero. */
  const bitmap = [1n << 254n, 1n << 3n]
  const tick = (net: bigint) => (BigInt.asUintN(128, net) << 128n) | 7n

  test('are asked for once the bitmap has named them', () => {
    const ticks = createV4Ticks(deployment)
    const first = ticks.prepare(pool, words, 0)
    expect(first.read(pool, [answer(bitmap)])).toBe('changed')
    const second = ticks.prepare(pool, words, 0)
    expect(second.read(pool, [answer([...bitmap, tick(5n), tick(-5n)])])).toMatchObject({
      ticks: [
        { index: -20, liquidityNet: 5n },
        { index: 30, liquidityNet: -5n },
      ],
    })
    // From now on, one call reads the bitmap words and the known ticks.
    expect(ticks.prepare(pool, words, 0).calls).toEqual(second.calls)
  })

  test('are asked for again when others have been set meanwhile', () => {
    const ticks = createV4Ticks(deployment)
    ticks.prepare(pool, words, 0).read(pool, [answer(bitmap)])
    const more = [bitmap[0]!, bitmap[1]! | (1n << 4n)]
    expect(ticks.prepare(pool, words, 0).read(pool, [answer([...more, tick(5n), tick(-5n)])])).toBe('changed')
    const third = ticks.prepare(pool, words, 0)
    const whole = third.read(pool, [answer([...more, tick(5n), tick(-5n), tick(1n)])])
    expect(whole).toMatchObject({ ticks: [{ index: -20 }, { index: 30 }, { index: 40, liquidityNet: 1n }] })
  })

  test('are none where the bitmap is empty, and known at once', () => {
    const { read } = createV4Ticks(deployment).prepare(pool, words, 0)
    expect(read(pool, [answer([0n, 0n])])).toMatchObject({ ticks: [] })
  })

  test.each([
    ['too few words', answer([0n])],
    ['too many words', answer([0n, 0n, 0n])],
    ['a failure', failed()],
  ])('are not known when the node sends %s', (_name, result) => {
    expect(createV4Ticks(deployment).prepare(pool, words, 0).read(pool, [result])).toBeNull()
  })
})

test('ticks beyond the outermost are those of no pool', () => {
  const far = { ...place, sqrtPriceX96: 1n << 96n, tick: 887_000, liquidity: 1n, feeDown: 500, feeUp: 500 }
  // This word contains the highest tick, 887,272. The word's bit 150 stands for 887,540.
  const words = { first: 346, last: 346 }
  const read = (bitmap: bigint) =>
    createV4Ticks(deployment)
      .prepare(far, words, 0)
      .read(far, [answer([bitmap])])
  expect(read(1n << 100n)).toBe('changed')
  expect(read(1n << 200n)).toBeNull()
  expect(read((1n << 256n) - 1n)).toBeNull()
})

describe("V4Quoter's call", () => {
  const { abi } = v4Contract('V4Quoter')
  const hop: V4Hop = {
    protocol: 'v4',
    pool: place.id,
    fee: 500,
    tickSpacing: 10,
    tokenIn: USDC,
    tokenOut: DAI,
    coin: null,
  }

  test.each([
    ['between tokens', hop, [DAI, USDC], false],
    ['the other way', { ...hop, tokenIn: DAI, tokenOut: USDC }, [DAI, USDC], true],
    ['from the coin', { ...hop, tokenIn: WETH, tokenOut: DAI, coin: 'in' as const }, [ZERO, DAI], true],
    ['to the coin', { ...hop, tokenIn: DAI, tokenOut: WETH, coin: 'out' as const }, [ZERO, DAI], false],
  ] as const)('is encoded as by its interface: %s', (_name, each, currencies, isDown) => {
    for (const [kind, name] of [
      ['exactIn', 'quoteExactInputSingle'],
      ['exactOut', 'quoteExactOutputSingle'],
    ] as const) {
      const key = [...currencies, 500, 10, ZERO]
      expect(v4QuoteCall(deployment, each, kind, 123n)).toEqual({
        to: deployment.quoter,
        data: abi.encodeFunctionData(name, [[key, isDown, 123n, '0x']]),
      })
    }
  })

  test.each([
    ['a failure', failed('0x6190b2b0')],
    ['nothing', answered('0x')],
    ['zero', answered(coder.encode(['uint256', 'uint256'], [0, 5]) as Hex)],
    ['one word', answered(word(5n) as Hex)],
    ['three words', answered(coder.encode(['uint256[3]'], [[1, 2, 3]]) as Hex)],
    ['no result', undefined],
  ])('has no answer when the node sends %s', (_name, result) => {
    expect(readV4Quote(result)).toBeNull()
  })
})
