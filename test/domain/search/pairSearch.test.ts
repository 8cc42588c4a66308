import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { NATIVE } from '#domain/token/token'
import { namedPair } from '#domain/search/pairSearch'
import { createTokenSearch } from '#domain/search/tokenSearch'
import { sampleToken } from '../token/sampleToken'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const token = (symbol: string, digit: string) => sampleToken(symbol, at(digit))
const search = createTokenSearch([
  token('USDC', '1'),
  token('UNI', '2'),
  token('USDC', '3'),
  token('DUP', '4'),
  token('dup', '5'),
])
const find = (text: string) => namedPair(text, { search, coin: 'ETH', bases: [at('1')] })

describe('the pair that a text names', () => {
  test.each([
    ['ETH/USDC', NATIVE, at('1'), 'ETH/USDC'],
    ['usdc/eth', at('1'), NATIVE, 'USDC/ETH'],
    [' uni - usdc ', at('2'), at('1'), 'UNI/USDC'],
  ])('%s', (text, sell, buy, name) => {
    expect(find(text)).toEqual({ sell, buy, name })
  })

  test.each(['ETH', 'ETH/', '/USDC', 'ETH/ETH', 'eth/nothing', 'ETH/USDC/UNI', 'ETH/US', ''])(
    '%j names none',
    (text) => {
      expect(find(text)).toBeNull()
    },
  )

  test('a symbol that several tokens share, none of them usual here, names none', () => {
    expect(find('ETH/DUP')).toBeNull()
  })
})
