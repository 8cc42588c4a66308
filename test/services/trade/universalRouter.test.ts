import { describe, expect, test } from '@jest/globals'
import { AbiCoder, concat, Interface } from 'ethers'
import type { Hex } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import type { TradeIntent } from '#domain/trade/decodedCall'
import { leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import { encodeProgram, parseProgram } from '#services/trade/universalRouter/coder'
import { COIN, type Command, type Program, THIS_ROUTER, type V4Action } from '#services/trade/universalRouter/commands'
import { programIntent } from '#services/trade/universalRouter/programIntent'
import { programOf } from '#services/trade/universalRouter/program'
import { MSG_SENDER } from '#services/trade/tradeAbi'
import { anyAddress } from '../../support/anyPlan'
import { anyV4Plan } from '../../support/anyV4Plan'
import { fc } from '../../support/properties'
import { runs } from '../../support/runs'
import { deploymentOf } from '#config/deployments'

const { weth } = deploymentOf(3)!
const router = new Interface(['function execute(bytes commands, bytes[] inputs, uint256 deadline) payable'])

const built = ({ plan, deadline }: { plan: TradePlan; deadline: number }) => {
  const { value, ...program } = programOf(plan, weth, deadline)
  return { value, program, data: encodeProgram(program), later: encodeProgram(program, '2.1.1') }
}

const sum = (amounts: readonly (string | bigint)[]) => amounts.reduce<bigint>((total, each) => total + BigInt(each), 0n)

/** Sorted, because the router's commands may execute the legs in another order than that of the quote. */
const legKeys = (legs: readonly { hops: readonly object[]; amount: string }[]) =>
  legs
    .map(({ hops, amount }) => JSON.stringify([hops.map((hop) => Object.entries(hop).sort()), amount]).toLowerCase())
    .sort()

const actionsOf = (commands: readonly Command[]): readonly V4Action[] =>
  commands.flatMap((command) => (command.name === 'V4_SWAP' ? command.actions : []))

const minima = (commands: readonly Command[]) => [
  ...commands.flatMap((command) => ('amountOutMinimum' in command ? [command.amountOutMinimum] : [])),
  ...commands.flatMap((command) =>
    command.name === 'SWEEP' || command.name === 'UNWRAP_WETH' ? [command.amountMinimum] : [],
  ),
  ...actionsOf(commands).flatMap((action) => {
    if (action.name === 'TAKE_ALL') return [action.amountMinimum]
    return action.name === 'SWAP_EXACT_IN_SINGLE' ? [action.amountOutMinimum] : []
  }),
]

describe('a trade through the Universal Router', () => {
  test('is read back from its bytes to the same trade', () => {
    fc.assert(
      fc.property(anyV4Plan, (any) => {
        const { plan, deadline } = any
        const { value, program, data, later } = built(any)
        const parsed = parseProgram(data)
        expect(parsed).toEqual(program)
        expect(parseProgram(later, '2.1.1')).toEqual(program)
        const intent = programIntent(parsed!, value, weth)
        const { quote, sell, buy, account } = plan
        const isExactIn = quote.kind === 'exactIn'
        expect(intent).toMatchObject({
          kind: quote.kind,
          sell: sell.id,
          buy: buy.id,
          mostSold: mostSold(plan).toString(),
          leastReceived: leastReceived(plan).toString(),
          deadline: String(deadline),
          guard: null,
        })
        const { legs, recipients } = intent as TradeIntent
        for (const each of recipients) expect([account, MSG_SENDER]).toContain(each)
        const expected = quote.legs.map(({ hops, amountIn, amountOut }) => ({
          hops: hops.map((hop) => Object.fromEntries(Object.entries(hop).filter(([name]) => name !== 'pool'))),
          amount: isExactIn ? amountIn : amountOut,
        }))
        expect(legKeys(legs)).toEqual(legKeys(expected))
        if (!isExactIn) expect(sum(legs.map(({ limit }) => limit))).toBe(BigInt(plan.limit))
      }),
      { numRuns: runs(400) },
    )
  })

  test('cannot be read as a call of the other version: each swap has one field more from 2.1.1 on', () => {
    fc.assert(
      fc.property(anyV4Plan, (any) => {
        const { data, later } = built(any)
        expect(parseProgram(later)).toBeNull()
        expect(parseProgram(data, '2.1.1')).toBeNull()
      }),
      { numRuns: runs(200) },
    )
  })

  test('keeps the rules: one minimum, a refund of the coin, recipients written out, no empty part', () => {
    fc.assert(
      fc.property(anyV4Plan, (any) => {
        const { plan } = any
        const { program, value } = built(any)
        const { commands } = program
        const isExactIn = plan.quote.kind === 'exactIn'
        if (isExactIn) {
          const wrapped = commands[0]?.name === 'PERMIT2_TRANSFER_FROM' && commands[1]?.name === 'UNWRAP_WETH'
          const others = minima(wrapped ? commands.slice(2) : commands).filter((each) => each > 0n)
          expect(others).toEqual([leastReceived(plan)])
        }
        if (value > 0n) {
          expect(commands.at(-1)).toEqual({ name: 'SWEEP', token: COIN, recipient: plan.account, amountMinimum: 0n })
        }
        for (const command of commands) {
          if ('recipient' in command) expect([plan.account, THIS_ROUTER]).toContain(command.recipient)
          if ('amountIn' in command) expect(command.amountIn).toBeGreaterThan(0n)
        }
        // With an exact input, SETTLE must always have an amount.
        for (const action of actionsOf(commands)) {
          if (action.name === 'SETTLE' && isExactIn) expect(action.amount).toBeGreaterThan(0n)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  test('any byte of it changed is another trade, or none', () => {
    fc.assert(
      fc.property(anyV4Plan, fc.nat(), fc.integer({ min: 1, max: 255 }), (any, place, change) => {
        const { value, data, program } = built(any)
        const at = 4 + (place % (data.length / 2 - 5))
        const byte = Number.parseInt(data.slice(2 + at * 2, 4 + at * 2), 16) ^ change
        const changed: Hex = `0x${data.slice(2, 2 + at * 2)}${byte.toString(16).padStart(2, '0')}${data.slice(4 + at * 2)}`
        const parsed = parseProgram(changed)
        if (parsed === null) return
        const [before, after] = [programIntent(program, value, weth), programIntent(parsed, value, weth)]
        expect(after).not.toEqual(before)
      }),
      { numRuns: runs(400) },
    )
  })

  test('another value sent along is no trade', () => {
    fc.assert(
      fc.property(anyV4Plan, fc.bigInt({ min: 1n, max: 10n }), (any, more) => {
        const { value, program } = built(any)
        expect(programIntent(program, value + more, weth)).toBeNull()
        if (value >= more) expect(programIntent(program, value - more, weth)).toBeNull()
      }),
      { numRuns: runs(200) },
    )
  })

  test('a command left out, doubled, or moved to another place is another trade, or none', () => {
    const any = fc.tuple(anyV4Plan, fc.nat(), fc.constantFrom<'out' | 'double' | 'swap'>('out', 'double', 'swap'))
    fc.assert(
      fc.property(any, ([given, place, how]) => {
        const { value, program } = built(given)
        const at = place % program.commands.length
        const commands = [...program.commands]
        const [taken] = commands.splice(at, 1)
        if (how === 'double') commands.splice(at, 0, taken!, taken!)
        if (how === 'swap') commands.splice((at + 1) % (commands.length + 1), 0, taken!)
        const changed = programIntent({ ...program, commands }, value, weth)
        if (changed === null) return
        // The parts of a split trade and the refunds may run in any order. A second refund returns nothing.
        const before = programIntent(program, value, weth)!
        if (legKeys(changed.legs).join() !== legKeys(before.legs).join()) return
        expect({ ...changed, legs: [], recipients: [] }).toEqual({ ...before, legs: [], recipients: [] })
        expect(how).not.toBe('out')
      }),
      { numRuns: runs(400) },
    )
  })

  test('a foreign recipient anywhere is seen', () => {
    fc.assert(
      fc.property(anyV4Plan, fc.nat(), anyAddress, (any, place, foreign) => {
        const { value, program } = built(any)
        const named = program.commands.flatMap((command, index) => ('recipient' in command ? [index] : []))
        if (named.length === 0) return
        const at = named[place % named.length]!
        const commands = program.commands.map((each, index) =>
          index === at && 'recipient' in each ? { ...each, recipient: foreign } : each,
        )
        const intent = programIntent({ ...program, commands }, value, weth)
        if (intent !== null) expect(intent.recipients).toContain(foreign)
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('what is not read back', () => {
  const recipient = '0x1234567890123456789012345678901234567890' as Address
  const usdc = deploymentOf(3)!.usdc
  const poolKey = { currency0: COIN, currency1: usdc, fee: 500, tickSpacing: 10, hooks: COIN }
  const swap = { name: 'SWAP_EXACT_IN_SINGLE', poolKey, zeroForOne: true, hookData: '0x' } as const
  const actions: V4Action[] = [
    { ...swap, amountIn: 7n, amountOutMinimum: 0n },
    { name: 'SETTLE_ALL', currency: COIN, amountMaximum: 7n },
    { name: 'TAKE_ALL', currency: usdc, amountMinimum: 3n },
  ]
  const refund = { name: 'SWEEP', token: COIN, recipient, amountMinimum: 0n } as const
  const program = (...commands: Command[]): Program => ({ commands, deadline: 1n })
  const read = (...commands: Command[]) => programIntent(program(...commands), 7n, weth)

  test('the trade that the others are made from is', () => {
    expect(read({ name: 'V4_SWAP', actions }, refund)).toMatchObject({ mostSold: '7', leastReceived: '3' })
  })

  test('flags, unknown commands and actions', () => {
    const data = encodeProgram(program({ name: 'V4_SWAP', actions }, refund))
    const [bytes, inputs] = router.decodeFunctionData('execute', data).toArray() as [string, string[]]
    const withBytes = (other: string) => router.encodeFunctionData('execute', [other, [...inputs], 1n]) as Hex
    expect(bytes).toBe('0x1004')
    expect(parseProgram(withBytes('0x1004'))).not.toBeNull()
    for (const other of ['0x9004', '0x1084', '0x5004', '0x1104', '0x2104', '0x10', '0x100404'])
      expect(parseProgram(withBytes(other))).toBeNull()
    const coder = AbiCoder.defaultAbiCoder()
    const [, params] = coder.decode(['bytes', 'bytes[]'], inputs[0]!).toArray() as [string, string[]]
    const withActions = (other: string) => {
      const input = coder.encode(['bytes', 'bytes[]'], [other, [...params]])
      return parseProgram(router.encodeFunctionData('execute', [bytes, [input, inputs[1]], 1n]) as Hex)
    }
    expect(withActions('0x060c0f')).not.toBeNull()
    for (const other of ['0x070c0f', '0x060c10', '0x060b0f', '0x060d0f', '0x060c', '0x060c0f0f'])
      expect(withActions(other)).toBeNull()
  })

  /**
   * The arguments of swaps from 2.1.1 on, by IV4Router and Dispatcher of that version: a price per hop before the hook's
   * data of a V4 swap, and a list of such prices at the end of a V2 or V3 swap.
   */
  const key = '(address,address,uint24,int24,address)'
  const laterV4 = (price: bigint) =>
    AbiCoder.defaultAbiCoder().encode(
      [`tuple(${key} key, bool down, uint128 a, uint128 b, uint256 price, bytes data)`],
      [[[COIN, usdc, 500, 10, COIN], true, 7n, 0n, price, '0x']],
    )
  const laterV2 = (prices: bigint[]) =>
    AbiCoder.defaultAbiCoder().encode(
      ['address', 'uint256', 'uint256', 'address[]', 'bool', 'uint256[]'],
      [recipient, 7n, 3n, [weth, usdc], true, prices],
    )
  const laterV3 = (prices: bigint[]) =>
    AbiCoder.defaultAbiCoder().encode(
      ['address', 'uint256', 'uint256', 'bytes', 'bool', 'uint256[]'],
      [recipient, 7n, 3n, concat([weth, '0x0001f4', usdc]), true, prices],
    )
  const v4Call = (swapped: string) => {
    const data = encodeProgram(program({ name: 'V4_SWAP', actions }, refund))
    const [bytes, inputs] = router.decodeFunctionData('execute', data).toArray() as [string, string[]]
    const coder = AbiCoder.defaultAbiCoder()
    const [names, params] = coder.decode(['bytes', 'bytes[]'], inputs[0]!).toArray() as [string, string[]]
    const input = coder.encode(['bytes', 'bytes[]'], [names, [swapped, ...[...params].slice(1)]])
    return router.encodeFunctionData('execute', [bytes, [input, inputs[1]], 1n]) as Hex
  }
  const contractCall = (byte: string, input: string) => router.encodeFunctionData('execute', [byte, [input], 1n]) as Hex

  test('the swaps of another version, and prices per hop, which no trade sets', () => {
    const of2 = encodeProgram(program({ name: 'V4_SWAP', actions }, refund))
    expect(parseProgram(v4Call(laterV4(0n)))).toBeNull()
    expect(parseProgram(v4Call(laterV4(0n)), '2.1.1')).toEqual(parseProgram(of2))
    expect(parseProgram(v4Call(laterV4(1n)), '2.1.1')).toBeNull()
    for (const [byte, encode] of [
      ['0x08', laterV2],
      ['0x00', laterV3],
    ] as const) {
      expect(parseProgram(contractCall(byte, encode([])))).toBeNull()
      expect(parseProgram(contractCall(byte, encode([])), '2.1.1')?.commands).toMatchObject([
        { recipient, amountIn: 7n, amountOutMinimum: 3n, payerIsUser: true },
      ])
      for (const prices of [[0n], [1n], [0n, 0n]])
        expect(parseProgram(contractCall(byte, encode(prices)), '2.1.1')).toBeNull()
    }
  })

  test('bytes after the end, and the variant without a deadline', () => {
    const data = encodeProgram(program({ name: 'V4_SWAP', actions }, refund))
    expect(parseProgram(`${data}00`)).toBeNull()
    expect(parseProgram(`0x24856bc3${data.slice(10)}`)).toBeNull()
    expect(parseProgram('0x')).toBeNull()
  })

  const cases: [string, Command[]][] = [
    ['no refund of the coin', [{ name: 'V4_SWAP', actions }]],
    [
      'a refund to the router',
      [
        { name: 'V4_SWAP', actions },
        { ...refund, recipient: THIS_ROUTER },
      ],
    ],
    [
      'a refund to a placeholder',
      [
        { name: 'V4_SWAP', actions },
        { ...refund, recipient: MSG_SENDER },
      ],
    ],
    [
      'data for a hook',
      [
        {
          name: 'V4_SWAP',
          actions: [
            {
              ...swap,
              poolKey: { ...poolKey, hooks: recipient },
              hookData: '0x01',
              amountIn: 7n,
              amountOutMinimum: 0n,
            },
            ...actions.slice(1),
          ],
        },
        refund,
      ],
    ],
    [
      'a fee that is not fixed',
      [
        {
          name: 'V4_SWAP',
          actions: [
            { ...swap, poolKey: { ...poolKey, fee: 0x800000 }, amountIn: 7n, amountOutMinimum: 0n },
            ...actions.slice(1),
          ],
        },
        refund,
      ],
    ],
    [
      'two minima',
      [{ name: 'V4_SWAP', actions: [{ ...swap, amountIn: 7n, amountOutMinimum: 1n }, ...actions.slice(1)] }, refund],
    ],
    ['nothing paid', [{ name: 'V4_SWAP', actions: [actions[0]!, actions[2]!] }, refund]],
    ['nothing taken', [{ name: 'V4_SWAP', actions: actions.slice(0, 2) }, refund]],
    [
      'paid by the account without a maximum',
      [
        {
          name: 'V4_SWAP',
          actions: [actions[0]!, { name: 'SETTLE', currency: COIN, amount: 7n, payerIsUser: true }, actions[2]!],
        },
        refund,
      ],
    ],
    [
      'paid before for more than is swapped',
      [
        {
          name: 'V4_SWAP',
          actions: [{ name: 'SETTLE', currency: COIN, amount: 8n, payerIsUser: true }, actions[0]!, actions[2]!],
        },
        refund,
      ],
    ],
    [
      'paid twice before',
      [
        {
          name: 'V4_SWAP',
          actions: [
            { name: 'SETTLE', currency: COIN, amount: 3n, payerIsUser: true },
            { name: 'SETTLE', currency: COIN, amount: 4n, payerIsUser: true },
            actions[0]!,
            actions[2]!,
          ],
        },
        refund,
      ],
    ],
    [
      'taken for somebody',
      [
        {
          name: 'V4_SWAP',
          actions: [...actions.slice(0, 2), { name: 'TAKE', currency: usdc, recipient, amount: 0n }],
        },
        refund,
      ],
    ],
    [
      'left in the router',
      [
        {
          name: 'V4_SWAP',
          actions: [...actions.slice(0, 2), { name: 'TAKE', currency: usdc, recipient: THIS_ROUTER, amount: 0n }],
        },
        refund,
      ],
    ],
    ['nothing but a refund', [refund]],
    ['nothing', []],
  ]
  test.each(cases)('%s', (_, commands) => {
    expect(read(...commands)).toBeNull()
  })
})
