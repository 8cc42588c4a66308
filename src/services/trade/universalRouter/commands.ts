import type { Hex } from '#boundary/node'
import { type Address, ZERO_ADDRESS } from '#domain/chain/address'
import { v2FeeOf } from '#domain/pool/pool'
import { type DecodedPath, unpackPath } from '../decode/parseCall'

// The commands of Uniswap's Universal Router that trades use, and the actions of its V4_SWAP, as plain data.
// https://github.com/Uniswap/universal-router/blob/v2.0.0/contracts/libraries/Commands.sol
// https://github.com/Uniswap/v4-periphery/blob/main/src/libraries/Actions.sol

/** A currency of V4 and the Universal Router: a token, or the zero address for the native coin. */
export type RouterCurrency = Address

export const COIN: RouterCurrency = ZERO_ADDRESS

/** As an amount, this value means the router's whole balance of the currency (ActionConstants.CONTRACT_BALANCE). */
export const ROUTER_BALANCE = 2n ** 255n
/** As an amount, this value means everything that is owed to or by PoolManager (ActionConstants.OPEN_DELTA). */
export const OPEN_DELTA = 0n
/** As a recipient, this address means the router itself (ActionConstants.ADDRESS_THIS). */
export const THIS_ROUTER: Address = '0x0000000000000000000000000000000000000002'

export interface PoolKey {
  currency0: RouterCurrency
  currency1: RouterCurrency
  /** In millionths. */
  fee: number
  tickSpacing: number
  hooks: Address
}

interface ExactIn {
  recipient: Address
  amountIn: bigint
  amountOutMinimum: bigint
  payerIsUser: boolean
}

interface ExactOut {
  recipient: Address
  amountOut: bigint
  amountInMaximum: bigint
  payerIsUser: boolean
}

interface SingleSwap {
  poolKey: PoolKey
  zeroForOne: boolean
  hookData: Hex
}

interface ActionArguments {
  SWAP_EXACT_IN_SINGLE: SingleSwap & { amountIn: bigint; amountOutMinimum: bigint }
  SWAP_EXACT_OUT_SINGLE: SingleSwap & { amountOut: bigint; amountInMaximum: bigint }
  SETTLE: { currency: RouterCurrency; amount: bigint; payerIsUser: boolean }
  /** The router's caller pays everything that is owed to the pools in this currency. */
  SETTLE_ALL: { currency: RouterCurrency; amountMaximum: bigint }
  TAKE: { currency: RouterCurrency; recipient: Address; amount: bigint }
  /** The router's caller receives everything that the pools owe in this currency. */
  TAKE_ALL: { currency: RouterCurrency; amountMinimum: bigint }
}

/** The arguments of each command. Paths are in the contract's order. They are packed for V3, and lists for V2. */
interface CommandArguments {
  V3_SWAP_EXACT_IN: ExactIn & { path: Hex }
  V3_SWAP_EXACT_OUT: ExactOut & { path: Hex }
  PERMIT2_TRANSFER_FROM: { token: Address; recipient: Address; amount: bigint }
  SWEEP: { token: RouterCurrency; recipient: Address; amountMinimum: bigint }
  /** Pays a share (`bips`, in hundredths of a percent, rounded down) of the router's balance of a currency. */
  PAY_PORTION: { token: RouterCurrency; recipient: Address; bips: bigint }
  V2_SWAP_EXACT_IN: ExactIn & { path: readonly Address[] }
  V2_SWAP_EXACT_OUT: ExactOut & { path: readonly Address[] }
  WRAP_ETH: { recipient: Address; amount: bigint }
  UNWRAP_WETH: { recipient: Address; amountMinimum: bigint }
  /** Reverts if an account holds less of a token, according to the token. */
  BALANCE_CHECK_ERC20: { owner: Address; token: Address; minBalance: bigint }
  V4_SWAP: { actions: readonly V4Action[] }
}

export type V4Action = {
  [Name in keyof ActionArguments]: { name: Name } & ActionArguments[Name]
}[keyof ActionArguments]
export type Command = {
  [Name in keyof CommandArguments]: { name: Name } & CommandArguments[Name]
}[keyof CommandArguments]

export type ActionName = V4Action['name']
export type CommandName = Command['name']

/** The bytes of actions and commands. Flags, such as 0x80 for "may fail", are never set. */
export const ACTION_BYTES: Readonly<Record<ActionName, number>> = {
  SWAP_EXACT_IN_SINGLE: 0x06,
  SWAP_EXACT_OUT_SINGLE: 0x08,
  SETTLE: 0x0b,
  SETTLE_ALL: 0x0c,
  TAKE: 0x0e,
  TAKE_ALL: 0x0f,
}
export const COMMAND_BYTES: Readonly<Record<CommandName, number>> = {
  V3_SWAP_EXACT_IN: 0x00,
  V3_SWAP_EXACT_OUT: 0x01,
  PERMIT2_TRANSFER_FROM: 0x02,
  SWEEP: 0x04,
  PAY_PORTION: 0x06,
  V2_SWAP_EXACT_IN: 0x08,
  V2_SWAP_EXACT_OUT: 0x09,
  WRAP_ETH: 0x0b,
  UNWRAP_WETH: 0x0c,
  BALANCE_CHECK_ERC20: 0x0e,
  V4_SWAP: 0x10,
}

/** A call of the router's `execute(bytes,bytes[],uint256)`. */
export interface Program {
  commands: readonly Command[]
  /** A Unix time in seconds. */
  deadline: bigint
}

export type ContractSwap = Extract<Command, { path: unknown }>

/** The path of a swap in the direction of the trade; empty if it is malformed. */
export function swapPath({ name, path }: ContractSwap): DecodedPath {
  const unpacked =
    typeof path === 'string' ? unpackPath(path) : { tokens: [...path], fees: path.slice(1).map(() => v2FeeOf()) }
  const { tokens, fees } = unpacked ?? { tokens: [], fees: [] }
  return name === 'V3_SWAP_EXACT_OUT' ? { tokens: tokens.reverse(), fees: fees.reverse() } : { tokens, fees }
}
