import { describe, expect, test } from '@jest/globals'
import { searchNeedle } from '#domain/token/nameIndex'
import type { Address } from '#domain/chain/address'
import type { Token } from '#domain/token/token'
import { createTokenSearch } from '#domain/search/tokenSearch'
import { sampleToken, USDC, WETH } from '../token/sampleToken'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'

const ODD = sampleToken('.*$[x]', '0x6B175474E89094C44Da98b954EedeAC495271d0F', 'Odd')
const TOKENS = [USDC, WETH, ODD]
const searchTokens = (tokens: readonly Token[], text: string) => createTokenSearch(tokens).find(text)

/** A straightforward implementation of the search. The tests compare its results with those of the real one. */
function plainSearch(tokens: readonly Token[], text: string) {
  const needle = text.trim().toLowerCase()
  if (needle === '') return []
  return tokens.filter(
    ({ symbol, address }) => symbol.toLowerCase().includes(needle) || address.toLowerCase().includes(needle),
  )
}

describe('search', () => {
  test.each<[string, Token[]]>([
    ['usd', [USDC]],
    ['USDC', [USDC]],
    ['eth', [WETH]],
    [' weth ', [WETH]],
    ['0xa0B8', [USDC]],
    ['0XA0B8', [USDC]],
    [USDC.address.toLowerCase(), [USDC]],
    [USDC.address.toUpperCase(), [USDC]],
    ['eb48', [USDC]],
    ['0x', TOKENS],
    ['c', TOKENS.slice(0, 2).concat(ODD)],
    ['wrapped', []],
    ['', []],
    ['   ', []],
  ])('%p', (text, found) => expect(searchTokens(TOKENS, text)).toEqual(found))

  test.each<[string, Token[]]>([
    ['.*', [ODD]],
    ['$[', [ODD]],
    ['\\', []],
    ['\0', []],
    ['🦊', []],
    ['\u202eusd', []],
    ['x'.repeat(10_000), []],
  ])('U05: %p is plain text, no pattern', (text, found) => expect(searchTokens(TOKENS, text)).toEqual(found))

  test('U05: nothing is rejected: any part of a symbol finds its token', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (part, before, after) => {
        fc.pre(part.trim() !== '')
        const any = sampleToken(before + part + after, USDC.address)
        expect(searchTokens([any], part)).toEqual([any])
      }),
    )
  })
})

const namesOf = (tokens: readonly Token[]) => tokens.map(({ symbol, address }) => `${symbol} ${address}`).join('\n')

describe('it finds what a plain search would', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdefABCDEF')), minLength: length, maxLength: length })
  const listed = fc.record({
    symbol: fc.oneof(fc.stringMatching(/^[ -~]{1,6}$/), fc.constantFrom('0x', 'ABBA', 'İ', 'ß', 'Σ', '🦊', 'a b')),
    address: digits(40).map((text): Address => `0x${text}`),
  })
  const text = fc.oneof(
    fc.constantFrom('0', 'x', '0x', '00', 'x0', '0x0', 'ab', 'ABB', 'a b', 'ß', 'σ', 'i̇', '🦊', ' ', 'xx', '0x0x'),
    fc.integer({ min: 1, max: 4 }).chain(digits),
    fc.stringMatching(/^[ -~]{1,3}$/),
  )

  test('in any list, whatever was searched before', () => {
    fc.assert(
      fc.property(
        fc.array(listed, { maxLength: 25 }),
        fc.array(text, { minLength: 1, maxLength: 8 }),
        (many, texts) => {
          const tokens = many.map(({ symbol, address }) => sampleToken(symbol, address))
          const search = createTokenSearch(tokens)
          for (const each of texts)
            expect(namesOf(search.find(each))).toBe(namesOf(plainSearch(tokens, searchNeedle(each))))
        },
      ),
      { numRuns: runs(300) },
    )
  })

  test('a text that grows, shrinks and changes, in a list of several blocks, prepared or not', async () => {
    const tokens = Array.from({ length: 5_000 }, (_, at) =>
      sampleToken(
        `T${at.toString(7)}`,
        `0x${(BigInt(at + 1) * 0x9e3779b97f4a7c15f39cc0605cedc835n).toString(16).padStart(40, '0').slice(-40)}`,
      ),
    )
    const prepared = createTokenSearch(tokens)
    await prepared.prepare()
    for (const search of [createTokenSearch(tokens), prepared]) {
      for (const each of [
        't',
        't1',
        't12',
        't123',
        't12',
        'a',
        'a1',
        'a1f',
        'a1',
        '0x',
        '0x1',
        '0x1f',
        'x1f',
        'zz',
        't66',
      ])
        expect(namesOf(search.find(each))).toBe(namesOf(plainSearch(tokens, searchNeedle(each))))
    }
  })
})

test('the same text finds the same array, so that nothing is drawn again', () => {
  const search = createTokenSearch(TOKENS)
  expect(search.match(' ETH')).toBe(search.match('eth '))
})

test('a token is found by its address, prepared or not', async () => {
  const search = createTokenSearch(TOKENS)
  expect(search.at(WETH.address)).toBe(WETH)
  expect(search.at('0x01')).toBeUndefined()
  await search.prepare()
  expect(search.at(USDC.address)).toBe(USDC)
})
