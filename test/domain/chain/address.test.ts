import { expect, test } from '@jest/globals'
import { addressHue, displayName, sameAddress, shortAddress, ZERO_ADDRESS } from '#domain/chain/address'
import { fc } from '../../support/properties'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const address = fc.stringMatching(/^0x[0-9a-fA-F]{40}$/)

test('an address is the same in any casing, and no other', () => {
  expect(sameAddress(USDC, USDC.toLowerCase())).toBe(true)
  expect(sameAddress(USDC, `0x${USDC.slice(2).toUpperCase()}`)).toBe(true)
  expect(sameAddress(USDC, `${USDC.slice(0, -1)}9`)).toBe(false)
})

test.each([
  [USDC, '0xA0…eB48'],
  [ZERO_ADDRESS, '0x00…0000'],
  ['0x123456', '0x123456'],
  ['', ''],
])('%p is short for %p', (full, short) => expect(shortAddress(full)).toBe(short))

test.each([
  [null, '0xA0…eB48'],
  ['', '0xA0…eB48'],
  ['vitalik.eth', 'vitalik.eth'],
  ['a23456789012345678901234', 'a23456789012345678901234'],
  ['a234567890123456789012345', 'a23456789012345678901234…'],
  ['🦊'.repeat(24), '🦊'.repeat(24)],
  [`a${'🦊'.repeat(24)}`, `a${'🦊'.repeat(23)}…`],
])('the name %p is shown as %p', (name, shown) => expect(displayName(USDC, name)).toBe(shown))

test('a hue is a degree, and the same for one account', () => {
  fc.assert(
    fc.property(address, (any) => {
      const hue = addressHue(any)
      expect(Number.isInteger(hue) && hue >= 0 && hue < 360).toBe(true)
      expect(addressHue(any.toLowerCase())).toBe(hue)
    }),
  )
})
