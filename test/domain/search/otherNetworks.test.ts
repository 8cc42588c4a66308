import { expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { coinNamed, foundOn, isCoinFound, keyOn, tokenOfKey } from '#domain/search/otherNetworks'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { createTokenSearch } from '#domain/search/tokenSearch'
import { tokenAt } from '../token/sampleToken'

const DAI: Address = '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'

test('one address on two networks has two keys, each of which tells network and token', () => {
  expect(keyOn(10, DAI)).not.toBe(keyOn(42161, DAI))
  expect(tokenOfKey(keyOn(42161, DAI))).toEqual({ chainId: 42161, id: DAI })
  expect(tokenOfKey(DAI)).toEqual({ chainId: null, id: DAI })
  expect(tokenOfKey(NATIVE)).toEqual({ chainId: null, id: NATIVE })
  expect(tokenOfKey(keyOn(56, NATIVE))).toEqual({ chainId: 56, id: NATIVE })
})

test('of another network all tokens are found: by symbol or address, and then a few by name', async () => {
  const named = [
    tokenAt('WSTETH', 1, 'Wrapped staked'),
    tokenAt('OP', 2, 'Staked optimism'),
    tokenAt('STAKE', 3, 'Other'),
  ]
  const search = createTokenSearch(named)
  await search.prepare()
  expect(foundOn('stake', search).map(({ symbol }) => symbol)).toEqual(['STAKE', 'WSTETH', 'OP'])
  expect(foundOn(named[1]!.address, search).map(({ symbol }) => symbol)).toEqual(['OP'])
  expect(foundOn(' ', search)).toEqual([])
  const many = createTokenSearch(Array.from({ length: 9 }, (_, at) => tokenAt(`USD${at}`, at, 'Dollar')))
  expect(foundOn('usd', many)).toHaveLength(9)
})

test('a coin is found by its symbol, its name and what people call it, and not by what another coin is called', () => {
  const called = new Map<CurrencyId, string>([[NATIVE, 'Binance Coin']])
  const bnb = coinNamed({ symbol: 'BNB', name: 'BNB' })
  for (const text of ['bnb', 'BN', 'binance', 'coin', ' Bnb '])
    expect([text, isCoinFound(bnb, text, called)]).toEqual([text, true])
  for (const text of ['ethereum', 'inance', '', '  '])
    expect([text, isCoinFound(bnb, text, called)]).toEqual([text, false])
})
