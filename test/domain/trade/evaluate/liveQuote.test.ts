import { describe, expect, test } from '@jest/globals'
import {
  computeQuote,
  type HeldQuote,
  heldQuote,
  isStale,
  type LiveQuote,
  liveQuote,
  type QuoteInputs,
  staleFrom,
} from '#domain/trade/evaluate/liveQuote'
import { findTrade, type RouteOptions } from '#domain/trade/search/router'
import { requestKey } from '#domain/trade/draft'
import { NATIVE } from '#domain/token/token'
import { poolFor, snapshotOf, v3Pool } from '../../../support/fakePools'
import { ETHER, quote, USDC, WETH } from '../sample'
import type { TradeRequest } from '#domain/trade/quote'

const request: TradeRequest = { chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: ETHER.toString() }
const KEY = requestKey(request)
const OTHER = requestKey({ ...request, amount: (2n * ETHER).toString() })
const snapshot = snapshotOf([], { timestamp: 1_012 })
const computed = quote({ blockNumber: 101, amountOut: '2100000000' })
const last: HeldQuote = {
  key: KEY,
  computed: quote({ blockNumber: 100, amountOut: '2000000001' }),
  quote: quote({ blockNumber: 100 }),
  check: 'differs',
}

const inputs: QuoteInputs = {
  key: KEY,
  snapshot,
  isSnapshotFailed: false,
  areFeesReading: false,
  computed,
  refusal: null,
  verification: 'awaited',
  isStale: false,
  isRereading: false,
  held: null,
}

describe('the quote that is shown', () => {
  test.each<[string, Partial<QuoteInputs>, Partial<LiveQuote>]>([
    ['nothing without a request', { key: null }, { state: 'none', quote: null }],
    ['nothing before the pools are read', { snapshot: null }, { state: 'reading', quote: null, readAt: null }],
    ['nothing before the price of gas is read', { areFeesReading: true }, { state: 'reading', quote: null }],
    [
      'the computed one until the chain answers',
      {},
      { state: 'ready', quote: computed, check: 'computed', isOld: false },
    ],
    [
      'the one that the chain has checked',
      { verification: { quote: computed, check: 'verified' } },
      { state: 'ready', quote: computed, check: 'verified', isOld: false },
    ],
    [
      'the same, while pools that were too old are read again',
      { verification: { quote: computed, check: 'verified' }, isStale: true, isRereading: true },
      { state: 'ready', quote: computed, isOld: false, isStale: true, isRereading: true },
    ],
    ['none where the pools have no route', { computed: null }, { state: 'noRoute', quote: null }],
    [
      'none where a router does not withstand the token',
      { computed: null, refusal: 'exactIn' },
      { state: 'noRoute', quote: null, refusal: 'exactIn' },
    ],
    ['none where the chain cannot do it', { verification: 'impossible' }, { state: 'noRoute', quote: null }],
    [
      'the last verified one while that of a new block is being verified',
      { held: last },
      { state: 'ready', quote: last.quote, check: 'differs', isOld: true },
    ],
    [
      'the last verified one, which is not old where the new block gives the same',
      { held: last, computed: { ...last.computed!, blockNumber: 101, timestamp: 1 } },
      { state: 'ready', quote: last.quote, check: 'differs', isOld: false },
    ],
    [
      'the last verified one where the pools cannot be read',
      { isSnapshotFailed: true, held: last },
      { state: 'failed', quote: last.quote, check: 'computed', isOld: true },
    ],
    [
      'the last verified one where the chain cannot be reached',
      { verification: 'failed', held: last },
      { state: 'failed', quote: last.quote },
    ],
    ['a failure without a quote at first', { verification: 'failed' }, { state: 'failed', quote: null, isOld: true }],
  ])('is %s', (_, changes, shown) => expect(liveQuote({ ...inputs, ...changes })).toMatchObject(shown))

  test('comes with the taxes that were read with its pools', () => {
    const tax = { token: USDC, buy: 1, sell: null }
    expect(liveQuote({ ...inputs, snapshot: { ...snapshot, taxes: [tax] } }).taxes).toEqual([tax])
  })

  test('is the last verified one for a minute of the chain, and not when its request comes back later', () => {
    const after = (seconds: number) => ({ ...snapshot, timestamp: last.quote.timestamp + seconds })
    expect(liveQuote({ ...inputs, held: last, snapshot: after(60) })).toMatchObject({ quote: last.quote, isOld: true })
    expect(liveQuote({ ...inputs, held: last, snapshot: after(61) })).toMatchObject({
      quote: computed,
      check: 'computed',
    })
    // Until the pools are read, the age of the quote is unknown, so no quote is offered.
    expect(liveQuote({ ...inputs, held: last, snapshot: null }).state).toBe('reading')
  })

  test.each<[string, Partial<QuoteInputs>]>([
    ['while the new one is being verified', {}],
    ['where the pools cannot be read', { isSnapshotFailed: true }],
    ['where the chain cannot be reached', { verification: 'failed' }],
  ])('is never a verified one of the amount before, %s', (_, changes) => {
    const before: HeldQuote = { ...last, key: OTHER }
    const { quote: shown, check } = liveQuote({ ...inputs, ...changes, held: before })
    expect(shown).not.toBe(before.quote)
    expect(check).toBe('computed')
  })
})

describe('the quote that is held', () => {
  test('is the newest that the chain has checked, with its request', () => {
    const verification = { quote: computed, check: 'differs' } as const
    for (const held of [null, last])
      expect(heldQuote({ key: KEY, verification, held, computed })).toEqual({ key: KEY, computed, ...verification })
    expect(heldQuote({ key: null, verification, held: last, computed })).toBe(last)
  })

  test.each(['awaited', 'failed', 'impossible'] as const)('stays while the check of the next is %s', (verification) =>
    expect(heldQuote({ key: OTHER, verification, held: last, computed })).toBe(last),
  )

  test('stays the same object for the same quote', () =>
    expect(heldQuote({ key: KEY, verification: { quote: last.quote, check: 'verified' }, held: last, computed })).toBe(
      last,
    ))
})

describe('a quote is stale', () => {
  const pools = { ...snapshot, blockNumber: 100, timestamp: 50, readAt: 1_000 }

  const head = (number: number, timestamp: number) => ({ number, timestamp })
  test.each<[string, ReturnType<typeof head> | undefined, number, boolean]>([
    ['not after 15 seconds', head(100, 50), 16_000, false],
    ['after more than 15 seconds', head(100, 50), 16_001, true],
    ['not one block behind the head', head(101, 62), 1_000, false],
    ['two blocks behind the head', head(102, 74), 1_000, true],
    ['not by fast blocks of four seconds', head(116, 54), 1_000, false],
    ['by fast blocks of more', head(117, 55), 1_000, true],
    ['not for a head that is not known', undefined, 1_000, false],
    ['even so after more than 15 seconds', undefined, 16_001, true],
  ])('%s', (_, newest, now, expected) => expect(isStale(pools, newest, now >= staleFrom(pools)!)).toBe(expected))

  test('not before the pools were read', () => {
    expect(staleFrom(null)).toBeNull()
    expect(isStale(null, head(200, 90), false)).toBe(false)
  })
})

describe('a computed quote', () => {
  const pools = snapshotOf([poolFor({ sell: WETH, buy: USDC, amountIn: ETHER, amountOut: 2_000_000_000n })])
  const terms = { weth: WETH, executor: 'swapRouter02', feePerGas: 1n, isCommon: () => true } as const
  const OPTIONS: RouteOptions = { weth: WETH, bases: [], feePerGas: 1n, protocols: ['v2'], maxLegs: 1, taxes: [] }

  test('is the best of the pools, as of their block', () =>
    expect(computeQuote(request, pools, terms)).toMatchObject({
      kind: 'exactIn',
      amountIn: ETHER.toString(),
      amountOut: '2000000000',
      blockNumber: 100,
    }))

  test('counts the gas of wrapping where ether is sold, and of unwrapping where it is bought', () => {
    const gasOf = (sides: Pick<TradeRequest, 'sell' | 'buy'>) =>
      Number(computeQuote({ ...request, ...sides }, pools, terms)!.gasEstimate)
    expect(gasOf({ sell: NATIVE, buy: USDC }) - gasOf({ sell: WETH, buy: USDC })).toBe(13_000)
    expect(gasOf({ sell: USDC, buy: NATIVE }) - gasOf({ sell: USDC, buy: WETH })).toBe(17_000)
  })

  test('is searched through V4 only where the router of V4 is, and the taxes are known', () => {
    const found = findTrade([], { tokenIn: WETH, tokenOut: USDC, kind: 'exactIn', amount: 1n }, OPTIONS)
    const choice = { isRebasing: () => false, isGuardOn: false, allowances: null }
    const through = (executor: 'swapRouter02' | 'v2Router', taxes: [] | null) => {
      let isAsked = false
      const bestTrade = () => ((isAsked = true), found)
      computeQuote(request, { ...pools, taxes }, { ...terms, executor, v4: { bestTrade, choice } })
      return isAsked
    }
    expect([through('swapRouter02', []), through('swapRouter02', null), through('v2Router', [])]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('is null where no pool trades the pair', () => expect(computeQuote(request, snapshotOf([]), terms)).toBeNull())

  test('goes through V2 pools only where Router02 is all there is', () => {
    const deep = v3Pool(
      { id: `0x${'c'.repeat(40)}`, fee: 500, token0: USDC, token1: WETH },
      { sqrtPriceX96: (2n ** 96n * 20_000n).toString(), tick: 198_079 },
    )
    const both = snapshotOf([...pools.pools, deep])
    const protocolOf = (executor: 'swapRouter02' | 'v2Router', changes: Partial<TradeRequest> = {}) =>
      computeQuote({ ...request, ...changes }, both, { ...terms, executor })?.legs[0]?.hops[0]?.protocol
    for (const changes of [{}, { kind: 'exactOut', amount: '1000000' }] as const) {
      expect(protocolOf('swapRouter02', changes)).toBe('v3')
      expect(protocolOf('v2Router', changes)).toBe('v2')
    }
  })
})
