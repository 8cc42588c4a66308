import { describe, expect, jest, test } from '@jest/globals'
import type * as QuoteCopy from '../../../src/app/trade/quoteCopy'
import { checkText, legShares, routeText } from '../../../src/app/trade/quoteCopy'
import { settings } from '../../../src/config/settings'
import type { Quote, QuoteLeg } from '../../../src/domain/trade/quote'
import type { Hop } from '../../../src/domain/trade/search/route'
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
  const at = quoteOf({ blockNumber: 20_114 })

  test.each([
    ['computed', 'Computed, being verified', 'plain', 'Reckoned in this browser from the pools at block 20,114.'],
    ['verified', 'Verified at block 20,114', 'plain', 'found the same, to the last digit'],
    ['differs', 'From the chain at block 20,114', 'warn', 'Theirs is shown and used.'],
  ] as const)('%s', (check, text, tone, about) => {
    const said = checkText(at, check)
    expect(said).toMatchObject({ text, tone })
    expect(said.about).toContain(about)
  })

  test('X28: with one node to ask, that it is a single source is said', () => {
    for (const check of ['verified', 'differs'] as const)
      expect(checkText(at, check).about).toContain('One node was asked: a single source.')
    expect(checkText(at, 'computed').about).not.toContain('single source')
  })

  test('X28: with more, how many agreed', () => {
    const given = { ...settings }
    Object.assign(globalThis, { __SETTINGS__: { ...given, rpcQuorum: 2 } })
    jest.isolateModules(() => {
      const copy = jest.requireActual<typeof QuoteCopy>('../../../src/app/trade/quoteCopy')
      expect(copy.checkText(at, 'verified').about).toContain('2 nodes gave the same answer.')
    })
    Object.assign(globalThis, { __SETTINGS__: given })
  })
})

describe('the parts of a trade', () => {
  test('one leg has none', () => expect(legShares(quote)).toEqual([null]))

  test.each([
    ['exactIn', '100', '1', ['70%', '30%']],
    ['exactOut', '1', '100', ['70%', '30%']],
  ] as const)('are of the side that is fixed: %s', (kind, amountIn, amountOut, shares) => {
    const part = (share: string) => (kind === 'exactIn' ? leg(share, '1', v2) : leg('1', share, v2))
    expect(legShares(quoteOf({ kind, amountIn, amountOut, legs: [part('70'), part('30')] }))).toEqual(shares)
  })

  test('make up a hundred, however they divide', () => {
    const legs = ['334', '333', '333'].map((amountIn) => leg(amountIn, '1', v2))
    expect(legShares(quoteOf({ amountIn: '1000', legs }))).toEqual(['34%', '33%', '33%'])
    const uneven = ['999', '1'].map((amountIn) => leg(amountIn, '1', v2))
    expect(legShares(quoteOf({ amountIn: '1000', legs: uneven }))).toEqual(['100%', '0%'])
  })
})

describe('a route in one line', () => {
  test.each([
    [[leg('1', '1', v3(500))], 'Pool 0.05%, 1 hop'],
    [[leg('1', '1', v2, v3(3000))], 'V2 pool 0.30% → Pool 0.30%, 2 hops'],
    [[leg('1', '1', v3(100), v3(500), v2)], 'Pool 0.01% → Pool 0.05% → V2 pool 0.30%, 3 hops'],
  ])('of one leg: %#', (legs, text) => expect(routeText(quoteOf({ amountIn: '1', legs }))).toBe(text))

  test('of several', () => {
    const legs = [leg('7', '1', v3(500)), leg('3', '1', v2, v3(3000))]
    expect(routeText(quoteOf({ amountIn: '10', legs }))).toBe('70% Pool 0.05%, 30% V2 pool 0.30% → Pool 0.30%')
  })
})
