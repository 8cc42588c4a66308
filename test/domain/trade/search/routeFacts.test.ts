import { describe, expect, test } from '@jest/globals'
import { legShares } from '../../../../src/domain/trade/search/routeFacts'
import { samplePlan } from '../../../support/samplePlan'
import type { Quote, QuoteLeg } from '../../../../src/domain/trade/quote'

const { quote } = samplePlan()
const quoteOf = (changes: Partial<Quote>): Quote => ({ ...quote, ...changes })
const leg = (amountIn: string, amountOut: string): QuoteLeg => ({
  hops: quote.legs[0]?.hops ?? [],
  amountIn,
  amountOut,
  amounts: [amountIn, amountOut],
})

describe('the parts of a trade', () => {
  test('one leg has none', () => expect(legShares(quote)).toEqual([null]))

  test.each([
    ['exactIn', '100', '1', ['70%', '30%']],
    ['exactOut', '1', '100', ['70%', '30%']],
  ] as const)('are of the side that is fixed: %s', (kind, amountIn, amountOut, shares) => {
    const part = (share: string) => (kind === 'exactIn' ? leg(share, '1') : leg('1', share))
    expect(legShares(quoteOf({ kind, amountIn, amountOut, legs: [part('70'), part('30')] }))).toEqual(shares)
  })

  test('make up a hundred, however they divide', () => {
    const legs = ['334', '333', '333'].map((amountIn) => leg(amountIn, '1'))
    expect(legShares(quoteOf({ amountIn: '1000', legs }))).toEqual(['34%', '33%', '33%'])
    const uneven = ['999', '1'].map((amountIn) => leg(amountIn, '1'))
    expect(legShares(quoteOf({ amountIn: '1000', legs: uneven }))).toEqual(['100%', '0%'])
  })
})
