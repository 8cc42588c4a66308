import { expect, test } from '@jest/globals'
import { LIQUID_TOKENS_SHOWN } from '#domain/token/limits'
import { searchSuggestions } from '#domain/search/searchSuggestions'
import { type CurrencyId, type FoundToken, NATIVE, type Token } from '#domain/token/token'

const idAt = (at: number): CurrencyId => `0x${at.toString(16).padStart(40, '0')}`
const at = (id: CurrencyId): Token | undefined =>
  id === NATIVE || Number(id) > 20
    ? undefined
    : { chainId: 1, address: id, symbol: `T${Number(id)}`, name: '', logoURI: null, decimals: 18 }
const tokens = new Map(Array.from({ length: 21 }, (_, place) => [idAt(place), at(idAt(place))]))
const symbols = (all: readonly FoundToken[]) => all.map(({ symbol }) => symbol)

test('each token is in the first group that has it; what nothing describes is in none', () => {
  const { recent, favourites, liquid } = searchSuggestions(
    {
      recent: [NATIVE, idAt(3), idAt(99)],
      favourites: [idAt(5), idAt(3)],
      liquid: [idAt(5), idAt(1), idAt(2), idAt(1), ...Array.from({ length: 10 }, (_, place) => idAt(place + 6))],
    },
    (id) => tokens.get(id),
  )
  expect(symbols(recent)).toEqual(['T3'])
  expect(symbols(favourites)).toEqual(['T5'])
  expect(symbols(liquid)).toEqual(['T1', 'T2', 'T6', 'T7', 'T8', 'T9'])
  expect(liquid).toHaveLength(LIQUID_TOKENS_SHOWN)
})
