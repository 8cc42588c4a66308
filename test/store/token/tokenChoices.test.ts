import { expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { CHOSEN_TOKENS_MAX } from '#domain/token/limits'
import { NATIVE } from '#domain/token/token'
import {
  favouriteChanged,
  selectTokenChoices,
  tokenAccepted,
  tokenChoicesSlice,
  tokenChosen,
} from '#store/token/tokenChoices'

const { reducer } = tokenChoicesSlice
const start = reducer(undefined, { type: 'start' })
const address = (index: number): Address => `0x${String(index).padStart(40, '0')}`
const on = (state: typeof start, chainId = 3) => selectTokenChoices({ tokenChoices: state }, chainId)

test('the last four that were chosen, newest first, each once, on each chain for itself', () => {
  const chosen = [1, 2, 3, 1, 4, 5].map((index) => tokenChosen({ chainId: 3, id: address(index) }))
  const state = [...chosen, tokenChosen({ chainId: 1, id: NATIVE })].reduce<typeof start>(reducer, start)
  expect(on(state).recent).toEqual([5, 4, 1, 3].map(address))
  expect(on(state, 1).recent).toEqual([NATIVE])
  expect(on(state, 4).recent).toEqual([])
})

test('a favourite is one until it is none, in the order in which they became so', () => {
  const change = (id: Address, isFavourite: boolean) => favouriteChanged({ chainId: 3, id, isFavourite })
  const letters: Address = '0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
  let state = [change(letters, true), change(address(1), true), change(address(2), true)].reduce<typeof start>(
    reducer,
    start,
  )
  expect(on(state).favourites).toEqual([letters, address(1), address(2)])
  state = reducer(state, change(`0x${letters.slice(2).toUpperCase()}`, false))
  expect(on(state).favourites).toEqual([address(1), address(2)])
  for (let index = 3; index < 200; index++) state = reducer(state, change(address(index), true))
  expect(on(state).favourites).toHaveLength(CHOSEN_TOKENS_MAX)
  expect(on(state).favourites.at(-1)).toBe(address(199))
})

test('a token that is accepted again is as its contract says now', () => {
  const riff = { address: address(1), symbol: 'RIFF', name: 'Riff', decimals: 18 }
  const accept = (token: typeof riff) => tokenAccepted({ chainId: 3, token })
  const state = [accept(riff), accept({ ...riff, address: address(2) }), accept({ ...riff, symbol: 'RAFF' })].reduce<
    typeof start
  >(reducer, start)
  expect(on(state).accepted.map((token) => [token.address, token.symbol])).toEqual([
    [address(1), 'RAFF'],
    [address(2), 'RIFF'],
  ])
})
