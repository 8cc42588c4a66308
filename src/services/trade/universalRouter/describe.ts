import { type Address, sameAddress } from '../../../domain/chain/address'
import { UINT128_MAX } from '../../../domain/chain/limits'
import type { Deployment } from '../../../domain/chain/network'
import { type CurrencyId, NATIVE } from '../../../domain/token/token'
import type { DecodedAddress, DecodedArgument, DecodedCall, KnownAddress } from '../../../domain/trade/decodedCall'
import {
  COIN,
  type Command,
  type ContractSwap,
  OPEN_DELTA,
  type Program,
  ROUTER_BALANCE,
  type RouterCurrency,
  swapPath,
  THIS_ROUTER,
  type V4Action,
} from './commands'

// This module converts a call of the Universal Router to a tree of commands and actions for the review.

interface Names {
  /** The label of an address of the deployment; null for any other address. */
  known: (address: Address) => KnownAddress | null
  weth: Address
}

const idOf = (currency: RouterCurrency): CurrencyId => (currency === COIN ? NATIVE : currency)

function addressOf(address: Address, { known }: Names): DecodedAddress {
  if (address === COIN) return { address, known: 'coin' }
  return { address, known: sameAddress(address, THIS_ROUTER) ? 'thisRouter' : known(address) }
}

function amount(name: string, value: bigint, currency: RouterCurrency | undefined, isOfPools = false): DecodedArgument {
  const all = value === ROUTER_BALANCE ? 'routerBalance' : isOfPools && value === OPEN_DELTA ? 'poolBalance' : null
  const meaning = all ?? (value === UINT128_MAX ? 'unlimited' : null)
  return {
    name,
    kind: 'amount',
    value: value.toString(),
    token: currency === undefined ? null : idOf(currency),
    meaning,
  }
}

const address = (name: string, value: Address, names: Names): DecodedArgument => ({
  name,
  kind: 'address',
  value: addressOf(value, names),
})

const flag = (name: string, value: boolean): DecodedArgument => ({ name, kind: 'data', value: String(value) })

type V4Swap = Extract<V4Action, { poolKey: unknown }>

function v4SwapArguments(action: V4Swap, names: Names): DecodedArgument[] {
  const { currency0, currency1, fee, tickSpacing } = action.poolKey
  const [from, to] = action.zeroForOne ? [currency0, currency1] : [currency1, currency0]
  const amounts =
    action.name === 'SWAP_EXACT_IN_SINGLE'
      ? [amount('amountIn', action.amountIn, from, true), amount('amountOutMinimum', action.amountOutMinimum, to)]
      : [amount('amountOut', action.amountOut, to, true), amount('amountInMaximum', action.amountInMaximum, from)]
  return [
    { name: 'pool', kind: 'path', value: [addressOf(from, names), addressOf(to, names)], fees: [fee] },
    { name: 'tickSpacing', kind: 'number', value: String(tickSpacing) },
    ...amounts,
  ]
}

function actionArguments(action: V4Action, names: Names): DecodedArgument[] {
  if ('poolKey' in action) return v4SwapArguments(action, names)
  const { currency } = action
  const named = address('currency', currency, names)
  switch (action.name) {
    case 'SETTLE':
      return [named, amount('amount', action.amount, currency, true), flag('payerIsUser', action.payerIsUser)]
    case 'SETTLE_ALL':
      return [named, amount('amountMaximum', action.amountMaximum, currency)]
    case 'TAKE':
      return [named, address('recipient', action.recipient, names), amount('amount', action.amount, currency, true)]
    case 'TAKE_ALL':
      return [named, amount('amountMinimum', action.amountMinimum, currency)]
  }
}

function contractSwapArguments(command: ContractSwap, names: Names): DecodedArgument[] {
  const { tokens, fees } = swapPath(command)
  const [from, to] = [tokens[0], tokens.at(-1)]
  const amounts =
    'amountIn' in command
      ? [amount('amountIn', command.amountIn, from), amount('amountOutMinimum', command.amountOutMinimum, to)]
      : [amount('amountOut', command.amountOut, to), amount('amountInMaximum', command.amountInMaximum, from)]
  return [
    address('recipient', command.recipient, names),
    ...amounts,
    { name: 'path', kind: 'path', value: tokens.map((token) => addressOf(token, names)), fees },
    flag('payerIsUser', command.payerIsUser),
  ]
}

function commandArguments(command: Command, names: Names): DecodedArgument[] {
  if (command.name === 'V4_SWAP') return []
  if ('path' in command) return contractSwapArguments(command, names)
  const recipient = address('recipient', command.recipient, names)
  switch (command.name) {
    case 'WRAP_ETH':
      return [recipient, amount('amount', command.amount, COIN)]
    case 'UNWRAP_WETH':
      return [recipient, amount('amountMinimum', command.amountMinimum, names.weth)]
    case 'SWEEP':
      return [
        address('token', command.token, names),
        recipient,
        amount('amountMinimum', command.amountMinimum, command.token),
      ]
    case 'PAY_PORTION':
      return [
        address('token', command.token, names),
        recipient,
        { name: 'bips', kind: 'number', value: command.bips.toString() },
      ]
    case 'PERMIT2_TRANSFER_FROM':
      return [address('token', command.token, names), recipient, amount('amount', command.amount, command.token)]
  }
}

/**
 * Converts a program to a tree of calls to the router.
 * @param call - the transaction: the router, the value in wei and the data
 */
export function describeProgram(
  { commands, deadline }: Program,
  call: Pick<DecodedCall, 'to' | 'value' | 'data'>,
  { weth }: Pick<Deployment, 'weth'>,
  known: Names['known'],
): DecodedCall {
  const names: Names = { known, weth }
  const inner = (name: string, args: DecodedArgument[], calls: DecodedCall[]): DecodedCall => ({
    to: call.to,
    value: '0',
    data: '0x',
    name,
    args,
    calls,
  })
  return {
    ...call,
    name: 'execute',
    args: [{ name: 'deadline', kind: 'time', value: deadline.toString() }],
    calls: commands.map((command) =>
      inner(
        command.name,
        commandArguments(command, names),
        command.name === 'V4_SWAP'
          ? command.actions.map((action) => inner(action.name, actionArguments(action, names), []))
          : [],
      ),
    ),
  }
}
