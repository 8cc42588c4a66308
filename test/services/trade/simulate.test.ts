import { describe, expect, test } from '@jest/globals'
import { encodeBytes32String, Interface } from 'ethers'
import type { Hex, SimulatedCall } from '#boundary/node'
import { NodeError } from '#domain/chain/nodeError'
import { createSimulation, encodePassOn, encodeRun, readRun } from '#services/trade/simulate'
import { SIMULATOR } from '#contracts/bytecode'
import type { Address } from '#domain/chain/address'
import type { BlockSimulation, CallRequest, Override } from '#services/chain/node'
import { fc } from '../../support/properties'
import { fakeBlock, fakeNode } from '../../support/fakeNode'

const abi = new Interface([
  'function run((address to, uint256 value, bytes data)[] calls, address[] tokens) returns ((bytes32 sign, uint256 succeeded, uint256[] before, uint256[] afterwards, uint256[] used, bytes[] results) report)',
  'function balancesOf(address owner, address[] tokens) returns (uint256[])',
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
const RECIPIENT: Address = '0x00000000000000000000000000000000000000C3'
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
  const simulateBlock = async () => Promise.reject(new NodeError('unsupported', 'no such method'))
  const head = async () => fakeBlock()
  return { requested, simulation: createSimulation(fakeNode({ head, simulateBlock, simulateWith })) }
}

describe('a simulation by a node that makes up no blocks', () => {
  test('calls the account by itself, with our code over it', async () => {
    const { requested, simulation } = scripted(report(1, ['0x01']))
    const result = await simulation.simulate(3, ACCOUNT, [call], { tokens: [TOKEN], balance: 9n })
    expect(requested).toHaveLength(1)
    const [request, overrides] = requested[0]!
    expect(request).toMatchObject({ from: ACCOUNT, to: ACCOUNT, value: 0n })
    expect(overrides).toEqual({ [ACCOUNT]: { code: SIMULATOR, balance: 9n } })
    // No change of the token, because it did not report a balance before the calls.
    expect(result).toEqual({
      state: 'done',
      changes: [{ currency: 'native', before: 5n, after: 7n }],
      gas: [21_000n + 4n + 16n + 100n],
      results: ['0x01'],
    })
  })

  test('X62: what arrives at a recipient is read before and after, at an address that nobody can guess', async () => {
    const balances = (...units: bigint[]) => abi.encodeFunctionResult('balancesOf', [units]) as Hex
    const answer = report(3, [balances(0n, 20n), '0x01', balances(0n, 27n)])
    const { requested, simulation } = scripted(answer)
    const result = await simulation.simulate(3, ACCOUNT, [call], { tokens: [TOKEN], recipient: RECIPIENT })
    expect(result).toMatchObject({ state: 'done', received: [7n], gas: [expect.anything()], results: ['0x01'] })
    const [{ data }, overrides] = requested[0]!
    const [reader] = Object.keys(overrides).filter((each) => each !== ACCOUNT)
    const read = abi.encodeFunctionData('balancesOf', [RECIPIENT, [TOKEN]])
    const calls = abi.decodeFunctionData('run', data)[0] as [string, bigint, string][]
    expect(calls.map(([to, , sent]) => [to.toLowerCase(), sent])).toEqual([
      [reader?.toLowerCase(), read],
      [TOKEN.toLowerCase(), '0x00ff'],
      [reader?.toLowerCase(), read],
    ])
    expect(overrides[reader as Address]).toEqual({ code: SIMULATOR })
  })

  test('X62: a call that fails is named by its own place, although the recipient was read before it', async () => {
    const { simulation } = scripted(report(1, ['0x', '0x08c379a0']))
    const balances = { tokens: [TOKEN], recipient: RECIPIENT }
    expect(await simulation.simulate(3, ACCOUNT, [call], balances)).toMatchObject({
      state: 'reverted',
      at: 0,
      data: '0x08c379a0',
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

const COIN_LOGS: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const TRANSFERRED: Hex = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const wordOf = (value: string): Hex => `0x${value.slice(2).padStart(64, '0')}`

const made = (changes: Partial<SimulatedCall> = {}): SimulatedCall => ({
  status: true,
  gasUsed: 50_000n,
  returnData: '0x',
  logs: [],
  ...changes,
})
const holding = (...balances: bigint[]) =>
  made({ returnData: abi.encodeFunctionResult('balancesOf', [balances]) as Hex })
const paying = (from: Address, to: Address, wei: bigint): SimulatedCall['logs'][number] => ({
  address: COIN_LOGS,
  topics: [TRANSFERRED, wordOf(from), wordOf(to)],
  data: `0x${wei.toString(16).padStart(64, '0')}`,
})

/** A node that gives these made-up blocks one after the other. */
function inBlocks(...answers: (SimulatedCall[] | NodeError)[]) {
  const requested: BlockSimulation[] = []
  const node = fakeNode({
    head: async () => fakeBlock({ number: 100, timestamp: 1_000, baseFeePerGas: 7n }),
    priorityFee: async () => 2n,
    simulateWith: async () => '0x',
    simulateBlock: async (_chainId, simulation) => {
      requested.push(simulation)
      const answer = answers.shift()
      if (answer === undefined) throw new Error('asked too often')
      if (answer instanceof NodeError) throw answer
      return answer
    },
  })
  return { requested, simulation: createSimulation(node) }
}

describe('X42: a simulation in a made-up block', () => {
  const sale = { to: TOKEN, value: 5n, data: '0x00ff' as Hex, gas: 90_000n }

  test('X62: what arrives at a recipient is read in transactions of their own', async () => {
    const sent = { to: TOKEN, value: 0n, data: '0x00ff' as Hex }
    const { requested, simulation } = inBlocks([
      holding(100n, 50n),
      holding(0n, 20n),
      made({ returnData: '0x01' }),
      holding(100n, 40n),
      holding(0n, 29n),
    ])
    const result = await simulation.simulate(3, ACCOUNT, [sent], { tokens: [TOKEN], recipient: RECIPIENT })
    expect(result).toMatchObject({ state: 'done', received: [9n], results: ['0x01'], gas: [50_000n] })
    const owners = requested[0]?.calls.map(({ from, data }) =>
      from === ACCOUNT ? 'sent' : String(abi.decodeFunctionData('balancesOf', data)[0]).slice(-2),
    )
    expect(owners).toEqual(['A1', 'C3', 'sent', 'A1', 'C3'])
  })

  test("is an account's own transaction in the next block, at the fee of a wallet, and read from nowhere known", async () => {
    const answer = () => [holding(100n, 1n), made({ logs: [paying(ACCOUNT, TOKEN, 5n)] }), holding(40n, 9n)]
    const { requested, simulation } = inBlocks(answer(), answer())
    const result = await simulation.simulate(3, ACCOUNT, [sale], { tokens: [TOKEN] })
    // The 55 wei that are missing besides are the network's fee.
    expect(result).toEqual({
      state: 'done',
      changes: [
        { currency: 'native', before: 100n, after: 95n },
        { currency: TOKEN, before: 1n, after: 9n },
      ],
      gas: [50_000n],
      results: ['0x'],
      taken: [],
    })
    const [first] = requested
    const fees = { most: 9n, tip: 2n }
    expect(first).toMatchObject({
      parent: 100,
      isValidated: true,
      header: { number: 101, time: 1_012, baseFeePerGas: 7n },
    })
    const [read, own, again] = first!.calls
    expect(own).toEqual({ from: ACCOUNT, to: TOKEN, value: 5n, data: '0x00ff', gas: 90_000n, fees })
    expect(again).toEqual(read)
    expect(read!.data).toBe(abi.encodeFunctionData('balancesOf', [ACCOUNT, [TOKEN]]))
    expect(Object.keys(first!.overrides)).toEqual([read!.to])
    expect(first!.overrides[read!.to]).toMatchObject({ code: SIMULATOR })
    await simulation.simulate(3, ACCOUNT, [sale], { tokens: [TOKEN] })
    expect(requested[1]!.calls[0]!.to).not.toBe(read!.to)
    expect(requested[1]!.header.prevRandao).not.toBe(first!.header.prevRandao)
  })

  test('X41: tells of tokens that nobody asked for, and that a contract took from the account', async () => {
    const unknown: Address = '0x00000000000000000000000000000000000000C3'
    const logs = [
      paying(ACCOUNT, TOKEN, 5n),
      { ...paying(ACCOUNT, TOKEN, 3n), address: TOKEN },
      { ...paying(ACCOUNT, TOKEN, 2n), address: unknown },
    ]
    const { simulation } = inBlocks([holding(100n, 9n), made({ logs }), holding(95n, 6n)])
    const result = await simulation.simulate(3, ACCOUNT, [sale], { tokens: [TOKEN] })
    expect(result).toMatchObject({ state: 'done', taken: [[unknown, 2n]] })
  })

  test('that fails at the fee is tried again with free gas, which then counts', async () => {
    const failed = made({ status: false, error: { data: '0x08c379a0' } })
    const { requested, simulation } = inBlocks(new NodeError('rpc', 'insufficient funds'), [
      holding(9n),
      failed,
      holding(9n),
    ])
    expect(await simulation.simulate(3, ACCOUNT, [sale])).toMatchObject({
      state: 'reverted',
      at: 0,
      data: '0x08c379a0',
    })
    expect(requested.map(({ isValidated }) => isValidated)).toEqual([true, false])
    expect(requested[1]!.calls[1]).not.toHaveProperty('fees')
  })

  test.each<[string, SimulatedCall[]]>([
    ['lists no transfers of the coin', [holding(9n), made(), holding(4n)]],
    ['lists too few transfers', [holding(9n), made({ logs: [paying(ACCOUNT, TOKEN, 5n)] }), holding(5n)]],
    ['ignores the code that reads', [made(), made({ logs: [paying(ACCOUNT, TOKEN, 5n)] }), made()]],
  ])('by a node that %s is not believed', async (_, answer) => {
    const { simulation } = inBlocks(answer, answer)
    expect(await simulation.simulate(3, ACCOUNT, [sale])).toEqual({ state: 'unsupported' })
  })

  test('without an answer says nothing of the node: the error goes on', async () => {
    const { simulation } = inBlocks(new NodeError('network', 'gone'))
    await expect(simulation.simulate(3, ACCOUNT, [sale])).rejects.toThrow('gone')
  })
})
