import { expect, test } from '@jest/globals'
import { getAddress } from 'ethers'
import { checksummed } from '#boundary/checksum'
import { fc } from '../support/properties'
import { runs } from '../support/runs'

test.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
])('%s, an example of EIP-55', (address) => {
  for (const text of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
    expect(checksummed(text)).toBe(address)
})

test('any address has the checksum that ethers gives it', () => {
  const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(digits, (text) => {
      const expected = getAddress(`0x${text}`)
      expect(checksummed(`0x${text}`)).toBe(expected)
      expect(checksummed(expected)).toBe(expected)
    }),
    { numRuns: runs(3_000) },
  )
})

test.each(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'])(
  '%s, with one letter in the wrong case, is corrected',
  (address) => {
    expect(checksummed(address)).toBe('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  },
)
