import { describe, expect, test } from '@jest/globals'
import { HOPS_MAX } from '#domain/pool/limits'
import {
  changeFromQuote,
  type CostKind,
  costPrices,
  poolFee,
  swapCost,
  type SwapCostFacts,
} from '#domain/trade/evaluate/swapCost'
import type { QuoteLeg } from '#domain/trade/quote'
import { usdTextAtMost } from '#domain/market/money'
import { tradeLoss } from '#domain/trade/loss'
import { fc } from '../../../support/properties'
import { NATIVE } from '#domain/token/token'
import { ETH, ETHER, hop, pool, UNI, USDC, usdc, WETH } from '../sample'

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
/** The price of ether; 1 ETH is 2,000 USDC, so a quote of 2,000 USDC loses nothing against the market. */
const PRICES = { sellUsd: String(2_000n * ETHER), buyUsd: String(ETHER), etherUsd: String(2_000n * ETHER) }
const UNPRICED = { sellUsd: null, buyUsd: null, etherUsd: null }
const cost = (changes: Partial<SwapCostFacts> = {}) =>
  swapCost({ quote: quoteOf(0n), sell: ETH, buy: usdc, prices: PRICES, network: ETHER / 1_000n, ...changes })
const part = (kind: CostKind, { parts }: ReturnType<typeof swapCost>) => parts.find((each) => each.kind === kind)
const receiving = (dollars: bigint, impact = 0n) => ({ ...quoteOf(impact), amountOut: String(dollars * 10n ** 6n) })

describe('what a swap costs', () => {
  test('is pool fees, price impact and network cost, in dollars and as a share of what is sold', () => {
    const found = cost({ quote: receiving(1_992n, 1_000n) })
    expect(found.parts.map(({ kind, usd }) => [kind, usd])).toEqual([
      ['poolFee', 6n * ETHER],
      ['impact', 2n * ETHER],
      ['network', 2n * ETHER],
    ])
    const total = { usd: 10n * ETHER, sold: 0n, coin: 0n }
    expect(found).toMatchObject({ total, share: 5_000n, hasNetwork: true, isByMarket: true })
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

  test('is the value sold minus the value received, where the pools are cheaper or dearer than the market', () => {
    const dearer = cost({ quote: receiving(1_900n), network: 0n })
    expect(part('market', dearer)).toMatchObject({ usd: 94n * ETHER, share: 47_000n })
    expect(dearer).toMatchObject({ total: { usd: 100n * ETHER }, share: 50_000n })
    const cheaper = cost({ quote: receiving(2_010n, 1_000n), network: 0n })
    expect(part('market', cheaper)).toMatchObject({ usd: -18n * ETHER, share: -8_997n, units: -9_000_000_000_000_000n })
    expect(cheaper).toMatchObject({ total: { usd: -10n * ETHER }, share: -5_000n })
  })

  test('has no difference from the market where that is rounding, which is part of the pools’ fee then', () => {
    const of = (amountOut: string) => cost({ quote: { ...quoteOf(0n), amountOut }, network: 0n })
    expect(of('1994000000').parts.map(({ kind, usd }) => [kind, usd])).toEqual([
      ['poolFee', 6n * ETHER],
      ['impact', 0n],
      ['network', 0n],
    ])
    // The value received is rounded down to the cent, which makes the difference of the two values a cent larger.
    expect(part('poolFee', of('1993999999'))).toMatchObject({ usd: 6n * ETHER + ETHER / 100n, share: 3_000n })
    expect(part('market', of('1993980001'))).toBeUndefined()
    expect(part('market', of('1993980000'))).toMatchObject({ usd: ETHER / 50n, share: 10n })
  })

  test('has a rest of rounding in a row of its own where there is no pool fee', () => {
    const free = { ...quoteOf(0n), legs: [], amountOut: '1999999999' }
    expect(part('market', cost({ quote: free }))).toMatchObject({ usd: ETHER / 100n, share: null })
    expect(part('market', cost({ quote: { ...free, amountOut: '2000000000' } }))).toBeUndefined()
  })

  test('is exact for a token without decimals, of which a unit is worth much', () => {
    const quote = { ...quoteOf(0n, 0n, 3n), amountOut: '299100000' }
    const found = cost({ quote, sell: { id: UNI, decimals: 0 }, prices: { ...PRICES, sellUsd: String(100n * ETHER) } })
    expect(part('poolFee', found)).toMatchObject({ usd: (9n * ETHER) / 10n, units: 1n })
    expect(part('market', found)).toBeUndefined()
  })

  test('is counted against the pools’ own price where a price is not known', () => {
    const noBuy = cost({ prices: { ...PRICES, buyUsd: null } })
    expect(noBuy).toMatchObject({ total: { usd: 8n * ETHER }, share: 4_000n, isByMarket: false })
    expect(part('market', noBuy)).toBeUndefined()
    expect(cost({ prices: UNPRICED })).toMatchObject({
      total: { usd: 0n, sold: 0n, coin: 4n * 10n ** 15n },
      share: 4_000n,
      isByMarket: false,
    })
  })

  test('is not added across currencies without a price', () => {
    const token = { id: UNI, decimals: 18 }
    const found = cost({ sell: token, prices: { ...UNPRICED, etherUsd: PRICES.etherUsd } })
    expect(found).toMatchObject({ total: { usd: 2n * ETHER, sold: 3n * 10n ** 15n, coin: 0n }, share: null })
    const unpriced = { sell: token, prices: UNPRICED }
    expect(cost(unpriced)).toMatchObject({ total: { usd: 0n, sold: 3n * 10n ** 15n, coin: 10n ** 15n }, share: null })
    expect(cost({ ...unpriced, network: null })).toMatchObject({ total: { sold: 3n * 10n ** 15n }, share: 3_000n })
    const free = { ...quoteOf(0n), legs: [] }
    expect(cost({ ...unpriced, quote: free })).toMatchObject({ total: { sold: 0n, coin: 10n ** 15n }, share: null })
  })

  test('has no share of nothing, or where it is nothing', () => {
    expect(cost({ quote: { ...quoteOf(0n), legs: [] }, network: null }).share).toBeNull()
    expect(cost({ quote: quoteOf(0n, 0n, 0n) }).share).toBeNull()
  })

  test('is without the network’s part while that is not known, and says so', () =>
    expect(cost({ quote: receiving(1_994n), network: null })).toMatchObject({
      total: { usd: 6n * ETHER },
      share: 3_000n,
      hasNetwork: false,
    }))

  test('has the change since the quote, by the value of what arrived', () => {
    const quote = receiving(1_994n)
    const moved = (dollars: bigint, prices: SwapCostFacts['prices'] = PRICES) =>
      cost({ quote, prices, moved: { sold: null, received: dollars * 10n ** 6n } })
    expect(part('change', moved(1_994n))).toBeUndefined()
    expect(part('change', moved(1_996n))).toMatchObject({ usd: -2n * ETHER, share: null })
    expect(moved(1_996n)).toMatchObject({ total: { usd: 6n * ETHER }, share: 3_000n })
    expect(moved(1_990n)).toMatchObject({ total: { usd: 12n * ETHER } })
    const bought = { ...quote, kind: 'exactOut' as const }
    const paid = cost({ quote: bought, moved: { sold: SOLD + SOLD / 1_000n, received: null } })
    expect(part('change', paid)).toMatchObject({ usd: 2n * ETHER, units: SOLD / 1_000n })
    // Without the price of what is received, the change is converted at the quote's rate.
    expect(part('change', moved(1_497n, { ...PRICES, buyUsd: null }))?.units).toBeGreaterThan(0n)
    expect(part('change', cost({ quote, moved: { sold: SOLD, received: null } }))).toBeUndefined()
  })

  test('has the impact of the notice, where the impact is the whole loss', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: 10_000n, max: 200_000n }),
        fc.bigInt({ min: 10n ** 15n, max: 10n ** 21n }),
        fc.bigInt({ min: 1n, max: 2n ** 50n }),
        (impact, sold, bought) => {
          const quote = { ...quoteOf(impact, 0n, sold), amountOut: String(bought) }
          const price = { usd: 2_000n * ETHER, depthUsd: null, timestamp: NOW }
          const loss = tradeLoss(
            { impact: quote.impact, tax: quote.tax, timestamp: NOW },
            { units: sold, decimals: 18, price },
            { units: bought, decimals: usdc.decimals, price: { ...price, usd: ETHER } },
          )
          const byImpact = part('impact', cost({ quote, network: 0n }))?.usd
          if (loss.cause === 'impact' && loss.share === impact)
            expect(usdTextAtMost(byImpact ?? 0n)).toBe(usdTextAtMost(loss.usd ?? 0n))
        },
      ),
    ))

  test('is by prices that are known, and by a value received that is shown', () => {
    const priced = (sellUsd: bigint | null, buyUsd: bigint | null, isGainUnsure = false) =>
      costPrices(
        { priceOf: (id) => (id === NATIVE ? sellUsd : buyUsd), etherUsd: 5n },
        { sell: ETH, buy: usdc },
        isGainUnsure,
      )
    expect(priced(3n, 4n)).toEqual({ sellUsd: '3', buyUsd: '4', etherUsd: '5' })
    expect(priced(3n, 4n, true)).toMatchObject({ sellUsd: '3', buyUsd: null })
    expect(priced(0n, null)).toMatchObject({ sellUsd: null, buyUsd: null })
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
