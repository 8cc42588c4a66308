import { describe, expect, test } from '@jest/globals'
import { HOPS_MAX } from '../../../../src/domain/pool/limits'
import {
  changeFromQuote,
  type CostKind,
  costPrices,
  poolFee,
  swapCost,
  type SwapCostFacts,
} from '../../../../src/domain/trade/evaluate/swapCost'
import type { QuoteLeg } from '../../../../src/domain/trade/quote'
import { usdTextAtMost } from '../../../../src/domain/market/money'
import { tradeLoss } from '../../../../src/domain/trade/loss'
import { fc } from '../../../support/properties'
import { ETH, hop, pool, UNI, usdc, USDC, WETH } from '../sample'

const leg = (amountIn: bigint, ...fees: number[]): QuoteLeg => ({
  hops: fees.map((fee) => hop(pool('v3', WETH, UNI, fee), WETH)),
  amountIn: amountIn.toString(),
  amountOut: '1',
  amounts: [],
})
const feeOf = (...legs: QuoteLeg[]) =>
  poolFee({ legs, amountIn: legs.reduce((sum, { amountIn }) => sum + BigInt(amountIn), 0n).toString() })

describe('what the pools keep', () => {
  test('is the fee of the one pool', () =>
    expect(feeOf(leg(1_000_000n, 3_000))).toEqual({ units: 3_000n, share: 3_000n }))

  test('is the protocol’s part as well, where a V4 pool has to take one', () => {
    const v4 = { ...hop(pool('v3', WETH, UNI, 500), WETH), protocol: 'v4', tickSpacing: 10, coin: null } as const
    const through = (swapFee?: number) => feeOf({ ...leg(1_000_000n), hops: [{ ...v4, ...(swapFee && { swapFee }) }] })
    expect(through()).toEqual({ units: 500n, share: 500n })
    expect(through(1_500)).toEqual({ units: 1_500n, share: 1_500n })
  })

  test('is taken by each pool from what the one before it left', () =>
    expect(feeOf(leg(1_000_000n, 10_000, 10_000))).toEqual({ units: 19_900n, share: 19_900n }))

  test('counts each part of a split by its amount', () =>
    expect(feeOf(leg(700_000n, 500), leg(300_000n, 3_000))).toEqual({ units: 1_250n, share: 1_250n }))

  test('is rounded up to a base unit and to a millionth', () => {
    expect(feeOf(leg(1n, 100))).toEqual({ units: 1n, share: 100n })
    expect(feeOf(leg(3n * 10n ** 18n, 100, 100))).toEqual({ units: 599_970_000_000_000n, share: 200n })
  })

  test('is nothing for a wrap', () => expect(poolFee({ legs: [], amountIn: '5' })).toEqual({ units: 0n, share: 0n }))

  test('is nothing of nothing', () => expect(poolFee({ legs: [], amountIn: '0' })).toEqual({ units: 0n, share: 0n }))

  test('is exact for as many pools as a path may have, and never more than the fees added up', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.array(fc.constantFrom(100, 500, 3_000, 10_000), { minLength: 1, maxLength: HOPS_MAX }),
        (sold, fees) => {
          const { units, share } = feeOf(leg(sold, ...fees))
          const left = fees.reduce((rest, fee) => rest * (1_000_000n - BigInt(fee)), sold)
          const parts = 1_000_000n ** BigInt(fees.length)
          const withheld = sold * parts - left
          expect(units).toBe((withheld + parts - 1n) / parts)
          expect(share).toBe((withheld * 1_000_000n + parts * sold - 1n) / (parts * sold))
          expect(share <= BigInt(fees.reduce((sum, fee) => sum + fee, 0))).toBe(true)
        },
      ),
    ))
})

const ETHER = 10n ** 18n
const [NOW, SOLD] = [1_000, ETHER]

const quoteOf = (impact: bigint, tax = 0n, amountIn = SOLD) => ({
  kind: 'exactIn' as const,
  legs: [
    {
      hops: [hop(pool('v3', WETH, USDC, 3_000), WETH)],
      amountIn: amountIn.toString(),
      amountOut: '1',
      amounts: [],
    },
  ],
  amountIn: amountIn.toString(),
  amountOut: '2000000000',
  impact: impact.toString(),
  tax: tax.toString(),
})
const PRICES = costPrices(2_000n * ETHER, 2_000n * ETHER, null)
const cost = (changes: Partial<SwapCostFacts> = {}) =>
  swapCost({ quote: quoteOf(0n), sell: ETH, prices: PRICES, network: ETHER / 1_000n, ...changes })
const part = (kind: CostKind, { parts }: ReturnType<typeof swapCost>) => parts.find((each) => each.kind === kind)

describe('what a swap costs', () => {
  test('is pool fees, price impact and network cost, in dollars and as a share of what is sold', () => {
    const found = cost({ quote: quoteOf(1_000n) })
    expect(found.parts.map(({ kind, usd }) => [kind, usd])).toEqual([
      ['poolFee', 6n * ETHER],
      ['impact', 2n * ETHER],
      ['network', 2n * ETHER],
    ])
    expect(found).toMatchObject({ total: { usd: 10n * ETHER, sold: 0n, coin: 0n }, share: 5_000n, hasNetwork: true })
  })

  test('has the tokens’ fees, where they keep something', () =>
    expect(part('tax', cost({ quote: quoteOf(100_000n, 50_000n) }))).toMatchObject({
      usd: 90n * ETHER,
      share: 50_000n,
    }))

  test('has the site’s fee on what all others leave', () =>
    expect(
      part(
        'siteFee',
        cost({ quote: { ...quoteOf(100_000n, 50_000n), siteFee: { bips: 50, recipient: UNI, amount: '1' } } }),
      ),
    ).toMatchObject({ units: 4_262_175_000_000_000n, share: 5_000n }))

  test('is in the coin where that is sold and nothing has a price', () =>
    expect(cost({ prices: costPrices(null, null, null) })).toMatchObject({
      total: { usd: 0n, sold: 0n, coin: 4n * 10n ** 15n },
      share: 4_000n,
    }))

  test('is not added across currencies without a price', () => {
    const found = cost({ sell: { id: UNI, decimals: 18 }, prices: costPrices(null, 2_000n * ETHER, null) })
    expect(found).toMatchObject({ total: { usd: 2n * ETHER, sold: 3n * 10n ** 15n, coin: 0n }, share: null })
    const unpriced = { sell: { id: UNI, decimals: 18 }, prices: costPrices(null, null, null) }
    expect(cost(unpriced)).toMatchObject({ total: { usd: 0n, sold: 3n * 10n ** 15n, coin: 10n ** 15n }, share: null })
    expect(cost({ ...unpriced, network: null })).toMatchObject({ total: { sold: 3n * 10n ** 15n }, share: 3_000n })
    const free = { ...quoteOf(0n), legs: [] }
    expect(cost({ ...unpriced, quote: free })).toMatchObject({ total: { sold: 0n, coin: 10n ** 15n }, share: null })
  })

  test('has no share of nothing, where it is nothing, or where the swap was better by more', () => {
    expect(cost({ quote: { ...quoteOf(0n), legs: [] }, network: null }).share).toBeNull()
    expect(cost({ change: -(ETHER / 10n) })).toMatchObject({ total: { usd: -192n * ETHER }, share: null })
    const nothing = { quote: quoteOf(0n, 0n, 0n), prices: { ...PRICES, lostUsd: '0' } }
    expect(cost(nothing)).toMatchObject({ total: { usd: 2n * ETHER }, share: null })
  })

  test('is without the network’s part while that is not known, and says so', () =>
    expect(cost({ network: null })).toMatchObject({ total: { usd: 6n * ETHER }, share: 3_000n, hasNetwork: false }))

  test('is less where the price was better than quoted', () => {
    const found = cost({ change: -(ETHER / 1_000n) })
    expect(part('change', found)).toMatchObject({ units: -(ETHER / 1_000n), usd: -2n * ETHER, share: null })
    expect(found).toMatchObject({ total: { usd: 6n * ETHER }, share: 3_000n })
  })

  test('is its parts, and together with the network cost never less than the loss that is told', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 200_000n }),
        fc.bigInt({ min: 0n, max: 200_000n }),
        fc.bigInt({ min: 10n ** 9n, max: 10n ** 24n }),
        fc.bigInt({ min: 1n, max: 2n ** 70n }),
        (impact, tax, sold, bought) => {
          const quote = quoteOf(impact, tax, sold)
          const price = { usd: 2_000n * ETHER, depthUsd: null, timestamp: NOW }
          const loss = tradeLoss(
            { impact: quote.impact, tax: quote.tax, timestamp: NOW },
            { units: sold, decimals: 18, price },
            { units: bought, decimals: usdc.decimals, price: { ...price, usd: ETHER } },
          )
          const prices = costPrices(price.usd, price.usd, loss)
          const { parts, total } = swapCost({ quote, sell: ETH, prices, network: 0n })
          expect(parts.reduce((sum, { usd }) => sum + usd!, 0n)).toBe(total.usd)
          // The sum may be lower than the shown loss by 0.001% of the sold amount, because a smaller part of the cost
          // has no row of its own.
          const shownLoss = BigInt(prices.lostUsd ?? 0)
          expect(total.usd + (sold * 2_000n) / 100_000n + 1n >= shownLoss).toBe(true)
          const byImpact = parts.find(({ kind }) => kind === 'impact')?.usd ?? 0n
          // If the price impact is the whole loss, the notice and the row for the price impact must show the same
          // figure.
          if (shownLoss > 0n && loss.cause === 'impact' && loss.share === impact)
            expect(usdTextAtMost(byImpact)).toBe(usdTextAtMost(shownLoss))
        },
      ),
    ))

  test('is the loss by the dollar values where that is more, with what it is below the market price', () => {
    const price = { usd: 2_000n * ETHER, depthUsd: null, timestamp: NOW }
    const loss = tradeLoss(
      { impact: '0', tax: '0', timestamp: NOW },
      { units: SOLD, decimals: 18, price },
      { units: 1_900_000_000n, decimals: 6, price: { ...price, usd: ETHER } },
    )
    const found = cost({ prices: costPrices(price.usd, price.usd, loss), network: 0n })
    expect(part('market', found)).toMatchObject({ usd: 94n * ETHER, share: 47_000n })
    expect(found).toMatchObject({ total: { usd: 100n * ETHER }, share: 50_000n })
  })

  test('is no difference from the market where that is rounding, or no price tells', () => {
    const market = (cents: bigint, sellUsd: string | null = PRICES.sellUsd) => {
      const prices = { ...PRICES, sellUsd, lostUsd: ((cents * ETHER) / 100n).toString() }
      return part('market', cost({ prices, network: null }))
    }
    expect(market(600n)).toBeUndefined()
    expect(market(601n)).toBeUndefined()
    expect(market(602n)).toMatchObject({ units: 10n ** 13n, usd: ETHER / 50n, share: 10n })
    expect(market(602n, '0')).toBeUndefined()
    expect(market(602n, null)).toBeUndefined()
  })

  test('has a loss in dollars only where one is told and known', () => {
    const loss = { tier: 'note', cause: 'impact', share: 10_000n, ofCause: 10_000n, usd: 5n } as const
    expect(costPrices(null, null, loss).lostUsd).toBe('5')
    expect(costPrices(null, null, { ...loss, tier: 'none' }).lostUsd).toBeNull()
    expect(costPrices(null, null, { ...loss, usd: null }).lostUsd).toBeNull()
  })
})

describe('how a swap went compared with its quote, in what is sold', () => {
  test.each([
    [2_000_000_000n, 0n],
    [1_000_000_000n, 498_500_000_000_000_000n],
    [3_000_000_000n, -498_500_000_000_000_000n],
    [null, null],
  ])('%p received of 2,000: %p', (received, change) =>
    expect(changeFromQuote(quoteOf(0n), { sold: SOLD, received })).toBe(change),
  )

  test('rounded to the disadvantage, and unknown for a quote of nothing', () => {
    const quote = { ...quoteOf(0n, 0n, 10n), legs: [], amountOut: '3' }
    const change = (received: bigint) => changeFromQuote(quote, { sold: 10n, received })
    expect([change(2n), change(3n), change(4n)]).toEqual([4n, 0n, -3n])
    expect(changeFromQuote({ ...quote, amountOut: '0' }, { sold: 10n, received: 1n })).toBeNull()
  })

  test('by what was paid, where what is received is fixed', () => {
    const quote = { ...quoteOf(0n), kind: 'exactOut' as const }
    expect(changeFromQuote(quote, { sold: SOLD - 5n, received: null })).toBe(-5n)
    expect(changeFromQuote(quote, { sold: null, received: 1n })).toBeNull()
  })
})
