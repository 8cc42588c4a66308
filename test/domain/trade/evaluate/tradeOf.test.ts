import { describe, expect, test } from '@jest/globals'
import { requestKey } from '#domain/trade/draft'
import { type Trade, type TradeInputs, tradeOf } from '#domain/trade/evaluate/tradeOf'
import { exactAmount } from '#domain/token/amount'
import { NATIVE } from '#domain/token/token'
import { networkReserve, withFeeRise } from '#domain/trade/gas'
import { DEFAULT_TRADE_SETTINGS } from '#domain/trade/tradeSettings'
import { snapshotOf, v3Pool } from '../../../support/fakePools'
import { ACCOUNT, allowed, DAI, ETH, ETHER, GWEI, hop, pool, quote, UNI, USDC, usdc, WETH, weth } from '../sample'

const NOW = 1_000_000
const ready = (currency: typeof ETH): TradeInputs['sides']['sell'] => ({ state: 'ready', currency })
const dollars = (usd: bigint) => ({ usd: usd * ETHER, depthUsd: null, timestamp: 1_000 })
const snapshot = snapshotOf([], { blockNumber: 10, readAt: NOW })
/** The reserve according to the gas table: 1.25 times the quote's gas (80,000), plus 40,000 gas. */
const RESERVE = networkReserve(140_000n, 3n * GWEI)

/** A sale of one ether for 2,000 USDC, verified, without obstacles. */
const READY: TradeInputs = {
  chainId: 3,
  venue: { weth: WETH, stables: [USDC, DAI] },
  draft: { sell: NATIVE, buy: USDC, typed: '1', kind: 'exactIn' },
  sides: { sell: ready(ETH), buy: ready(usdc) },
  settings: DEFAULT_TRADE_SETTINGS,
  wallet: 'ready',
  account: ACCOUNT,
  head: { number: 10, timestamp: 1_000 },
  isHeadStale: false,
  areFeesUnread: false,
  fees: { feePerGas: 2n * GWEI, maxFeePerGas: 3n * GWEI },
  live: {
    state: 'ready',
    quote: quote({ amountOut: '2000000000' }),
    check: 'verified',
    isOld: false,
    isStale: false,
    isRereading: false,
    readAt: NOW,
    taxes: [],
    snapshot,
  },
  contracts: { executor: 'swapRouter02', reason: null },
  balances: { sell: 10n * ETHER, buy: 0n, native: 10n * ETHER, isUnread: false },
  allowance: 'notNeeded',
  prices: { sell: dollars(2_000n), buy: dollars(1n) },
  consent: { acceptance: null, text: '', trade: null },
  unlisted: null,
  estimate: 'reading',
  isRunning: false,
}
const trade = (changes: Partial<TradeInputs> = {}): Trade => tradeOf({ ...READY, ...changes })
const live = (changes: Partial<TradeInputs['live']>) => ({ live: { ...READY.live, ...changes } })

test('a trade that nothing stands in the way of', () => {
  const found = trade()
  expect(found).toMatchObject({
    wrap: null,
    quote: READY.live.quote,
    check: 'verified',
    limit: '1990000000',
    isOld: false,
    isReading: false,
    assessment: { step: 'ready', risky: false },
    slippageBps: 50,
    autoBps: 50,
    guard: 'unavailable',
    networkCost: 80_000n * 2n * GWEI,
    networkReserve: RESERVE,
    leftByMax: withFeeRise(RESERVE),
    max: 10n * ETHER - withFeeRise(RESERVE),
    toEstimate: null,
  })
  expect(found.plan).toEqual({
    chainId: 3,
    account: ACCOUNT,
    sell: ETH,
    buy: usdc,
    quote: READY.live.quote,
    wrap: null,
    limit: '1990000000',
    guard: null,
    slippageBps: 50,
    deadlineMinutes: 30,
    approval: 'exact',
    acceptedLoss: null,
    executor: 'swapRouter02',
  })
})

describe('there is no plan', () => {
  test.each<[string, Partial<TradeInputs>]>([
    ['of a quote that the chain has not checked', live({ check: 'computed' })],
    ['without a quote', live({ state: 'noRoute', quote: null })],
    ['without an account', { account: null, wallet: 'disconnected' }],
    ['while a token is being read', { sides: { ...READY.sides, buy: { state: 'reading', symbol: 'USDC' } } }],
    ['while the contracts are being checked', { contracts: 'reading' }],
    ['on a network without trading', { venue: null, contracts: { executor: null, reason: 'unknown' } }],
    ['where no contract carries it out', { contracts: { executor: null, reason: 'unexpected' } }],
  ])('%s', (_, changes) => expect(trade(changes).plan).toBeNull())
})

describe('the quote', () => {
  test('X08: of a failed read, of missing balances and of missing fees promises nothing', () => {
    expect(trade(live({ state: 'failed' })).assessment.step).toBe('readFailed')
    expect(trade({ balances: { ...READY.balances, isUnread: true } }).assessment.step).toBe('readFailed')
    expect(trade({ areFeesUnread: true }).assessment.step).toBe('readFailed')
  })

  test('X08: that is too old has to be read again, unless it is being read', () => {
    expect(trade(live({ isStale: true })).assessment.step).toBe('refresh')
    expect(trade(live({ isStale: true, isRereading: true }))).toMatchObject({
      assessment: { step: 'quoting' },
      isReading: true,
    })
  })

  test('that is refused names the token, whether or not a wallet is connected', () => {
    const refused = { step: 'noRoute', refused: { symbol: 'USDC', remedy: 'none' } }
    const quoted = live({ state: 'noRoute', quote: null, refusal: 'none' })
    for (const changes of [{}, { account: null, wallet: 'disconnected' as const }])
      expect(trade({ ...quoted, ...changes }).assessment).toEqual(refused)
  })

  test('is being read as long as an amount waits for it, or for a token', () => {
    const reading = live({ state: 'reading', quote: null })
    expect(trade(reading).isReading).toBe(true)
    for (const typed of ['', '0']) expect(trade({ ...reading, draft: { ...READY.draft, typed } }).isReading).toBe(false)
    expect(trade({ sides: { ...READY.sides, sell: { state: 'reading', symbol: 'ETH' } } }).isReading).toBe(true)
    expect(trade({ sides: { ...READY.sides, buy: { state: 'reading', symbol: 'USDC' } } }).isReading).toBe(true)
    expect(trade(live({ state: 'noRoute', quote: null })).isReading).toBe(false)
  })

  test('that is not known is distinguished from nothing in the way', () => {
    expect(trade({ contracts: 'reading' }).assessment).toEqual({ step: 'checking', what: 'contracts' })
    expect(trade({ unlisted: 'reading' }).assessment).toEqual({ step: 'checking', what: 'tokenList' })
    expect(trade({ balances: { ...READY.balances, native: null } }).assessment).toEqual({ step: 'quoting' })
    expect(trade(live({ check: 'computed' })).assessment).toEqual({ step: 'quoting' })
    expect(trade({ prices: 'reading' })).toMatchObject({ loss: null, assessment: { step: 'quoting' } })
  })
})

describe('X22: a wrap', () => {
  const wrapping: Partial<TradeInputs> = {
    draft: { ...READY.draft, buy: WETH },
    sides: { sell: ready(ETH), buy: ready(weth) },
    ...live({ state: 'none', quote: null, check: 'computed', readAt: null, snapshot: null }),
    prices: 'reading',
  }

  test('is quoted one to one at once, as of the head, without a loss', () => {
    const found = trade(wrapping)
    expect(found).toMatchObject({
      wrap: 'wrap',
      check: 'verified',
      limit: ETHER.toString(),
      guard: null,
      lossKey: null,
    })
    expect(found.quote).toMatchObject({ amountOut: ETHER.toString(), legs: [], blockNumber: 10 })
    expect(found.assessment).toMatchObject({ step: 'ready', loss: { tier: 'none' } })
    expect(found.plan).toMatchObject({ wrap: 'wrap', guard: null })
  })

  test('has no loss, even if the prices of both sides differ', () =>
    expect(trade({ ...wrapping, prices: { sell: dollars(2_000n), buy: dollars(1_000n) } }).loss?.tier).toBe('none'))

  test('waits for the head, and never grows old', () => {
    expect(trade({ ...wrapping, head: null })).toMatchObject({ quote: null, isReading: true })
    expect(trade({ ...wrapping, ...live({ isStale: true }) }).assessment.step).toBe('ready')
  })

  test('of an amount that is not written is nothing', () =>
    expect(trade({ ...wrapping, draft: { ...READY.draft, buy: WETH, typed: '' } }).quote).toBeNull())
})

describe('the limit', () => {
  test('is tighter by itself between two tokens of one dollar each, and as the user wants it', () => {
    const pegged: Partial<TradeInputs> = {
      draft: { ...READY.draft, sell: DAI },
      sides: { sell: ready({ ...usdc, id: DAI }), buy: ready(usdc) },
    }
    expect(trade(pegged)).toMatchObject({ autoBps: 10, slippageBps: 10, limit: '1998000000' })
    const settings = { ...DEFAULT_TRADE_SETTINGS, slippageBps: 100 }
    expect(trade({ ...pegged, settings })).toMatchObject({ autoBps: 10, slippageBps: 100, limit: '1980000000' })
  })
})

describe('the sandwich guard', () => {
  const place = pool('v3', UNI, USDC)
  const leg = { hops: [hop(place, UNI)], amountIn: '1', amountOut: '2', amounts: ['1', '2'] }
  const record = v3Pool(place, { observationCardinality: 2 })
  const withPools = (pools: (typeof record)[], guard = true): Partial<TradeInputs> => ({
    draft: { ...READY.draft, sell: UNI },
    sides: { sell: ready({ ...ETH, id: UNI, symbol: 'UNI' }), buy: ready(usdc) },
    allowance: allowed(ETHER),
    settings: { ...DEFAULT_TRADE_SETTINGS, guard },
    ...live({
      quote: quote({ legs: [leg] }),
      snapshot: { ...snapshot, pools },
    }),
  })
  const guarded = (observationCardinality: number, guard?: boolean) =>
    withPools([{ ...record, observationCardinality }], guard)

  test.each([
    ['stands where the pools keep their prices', guarded(2), 'on', { ticks: 25 }],
    ['cannot stand where they do not', guarded(1), 'unavailable', null],
    ['cannot stand where a pool is no longer read', withPools([]), 'unavailable', null],
    ['is off where nobody wants it', guarded(2, false), 'off', null],
  ])('%s', (_, changes, guard, planned) => expect(trade(changes)).toMatchObject({ guard, plan: { guard: planned } }))

  test('cannot stand on an earlier quote whose pools could not be read again', () => {
    const failed = { ...guarded(2).live, state: 'failed', snapshot: null } as const
    expect(trade({ ...guarded(2), ...live(failed) }).guard).toBe('unavailable')
  })

  test('is nothing without a quote', () =>
    expect(trade({ ...guarded(2), ...live({ state: 'reading', quote: null }) }).guard).toBeNull())
})

describe('gas', () => {
  test('of an approval is counted where one is due, and else not', () => {
    const sold: Partial<TradeInputs> = {
      draft: { ...READY.draft, sell: UNI },
      sides: { sell: ready({ ...ETH, id: UNI, symbol: 'UNI' }), buy: ready(usdc) },
    }
    expect(trade({ ...sold, allowance: allowed(ETHER) }).networkCost).toBe(80_000n * 2n * GWEI)
    expect(trade({ ...sold, allowance: 'reading' }).networkCost).toBe(80_000n * 2n * GWEI)
    expect(trade({ ...sold, allowance: allowed(0n) }).networkCost).toBe(135_000n * 2n * GWEI)
  })

  test('is all that is paid in ether where a token is sold', () => {
    const sold: Partial<TradeInputs> = {
      draft: { ...READY.draft, sell: UNI },
      sides: { sell: ready({ ...ETH, id: UNI, symbol: 'UNI' }), buy: ready(usdc) },
      allowance: allowed(ETHER),
    }
    expect(trade({ ...sold, balances: { ...READY.balances, native: ETHER / 2n } }).assessment.step).toBe('ready')
  })

  test('is estimated by the chain where the table cannot tell whether the ether is enough', () => {
    const ether = ETHER + RESERVE - 1n
    const tight = { balances: { ...READY.balances, sell: ether, native: ether } }
    const estimating = trade(tight)
    expect(estimating.assessment.step).toBe('quoting')
    expect(estimating.toEstimate).toEqual(estimating.plan)
    const safe = { kind: 'safe', version: '1.4.1', threshold: 1, nonce: 7 } as const
    expect(trade({ ...tight, accountKind: safe }).toEstimate).toBeNull()
    expect(trade({ ...tight, estimate: ['80000'] })).toMatchObject({
      assessment: { step: 'ready' },
      networkCost: 80_000n * 2n * GWEI,
      networkReserve: networkReserve(80_000n, 3n * GWEI),
    })
    expect(trade({ ...tight, estimate: ['900000'] })).toMatchObject({
      assessment: { step: 'notEnoughForCost' },
      max: ether - withFeeRise(networkReserve(900_000n, 3n * GWEI)),
    })
  })

  test('is kept by Max of ether, of a token nothing', () => {
    expect(trade().max).toBe(10n * ETHER - withFeeRise(RESERVE))
    expect(trade({ fees: { feePerGas: 0n, maxFeePerGas: null } }).max).toBeNull()
    expect(trade({ draft: { ...READY.draft, sell: UNI } }).max).toBe(10n * ETHER)
  })
})

describe('X09: a loss', () => {
  const losing = {
    prices: { sell: dollars(2_000n), buy: dollars(1n) },
    ...live({ quote: quote({ amountOut: '1880000000' }) }),
  }

  test('that is large needs a yes, which the plan carries', () => {
    const found = trade(losing)
    expect(found.assessment).toMatchObject({ step: 'acceptLoss', loss: { tier: 'accept', share: 60_000n } })
    expect(found.plan?.acceptedLoss).toBeNull()
    const acceptance = { trade: found.lossKey!, tier: 'accept' as const, share: '60000' }
    const accepted = trade({ ...losing, consent: { acceptance, text: '', trade: found.lossKey } })
    expect(accepted.assessment).toMatchObject({ step: 'ready', risky: true })
    expect(accepted.plan?.acceptedLoss).toEqual(acceptance)
  })

  test('that was accepted for another amount, or for a trade that is on its way, needs another yes', () => {
    const { lossKey } = trade(losing)
    const consent = {
      acceptance: { trade: lossKey!, tier: 'accept' as const, share: '60000' },
      text: '',
      trade: lossKey,
    }
    const other = trade({ ...losing, consent, draft: { ...READY.draft, typed: '1.1' } })
    expect(other.assessment.step).toBe('acceptLoss')
    expect(other.consent.acceptance).toBeNull()
    expect(trade({ ...losing, consent, isRunning: true }).consent.acceptance).toBeNull()
  })

  test('is of one account’s trade: nothing is accepted without an account or an amount', () => {
    expect(trade(losing).lossKey).toContain(ACCOUNT)
    expect(trade({ ...losing, account: null }).lossKey).toBeNull()
    expect(trade({ ...losing, draft: { ...READY.draft, typed: '' } }).lossKey).toBeNull()
  })
})

test('X11: what the tokens keep belongs to their side', () => {
  const tax = { token: USDC, buy: 0, sell: null }
  expect(trade(live({ taxes: [tax] })).assessment).toMatchObject({ step: 'trap', symbol: 'USDC', why: 'unsellable' })
  expect(trade(live({ taxes: [{ ...tax, token: UNI }] })).assessment).toEqual(trade().assessment)
  expect(trade().assessment).not.toHaveProperty('areTaxesUnknown')
  expect(trade(live({ snapshot: { ...snapshot, taxes: null } })).assessment).toMatchObject({ areTaxesUnknown: true })
})

test.each([
  [10n * ETHER, 'by far enough'],
  [ETHER / 1_000n, 'hardly enough'],
])('Max of a wrap is one amount, before it is pressed and after: of %s wei, %s', (balance) => {
  const balances = { ...READY.balances, sell: balance, native: balance }
  const wrapped = (typed: string, estimate: TradeInputs['estimate'] = 'reading') =>
    trade({
      balances,
      estimate,
      draft: { ...READY.draft, buy: WETH, typed },
      sides: { ...READY.sides, buy: ready(weth) },
    })
  // The reserve is for 1.25 times the 50,000 gas of the gas table, plus 40,000 gas.
  const most = balance - withFeeRise(networkReserve(102_500n, 3n * GWEI))
  expect(wrapped('').max).toBe(most)
  expect(wrapped('').quote).toBeNull()
  const typed = exactAmount(most, { decimals: 18 })
  expect(wrapped(typed).max).toBe(most)
  expect(wrapped(typed, ['45000'])).toMatchObject({ max: most, assessment: { step: 'ready' } })
})

test('estimates are of one account’s trade, a wrap among them', () => {
  const request = { chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: ETHER.toString() } as const
  expect(trade().key).not.toBeNull()
  expect(trade().key).not.toBe(trade({ draft: { ...READY.draft, typed: '2' } }).key)
  expect(trade({ account: null }).key).toBeNull()
  expect(requestKey(request)).not.toContain(ACCOUNT)
})

describe('a Safe, whose owners pay the network', () => {
  const safe = { kind: 'safe', version: '1.4.1', threshold: 2, nonce: 7 } as const
  const balances = { sell: ETHER, buy: 0n, native: ETHER, isUnread: false }

  test('is paid for by whoever executes it; another contract by itself or a sponsor', () => {
    expect(trade({ accountKind: safe }).plan).toMatchObject({ costPayer: 'executor' })
    expect(trade({ accountKind: { kind: 'contract' } }).plan).toMatchObject({ costPayer: 'accountOrSponsor' })
    expect(trade({ accountKind: { kind: 'delegated' } }).plan).not.toHaveProperty('costPayer')
  })

  test('needs no coin for it, and can sell all that it has', () => {
    expect(trade({ balances, estimate: 'none' }).assessment).toMatchObject({ step: 'notEnoughForCost' })
    expect(trade({ balances, accountKind: safe })).toMatchObject({ assessment: { step: 'ready' }, max: ETHER })
    expect(trade({ balances, accountKind: { kind: 'contract' } }).assessment).toMatchObject({ step: 'ready' })
    expect(trade({ balances, estimate: 'none', accountKind: { kind: 'delegated' } }).assessment).toMatchObject({
      step: 'notEnoughForCost',
    })
  })

  test('has the days of its own setting for signatures where more than one owner signs', () => {
    expect(trade({ accountKind: safe }).plan).toMatchObject({ deadlineMinutes: 1_440, signers: 2 })
    const settings = { ...READY.settings, signingDays: 7 as const }
    expect(trade({ accountKind: safe, settings }).plan).toMatchObject({ deadlineMinutes: 7 * 1_440 })
    const alone = trade({ accountKind: { ...safe, threshold: 1 } }).plan
    expect(alone).toMatchObject({ deadlineMinutes: 30 })
    expect(alone).not.toHaveProperty('signers')
  })
})
