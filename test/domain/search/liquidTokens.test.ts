import { expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { liquidTokens } from '#domain/search/liquidTokens'

const at = (digit: number): Address => `0x${String(digit).repeat(40)}`
const pairs = [
  [at(1), at(2)],
  [at(3), at(2)],
  [at(4), at(1)],
  [at(5), at(6)],
] as const

test('the most liquid pair comes first, what is unknown last, and no token twice', () => {
  expect(liquidTokens(pairs, ['5', null, '12', null])).toEqual([at(4), at(1), at(2), at(3), at(5), at(6)])
})

test('where nothing was read it is the order of the list', () => {
  expect(liquidTokens(pairs, [])).toEqual([at(1), at(2), at(3), at(4), at(5), at(6)])
})
