import { expect, test } from '@jest/globals'
import { encodeBytes32String, Interface } from 'ethers'
import type { Hex } from '../../../src/boundary/node'
import { NodeError } from '../../../src/domain/chain/nodeError'
import { encodePassOn, encodeRun, readRun } from '../../../src/services/trade/simulatorCalls'
import { fc } from '../../support/properties'

const abi = new Interface([
  'function run((address to, uint256 value, bytes data)[] calls, address[] tokens) returns ((bytes32 sign, uint256 succeeded, uint256[] before, uint256[] afterwards, uint256[] used, bytes[] results) report)',
  'function passOn(address token, address to, uint256 divisor) returns (uint256 sent, uint256 arrived)',
])

const hexOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const bytes = fc.integer({ min: 0, max: 100 }).chain(hexOf)
const address = hexOf(20)
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 2n })
const call = fc.record({ to: address, value: amount, data: bytes })
const balances = fc.array(fc.oneof(amount, fc.constant(2n ** 256n - 1n)), { maxLength: 4 })
const sign = encodeBytes32String('Tidemark simulation 1')

const encoded = (values: unknown[]) => abi.encodeFunctionResult('run', [values]) as Hex

test('calls are written as ethers would', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 5 }), fc.array(address, { maxLength: 5 }), (calls, tokens) => {
      const tuples = calls.map(({ to, value, data }) => [to, value, data])
      expect(encodeRun(calls, tokens)).toBe(abi.encodeFunctionData('run', [tuples, tokens]))
    }),
  )
  fc.assert(
    fc.property(address, address, fc.nat(), (token, to, divisor) => {
      expect(encodePassOn(token, to, divisor)).toBe(abi.encodeFunctionData('passOn', [token, to, divisor]))
    }),
  )
})

test('a report is read as ethers writes it; a balance of all ones is none', () => {
  fc.assert(
    fc.property(
      fc.nat(5),
      balances,
      balances,
      fc.array(amount, { maxLength: 4 }),
      fc.array(bytes, { maxLength: 4 }),
      (succeeded, before, after, gas, results) => {
        const known = (list: bigint[]) => list.map((units) => (units === 2n ** 256n - 1n ? null : units))
        expect(readRun(encoded([sign, succeeded, before, after, gas, results]))).toEqual({
          succeeded,
          before: known(before),
          after: known(after),
          gas,
          results,
        })
      },
    ),
  )
})

test("another code's answer is none, and one that is cut off or garbled an error", () => {
  const whole = encoded([sign, 1, [1n], [2n], [3n], ['0x1234']])
  expect(readRun('0x')).toBeNull()
  expect(readRun(encoded([encodeBytes32String('Another'), 1, [1n], [2n], [3n], ['0x1234']]))).toBeNull()
  for (let end = 2 + 64 * 7; end < whole.length - 60; end += 2) {
    expect(() => readRun(whole.slice(0, end) as Hex)).toThrow(NodeError)
  }
  fc.assert(
    fc.property(fc.nat(whole.length - 3), fc.integer({ min: 0, max: 15 }), (at, digit) => {
      const garbled = whole.slice(0, at + 2) + digit.toString(16) + whole.slice(at + 3)
      try {
        readRun(garbled as Hex)
      } catch (error) {
        expect(error).toBeInstanceOf(NodeError)
      }
    }),
  )
})
