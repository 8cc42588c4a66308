import { expect, test } from '@jest/globals'
import { getAddress, getCreate2Address, keccak256 as hashByEthers } from 'ethers'
import type { Address } from '#domain/chain/address'
import { create2Address, keccak256 } from '#services/chain/hash'
import { fc } from '../../support/properties'
import { toAddress } from '#services/chain/words'

const bytes = (length?: number) => fc.uint8Array(length === undefined ? {} : { minLength: length, maxLength: length })
const hexOf = (data: Uint8Array) => `0x${Buffer.from(data).toString('hex')}` as const

test('hashes are those of ethers, of bytes and of hex digits', () => {
  fc.assert(
    fc.property(bytes(), (data) => {
      expect(keccak256(data)).toBe(hashByEthers(data))
      expect(keccak256(hexOf(data))).toBe(hashByEthers(data))
    }),
  )
})

test.each([0, 135, 136, 137, 271, 272, 273])(
  'hashes of %i bytes, about whole blocks, are those of ethers',
  (length) => {
    const data = Uint8Array.from({ length }, (_, at) => at * 7)
    expect(keccak256(data)).toBe(hashByEthers(data))
  },
)

test('addresses of created contracts are those of ethers', () => {
  fc.assert(
    fc.property(bytes(20), bytes(32), bytes(32), (deployer, salt, code) => {
      const from = getAddress(hexOf(deployer)) as Address
      expect(create2Address(from, hexOf(salt), hexOf(code))).toBe(getCreate2Address(from, hexOf(salt), hexOf(code)))
    }),
  )
})

test('addresses of words are those of ethers', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 160n - 1n), (value) => {
      expect(toAddress(value)).toBe(getAddress(`0x${value.toString(16).padStart(40, '0')}`))
    }),
  )
})
