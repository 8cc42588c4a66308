import { describe, expect, test } from '@jest/globals'
import {
  type Assessment,
  assessTrade,
  type KnownTokens,
  type PriceProblem,
  type TradeFacts,
  unlistedSide,
} from '#domain/trade/evaluate/assess'
import type { TradeLoss } from '#domain/trade/loss'
import { type Currency, NATIVE } from '#domain/token/token'
import { ETH, ETHER, lossOf, quote, UNI, USDC, usdc, WETH } from '../sample'

const NO_LOSS = lossOf('none')
const BLOCKED = lossOf('blocked', 250_000n)

const READY: TradeFacts = {
  wallet: 'ready',
  sell: { state: 'ready', currency: ETH },
  buy: { state: 'ready', currency: usdc },
  kind: 'exactIn',
  amount: { ok: true, units: ETHER },
  wrap: null,
  quote: { state: 'ready', quote: quote(), limit: '3394711150', check: 'verified' },
  sellBalance: 2n * ETHER,
  nativeBalance: 2n * ETHER,
  networkReserve: ETHER / 100n,
  sellsNative: true,
  contracts: { reason: null },
  isHeadStale: false,
  unlisted: null,
  taxes: { sell: null, buy: null },
  areTaxesUnknown: false,
  loss: NO_LOSS,
  isLossAccepted: false,
}

/** All obstacles with their assessments, in the order of precedence. */
const OBSTACLES: [string, Partial<TradeFacts>, Assessment][] = [
  ['nothing to sell chosen', { sell: { state: 'none' } }, { step: 'chooseSell' }],
  ['nothing to buy chosen', { buy: { state: 'none' } }, { step: 'chooseBuy' }],
  [
    'X11: a token that cannot be sold again',
    { buy: READY.buy, taxes: { sell: null, buy: { token: USDC, buy: 0, sell: null } } },
    { step: 'trap', symbol: 'USDC', why: 'unsellable' },
  ],
  ['wrong network', { wallet: 'wrongNetwork' }, { step: 'switchNetwork' }],
  [
    'X02: no code there',
    { buy: { state: 'notHere', symbol: 'UNI', why: 'noCode' } },
    { step: 'notTradable', symbol: 'UNI', why: 'noCode' },
  ],
  [
    'a token that no list has, where only listed ones are traded',
    { unlisted: { currency: usdc, isListRead: true, isRefused: true } },
    { step: 'notTradable', symbol: 'USDC', why: 'notListed' },
  ],
  [
    'trading contracts are others',
    { contracts: { reason: 'unexpected' } },
    { step: 'noContracts', reason: 'unexpected' },
  ],
  ['no wallet', { wallet: 'disconnected' }, { step: 'connect', problem: null }],
  ['no number', { amount: { ok: false, error: 'malformed' } }, { step: 'badAmount', error: 'malformed' }],
  ['a token is being read', { buy: { state: 'reading', symbol: 'USDC' } }, { step: 'reading', symbol: 'USDC' }],
  ['the quote failed', { quote: { state: 'failed' } }, { step: 'readFailed' }],
  ['the contracts could not be checked', { contracts: 'failed' }, { step: 'unchecked' }],
  [
    'a token that nobody has accepted',
    { unlisted: { currency: usdc, isListRead: true } },
    { step: 'unlisted', currency: usdc, isListRead: true },
  ],
  ['too little to sell', { sellBalance: ETHER - 1n }, { step: 'notEnough', symbol: 'ETH' }],
  ['the contracts are being checked', { contracts: 'reading' }, { step: 'checking', what: 'contracts' }],
  ['the token list is being read', { unlisted: 'reading' }, { step: 'checking', what: 'tokenList' }],
  ['R15: the head is old', { isHeadStale: true }, { step: 'stale' }],
  ['X29: the balance is not known', { sellBalance: null }, { step: 'quoting' }],
  ['too little for the cost', { nativeBalance: ETHER }, { step: 'notEnoughForCost' }],
  ['X09: the loss is too high', { loss: BLOCKED }, { step: 'lossBlocked', loss: BLOCKED }],
]

test('nothing in the way', () => expect(assessTrade(READY)).toEqual({ step: 'ready', loss: NO_LOSS, risky: false }))

describe('one obstacle at a time', () => {
  test.each(OBSTACLES)('%s', (_, facts, reported) => expect(assessTrade({ ...READY, ...facts })).toEqual(reported))
})

describe('the most basic comes first', () => {
  const pairs = OBSTACLES.flatMap(([first, facts, reported], at) =>
    OBSTACLES.slice(at + 1)
      .filter(([, later]) => !Object.keys(later).some((key) => key in facts))
      .map(([second, later]): [string, string, TradeFacts, Assessment] => [
        first,
        second,
        { ...READY, ...later, ...facts },
        reported,
      ]),
  )
  test.each(pairs)('%s, before: %s', (_first, _second, facts, reported) => {
    const { step } = assessTrade(facts)
    expect(step).toBe(reported.step)
  })
})

test('X11: no route is told before a wallet and a consent are asked for', () => {
  const unlisted = { currency: usdc, isListRead: true }
  const facts: TradeFacts = { ...READY, quote: { state: 'noRoute' }, unlisted }
  for (const wallet of ['ready', 'disconnected', 'wrongNetwork'] as const)
    expect(assessTrade({ ...facts, wallet })).toEqual({ step: 'noRoute' })
})

test('X11: a token is not to be accepted before it is known whether it can be traded', () => {
  const unlisted = { currency: usdc, isListRead: true }
  expect(assessTrade({ ...READY, quote: { state: 'reading' }, unlisted })).toEqual({ step: 'quoting' })
})

describe('details', () => {
  test.each<[string, Partial<TradeFacts>, Assessment]>([
    ['no amount yet', { amount: { ok: false, error: 'empty' } }, { step: 'enterAmount' }],
    ['an amount of nothing', { amount: { ok: true, units: 0n } }, { step: 'enterAmount' }],
    ['X20: too large a number', { amount: { ok: false, error: 'tooLarge' } }, { step: 'badAmount', error: 'tooLarge' }],
    [
      'too many decimals',
      { amount: { ok: false, error: 'tooManyDecimals' } },
      { step: 'badAmount', error: 'tooManyDecimals' },
    ],
    [
      'a token that no list could tell of',
      { unlisted: { currency: usdc, isListRead: false } },
      { step: 'unlisted', currency: usdc, isListRead: false },
    ],
    [
      'fees of the tokens that could not be measured',
      { areTaxesUnknown: true },
      { step: 'ready', loss: NO_LOSS, risky: false, areTaxesUnknown: true },
    ],
    [
      'a wallet that has to switch its network first',
      { wallet: 'elsewhere' },
      { step: 'ready', loss: NO_LOSS, risky: false, isElsewhere: true },
    ],
    [
      'the token to sell, which is read before the other one is judged',
      { sell: { state: 'reading', symbol: 'UNI' }, buy: { state: 'unreadable', symbol: 'SLOW' } },
      { step: 'reading', symbol: 'UNI' },
    ],
    ['no quote yet', { quote: { state: 'none' } }, { step: 'quoting' }],
    ['a quote under way', { quote: { state: 'reading' } }, { step: 'quoting' }],
    ['no route', { quote: { state: 'noRoute' } }, { step: 'noRoute' }],
    ['X08: a quote that was read too long ago', { quote: { state: 'old' } }, { step: 'refresh' }],
    [
      'X28: a quote that the chain has not said itself',
      { quote: { state: 'ready', quote: quote(), limit: '3394711150', check: 'computed' } },
      { step: 'quoting' },
    ],
    [
      'X28: one that the chain gave instead',
      { quote: { state: 'ready', quote: quote(), limit: '3394711150', check: 'differs' } },
      { step: 'ready', loss: NO_LOSS, risky: false },
    ],
    [
      'more than there is, whatever the pools say to it',
      { sellBalance: 1n, quote: { state: 'noRoute' } },
      { step: 'notEnough', symbol: 'ETH' },
    ],
    [
      'a fixed output is not compared with what is sold',
      { kind: 'exactOut', sellBalance: 1n, quote: { state: 'noRoute' } },
      { step: 'noRoute' },
    ],
    ['the native balance is not known', { nativeBalance: null }, { step: 'quoting' }],
    ['the cost is not known', { networkReserve: null }, { step: 'quoting' }],
    [
      'X23: a token that is none',
      { sell: { state: 'notHere', symbol: 'BAD', why: 'notAToken' } },
      { step: 'notTradable', symbol: 'BAD', why: 'notAToken' },
    ],
    [
      'a token that cannot be read',
      { sell: { state: 'unreadable', symbol: 'SLOW' } },
      { step: 'notTradable', symbol: 'SLOW', why: 'unreadable' },
    ],
    [
      'X21: exactly enough, cost included',
      { sellBalance: (ETHER * 101n) / 100n, nativeBalance: (ETHER * 101n) / 100n },
      { step: 'ready', loss: NO_LOSS, risky: false },
    ],
    ['X21: one wei short of the cost', { nativeBalance: (ETHER * 101n) / 100n - 1n }, { step: 'notEnoughForCost' }],
    [
      'not even the cost',
      {
        sellBalance: 1n,
        amount: { ok: true, units: 1n },
        quote: { state: 'ready', quote: quote({ amountIn: '1' }), limit: '0', check: 'verified' },
        nativeBalance: 1n,
      },
      { step: 'notEnoughForCost' },
    ],
    [
      'a token sold, but no ether for the cost',
      { sellsNative: false, nativeBalance: 0n },
      { step: 'notEnoughForCost' },
    ],
    [
      'a fixed output leaves too little for the cost',
      {
        kind: 'exactOut',
        quote: { state: 'ready', quote: quote({ kind: 'exactOut' }), limit: ETHER.toString(), check: 'verified' },
        nativeBalance: ETHER,
      },
      { step: 'notEnoughForCost' },
    ],
    [
      'a fixed output needs the most that may be taken',
      {
        kind: 'exactOut',
        quote: {
          state: 'ready',
          quote: quote({ kind: 'exactOut' }),
          limit: (2n * ETHER + 1n).toString(),
          check: 'verified',
        },
      },
      { step: 'notEnough', symbol: 'ETH' },
    ],
  ])('%s', (_, facts, reported) => expect(assessTrade({ ...READY, ...facts })).toEqual(reported))

  test.each<[string, Partial<TradeFacts>, PriceProblem | null]>([
    ['prices that are old', { isHeadStale: true }, 'stale'],
    ['no old prices where there is no quote', { isHeadStale: true, quote: { state: 'none' } }, null],
    ['a price that was read too long ago', { quote: { state: 'old' } }, 'refresh'],
    ['prices that cannot be read', { quote: { state: 'failed' } }, 'readFailed'],
    ['contracts that could not be checked', { contracts: 'failed' }, 'unchecked'],
    ['nothing of what is being read', { contracts: 'reading', unlisted: 'reading' }, null],
  ])('a visitor without a wallet is asked to connect, and told of %s', (_, facts, reports) =>
    expect(assessTrade({ ...READY, ...facts, wallet: 'disconnected' })).toEqual({ step: 'connect', problem: reports }),
  )

  test.each<[TradeLoss, boolean, Assessment['step'], boolean | null]>([
    [lossOf('note', 10_000n), false, 'ready', false],
    [lossOf('warning', 30_000n), false, 'ready', false],
    [lossOf('accept', 50_000n), false, 'acceptLoss', null],
    [lossOf('accept', 50_000n), true, 'ready', true],
    [lossOf('type', 100_000n), false, 'acceptLoss', null],
    [lossOf('type', 100_000n), true, 'ready', true],
    [BLOCKED, false, 'lossBlocked', null],
    [BLOCKED, true, 'lossBlocked', null],
  ])('X09: a loss of %p, accepted: %p', (loss, isLossAccepted, step, risky) => {
    const reported = { step, loss, ...(risky !== null && { risky }) }
    expect(assessTrade({ ...READY, loss, isLossAccepted })).toEqual(reported)
  })

  const tax = (buy: number, sell: number | null) => ({ token: USDC, buy, sell })
  test.each<[string, TradeFacts['kind'], TradeFacts['taxes'], Assessment]>([
    ['bought in an exact amount', 'exactOut', { sell: null, buy: tax(1, 0) }, { step: 'noRoute', isTaxed: true }],
    ['sold for an exact amount', 'exactOut', { sell: tax(0, 1), buy: null }, { step: 'noRoute', isTaxed: true }],
    ['bought for an exact amount', 'exactIn', { sell: null, buy: tax(1, 0) }, { step: 'noRoute' }],
    ['taxed the other way only', 'exactOut', { sell: tax(1, 0), buy: tax(0, 1) }, { step: 'noRoute' }],
  ])('why there is no route for one %s', (_, kind, taxes, reported) =>
    expect(assessTrade({ ...READY, kind, taxes, quote: { state: 'noRoute' } })).toEqual(reported),
  )

  test('a refused route names the token that is bought, and what would make the trade possible', () =>
    expect(assessTrade({ ...READY, quote: { state: 'noRoute', refusal: 'exactIn' } })).toEqual({
      step: 'noRoute',
      refused: { symbol: 'USDC', remedy: 'exactIn' },
    }))

  test.each<[string, Partial<TradeFacts['taxes']>, Assessment]>([
    ['just under four fifths', { buy: tax(799_999, 0) }, { step: 'ready', loss: NO_LOSS, risky: false }],
    ['four fifths when bought', { buy: tax(800_000, 0) }, { step: 'trap', symbol: 'USDC', why: 'tax' }],
    ['four fifths when sold', { buy: tax(0, 800_000) }, { step: 'trap', symbol: 'USDC', why: 'tax' }],
    ['all of it when bought', { buy: tax(1_000_000, null) }, { step: 'trap', symbol: 'USDC', why: 'unbuyable' }],
    ['four fifths of the token that is sold', { sell: tax(0, 800_000) }, { step: 'trap', symbol: 'ETH', why: 'tax' }],
  ])('X11: a token that keeps %s', (_, taxes, reported) =>
    expect(assessTrade({ ...READY, taxes: { sell: null, buy: null, ...taxes } })).toEqual(reported),
  )

  test('X11: a trap is told of without a quote, too', () =>
    expect(assessTrade({ ...READY, quote: { state: 'noRoute' }, taxes: { sell: null, buy: tax(0, null) } })).toEqual({
      step: 'trap',
      symbol: 'USDC',
      why: 'unsellable',
    }))

  test('X09: nothing is ready while the prices that it is judged by are read', () =>
    expect(assessTrade({ ...READY, loss: null, isLossAccepted: true })).toEqual({ step: 'quoting' }))

  test('X22: wrapping has no impact to accept', () => {
    const facts: TradeFacts = {
      ...READY,
      wrap: 'wrap',
      quote: { state: 'ready', quote: quote({ kind: 'exactOut' }), limit: (9n * ETHER).toString(), check: 'verified' },
    }
    expect(assessTrade(facts)).toEqual({ step: 'ready', loss: NO_LOSS, risky: false })
  })
})

const currency = (id: Currency['id']): Currency => ({ id, symbol: 'T', name: 'Token', decimals: 18, logoURI: null })
const ether = currency(NATIVE)
const [uni, other] = [currency(UNI), currency(USDC)]
const known: KnownTokens = { listed: [], isListFailed: false, accepted: [], bases: [WETH] }
const address = UNI.toLowerCase() as typeof UNI

test.each<[string, (Currency | null)[], Partial<KnownTokens>]>([
  ['the coin and a side that is not chosen', [ether, null], {}],
  ['what routes go through', [currency(WETH), ether], {}],
  ['what is listed, however it is written', [ether, uni], { listed: [{ address }] }],
  ['what was accepted', [uni, ether], { accepted: [{ address }] }],
  ['what was accepted, while the list is read', [uni, ether], { listed: null, accepted: [{ address }] }],
])('nothing has to be accepted: %s', (_, sides, changes) => {
  expect(unlistedSide(sides, { ...known, ...changes })).toBeNull()
})

test('the first unlisted side has to be accepted', () => {
  expect(unlistedSide([uni, other], known)).toEqual({ currency: uni, isListRead: true })
  expect(unlistedSide([ether, other], known)).toEqual({ currency: other, isListRead: true })
})

test('while the list is read nobody knows; a list that cannot be read is distinguished', () => {
  expect(unlistedSide([uni, ether], { ...known, listed: null })).toBe('reading')
  expect(unlistedSide([uni, ether], { ...known, listed: null, isListFailed: true })).toEqual({
    currency: uni,
    isListRead: false,
  })
})
