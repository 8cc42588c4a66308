import { describe, expect, test } from '@jest/globals'
import { NATIVE, type Side } from '#domain/token/token'
import {
  chosenDraft,
  type DollarAmount,
  draftOn,
  flippedDraft,
  isDraftOf,
  isSameDraft,
  isTypedInDollars,
  pairOf,
  parseDraft,
  partOfMax,
  PARTS,
  quotedRequest,
  requestKey,
  requestOfPlan,
  tokenAmountOf,
  type TradeDraft,
} from '#domain/trade/draft'
import { parseAmount } from '#domain/token/amount'
import { fc } from '../../support/properties'
import { DAI, ETH, plan, quote, USDC, usdc, WETH, weth } from './sample'

const draft: TradeDraft = { sell: NATIVE, buy: USDC, typed: '1', kind: 'exactIn' }

describe('another token is chosen', () => {
  test('for its side', () => {
    expect(chosenDraft(draft, 'buy', DAI)).toEqual({ ...draft, buy: DAI })
    expect(chosenDraft(draft, 'sell', DAI)).toEqual({ ...draft, sell: DAI })
  })

  test('choosing the other side’s token swaps the sides', () => {
    expect(chosenDraft(draft, 'sell', USDC)).toEqual({ ...draft, sell: USDC, buy: NATIVE })
    expect(chosenDraft({ ...draft, sell: null }, 'sell', USDC)).toEqual({ ...draft, sell: USDC, buy: null })
    expect(chosenDraft(draft, 'buy', NATIVE)).toEqual({ ...draft, sell: USDC, buy: NATIVE })
  })
})

test('what was typed stays with its token when the sides change', () => {
  expect(flippedDraft(draft)).toEqual({ sell: USDC, buy: NATIVE, typed: '1', kind: 'exactOut' })
  expect(flippedDraft(flippedDraft(draft))).toEqual(draft)
})

describe('two drafts are the same', () => {
  test.each(['1', '1.', '1.0', '01', ' 1', '1,0'])('when the amount is the same, as %p', (typed) =>
    expect(isSameDraft({ ...draft, typed }, draft)).toBe(true),
  )
  test.each<Partial<TradeDraft>>([{ typed: '1.1' }, { typed: '' }, { buy: DAI }, { sell: null }, { kind: 'exactOut' }])(
    'but not with %p',
    (change) => expect(isSameDraft({ ...draft, ...change }, draft)).toBe(false),
  )
  test('and no draft is none', () => expect(isSameDraft(draft, null)).toBe(false))
})

const here = {
  weth: '0x00000000000000000000000000000000000000A1',
  usdc: '0x00000000000000000000000000000000000000A2',
} as const
const there = {
  weth: '0x00000000000000000000000000000000000000b1',
  usdc: '0x00000000000000000000000000000000000000b2',
} as const
const UNI = '0x00000000000000000000000000000000000000c1'

test.each([
  ['native', here.usdc, 'native', there.usdc],
  [here.weth, 'native', there.weth, 'native'],
  [here.usdc.toLowerCase() as typeof here.usdc, UNI, there.usdc, null],
  [null, here.weth, null, there.weth],
] as const)('%s for %s', (sell, buy, sold, bought) => {
  expect(draftOn({ sell, buy, typed: '1.5', kind: 'exactOut', chainId: 1 }, here, there, 8453)).toEqual({
    sell: sold,
    buy: bought,
    typed: '1.5',
    kind: 'exactOut',
    chainId: 8453,
  })
})

const ready = (currency: typeof ETH): Side => ({ state: 'ready', currency })
const typedDraft: TradeDraft = { sell: NATIVE, buy: USDC, typed: '1.5', kind: 'exactIn' }
const place = { chainId: 3, weth: WETH }
const sides = { sell: ready(ETH), buy: ready(usdc) }
const REQUEST = { chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: '1500000000000000000' }

describe('the requested trade', () => {
  test('is a request once both tokens and an amount are known', () =>
    expect(parseDraft(typedDraft, sides, place)).toMatchObject({ wrap: null, request: REQUEST }))

  test('takes an exact purchase by the decimals of what is bought', () => {
    const { request, units } = parseDraft({ ...typedDraft, kind: 'exactOut' }, sides, place)
    expect(units).toBe(1_500_000n)
    expect(request).toMatchObject({ kind: 'exactOut', amount: '1500000' })
  })

  test.each<[string, Partial<TradeDraft>, Partial<typeof sides>]>([
    ['no amount', { typed: '' }, {}],
    ['an amount of nothing', { typed: '0' }, {}],
    ['an amount that cannot be read', { typed: '1e3' }, {}],
    ['a token that is being read', {}, { buy: { state: 'reading', symbol: 'USDC' } }],
    ['no token', { sell: null }, { sell: { state: 'none' } }],
    ['no token to buy', { buy: null }, { buy: { state: 'none' } }],
    ['no token to sell for an exact purchase', { sell: null, kind: 'exactOut' }, { sell: { state: 'none' } }],
  ])('is no request for %s', (_, change, changed) =>
    expect(parseDraft({ ...typedDraft, ...change }, { ...sides, ...changed }, place).request).toBeNull(),
  )

  test('has no units while their token is not known, or they cannot be read', () => {
    expect(parseDraft(typedDraft, { ...sides, sell: { state: 'reading', symbol: 'ETH' } }, place).units).toBe(0n)
    expect(parseDraft({ ...typedDraft, typed: '1e3' }, sides, place).units).toBe(0n)
  })

  test('X22: is a wrap, which is no question to the pools', () => {
    const wrapping = parseDraft({ ...typedDraft, buy: WETH }, { sell: ready(ETH), buy: ready(weth) }, place)
    expect(wrapping).toMatchObject({ wrap: 'wrap', request: { amount: '1500000000000000000' } })
    expect(quotedRequest(wrapping)).toBeNull()
    expect(quotedRequest(parseDraft(typedDraft, sides, place))).toEqual(REQUEST)
  })

  test('is no wrap where no contracts are known', () =>
    expect(parseDraft({ ...typedDraft, buy: WETH }, sides, { chainId: 3, weth: null }).wrap).toBeNull())
})

test.each<[isOf: boolean, change: Partial<TradeDraft>]>([
  [true, {}],
  [true, { typed: '1.50', chainId: 3 }],
  [true, { typed: '7', kind: 'exactOut' }],
  [false, { typed: '1.6' }],
  [false, { typed: '' }],
  [false, { typed: '7.1', kind: 'exactOut' }],
  [false, { sell: DAI }],
  [false, { buy: DAI }],
  [false, { chainId: 1 }],
])('a plan to sell 1.5 ETH for 7 USDC on network 3 is that of a draft: %p, with %j', (isOf, change) => {
  const of = plan({ quote: quote({ amountIn: '1500000000000000000', amountOut: '7000000' }) })
  expect(isDraftOf({ ...typedDraft, ...change }, of)).toBe(isOf)
})

test('requests are distinguished by network, tokens, kind and amount', () => {
  const { request } = parseDraft(typedDraft, sides, place)
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

const ONE = 10n ** 18n

describe('parts of what Max uses', () => {
  test.each([
    [0n, [0n, 0n, 0n, 0n]],
    [1n, [0n, 0n, 0n, 1n]],
    [7n, [1n, 3n, 5n, 7n]],
    [10n ** 18n, [ONE / 4n, ONE / 2n, (ONE * 3n) / 4n, ONE]],
  ])('of %p, cut to a base unit', (max, parts) => expect(PARTS.map((part) => partOfMax(max, part))).toEqual(parts))
})

describe('an amount typed in dollars', () => {
  test.each<[string, number, bigint, string]>([
    ['3000', 18, 3_000n * ONE, '1'],
    ['1000', 18, 3_000n * ONE, '0.333333333333333333'],
    ['10.5', 6, ONE, '10.5'],
    ['10,5', 6, ONE, '10.5'],
    ['0.001', 2, 8n * ONE, '0'],
    ['5.', 6, ONE, '5'],
    ['0.0000001', 6, ONE / 1_000n, '0.0001'],
    ['', 6, ONE, ''],
    // Texts that are not numbers stay unchanged, so that the token's parser reports the error.
    ['1,234', 6, ONE, '1,234'],
    ['abc', 6, ONE, 'abc'],
    ['-5', 6, ONE, '-5'],
    // Nineteen decimals are too many for a dollar amount.
    ['0.0000000000000000001', 6, ONE, '0.0000000000000000001'],
    ['0.0000000000000000001', 24, ONE, ''],
    ['1' + '0'.repeat(65), 2, ONE, ''],
  ])('%p of a token with %p decimals at %p is %p', (dollars, decimals, price, typed) =>
    expect(tokenAmountOf(dollars, { decimals }, price)).toBe(typed),
  )

  test('is the most of the token that is not worth more', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 24 }),
        fc.bigInt({ min: 1n, max: 10n ** 24n }),
        (cents, decimals, price) => {
          const dollars = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
          const parsed = parseAmount(tokenAmountOf(dollars, { decimals }, price), { decimals })
          const units = parsed.ok ? parsed.units : -1n
          const worth = cents * 10n ** 16n * 10n ** BigInt(decimals)
          expect(units * price <= worth && (units + 1n) * price > worth).toBe(true)
        },
      ),
    ))
})

describe('a draft is still what was typed in dollars', () => {
  const draft: TradeDraft = { sell: NATIVE, buy: USDC, typed: '1', kind: 'exactIn' }
  const amount: DollarAmount = { token: NATIVE, dollars: '3000', typed: '1' }

  test('while nothing of it has changed', () => expect(isTypedInDollars(amount, draft)).toBe(true))
  test('on the other side with its token', () => expect(isTypedInDollars(amount, flippedDraft(draft))).toBe(true))
  test.each<[string, Partial<TradeDraft>]>([
    ['amount', { typed: '2' }],
    ['side', { kind: 'exactOut' }],
    ['token', { sell: USDC, buy: NATIVE }],
  ])('not with another %s', (_, change) => expect(isTypedInDollars(amount, { ...draft, ...change })).toBe(false))
  test('not when nothing was', () => expect(isTypedInDollars(null, draft)).toBe(false))
})
