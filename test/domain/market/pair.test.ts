import { describe, expect, test } from '@jest/globals'
import {
  crossPrice,
  inUnit,
  inversePrice,
  isReversed,
  joinPairs,
  pairSymbols,
  partnersByToken,
} from '#domain/market/pair'
import type { Token } from '#domain/token/token'
import { tokenAt } from '../token/sampleToken'

const record = (name: string) => ({ name, address: null })
const WETH = tokenAt('WETH', 1)
const USDC = tokenAt('USDC', 2)
const DAI = tokenAt('DAI', 3)

describe('L25: the name of a record', () => {
  test.each<[string, [string, string] | null]>([
    ['Uniswap V2 - USDC/WETH', ['USDC', 'WETH']],
    ['USDC/WETH', ['USDC', 'WETH']],
    ['  Pool\t USDC/WETH  ', ['USDC', 'WETH']],
    ['A/B - USDC/WETH', ['USDC', 'WETH']],
    ['USDC-WETH', null],
    ['USDC/WETH/DAI', null],
    ['USDC/', null],
    ['/WETH', null],
    ['/', null],
    ['USDC / WETH', null],
    ['USDC/WETH pool', null],
    ['', null],
  ])('%p', (name, symbols) => expect(pairSymbols(name)).toEqual(symbols))
})

describe('joining', () => {
  test('a pair keeps its order and its record', () => {
    const data = { name: 'Uniswap V2 - USDC/WETH', address: WETH.address }
    expect(joinPairs([data], [WETH, USDC])).toEqual([{ tokenA: USDC, tokenB: WETH, data, ambiguous: false }])
  })

  test('L25: the first 20 records count, not the first 20 good ones', () => {
    const bad = Array.from({ length: 19 }, () => record('nothing'))
    const found = joinPairs([...bad, record('x USDC/WETH'), record('x DAI/WETH')], [WETH, USDC, DAI])
    expect(found.map(({ data }) => data.name)).toEqual(['x USDC/WETH'])
    const many = Array.from({ length: 30 }, () => record('DAI/WETH'))
    expect(joinPairs(many, [WETH, DAI])).toHaveLength(20)
  })

  test.each(['USDC/NOPE', 'NOPE/USDC', 'nothing', '', 'constructor/__proto__'])('%p has no pair', (name) => {
    expect(joinPairs([record(name)], [WETH, USDC, DAI])).toEqual([])
  })

  test('a symbol is matched exactly', () => {
    expect(joinPairs([record('usdc/WETH')], [WETH, USDC])).toEqual([])
    const small = tokenAt('usdc', 9)
    expect(joinPairs([record('USDC/WETH')], [small, WETH, USDC])).toMatchObject([{ tokenA: USDC, ambiguous: false }])
  })

  test('L26: of two tokens with one symbol the first is taken, and the pair says so', () => {
    const lookalike = tokenAt('USDC', 7)
    expect(joinPairs([record('USDC/WETH'), record('DAI/WETH')], [USDC, WETH, lookalike, DAI])).toMatchObject([
      { tokenA: USDC, ambiguous: true },
      { tokenA: DAI, ambiguous: false },
    ])
    expect(joinPairs([record('WETH/USDC')], [lookalike, WETH, USDC])).toMatchObject([
      { tokenB: lookalike, ambiguous: true },
    ])
  })

  test('L10: 100,000 tokens of one symbol do not hold the page up: each is examined once', () => {
    let reads = 0
    const tokens = Array.from({ length: 100_000 }, (_, at) => ({
      ...tokenAt('', at + 10),
      get symbol() {
        reads += 1
        return 'SPAM'
      },
    }))
    const joined = joinPairs([record('SPAM/WETH')], [...tokens, WETH])
    // Each address must be read only twice: once for the lookup and once for the result.
    expect(reads).toBe(2 * tokens.length)
    expect(joined).toMatchObject([{ tokenA: tokens[0], ambiguous: true }])
  })
})

describe('what a token is traded against', () => {
  const of = (partners: ReturnType<typeof partnersByToken>, { address }: Token) => partners.get(address.toLowerCase())

  test('is reported by every record of its pairs, in their order, once each', () => {
    const records = ['USDC/WETH', 'no pair', 'DAI/USDC', 'WETH/USDC', 'DAI/GONE', 'DAI/DAI'].map(record)
    const partners = partnersByToken(records, [WETH, USDC, DAI])
    expect(of(partners, USDC)).toEqual([WETH.address, DAI.address])
    expect(of(partners, WETH)).toEqual([USDC.address])
    expect(of(partners, DAI)).toEqual([USDC.address])
  })

  test('is not reported by a symbol that two tokens have', () => {
    const partners = partnersByToken([record('USDC/WETH'), record('DAI/WETH')], [WETH, USDC, DAI, tokenAt('USDC', 7)])
    expect(of(partners, USDC)).toBeUndefined()
    expect(of(partners, WETH)).toEqual([DAI.address])
  })

  test('is looked for beyond the twenty records that are shown, but not forever', () => {
    const records = Array.from({ length: 1_001 }, (_, at) =>
      record(at === 999 ? 'DAI/WETH' : at === 1_000 ? 'DAI/USDC' : ''),
    )
    expect(of(partnersByToken(records, [WETH, USDC, DAI]), DAI)).toEqual([WETH.address])
  })
})

describe('the unit of a pair', () => {
  const units = { weth: WETH.address, stables: [USDC.address, DAI.address] }
  const UNI = tokenAt('UNI', 4)
  const shown = (name: string) => {
    const [pair] = joinPairs([record(name)], [WETH, USDC, DAI, UNI])
    const { tokenA, tokenB, data } = inUnit(pair!, units)
    expect(data.name).toBe(name)
    return `${tokenA.symbol}/${tokenB.symbol}`
  }

  test.each([
    ['USDC/WETH', 'WETH/USDC'],
    ['WETH/USDC', 'WETH/USDC'],
    ['WETH/UNI', 'UNI/WETH'],
    ['UNI/WETH', 'UNI/WETH'],
    ['USDC/UNI', 'UNI/USDC'],
    ['USDC/DAI', 'USDC/DAI'],
    ['DAI/USDC', 'DAI/USDC'],
  ])('the record %p is shown as %p', (name, pair) => expect(shown(name)).toBe(pair))

  test('the coin itself is as good as its wrapped form, in any casing', () => {
    expect(isReversed(USDC.address.toUpperCase().replace('0X', '0x') as `0x${string}`, 'native', units)).toBe(true)
    expect(isReversed('native', UNI.address, units)).toBe(true)
    expect(isReversed('native', WETH.address, units)).toBe(false)
  })

  test('a price the other way round', () => {
    const one = 10n ** 18n
    expect(inversePrice(4n * one)).toBe(one / 4n)
    expect(inversePrice(0n)).toBe(0n)
  })
})

test.each([
  [6n, 2n, 3n * 10n ** 18n],
  [6n, null, null],
  [null, 2n, null],
  [6n, 0n, null],
])('%p dollars in units of %p dollars are %p', (base, unit, price) => expect(crossPrice(base, unit)).toBe(price))
