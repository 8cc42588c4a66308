import { describe, expect, test } from '@jest/globals'
import { encodeBytes32String, Interface } from 'ethers'
import type { Hex } from '../../../src/boundary/node'
import { NodeError } from '../../../src/domain/chain/nodeError'
import { createSimulation, encodePassOn, encodeRun, readRun } from '../../../src/services/trade/simulate'
import { SIMULATOR } from '../../../src/contracts/bytecode'
import type { Address } from '../../../src/domain/chain/address'
import type { CallRequest, Override } from '../../../src/services/chain/node'
import { fc } from '../../support/properties'
import { fakeNode } from '../../support/fakeNode'

const abi = new Interface([
  'function run((address to, uint256 value, bytes data)[] calls, address[] tokens) returns ((bytes32 sign, uint256 succeeded, uint256[] before, uint256[] afterwards, uint256[] used, bytes[] results) report)',
  'function passOn(address token, address to, uint256 divisor) returns (uint256 sent, uint256 arrived)',
])

const hexOf = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const bytes = fc.integer({ min: 0, max: 100 }).chain(hexOf)
const address = hexOf(20)
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 2n })
const anyCall = fc.record({ to: address, value: amount, data: bytes })
const balances = fc.array(fc.oneof(amount, fc.constant(2n ** 256n - 1n)), { maxLength: 4 })
const sign = encodeBytes32String('Tidemark simulation 1')

const encoded = (values: unknown[]) => abi.encodeFunctionResult('run', [values]) as Hex

test('calls are written as ethers would', () => {
  fc.assert(
    fc.property(fc.array(anyCall, { maxLength: 5 }), fc.array(address, { maxLength: 5 }), (calls, tokens) => {
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

const ACCOUNT: Address = '0x00000000000000000000000000000000000000A1'
const TOKEN: Address = '0x00000000000000000000000000000000000000B2'
const call = { to: TOKEN, value: 0n, data: '0x00ff' as Hex }
const report = (succeeded: number, results: Hex[]) =>
  abi.encodeFunctionResult('run', [
    [sign, succeeded, [5n, 2n ** 256n - 1n], [7n, 1n], results.map(() => 100n), results],
  ]) as Hex

type SimulateArguments = [CallRequest, Readonly<Record<Address, Override>>]

/** A node that gives these responses to successive simulations. */
function scripted(...answers: (Hex | NodeError)[]) {
  const requested: SimulateArguments[] = []
  const simulateWith = async (_chainId: number, ...rest: SimulateArguments) => {
    requested.push(rest)
    const answer = answers.shift()
    if (answer === undefined) throw new Error('asked too often')
    if (typeof answer !== 'string') throw answer
    return answer
  }
  return { requested, simulation: createSimulation(fakeNode({ simulateWith })) }
}

describe('a simulation', () => {
  test('calls the account by itself, with our code over it', async () => {
    const { requested, simulation } = scripted(report(1, ['0x01']))
    const result = await simulation.simulate(3, ACCOUNT, [call], { tokens: [TOKEN], balance: 9n })
    expect(requested).toHaveLength(1)
    const [request, overrides] = requested[0]!
    expect(request).toMatchObject({ from: ACCOUNT, to: ACCOUNT, value: 0n })
    expect(overrides).toEqual({ [ACCOUNT]: { code: SIMULATOR, balance: 9n } })
    // The result contains no change of the token's balance, because the token did not report a balance before the
    // calls.
    expect(result).toEqual({
      state: 'done',
      changes: [{ currency: 'native', before: 5n, after: 7n }],
      gas: [21_000n + 4n + 16n + 100n],
      results: ['0x01'],
    })
  })

  test('tells which call failed, and with what', async () => {
    const { simulation } = scripted(report(1, ['0x', '0x08c379a0']))
    expect(await simulation.simulate(3, ACCOUNT, [call, call, call])).toMatchObject({
      state: 'reverted',
      at: 1,
      data: '0x08c379a0',
    })
  })

  test.each<[string, Hex | NodeError]>([
    ['says nothing, as an account without code', '0x'],
    ['answers with something else', `0x${'00'.repeat(400)}`],
  ])('is not supported where the node %s, and that is not queried again', async (_, answer) => {
    const { requested, simulation } = scripted(answer)
    expect(await simulation.simulate(3, ACCOUNT, [call])).toEqual({ state: 'unsupported' })
    expect(await simulation.simulate(3, ACCOUNT, [call])).toEqual({ state: 'unsupported' })
    expect(requested).toHaveLength(1)
  })

  test.each(['rpc', 'reverted'] as const)(
    'that fails (%s) is not supported where nothing at all can be run, which is tried once',
    async (failure) => {
      const { requested, simulation } = scripted(new NodeError(failure, 'no'), new NodeError(failure, 'no'))
      expect(await simulation.simulate(3, ACCOUNT, [call])).toEqual({ state: 'unsupported' })
      expect(await simulation.simulate(3, ACCOUNT, [call])).toEqual({ state: 'unsupported' })
      expect(requested).toHaveLength(2)
    },
  )

  test('that fails where simulations work has failed itself', async () => {
    const { requested, simulation } = scripted(
      new NodeError('reverted', 'out of gas'),
      report(0, []),
      new NodeError('reverted', 'out of gas'),
    )
    const failed = { state: 'reverted', at: 0, data: null, message: 'out of gas' }
    expect(await simulation.simulate(3, ACCOUNT, [call])).toEqual(failed)
    expect(await simulation.simulate(3, ACCOUNT, [call])).toEqual(failed)
    expect(requested).toHaveLength(3)
  })

  test.each(['network', 'limited', 'capped'] as const)(
    'without an answer (%s) says nothing of the node: the error goes on',
    async (failure) => {
      const { simulation } = scripted(new NodeError(failure, 'gone'), report(1, ['0x']))
      await expect(simulation.simulate(3, ACCOUNT, [call])).rejects.toThrow('gone')
      expect(await simulation.simulate(3, ACCOUNT, [call])).toMatchObject({ state: 'done' })
    },
  )

  test('a chain that cannot says nothing of another one', async () => {
    const { simulation } = scripted('0x', report(1, ['0x']))
    expect(await simulation.simulate(3, ACCOUNT, [call])).toEqual({ state: 'unsupported' })
    expect(await simulation.simulate(4, ACCOUNT, [call])).toMatchObject({ state: 'done' })
  })
})
