import { expect, test } from '@jest/globals'
import { AbiCoder, getAddress } from 'ethers'
import type { Hex } from '#boundary/node'
import { NodeError } from '#domain/chain/nodeError'
import { fc } from '../../support/properties'
import { addressAt, addressWord, bytesAt, bytesTail, callData, uintAt, uintWord } from '#services/chain/words'

const coder = AbiCoder.defaultAbiCoder()
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const address = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((n) => getAddress(`0x${n.toString(16).padStart(40, '0')}`))
const bytes = fc.uint8Array({ maxLength: 100 }).map((array) => Buffer.from(array).toString('hex'))

test('words are what ethers writes and read back', () => {
  fc.assert(
    fc.property(uint256, address, bytes, (number, account, content) => {
      const data = callData('0x', uintWord(number), addressWord(account), uintWord(96), bytesTail(content))
      expect(data).toBe(coder.encode(['uint256', 'address', 'bytes'], [number, account, `0x${content}`]))
      expect([uintAt(data, 0), addressAt(data, 1), bytesAt(data, 2)]).toEqual([number, account, content])
    }),
  )
})

test('what is cut off, too wide or garbled is refused', () => {
  const whole = callData('0x', uintWord(32), bytesTail('ab'.repeat(33)))
  expect(() => bytesAt(whole.slice(0, -64), 0)).toThrow(NodeError)
  expect(() => uintAt('0x12', 0)).toThrow(NodeError)
  expect(() => uintAt(whole, 9)).toThrow(NodeError)
  expect(() => addressAt(callData('0x', uintWord(2n ** 160n)), 0)).toThrow(NodeError)
  for (const offset of [1n, 2n ** 255n, 64n])
    expect(() => bytesAt(callData('0x', uintWord(offset)), 0)).toThrow(NodeError)
  expect(() => bytesAt(callData('0x', uintWord(32), uintWord(2n ** 200n)), 0)).toThrow(NodeError)
})

test('no bytes make reading do worse than refuse', () => {
  fc.assert(
    fc.property(bytes, fc.nat(3), (content, index) => {
      const data: Hex = `0x${content}`
      for (const read of [uintAt, addressAt, bytesAt]) {
        try {
          read(data, index)
        } catch (error) {
          expect(error).toBeInstanceOf(NodeError)
        }
      }
    }),
  )
})
