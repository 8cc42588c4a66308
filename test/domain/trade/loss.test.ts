import { describe, expect, test } from '@jest/globals'
import { LOSS_STRICTER_USD, LOSS_TIERS } from '#domain/trade/limits'
import { NATIVE } from '#domain/token/token'
import {
  acceptLoss,
  type ConsentState,
  consentWord,
  coversLoss,
  currentConsent,
  hasOtherCauses,
  isLossWord,
  isUnsureGain,
  lossTier,
  lossWord,
  referencePrice,
  tickedConsent,
  type TradedAmount,
  tradeKey,
  tradeLoss,
  typedConsent,
} from '#domain/trade/loss'
import type { TradeRequest } from '#domain/trade/quote'
import { fc } from '../../support/properties'
import { ACCOUNT, DAI, ETHER, lossOf, USDC } from './sample'

const NOW = 1_000
const amount = (units: bigint, decimals: number, usd: bigint | null, depthUsd: bigint | null = null): TradedAmount => ({
  units,
  decimals,
  price: usd === null ? null : { usd, depthUsd, timestamp: NOW },
})
/** Computes the loss of selling one ether, worth 2,000 dollars, for the given units of USDC. */
const loss = (
  impact: string,
  usdc: bigint,
  changes: { sold?: TradedAmount; bought?: TradedAmount; tax?: string } = {},
) =>
  tradeLoss(
    { impact, tax: changes.tax ?? '0', timestamp: NOW },
    changes.sold ?? amount(ETHER, 18, 2_000n * ETHER),
    changes.bought ?? amount(usdc, 6, ETHER),
  )
const known = (share: bigint) => lossOf(lossTier(share), share)

const STRICTER: Partial<Record<string, string>> = { none: 'note', note: 'warning', warning: 'accept', accept: 'type' }

const BOUNDARIES = [
  [0n, 'none'],
  [9_999n, 'none'],
  [10_000n, 'note'],
  [29_999n, 'note'],
  [30_000n, 'warning'],
  [49_999n, 'warning'],
  [50_000n, 'accept'],
  [99_999n, 'accept'],
  [100_000n, 'type'],
  [249_999n, 'type'],
  [250_000n, 'blocked'],
  [1_000_000n, 'blocked'],
] as const

describe('X09: the tiers, just under and at each boundary', () => {
  test.each(BOUNDARIES)('by the pools: %p is %s', (share, tier) => {
    expect(lossTier(share)).toBe(tier)
    expect(loss(share.toString(), 2_000_000_000n)).toEqual({
      tier,
      cause: 'impact',
      share,
      ofCause: share,
      usd: (2_000n * ETHER * share) / 1_000_000n,
    })
  })

  // A millionth of the sold amount is worth 2,000 base units of USDC.
  test.each(BOUNDARIES)('by the dollar values: %p is %s', (share, tier) => {
    const found = loss('0', 2_000_000_000n - 2_000n * share)
    expect(found).toMatchObject({ tier, share, cause: share === 0n ? 'impact' : 'value' })
  })

  test.each([LOSS_TIERS.note, LOSS_TIERS.warning, LOSS_TIERS.accept, LOSS_TIERS.type, LOSS_TIERS.blocked])(
    'by the dollar values: one unit less than %p lost is the tier below',
    (share) => {
      const at = 2_000_000_000n - 2_000n * share
      expect(loss('0', at).tier).toBe(lossTier(share))
      expect(loss('0', at + 1n).tier).toBe(lossTier(share - 1n))
    },
  )
})

describe('X09: the larger of impact and difference decides', () => {
  test('the impact', () =>
    expect(loss('80000', 1_900_000_000n)).toEqual({
      tier: 'accept',
      cause: 'impact',
      share: 80_000n,
      ofCause: 80_000n,
      usd: 160n * ETHER,
    }))

  test('the difference', () =>
    expect(loss('20000', 1_700_000_000n)).toEqual({
      tier: 'type',
      cause: 'value',
      share: 150_000n,
      ofCause: 150_000n,
      usd: 300n * ETHER,
    }))

  test('the difference decides, but is put down to the impact where that makes up most of it', () =>
    expect(loss('80000', 1_820_000_000n)).toMatchObject({
      tier: 'accept',
      cause: 'impact',
      share: 90_000n,
      ofCause: 80_000n,
    }))

  test.each([
    ['80000', 1_900_000_000n, false],
    ['20000', 1_700_000_000n, false],
    ['80000', 1_820_000_000n, true],
  ])('with an impact of %p and %p base units of USDC bought, there are other causes: %p', (impact, usdc, others) =>
    expect(hasOtherCauses(loss(impact, usdc))).toBe(others),
  )

  test('a gain does not hide an impact', () =>
    expect(loss('120000', 3_000_000_000n)).toMatchObject({ tier: 'type', cause: 'impact', share: 120_000n }))

  test('one that is rounded up to a threshold has not reached it', () => {
    // The loss is 9,999⅓ millionths, the smallest possible loss above 9,999 millionths for this amount.
    const sold = amount(3n * 10n ** 12n, 12, ETHER)
    const found = tradeLoss({ impact: '0', tax: '0', timestamp: NOW }, sold, {
      ...amount(3n * 10n ** 12n - 29_997_000_001n, 12, ETHER),
    })
    expect(found).toMatchObject({ tier: 'none', share: 10_000n })
  })

  test('nothing received is all lost', () =>
    expect(loss('0', 0n)).toMatchObject({ tier: 'blocked', share: 1_000_000n }))

  test('it is never less than either, whatever the decimals', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 1_000_000n }),
        fc.bigInt({ min: 1n, max: 2n ** 128n }),
        fc.bigInt({ min: 0n, max: 2n ** 128n }),
        fc.integer({ min: 0, max: 36 }),
        fc.integer({ min: 0, max: 36 }),
        (impact, sold, bought, soldDecimals, boughtDecimals) => {
          const found = tradeLoss(
            { impact: impact.toString(), tax: '0', timestamp: NOW },
            amount(sold, soldDecimals, 3n * ETHER),
            amount(bought, boughtDecimals, 2n * ETHER),
          )
          const before = sold * 3n * 10n ** BigInt(boughtDecimals)
          const after = bought * 2n * 10n ** BigInt(soldDecimals)
          const lost = before > after ? (before - after) * 1_000_000n : 0n
          const isByValue = lost > impact * before
          expect(found.share).toBe(isByValue ? (lost + before - 1n) / before : impact)
          // The threshold applies to the exact loss, not the rounded loss.
          const byShare = lossTier(isByValue ? lost / before : impact)
          const worth = (isByValue ? lost : impact * before) * sold * 3n * ETHER
          const parts = before * 1_000_000n * 10n ** BigInt(soldDecimals)
          const isDear = worth >= LOSS_STRICTER_USD * parts
          expect(found.tier).toBe(isDear && byShare !== 'blocked' ? (STRICTER[byShare] ?? byShare) : byShare)
          expect(found.usd! * parts >= worth).toBe(true)
        },
      ),
    ))
})

describe('from $1,000 lost on, the next stricter tier applies', () => {
  /** Computes the loss of selling a token with six decimals for the given dollars. The impact is in millionths. */
  const sale = (dollars: bigint, impact: bigint, price: bigint | null = ETHER) => {
    const traded = amount(dollars * 1_000_000n, 6, price)
    return tradeLoss({ impact: impact.toString(), tax: '0', timestamp: NOW }, traded, traded)
  }

  test.each<[bigint, bigint, string]>([
    [999_999n, 1_000n, 'none'],
    [1_000_000n, 1_000n, 'note'],
    [99_999n, 10_000n, 'note'],
    [100_000n, 10_000n, 'warning'],
    [33_333n, 30_000n, 'warning'],
    [33_334n, 30_000n, 'accept'],
    [19_999n, 50_000n, 'accept'],
    [20_000n, 50_000n, 'type'],
    [9_999n, 100_000n, 'type'],
    [10_000n, 100_000n, 'type'],
  ])('%p dollars with %p millionths lost: %s', (dollars, impact, tier) => expect(sale(dollars, impact).tier).toBe(tier))

  test('money alone never refuses a trade, however much it is', () =>
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 249_999n }), fc.bigInt({ min: 1n, max: 10n ** 15n }), (impact, dollars) => {
        expect(sale(dollars, impact).tier).not.toBe('blocked')
      }),
    ))

  test('what is typed is still the per cent that is lost', () =>
    expect(lossWord(sale(20_000n, 50_000n).share)).toBe('5'))

  test('the exact loss counts, not what it is rounded up to', () => {
    const almost = { ...amount(10n ** 18n, 18, 100_000n * ETHER - 1n) }
    const found = tradeLoss({ impact: '10000', tax: '0', timestamp: NOW }, almost, almost)
    expect(found).toMatchObject({ tier: 'note', usd: LOSS_STRICTER_USD })
  })

  test('without a price in dollars nothing changes', () => expect(sale(1_000_000n, 10_000n, null).tier).toBe('note'))

  test('a consent ends when the loss passes the sum', () => {
    const consent = acceptLoss('key', sale(19_900n, 50_000n))
    expect(coversLoss(consent, 'key', sale(19_900n, 50_100n))).toBe(true)
    expect(coversLoss(consent, 'key', sale(20_000n, 50_000n))).toBe(false)
  })
})

describe('X11: what the tokens keep is a loss like any other', () => {
  test('it is taken from what the pools leave', () =>
    expect(loss('100000', 2_000_000_000n, { tax: '100000' })).toMatchObject({
      tier: 'type',
      share: 190_000n,
      ofCause: 100_000n,
    }))

  test.each([
    ['50000', '49999', 'impact'],
    ['50000', '50000', 'impact'],
    ['50000', '50001', 'tax'],
    ['0', '1', 'tax'],
  ])('with an impact of %p and a tax of %p it comes from the %s', (impact, tax, cause) =>
    expect(loss(impact, 2_000_000_000n, { tax }).cause).toBe(cause),
  )

  test('dollar values that say worse still decide', () =>
    expect(loss('0', 1_780_000_000n, { tax: '50000' })).toMatchObject({ tier: 'type', cause: 'value' }))

  test.each([
    ['49999', 'warning'],
    ['50000', 'accept'],
    ['250000', 'blocked'],
    ['1000000', 'blocked'],
  ])('a tax of %p alone is of tier %s', (tax, tier) => expect(loss('0', 2_000_000_000n, { tax }).tier).toBe(tier))
})

describe('X09: what is not known', () => {
  test.each<[string, Parameters<typeof loss>[2]]>([
    ['sold', { sold: amount(ETHER, 18, null) }],
    ['bought', { bought: amount(1n, 6, null) }],
  ])('without a price of what is %s the impact decides', (_, changes) =>
    expect(loss('30000', 1n, changes)).toMatchObject({ tier: 'warning', cause: 'impact', share: 30_000n }),
  )

  test('without a price of what is sold no money is named', () =>
    expect(loss('30000', 1n, { sold: amount(ETHER, 18, null) }).usd).toBeNull())

  test.each<[string, TradedAmount, number, bigint | null]>([
    ['is missing', amount(ETHER, 18, null), NOW, null],
    ['has been rounded away', amount(ETHER, 18, 0n), NOW, null],
    ['is of the same block', amount(ETHER, 18, 5n), NOW, 5n],
    ['is three minutes older', amount(ETHER, 18, 5n), NOW + 180, 5n],
    ['is older still', amount(ETHER, 18, 5n), NOW + 181, null],
    ['is much newer', amount(ETHER, 18, 5n), NOW - 181, null],
    ['comes from a pool that holds as much', amount(2n * ETHER, 18, ETHER, 2n * ETHER), NOW, ETHER],
    ['comes from a pool that holds less', amount(2n * ETHER, 18, ETHER, 2n * ETHER - 1n), NOW, null],
  ])('a price that %s', (_, traded, quotedAt, price) => expect(referencePrice(traded, quotedAt)).toBe(price))
})

describe('X09: what is typed', () => {
  test.each([
    [100_000n, '10'],
    [100_001n, '11'],
    [110_000n, '11'],
    [249_999n, '25'],
  ])('for %p it is %s', (share, word) => expect(lossWord(share)).toBe(word))

  test.each([
    ['12', true],
    [' 12 % ', true],
    ['12%', true],
    ['', false],
    ['%', false],
    ['1', false],
    ['120', false],
    ['12.0', false],
    ['\uff11\uff12', false],
  ])('%p', (text, isRight) => expect(isLossWord(text, '12')).toBe(isRight))
})

describe('X09: an acceptance counts for one trade only', () => {
  const request: TradeRequest = { chainId: 3, sell: NATIVE, buy: USDC, kind: 'exactIn', amount: '1' }
  const key = tradeKey(request, ACCOUNT)

  test.each<[string, Partial<TradeRequest>]>([
    ['chain', { chainId: 4 }],
    ['token sold', { sell: DAI }],
    ['token bought', { buy: DAI }],
    ['fixed side', { kind: 'exactOut' }],
    ['amount', { amount: '2' }],
  ])('not with another %s', (_, changes) => {
    const other = tradeKey({ ...request, ...changes }, ACCOUNT)
    expect(coversLoss(acceptLoss(key, known(60_000n)), other, known(60_000n))).toBe(false)
  })

  test('not for another account', () => expect(tradeKey(request, USDC)).not.toBe(key))

  test.each<[string, bigint, bigint, boolean]>([
    ['the same', 60_000n, 60_000n, true],
    ['a smaller one', 60_000n, 20_000n, true],
    ['hardly a larger one', 60_000n, 65_000n, true],
    ['a larger one', 60_000n, 65_001n, false],
    ['a worse tier, hardly larger', 99_999n, 100_000n, false],
    ['typed, the same per cent', 120_001n, 125_000n, true],
    ['typed, another per cent', 130_000n, 130_001n, false],
    ['typed, a per cent less', 130_001n, 130_000n, true],
    ['typed, and now to be ticked', 120_000n, 70_000n, true],
    ['blocked', 249_999n, 250_000n, false],
  ])('%s', (_, accepted, now, holds) =>
    expect(coversLoss(acceptLoss(key, known(accepted)), key, known(now))).toBe(holds),
  )
})

const ticked = { trade: 'one', loss: lossOf('accept', 60_000n) }
const typed = { trade: 'one', loss: lossOf('type', 120_001n) }
const NONE: ConsentState = { acceptance: null, text: '', trade: 'one' }

describe('a yes to a loss', () => {
  test('is given by a tick, and taken back', () => {
    expect(tickedConsent(ticked, true).acceptance).toEqual({ trade: 'one', tier: 'accept', share: '60000' })
    expect(tickedConsent(ticked, false)).toEqual(NONE)
  })

  test('is given by typing the word, and by nothing else', () => {
    expect(consentWord(NONE, typed)).toBe('13')
    expect(typedConsent(typed, '13%', '13').acceptance).toEqual({ trade: 'one', tier: 'type', share: '120001' })
    expect(typedConsent(typed, '12', '13')).toEqual({ acceptance: null, text: '12', trade: 'one' })
  })

  test('is not given to a loss that needs none, that is not known, or of no trade', () => {
    for (const subject of [
      { trade: 'one', loss: lossOf('warning', 30_000n) },
      { trade: 'one', loss: lossOf('blocked', 300_000n) },
      { trade: 'one', loss: null },
      { ...ticked, trade: null },
    ]) {
      expect(tickedConsent(subject, true).acceptance).toBeNull()
      const word = consentWord(NONE, subject)
      expect(typedConsent(subject, word, word).acceptance).toBeNull()
    }
  })

  test('keeps the word that was typed while the loss shrinks', () => {
    const given = typedConsent(typed, '13', '13')
    expect(consentWord(given, { ...typed, loss: lossOf('type', 110_000n) })).toBe('13')
  })
})

describe('the consent that still applies', () => {
  const given = tickedConsent(ticked, true)

  test.each([
    ['the same loss', ticked],
    ['a loss that is hardly larger', { ...ticked, loss: lossOf('accept', 65_000n) }],
    ['a loss that is being read', { ...ticked, loss: null }],
  ])('is all of it for %s', (_, subject) => expect(currentConsent(given, subject)).toBe(given))

  test.each([
    ['a loss that has grown', { ...ticked, loss: lossOf('accept', 65_001n) }, NONE],
    ['a loss of a worse tier', { ...ticked, loss: lossOf('type', 100_000n) }, NONE],
    ['another trade', { ...ticked, trade: 'two' }, { ...NONE, trade: 'two' }],
    ['no trade', { ...ticked, trade: null }, { ...NONE, trade: null }],
  ])('is nothing for %s, for good', (_, subject, left) => {
    const after = currentConsent(given, subject)
    expect(after).toEqual(left)
    expect(currentConsent(after, ticked).acceptance).toBeNull()
  })

  test('the text typed so far is dropped with its trade', () => {
    const begun = typedConsent(typed, '1', '13')
    expect(currentConsent(begun, typed)).toBe(begun)
    expect(currentConsent(begun, { ...typed, trade: 'two' }).text).toBe('')
  })
})

describe('a received value that is more than the sold one', () => {
  const sides = { sell: { decimals: 18 }, buy: { decimals: 6 } }
  const price = (usd: bigint, changes = {}) => ({ usd: usd * ETHER, depthUsd: null, timestamp: NOW, ...changes })
  const unsure = (amountOut: bigint, changes: { buy?: object; sell?: null } = {}) =>
    isUnsureGain({ amountIn: String(ETHER), amountOut: String(amountOut), timestamp: NOW }, sides, {
      sell: changes.sell === null ? null : price(2_000n),
      buy: price(1n, changes.buy),
    })

  test('is believed where it is small and both prices are good', () => {
    expect(unsure(2_100_000_000n)).toBe(false)
    expect(unsure(2_100_000_001n)).toBe(true)
  })

  test('is not believed by an old price, or by that of a pool that holds less', () => {
    expect(unsure(2_000_000_001n, { buy: { timestamp: NOW - 181 } })).toBe(true)
    expect(unsure(2_000_000_001n, { buy: { depthUsd: 1_000n * ETHER } })).toBe(true)
    expect(unsure(2_000_000_000n, { buy: { depthUsd: 1_000n * ETHER } })).toBe(false)
  })

  test('is not there without both prices', () => {
    expect(unsure(9_000_000_000n, { sell: null })).toBe(false)
    const quote = { amountIn: '1', amountOut: '9', timestamp: NOW }
    expect(isUnsureGain(quote, sides, 'reading')).toBe(false)
  })
})
