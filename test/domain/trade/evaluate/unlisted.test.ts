import { expect, test } from '@jest/globals'
import { type KnownTokens, unlistedSide } from '../../../../src/domain/trade/evaluate/unlisted'
import { type Currency, NATIVE } from '../../../../src/domain/token/token'
import { UNI, USDC, WETH } from '../sample'

const currency = (id: Currency['id']): Currency => ({ id, symbol: 'T', name: 'Token', decimals: 18, logoURI: null })
const ether = currency(NATIVE)
const [uni, usdc] = [currency(UNI), currency(USDC)]
const known: KnownTokens = { listed: [], isListFailed: false, accepted: [], bases: [WETH] }
const address = UNI.toLowerCase() as typeof UNI

test.each<[string, (Currency | null)[], Partial<KnownTokens>]>([
  ['the coin and a side that is not chosen', [ether, null], {}],
  ['what routes go through', [currency(WETH), ether], {}],
  ['what is listed, however it is written', [ether, uni], { listed: [{ address }] }],
  ['what was accepted', [uni, ether], { accepted: [{ address }] }],
  ['what was accepted, while the list is read', [uni, ether], { listed: null, accepted: [{ address }] }],
])('nothing has to be accepted: %s', (_, sides, changes) => {
  expect(unlistedSide(sides, { ...known, ...changes })).toBeNull()
})

test('the first unlisted side has to be accepted', () => {
  expect(unlistedSide([uni, usdc], known)).toEqual({ currency: uni, isListRead: true })
  expect(unlistedSide([ether, usdc], known)).toEqual({ currency: usdc, isListRead: true })
})

test('while the list is read nobody knows; a list that cannot be read is distinguished', () => {
  expect(unlistedSide([uni, ether], { ...known, listed: null })).toBe('reading')
  expect(unlistedSide([uni, ether], { ...known, listed: null, isListFailed: true })).toEqual({
    currency: uni,
    isListRead: false,
  })
})
