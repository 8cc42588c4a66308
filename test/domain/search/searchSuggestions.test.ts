import { expect, test } from '@jest/globals'
import { LIQUID_TOKENS_SHOWN } from '#domain/token/limits'
import { searchSuggestions } from '#domain/search/searchSuggestions'
import { type CurrencyId, type FoundToken, NATIVE, type Token } from '#domain/token/token'
import { addressAt, tokenAt } from '../token/sampleToken'

const listed = Array.from({ length: 21 }, (_, place) => tokenAt(`T${place}`, place))
const tokens = new Map<CurrencyId, Token>(listed.map((token) => [token.address, token]))
const symbols = (all: readonly FoundToken[]) => all.map(({ symbol }) => symbol)

test('each token is in the first group that has it; what nothing describes is in none', () => {
  const { recent, favourites, liquid } = searchSuggestions(
    {
      recent: [NATIVE, addressAt(3), addressAt(99)],
      favourites: [addressAt(5), addressAt(3)],
      liquid: [
        addressAt(5),
        addressAt(1),
        addressAt(2),
        addressAt(1),
        ...Array.from({ length: 10 }, (_, place) => addressAt(place + 6)),
      ],
    },
    (id) => tokens.get(id),
  )
  expect(symbols(recent)).toEqual(['T3'])
  expect(symbols(favourites)).toEqual(['T5'])
  expect(symbols(liquid)).toEqual(['T1', 'T2', 'T6', 'T7', 'T8', 'T9'])
  expect(liquid).toHaveLength(LIQUID_TOKENS_SHOWN)
})
