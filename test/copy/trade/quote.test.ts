import { type Quote, type QuoteLeg, routeFacts } from '#domain/trade/quote'
import { describe, expect, test } from '@jest/globals'
import { checkAbout, checkText, routeText } from '#copy/trade/quoteDetails'
import type { Hop } from '#domain/pool/route'
import { samplePlan } from '../../support/samplePlan'

const { quote } = samplePlan()
const [hop] = quote.legs[0]?.hops ?? []
if (!hop) throw new Error('The sample has a hop')

const v3 = (fee: number): Hop => ({ ...hop, protocol: 'v3', fee })
const v2: Hop = { ...hop, protocol: 'v2', fee: 3000 }
const leg = (amountIn: string, amountOut: string, ...hops: Hop[]): QuoteLeg => ({
  hops,
  amountIn,
  amountOut,
  amounts: [amountIn, amountOut],
})
const quoteOf = (changes: Partial<Quote>): Quote => ({ ...quote, ...changes })

describe('how far a quote was checked', () => {
  test.each([
    ['computed', 'Checking on chain', 'Computed in this browser from the pools at block 20,114.'],
    ['verified', 'Verified at block 20,114', 'confirmed, to the last digit'],
    ['differs', 'From the chain at block 20,114', 'Theirs is shown and used.'],
  ] as const)('%s', (check, text, about) => {
    expect(checkText(check, '20,114')).toBe(text)
    expect(checkAbout(check, '20,114', null)).toContain(about)
  })

  test('X28: with one node to ask, that it is a single source is said', () => {
    for (const check of ['verified', 'differs'] as const)
      expect(checkAbout(check, '20,114', null)).toContain('Only one node was asked.')
    expect(checkAbout('computed', '20,114', null)).not.toContain('Only one node')
  })

  test('X28: with more, how many agreed', () => {
    for (const check of ['verified', 'differs'] as const)
      expect(checkAbout(check, '20,114', 2)).toContain('2 nodes gave the same answer.')
  })
})

describe('a route in one line', () => {
  test.each([
    [[leg('1', '1', v3(500))], 'Pool 0.05%, 1 hop'],
    [[leg('1', '1', v2, v3(3000))], 'V2 pool 0.30% → Pool 0.30%, 2 hops'],
    [[leg('1', '1', v3(100), v3(500), v2)], 'Pool 0.01% → Pool 0.05% → V2 pool 0.30%, 3 hops'],
  ])('of one leg: %#', (legs, text) => expect(routeText(routeFacts(quoteOf({ amountIn: '1', legs })))).toBe(text))

  test('of several', () => {
    const legs = [leg('7', '1', v3(500)), leg('3', '1', v2, v3(3000))]
    expect(routeText(routeFacts(quoteOf({ amountIn: '10', legs })))).toBe(
      '70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%',
    )
  })
})
