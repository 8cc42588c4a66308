import { describe, expect, test } from '@jest/globals'
import defaultList from '@uniswap/default-token-list'
import { parseTokenList } from '#boundary/lists'
import { otherNamesOf } from '#config/tokenNames'
import type { Address } from '#domain/chain/address'
import {
  coinFound,
  isAmbiguousSearch,
  type Named,
  rankFound,
  type SearchPreference,
} from '#domain/search/searchRanking'
import { type CurrencyId, NATIVE, type Token } from '#domain/token/token'
import { createTokenSearch, isOneEdit } from '#domain/search/tokenSearch'
import { fc } from '../../support/properties'
import { tokenAt } from '../token/sampleToken'
import { deploymentOf } from '#config/deployments'

const { bases, weth } = deploymentOf(1)!
const COIN: Named = { address: NATIVE, symbol: 'ETH', name: 'Ether' }
const preferring = (...preferred: CurrencyId[]): SearchPreference => ({
  preferred: [...preferred, NATIVE, ...bases],
  wrapped: { address: weth, coin: COIN.symbol },
})
const symbols = (tokens: readonly Named[]) => tokens.map(({ symbol }) => symbol)

describe('the list that most wallets use', () => {
  const tokens = parseTokenList(defaultList).then((list) => list.tokens)
  const made = tokens.then(async (list) => {
    const search = createTokenSearch(list)
    await search.prepare()
    return search
  })
  const idOf = async (symbol: string) => (await tokens).find((token) => token.symbol === symbol)!.address

  test.each([
    ['us', 'USDC USDT USD1', 'USDC USDT USD1', ''],
    ['usd', 'USDC USDT USD1', 'USDC USDT USD1', ''],
    ['eth', 'WETH ETHFI cbETH', 'ETH WETH ETHFI', 'ENA ENS ERN GWEI'],
    ['et', 'WETH ETHFI ASSET', 'ETH WETH ETHFI', 'ENA ENS ERN GWEI'],
    ['da', 'DAI DAR PDA', 'DAI DAR PDA', 'ALPHA BADGER CRV DOS LDO'],
    ['btc', 'WBTC cbBTC KBTC', 'WBTC cbBTC KBTC', ''],
    ['uni', 'UNI', 'UNI', 'SOCKS U UNFI'],
    ['bitcoin', 'BITCOIN', 'BITCOIN', 'WBTC PTB'],
    ['0x1f98', 'UNI', 'UNI', ''],
  ])('“%s”', async (text, inSearch, inSelector, byName) => {
    const search = await made
    const listed = { found: search.match(text), at: search.at }
    const coin = { found: coinFound(COIN, text), at: (id: CurrencyId) => (id === NATIVE ? COIN : undefined) }
    const first = (all: readonly Named[]) => symbols(all.slice(0, 3)).join(' ')
    expect(first(rankFound(text, [listed], preferring()))).toBe(inSearch)
    expect(first(rankFound<Named>(text, [coin, listed], preferring()))).toBe(inSelector)
    expect(symbols(search.findByName(text, bases, otherNamesOf(3))).join(' ')).toBe(byName)
  })

  test.each([
    // A token has exactly this symbol, although most people who type it mean another token.
    ['bitcoin', true],
    ['usdc', false],
    ['uni', false],
    ['us', false],
    ['wbtc', false],
  ])('“%s” is ambiguous: %s', async (text, expected) => {
    const search = await made
    const results = rankFound(text, [{ found: search.match(text), at: search.at }], preferring())
    const named = search.findByName(text, bases, otherNamesOf(1))
    expect(isAmbiguousSearch(text, results, named, preferring().preferred)).toBe(expected)
  })

  test.each([
    ['weht', 'WETH'],
    ['usdcc', 'USDC'],
    ['$wet', 'WETH'],
    ['lnik', 'LINK'],
    ['we', ''],
    ['weth', ''],
    ['qqqqq', ''],
  ])('“%s” is one edit from %s', async (text, symbol) => {
    expect(symbols((await made).findSimilar(text, bases))[0] ?? '').toBe(symbol)
  })

  test('one edit is one letter more, less, other, or in each other’s place', () => {
    const letter = fc.constantFrom('a', 'b', 'c')
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 6 }), fc.nat(6), letter, (letters, at, other) => {
        const text = letters.join('')
        const edits = [
          [...letters.slice(0, at), other, ...letters.slice(at)],
          letters.toSpliced(at, 1),
          ...(at < letters.length ? [letters.with(at, other)] : []),
          letters.toSpliced(at, 2, ...letters.slice(at, at + 2).reverse()),
        ].map((each) => each.join(''))
        for (const edit of edits) {
          expect(isOneEdit(text, edit)).toBe(edit !== text)
          expect(isOneEdit(edit, text)).toBe(edit !== text)
        }
        expect(isOneEdit(text, `${text}xx`)).toBe(false)
        expect(isOneEdit(`xx${text}`, `${text}yy`)).toBe(false)
      }),
    )
  })

  test('within a class what is held and favourites come before the bases', async () => {
    const search = await made
    const ranked = rankFound('usd', [{ found: search.match('usd'), at: search.at }], {
      ...preferring(await idOf('GUSD'), await idOf('USDT'), await idOf('USDS')),
    })
    expect(symbols(ranked).join(' ')).toMatch(/^USDT USDS USDC .* GUSD APXUSD/)
  })

  test('the order leaves nothing out and adds nothing', async () => {
    const search = await made
    for (const text of ['us', 'eth', 'da', '0x', 'zzzz', '']) {
      const ranked = rankFound(text, [{ found: search.match(text), at: search.at }], preferring())
      expect([...ranked].sort((a, b) => (a.address < b.address ? -1 : 1))).toEqual(
        [...search.find(text)].sort((a, b) => (a.address < b.address ? -1 : 1)),
      )
    }
  })

  test('at most five are found by name, and none of them by symbol or address', async () => {
    const search = await made
    const named = search.findByName('token', bases)
    expect(named).toHaveLength(5)
    for (const text of ['dao', 'usd', 'a', 'protocol']) {
      const found = search.find(text)
      for (const token of search.findByName(text, bases, otherNamesOf(3))) expect(found).not.toContain(token)
    }
  })
})

const NOTHING: SearchPreference = { preferred: [], wrapped: null }

function rank(tokens: readonly Token[], text: string, preference = NOTHING) {
  const search = createTokenSearch(tokens)
  return rankFound(text, [{ found: search.match(text), at: search.at }], preference)
}

test('exact before beginning before containing before address, each in the order of the list', () => {
  const tokens = [
    tokenAt('XAB', 1),
    tokenAt('Q', 0xab),
    tokenAt('ABX', 2),
    tokenAt('ab', 3),
    tokenAt('R', 0xab1),
    tokenAt('ABA', 4),
  ]
  expect(symbols(rank(tokens, ' aB '))).toEqual(['ab', 'ABX', 'ABA', 'XAB', 'Q', 'R'])
})

test('the wrapped coin stands right after a symbol that is the coin’s, also after one held', () => {
  const tokens = [tokenAt('ETHX', 1), tokenAt('WETH', 2), tokenAt('ETH', 3)]
  const wrapped = { address: tokens[1]!.address, coin: 'ETH' }
  expect(symbols(rank(tokens, 'eth', { preferred: [tokens[0]!.address], wrapped }))).toEqual(['ETH', 'WETH', 'ETHX'])
  expect(symbols(rank(tokens, 'weth', { preferred: [], wrapped }))).toEqual(['WETH'])
})

test('the coin is not found by its mark', () => {
  const coin = { found: coinFound(COIN, 'nat'), at: (id: CurrencyId) => (id === NATIVE ? COIN : undefined) }
  expect(rankFound('nat', [coin], preferring())).toEqual([])
})

/** A straightforward implementation of the ranking. The tests compare its results with those of the real one. */
function plainRank(tokens: readonly Token[], text: string, preferred: readonly Address[]) {
  const needle = text.trim().toLowerCase()
  const classOf = ({ symbol, address }: Token) => {
    const name = symbol.toLowerCase()
    if (name === needle) return 0
    if (name.startsWith(needle)) return 1
    return name.includes(needle) ? 2 : address.includes(needle) ? 3 : null
  }
  const placeOf = ({ address }: Token) => (preferred.includes(address) ? preferred.indexOf(address) : preferred.length)
  return tokens
    .filter((each) => needle !== '' && classOf(each) !== null)
    .map((each, at) => ({ each, at }))
    .sort((a, b) => classOf(a.each)! - classOf(b.each)! || placeOf(a.each) - placeOf(b.each) || a.at - b.at)
    .map(({ each }) => each)
}

test('it is the order that sorting by class, preference and place gives, whatever is preferred', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '0'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 20 }),
      letters,
      fc.array(fc.nat(24), { maxLength: 6 }),
      (names, text, places) => {
        const tokens = names.map((symbol, at) => tokenAt(symbol, at * 11))
        const preferred = places.flatMap((place) => tokens[place]?.address ?? [])
        expect(symbols(rank(tokens, text, { preferred, wrapped: null }))).toEqual(
          symbols(plainRank(tokens, text, preferred)),
        )
      },
    ),
  )
})

describe('by name', () => {
  const many = Array.from({ length: 3_000 }, (_, at) => tokenAt(`T${at}`, at + 0xf000, `Thing ${at}`))
  const tokens = [
    ...many,
    tokenAt('WBTC', 1, 'Wrapped Bitcoin'),
    tokenAt('EUR', 2, 'Euro (e-Money)'),
    tokenAt('X', 3, 'Ünïts'),
  ]

  test.each([
    ['bit', ['WBTC']],
    ['wrapped bit', ['WBTC']],
    ['itcoin', []],
    ['money', ['EUR']],
    ['E-MONEY', ['EUR']],
    ['euro (e', ['EUR']],
    ['ünï', ['X']],
    ['thing 2999', ['T2999']],
    ['thing 1', ['T1', 'T10', 'T11', 'T12', 'T13']],
    ['()', []],
    ['', []],
    ['.*', []],
  ])('“%s”', async (text, found) => {
    const search = createTokenSearch(tokens)
    expect(search.findByName(text, [])).toEqual([])
    await search.prepare()
    expect(symbols(search.findByName(text, []))).toEqual(found)
  })

  test('preferred ones come first, also under another name', async () => {
    const search = createTokenSearch(tokens)
    await search.prepare()
    const [last, euro] = [tokens[2_999]!.address, tokens[3_001]!.address]
    const others = new Map([[euro, 'A thing']])
    expect(symbols(search.findByName('thing', [euro, last], others))).toEqual(['EUR', 'T2999', 'T0', 'T1', 'T2'])
  })
})
