import { AbiCoder, dataSlice, getAddress, hexlify, Interface, type ParamType } from 'ethers'
import type { Hex } from '#boundary/node'
import type { RouterVersion } from '#domain/chain/network'
import { ACTION_BYTES, type ActionName, type Command, COMMAND_BYTES, type CommandName, type Program } from './commands'

// This module encodes and decodes calls of the Universal Router, by its version. The version belongs to the address of
// a router, because a router of another version may execute a call and understand it differently.

const ROUTER = new Interface(['function execute(bytes commands, bytes[] inputs, uint256 deadline) payable'])

/** The commands and their arguments, written as functions. Those of V4_SWAP are actions with their own arguments. */
const COMMANDS = [
  'function V3_SWAP_EXACT_IN(address recipient, uint256 amountIn, uint256 amountOutMinimum, bytes path, bool payerIsUser)',
  'function V3_SWAP_EXACT_OUT(address recipient, uint256 amountOut, uint256 amountInMaximum, bytes path, bool payerIsUser)',
  'function PERMIT2_TRANSFER_FROM(address token, address recipient, uint160 amount)',
  'function SWEEP(address token, address recipient, uint256 amountMinimum)',
  'function PAY_PORTION(address token, address recipient, uint256 bips)',
  'function V2_SWAP_EXACT_IN(address recipient, uint256 amountIn, uint256 amountOutMinimum, address[] path, bool payerIsUser)',
  'function V2_SWAP_EXACT_OUT(address recipient, uint256 amountOut, uint256 amountInMaximum, address[] path, bool payerIsUser)',
  'function WRAP_ETH(address recipient, uint256 amount)',
  'function UNWRAP_WETH(address recipient, uint256 amountMinimum)',
  'function BALANCE_CHECK_ERC20(address owner, address token, uint256 minBalance)',
  'function V4_SWAP(bytes actions, bytes[] params)',
]

const ACTIONS = [
  'function SWAP_EXACT_IN_SINGLE(((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey, bool zeroForOne, uint128 amountIn, uint128 amountOutMinimum, bytes hookData) params)',
  'function SWAP_EXACT_OUT_SINGLE(((address currency0, address currency1, uint24 fee, int24 tickSpacing, address hooks) poolKey, bool zeroForOne, uint128 amountOut, uint128 amountInMaximum, bytes hookData) params)',
  'function SETTLE(address currency, uint256 amount, bool payerIsUser)',
  'function SETTLE_ALL(address currency, uint256 amountMaximum)',
  'function TAKE(address currency, address recipient, uint256 amount)',
  'function TAKE_ALL(address currency, uint256 amountMinimum)',
]

/** The lowest price of each hop, which no trade sets, because it limits the whole amount. */
const HOP_PRICE = 'minHopPriceX36'
const hopPrice = (type: string) => `${type} ${HOP_PRICE}`

interface Encoding {
  commands: Interface
  actions: Interface
}

/**
 * The arguments by version. From 2.1.1 on, a swap of V2 or V3 ends with a list of prices (empty for no check), and a
 * single swap of V4 has a price (0 for no check) before the hook's data.
 * https://github.com/Uniswap/universal-router/blob/main/contracts/base/Dispatcher.sol
 */
const ENCODINGS: Readonly<Record<RouterVersion, Encoding>> = {
  '2': { commands: new Interface(COMMANDS), actions: new Interface(ACTIONS) },
  '2.1.1': {
    commands: new Interface(COMMANDS.map((each) => each.replace(/(?<=payerIsUser)/, `, ${hopPrice('uint256[]')}`))),
    actions: new Interface(ACTIONS.map((each) => each.replace(/(?=bytes hookData)/, `${hopPrice('uint256')}, `))),
  },
}

const coder = AbiCoder.defaultAbiCoder()

/** Arguments by name. A single struct argument is replaced by its members. */
type Given = Readonly<Record<string, unknown>>

function inputsOf(functions: Interface, name: string): readonly ParamType[] {
  const inputs = functions.getFunction(name)?.inputs
  if (!inputs) throw new TypeError('The command has no arguments.')
  return inputs
}

const flat = ([first, ...others]: readonly ParamType[]): readonly ParamType[] =>
  first?.name === 'params' && others.length === 0 && first.components
    ? first.components
    : first
      ? [first, ...others]
      : []

function encodeArguments(inputs: readonly ParamType[], given: Given): string {
  const values = flat(inputs).map(({ name, type }) =>
    name === HOP_PRICE ? (type === 'uint256' ? 0n : []) : given[name],
  )
  return coder.encode(inputs, flat(inputs) === inputs[0]?.components ? [values] : values)
}

/** Decoded values by name, without prices of hops: a call that has one differs from what `encodeProgram` creates. */
const named = (inputs: readonly ParamType[], values: readonly unknown[]): Given =>
  Object.fromEntries(
    inputs.flatMap((each, at) => (each.name === HOP_PRICE ? [] : [[each.name, plain(each, values[at])]])),
  )

/** A decoded value as plain data: structs are objects, addresses checksummed, and 24-bit integers numbers. */
function plain({ type, components, arrayChildren }: ParamType, value: unknown): unknown {
  if (components) {
    const values = [...(value as Iterable<unknown>)]
    return named(components, values)
  }
  if (arrayChildren) return [...(value as Iterable<unknown>)].map((each) => plain(arrayChildren, each))
  if (type === 'address') return getAddress(String(value))
  return type === 'uint24' || type === 'int24' ? Number(value) : value
}

function decodeArguments(inputs: readonly ParamType[], data: string): Given {
  const values = [...coder.decode(inputs, data)] as unknown[]
  const all = named(inputs, values)
  return flat(inputs) === inputs[0]?.components ? (all.params as Given) : all
}

const joined = (bytes: readonly number[]): string => hexlify(Uint8Array.from(bytes))

function encodeCommand(command: Command, { commands, actions: ofV4 }: Encoding): string {
  const { name, ...given } = command
  const inputs = inputsOf(commands, name)
  if (!('actions' in given)) return encodeArguments(inputs, given)
  const { actions } = given
  return encodeArguments(inputs, {
    actions: joined(actions.map((action) => ACTION_BYTES[action.name])),
    params: actions.map(({ name: each, ...rest }) => encodeArguments(inputsOf(ofV4, each), rest)),
  })
}

/** Encodes a program for a router's version. Throws an ethers error if a value does not fit its type. */
export function encodeProgram({ commands, deadline }: Program, version: RouterVersion = '2'): Hex {
  const bytes = joined(commands.map(({ name }) => COMMAND_BYTES[name]))
  const inputs = commands.map((command) => encodeCommand(command, ENCODINGS[version]))
  return ROUTER.encodeFunctionData('execute', [bytes, inputs, deadline]) as Hex
}

const bytesOf = (data: string): number[] =>
  Array.from({ length: (data.length - 2) / 2 }, (_, at) => Number(dataSlice(data, at, at + 1)))

/** Looks up the name of a byte. Throws a RangeError for an unknown byte, such as one with a flag. */
function nameOf<Name extends string>(table: Readonly<Record<Name, number>>, byte: number): Name {
  const found = (Object.keys(table) as Name[]).find((name) => table[name] === byte)
  if (found === undefined) throw new RangeError('The command is not one of those that trades use.')
  return found
}

function decodeEach<Name extends string>(
  table: Readonly<Record<Name, number>>,
  [bytes, inputs]: readonly [bytes: string, inputs: readonly string[]],
  decode: (name: Name, data: string) => Given,
): object[] {
  const names = bytesOf(bytes).map((byte) => nameOf(table, byte))
  if (names.length !== inputs.length) throw new RangeError('Not every command has its arguments.')
  return names.map((name, at) => ({ name, ...decode(name, inputs[at] ?? '0x') }))
}

function decodeCommand(name: CommandName, data: string, { commands, actions: ofV4 }: Encoding): Given {
  const given = decodeArguments(inputsOf(commands, name), data)
  if (name !== 'V4_SWAP') return given
  const encoded = [String(given.actions), given.params as readonly string[]] as const
  const actions = decodeEach<ActionName>(ACTION_BYTES, encoded, (each, params) =>
    decodeArguments(inputsOf(ofV4, each), params),
  )
  return { actions }
}

/**
 * Decodes a call of a router's version. Accepts only the commands and actions of trades, in exactly the form that
 * `encodeProgram` creates: without flags, without prices of hops, without fields of other versions, and without
 * trailing bytes. Null for any other call.
 */
export function parseProgram(data: Hex, version: RouterVersion = '2'): Program | null {
  try {
    const [bytes, inputs, deadline] = ROUTER.decodeFunctionData('execute', data).toArray() as [string, string[], bigint]
    const commands = decodeEach<CommandName>(COMMAND_BYTES, [bytes, [...inputs]], (name, input) =>
      decodeCommand(name, input, ENCODINGS[version]),
    ) as readonly Command[]
    const program = { commands, deadline }
    return encodeProgram(program, version) === data.toLowerCase() ? program : null
  } catch {
    return null
  }
}
