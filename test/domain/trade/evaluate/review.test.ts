import { describe, expect, test } from '@jest/globals'
import { chargesBy } from '#domain/trade/evaluate/cost'
import { movedPrice, type Review, type ReviewInputs, reviewOf, type TriedPlan } from '#domain/trade/evaluate/review'
import { valueOf } from '#domain/trade/loss'
import { networkReserve } from '#domain/trade/gas'
import type { Hop } from '#domain/pool/route'
import type { DataFees } from '#domain/chain/fees'
import { NATIVE } from '#domain/token/token'
import { snapshotOf, v3Pool } from '../../../support/fakePools'
import { ETHER, GWEI, hop, plan, pool, quote, UNI, USDC, usdc, WETH } from '../sample'

const dollars = (usd: bigint) => ({ usd: usd * ETHER, depthUsd: null, timestamp: 1_000 })
const reviewed = quote({ amountOut: '2000000000' })
const tried: TriedPlan = {
  blockNumber: 100,
  steps: ['swap'],
  simulation: {
    state: 'done',
    changes: [
      { currency: NATIVE, difference: (-ETHER).toString() },
      { currency: USDC, difference: '2000000000' },
    ],
  },
  gas: ['90000'],
  ether: (2n * ETHER).toString(),
}

/** The review of a simulated sale of one ether for 2,000 USDC. The price has not changed since the quote. */
const inputs: ReviewInputs = {
  plan: plan({ quote: reviewed, limit: '1990000000' }),
  isGuardOn: true,
  live: {
    state: 'ready',
    quote: reviewed,
    check: 'verified',
    isOld: false,
    isStale: false,
    isRereading: false,
    readAt: 0,
    taxes: [],
    snapshot: snapshotOf([], { timestamp: 1_000 }),
  },
  tried,
  isTrialFailed: false,
  trialSince: 99,
  isTrialOld: false,
  isUntriedAccepted: false,
  prices: { sell: dollars(2_000n), buy: dollars(1n) },
  fees: { feePerGas: 2n * GWEI, maxFeePerGas: 3n * GWEI },
  consent: { acceptance: null, text: '', trade: null },
}
const review = (changes: Partial<ReviewInputs> = {}): Review => reviewOf({ ...inputs, ...changes })
const now = (changes: Parameters<typeof quote>[0], live: Partial<ReviewInputs['live']> = {}) => ({
  live: { ...inputs.live, quote: quote({ amountOut: '2000000000', ...changes }), ...live },
})

test('a review that nothing stands in the way of', () =>
  expect(review()).toMatchObject({
    loss: { tier: 'none' },
    networkCost: 90_000n * 2n * GWEI,
    change: null,
    problem: null,
    isRisky: false,
    isBlocked: false,
    canConfirm: true,
  }))

test('a loss is judged as on the card', () => {
  const { loss, lossKey, consent, isGainUnsure } = review(now({}))
  const onCard = valueOf({ ...inputs.plan, sides: inputs.plan }, lossKey, inputs)
  expect({ loss, lossKey, consent, isGainUnsure }).toEqual(onCard)
})

describe('the network cost', () => {
  test('is by the table until the chain has estimated it, with the approvals that are due', () => {
    expect(review({ tried: null }).networkCost).toBe(80_000n * 2n * GWEI)
    expect(review({ tried: { ...tried, gas: null } }).networkCost).toBe(80_000n * 2n * GWEI)
    const steps = ['approve', 'swap']
    expect(review({ tried: { ...tried, steps, gas: null } }).networkCost).toBe(135_000n * 2n * GWEI)
    expect(review({ tried: { ...tried, steps, gas: ['46000', '90000'] } }).networkCost).toBe(136_000n * 2n * GWEI)
  })

  test('includes what is charged for data beside the gas, which is named, and which must be there, too', () => {
    expect(review().dataCost).toBeNull()
    const gwei = String(GWEI)
    const data: DataFees = { by: 'compressed', least: gwei, small: gwei, large: gwei, fixed: '0', forGas: '0' }
    const fees = { ...inputs.fees, charges: chargesBy(data) }
    expect(review({ fees })).toMatchObject({ networkCost: 180_001n * GWEI, dataCost: GWEI, problem: null })
    const steps = ['approve', 'swap']
    expect(review({ fees, tried: { ...tried, steps, gas: ['46000', '90000'] } }).dataCost).toBe(2n * GWEI)
    const ether = ETHER + networkReserve(90_000n, 3n * GWEI)
    expect(review({ tried: { ...tried, ether: String(ether) } }).problem).toBeNull()
    expect(review({ fees, tried: { ...tried, ether: String(ether) } }).problem).toMatchObject({
      cause: 'noEtherForCost',
      reserve: networkReserve(90_000n, 3n * GWEI) + (GWEI * 5n) / 4n,
    })
    // Once the size of the transaction is known, the fee is computed from this size.
    const dear = { ...inputs.fees, charges: chargesBy({ ...data, least: '0', small: '1440', large: '6560' }) }
    expect(review({ fees: dear, tried: { ...tried, data: [{ compressed: 333, calldataGas: 0 }] } }).dataCost).toBe(
      3_330n,
    )
  })

  test('is not known without the price of gas', () =>
    expect(review({ fees: { feePerGas: 0n, maxFeePerGas: null } }).networkCost).toBeNull())
})

describe('X04: a newer price', () => {
  test.each<[string, Partial<ReviewInputs>, object | null]>([
    ['that is better stands as it is', now({ amountOut: '2100000000' }), null],
    ['that is a thousandth worse stands as it is', now({ amountOut: '1998000000' }), null],
    ['that is worse by more must be accepted', now({ amountOut: '1997999999' }), { worse: 2_000_001n, share: 1_001n }],
    ['that the chain has not checked says nothing', now({ amountOut: '1' }, { check: 'computed' }), null],
    ['that could not be read says nothing', now({ amountOut: '1' }, { state: 'failed' }), null],
  ])('%s', (_, changes, change) => {
    const found = review(changes)
    expect(found.canConfirm).toBe(change === null)
    if (change) expect(found.change).toMatchObject(change)
    else expect(found.change).toBeNull()
  })

  test('of an exact purchase is worse when more would be paid', () => {
    const bought = plan({ quote: quote({ kind: 'exactOut' }), limit: '1005000000000000000' })
    const paying = (amountIn: bigint) =>
      review({ plan: bought, ...now({ kind: 'exactOut', amountIn: amountIn.toString() }) }).change
    expect(paying(ETHER)).toBeNull()
    expect(paying(ETHER - 1n)).toBeNull()
    expect(paying((ETHER * 1_001n) / 1_000n)).toBeNull()
    expect(paying((ETHER * 101n) / 100n)).toMatchObject({ worse: ETHER / 100n, share: 10_000n })
  })

  test.each([
    [true, true, 'receiveLess'],
    [true, false, 'receiveMore'],
    [false, true, 'payMore'],
    [false, false, 'payLess'],
  ])('of an exact sale %p, that is worse %p: %s', (isExactIn, isWorse, moved) =>
    expect(movedPrice(isExactIn, isWorse)).toBe(moved),
  )

  test('brings its own limit, at the slippage that was reviewed', () => {
    const { change } = review(now({ amountOut: '1900000000' }))
    expect(change?.terms).toMatchObject({ quote: { amountOut: '1900000000' }, limit: '1890500000', guard: null })
  })

  test('brings the sandwich guard only where the reviewed plan had it', () => {
    const place = pool('v3', UNI, USDC)
    const legs = [{ hops: [hop(place, UNI)], amountIn: '1', amountOut: '2', amounts: ['1', '2'] }]
    const record = v3Pool(place, { observationCardinality: 2 })
    const newer = now({ amountOut: '1900000000', legs }, { snapshot: snapshotOf([record], { timestamp: 1_000 }) })
    const sold = { ...inputs.plan, sell: { ...usdc, id: UNI } }
    expect(review({ ...newer, plan: { ...sold, guard: { ticks: 25 } } }).change?.terms.guard).toEqual({ ticks: 25 })
    expect(review({ ...newer, plan: { ...sold, guard: null } }).change?.terms.guard).toBeNull()
    // The old terms of a trade through V4 have no guard, so the setting decides whether the new terms have a guard.
    const v4Hop: Hop = { ...hop(place, UNI), protocol: 'v4', tickSpacing: 60, coin: null }
    const throughV4 = { ...sold, quote: { ...sold.quote, legs: [{ ...legs[0]!, hops: [v4Hop] }] } }
    expect(review({ ...newer, plan: throughV4 }).change?.terms.guard).toEqual({ ticks: 25 })
    expect(review({ ...newer, plan: throughV4, isGuardOn: false }).change?.terms.guard).toBeNull()
  })
})

describe('X09: the change since the review was opened is a loss, however often a newer price was accepted', () => {
  const opened = { amountIn: ETHER.toString(), amountOut: '2000000000' }
  const worse = (amountOut: string, changes: Partial<ReviewInputs> = {}) =>
    review({
      plan: { ...inputs.plan, opened, quote: quote({ amountOut }) },
      ...now({ amountOut }),
      prices: { sell: null, buy: null },
      ...changes,
    })

  test.each([
    ['1990000000', 'none', true],
    ['1970000000', 'note', true],
    ['1930000000', 'warning', true],
    ['1890000000', 'accept', false],
    ['1750000000', 'type', false],
    ['881800000', 'blocked', false],
  ])('%s in place of 2,000 USDC: %s', (amountOut, tier, canConfirm) => {
    const found = worse(amountOut, { tried: null })
    expect(found.loss).toMatchObject(tier === 'none' ? { tier } : { tier, cause: 'change' })
    expect(found.isBlocked).toBe(tier === 'blocked')
    expect(found.isRisky).toBe(tier === 'accept' || tier === 'type')
    const changes = [
      { currency: NATIVE, difference: (-ETHER).toString() },
      { currency: USDC, difference: amountOut },
    ] as const
    const kept: TriedPlan = { ...tried, simulation: { state: 'done', changes } }
    const limited = { ...inputs.plan, opened, quote: quote({ amountOut }), limit: amountOut }
    expect(
      review({ plan: limited, ...now({ amountOut }), prices: { sell: null, buy: null }, tried: kept }).canConfirm,
    ).toBe(canConfirm)
  })

  test('of an exact purchase is what more is paid', () => {
    const paying = quote({ kind: 'exactOut', amountIn: (2n * ETHER).toString(), amountOut: '2000000000' })
    const { loss } = review({ plan: { ...inputs.plan, opened, quote: paying }, prices: { sell: null, buy: null } })
    expect(loss).toMatchObject({ tier: 'blocked', cause: 'change', share: 500_000n })
  })
})

describe('a price that was reviewed more than three minutes ago', () => {
  const later = (seconds: number) => ({ sell: at(dollars(3_000n), seconds), buy: at(dollars(1n), seconds) })
  const at = <Price extends { timestamp: number }>(price: Price, seconds: number): Price => ({
    ...price,
    timestamp: reviewed.timestamp + seconds,
  })
  const newest = (amountOut: string, seconds: number) => ({
    ...now({ amountOut, timestamp: reviewed.timestamp + seconds }),
    prices: later(seconds),
  })

  test('is judged by the dollar prices of its time only, so that none would find a loss that all know of', () => {
    expect(review({ prices: later(180) })).toMatchObject({ loss: { tier: 'blocked' }, canConfirm: false })
    expect(review({ prices: later(181) }).loss).toMatchObject({ tier: 'none' })
  })

  test('has to be accepted again, whether it is better, the same, or a little worse', () => {
    for (const amountOut of ['2100000000', '2000000000', '1999999999']) {
      const worse = 2_000_000_000n - BigInt(amountOut)
      const change = { why: 'age', worse, share: worse > 0n ? 1n : 0n }
      expect(review(newest(amountOut, 180)).change).toBeNull()
      expect(review(newest(amountOut, 181))).toMatchObject({ change, problem: null, canConfirm: false })
    }
    expect(review(newest('1900000000', 181)).change).toMatchObject({ why: 'worse' })
  })

  test('cannot be confirmed while there is no newer one', () => {
    const live = { ...inputs.live, state: 'failed', quote: null } as const
    expect(review({ live, prices: later(180) }).problem).toBeNull()
    expect(review({ live, prices: later(181) })).toMatchObject({ problem: { cause: 'oldPrice' }, canConfirm: false })
    const snapshot = snapshotOf([], { timestamp: reviewed.timestamp + 181 })
    expect(review({ live: { ...live, snapshot } }).problem).toEqual({ cause: 'oldPrice' })
    expect(review({ live: { ...live, snapshot }, prices: 'reading' }).canConfirm).toBe(false)
    // The problem found by the simulation takes precedence, because it is a fault of the trade itself.
    const simulation = { state: 'reverted', reason: { cause: 'slippage', text: null } } as const
    const reverting = { ...tried, simulation }
    expect(review({ live, prices: later(181), tried: reverting }).problem).toMatchObject({ cause: 'reverts' })
  })

  test('is none of a wrap, whose rate is fixed', () => {
    const wrapped = plan({ quote: reviewed, limit: reviewed.amountOut, wrap: 'wrap' })
    const live = { ...inputs.live, state: 'none', quote: null } as const
    expect(review({ plan: wrapped, live, prices: later(10_000) })).toMatchObject({ problem: null, canConfirm: true })
  })
})

describe('a trade that moved other amounts when it was tried out', () => {
  const moving = (sold: bigint, received: bigint | null) => ({
    tried: {
      ...tried,
      simulation: {
        state: 'done',
        changes: [
          { currency: NATIVE, difference: (-sold).toString() },
          ...(received === null ? [] : [{ currency: USDC, difference: received.toString() }]),
        ],
      } as const,
    },
  })

  test.each<[title: string, sold: bigint, received: bigint | null, problem: object | null]>([
    ['and the least that was agreed', ETHER, 1_990_000_000n, null],
    ['and the least but what a token rounds', ETHER, 1_989_999_998n, null],
    ['and the least but a millionth', ETHER, 1_989_998_010n, null],
    ['and less', ETHER, 1_989_998_009n, { side: 'buy', moved: 1_989_998_009n, allowed: 1_990_000_000n }],
    ['and nothing arrived', ETHER, 0n, { side: 'buy', moved: 0n, allowed: 1_990_000_000n }],
    ['and more left the account', 2n * ETHER, 2_000_000_000n, { side: 'sell', moved: 2n * ETHER, allowed: ETHER }],
  ])('%s', (_, sold, received, problem) => {
    const found = review(moving(sold, received))
    expect(found.problem).toEqual(problem && { cause: 'beyondTerms', ...problem })
    expect(found.canConfirm).toBe(problem === null)
  })

  test('is compared with the most that an exact purchase may cost', () => {
    const bought = plan({ quote: quote({ kind: 'exactOut', amountOut: '2000000000' }), limit: '1005000000000000000' })
    const live = now({ kind: 'exactOut' })
    const most = BigInt(bought.limit)
    expect(review({ plan: bought, ...live, ...moving(most, 2_000_000_000n) }).problem).toBeNull()
    expect(review({ plan: bought, ...live, ...moving(most + most / 1_000n, 2_000_000_000n) }).problem).toMatchObject({
      side: 'sell',
    })
    expect(review({ plan: bought, ...live, ...moving(most, 1_999_000_000n) }).problem).toMatchObject({ side: 'buy' })
  })
})

describe('X29: nothing is confirmed of which no simulation shows that the terms are kept', () => {
  const unsupported: TriedPlan = { ...tried, simulation: { state: 'unsupported' }, gas: null, ether: null }
  const unread: TriedPlan = {
    ...tried,
    simulation: { state: 'done', changes: [{ currency: NATIVE, difference: (-ETHER).toString() }] },
  }
  const accepted = { isUntriedAccepted: true }

  test.each<[title: string, changes: Partial<ReviewInputs>, trial: Review['trial'], canConfirm: boolean]>([
    ['before there is a result', { tried: null }, 'pending', false],
    ['when there was no answer', { tried: null, isTrialFailed: true }, 'failed', false],
    ['with a result of the block before', { trialSince: 100 }, 'done', true],
    ['with an older result', { trialSince: 101 }, 'pending', false],
    ['with an older result, when there was no newer answer', { trialSince: 101, isTrialFailed: true }, 'failed', false],
    ['with a result that still counts, when there was no newer answer', { isTrialFailed: true }, 'done', true],
    ['before a block is known', { trialSince: null }, 'pending', false],
    ['with a result that is too old by the clock', { isTrialOld: true }, 'pending', false],
    ['with such a result, when the node fails', { isTrialOld: true, isTrialFailed: true }, 'failed', false],
    ['where the node does not simulate', { tried: unsupported }, 'impossible', false],
    ['where it does not, and the visitor goes on', { tried: unsupported, ...accepted }, 'impossible', true],
    ['where a token does not tell its balance', { tried: unread }, 'impossible', false],
    ['where it does not tell, and the visitor goes on', { tried: unread, ...accepted }, 'impossible', true],
    ['with no result, whatever the visitor accepted before', { tried: null, ...accepted }, 'pending', false],
  ])('%s', (_, changes, trial, canConfirm) => expect(review(changes)).toMatchObject({ trial, canConfirm }))
})

describe('a problem', () => {
  const reason = { cause: 'noLiquidity', text: null } as const
  const reverting = { ...tried, simulation: { state: 'reverted', reason } as const, gas: null, ether: null }

  test('X10: a plan that would revert cannot be confirmed', () =>
    expect(review({ tried: reverting })).toMatchObject({
      problem: { cause: 'reverts', reason },
      trial: 'done',
      canConfirm: false,
    }))

  test('is that the pools no longer take the amount, in the words for that, unless it was tried out and works', () => {
    const gone = now({}, { state: 'noRoute', quote: null })
    const slippage = { state: 'reverted', reason: { cause: 'slippage', text: null } } as const
    for (const simulation of [slippage, { state: 'unsupported' } as const])
      expect(review({ ...gone, tried: { ...tried, simulation } })).toMatchObject({
        problem: { cause: 'reverts', reason: { cause: 'noLiquidity' } },
        canConfirm: false,
      })
    expect(review({ ...gone, tried: null }).canConfirm).toBe(false)
    expect(review(gone).problem).toBeNull()
  })

  test('makes any other route worth accepting, and says so if its price is worse', () => {
    const hops = [hop(pool('v2', WETH, USDC), WETH)]
    const legs = [{ hops, amountIn: '1', amountOut: '2', amounts: ['1', '2'] }]
    const other = (amountOut: string) => review({ tried: reverting, ...now({ legs, amountOut }) }).change
    expect(other('2000000001')).toMatchObject({ why: 'route', worse: -1n, share: 0n })
    expect(other('2000000000')).toMatchObject({ why: 'route', worse: 0n, share: 0n })
    expect(other('1999999999')).toMatchObject({ why: 'worse', worse: 1n, share: 1n })
    expect(review(now({ legs })).change).toBeNull()
    expect(review({ tried: reverting }).change).toBeNull()
  })

  test('is ether that covers the sold amount but not the network cost', () => {
    const reserve = networkReserve(90_000n, 3n * GWEI)
    const having = (ether: bigint) => review({ tried: { ...tried, ether: ether.toString() } })
    expect(having(ETHER + reserve).problem).toBeNull()
    expect(having(ETHER + reserve - 1n)).toMatchObject({
      problem: { cause: 'noEtherForCost', reserve, ether: ETHER + reserve - 1n, isEtherSold: true },
      canConfirm: false,
    })
  })

  test.each([
    ['executor', false],
    ['accountOrSponsor', true],
  ] as const)('is never ether for a cost that the %s pays', (costPayer, needsSponsor) => {
    const of = { ...inputs.plan, costPayer }
    const having = (ether: bigint) => review({ plan: of, tried: { ...tried, ether: ether.toString() } })
    expect(having(ETHER)).toMatchObject({ problem: null, canConfirm: true, needsSponsor })
    expect(having(2n * ETHER)).toMatchObject({ problem: null, canConfirm: true, needsSponsor: false })
    expect(review({ plan: of, tried: null }).needsSponsor).toBe(false)
  })

  test('is ether for the cost alone where a token is sold', () => {
    const reserve = networkReserve(90_000n, 3n * GWEI)
    const sold = plan({ sell: { ...usdc, id: UNI }, quote: reviewed, limit: '1990000000' })
    expect(review({ plan: sold, tried: { ...tried, ether: reserve.toString() } }).problem).toBeNull()
    expect(review({ plan: sold, tried: { ...tried, ether: (reserve - 1n).toString() } }).problem).toMatchObject({
      isEtherSold: false,
    })
  })

  test.each<[string, Partial<ReviewInputs>]>([
    ['while it is tried out', { tried: null }],
    [
      'where it cannot be tried out',
      { tried: { ...tried, simulation: { state: 'unsupported' }, gas: null, ether: null } },
    ],
    [
      'where only the gas can be estimated',
      { tried: { ...tried, simulation: { state: 'unsupported' }, gas: ['90000'], ether: null } },
    ],
    ['without the price of gas', { fees: { feePerGas: 0n, maxFeePerGas: null }, tried: { ...tried, ether: '0' } }],
  ])('is not seen %s', (_, changes) => expect(review(changes).problem).toBeNull())
})

describe('X09: the loss', () => {
  const losing = (amountOut: string) => ({
    plan: { ...inputs.plan, quote: quote({ amountOut }) },
    ...now({ amountOut }),
  })

  test('that is too high cannot be confirmed', () =>
    expect(review(losing('1500000000'))).toMatchObject({ isBlocked: true, isRisky: false, canConfirm: false }))

  test('that is large is confirmed with the yes that was given on the card', () => {
    const risky = review(losing('1880000000'))
    expect(risky).toMatchObject({ isBlocked: false, isRisky: true, canConfirm: false })
    const trade = risky.lossKey!
    const consent = { acceptance: { trade, tier: 'accept' as const, share: '60000' }, text: '', trade }
    expect(review({ ...losing('1880000000'), consent }).canConfirm).toBe(true)
  })

  test('cannot be confirmed while the prices that it is judged by are read', () =>
    expect(review({ prices: 'reading' })).toMatchObject({ loss: null, canConfirm: false }))
})
