import { describe, expect, test } from '@jest/globals'
import type { TradeDraft } from '../../../../src/domain/trade/draft'
import {
  pairOf,
  quotedRequest,
  requestKey,
  requestOfPlan,
  parseDraft,
} from '../../../../src/domain/trade/evaluate/request'
import { NATIVE, type Side } from '../../../../src/domain/token/token'
import { ETH, plan, quote, USDC, usdc, WETH, weth } from '../sample'

const ready = (currency: typeof ETH): Side => ({ state: 'ready', currency })
const draft: TradeDraft = { sell: NATIVE, buy: USDC, typed: '1.5', kind: 'exactIn' }
const place = { chainId: 3, weth: WETH }
const sides = { sell: ready(ETH), buy: ready(usdc) }
const REQUEST = { chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: '1500000000000000000' }

describe('the requested trade', () => {
  test('is a request once both tokens and an amount are known', () =>
    expect(parseDraft(draft, sides, place)).toMatchObject({ wrap: null, request: REQUEST }))

  test('takes an exact purchase by the decimals of what is bought', () => {
    const { request, units } = parseDraft({ ...draft, kind: 'exactOut' }, sides, place)
    expect(units).toBe(1_500_000n)
    expect(request).toMatchObject({ kind: 'exactOut', amount: '1500000' })
  })

  test.each<[string, Partial<TradeDraft>, Partial<typeof sides>]>([
    ['no amount', { typed: '' }, {}],
    ['an amount of nothing', { typed: '0' }, {}],
    ['an amount that cannot be read', { typed: '1e3' }, {}],
    ['a token that is being read', {}, { buy: { state: 'reading', symbol: 'USDC' } }],
    ['no token', { sell: null }, { sell: { state: 'none' } }],
  ])('is no request for %s', (_, change, changed) =>
    expect(parseDraft({ ...draft, ...change }, { ...sides, ...changed }, place).request).toBeNull(),
  )

  test('X22: is a wrap, which is no question to the pools', () => {
    const wrapping = parseDraft({ ...draft, buy: WETH }, { sell: ready(ETH), buy: ready(weth) }, place)
    expect(wrapping).toMatchObject({ wrap: 'wrap', request: { amount: '1500000000000000000' } })
    expect(quotedRequest(wrapping)).toBeNull()
    expect(quotedRequest(parseDraft(draft, sides, place))).toEqual(REQUEST)
  })

  test('is no wrap where no contracts are known', () =>
    expect(parseDraft({ ...draft, buy: WETH }, sides, { chainId: 3, weth: null }).wrap).toBeNull())
})

test('requests are distinguished by network, tokens, kind and amount', () => {
  const { request } = parseDraft(draft, sides, place)
  const others = [{ chainId: 1 }, { sell: USDC }, { buy: WETH }, { kind: 'exactOut' as const }, { amount: '1' }]
  expect(new Set([{}, ...others].map((change) => requestKey({ ...request!, ...change }))).size).toBe(6)
})

test('a pair is the same for both directions, ether by its token', () => {
  const there = pairOf({ chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: '1' }, WETH)
  expect(there).toEqual([USDC, WETH])
  expect(pairOf({ chainId: 3, sell: USDC, buy: NATIVE, kind: 'exactIn', amount: '1' }, WETH)).toEqual(there)
})

test('a plan leads back to its request', () => {
  expect(requestOfPlan(plan())).toEqual({ ...REQUEST, amount: '1000000000000000000' })
  expect(requestOfPlan(plan({ quote: quote({ kind: 'exactOut' }) }))).toMatchObject({
    kind: 'exactOut',
    amount: '3411770000',
  })
})
