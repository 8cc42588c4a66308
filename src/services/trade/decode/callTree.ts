import { MaxUint256, type ParamType, type TransactionDescription } from 'ethers'
import { type Address, sameAddress, ZERO_ADDRESS } from '#domain/chain/address'
import { UINT128_MAX } from '#domain/chain/limits'
import type { Deployment } from '#domain/chain/network'
import { DYNAMIC_FEE } from '#domain/pool/route'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { DecodedAddress, DecodedArgument, DecodedCall, KnownAddress } from '#domain/trade/decodedCall'
import { settings } from '#config/settings'
import { PERMIT2 } from '#config/uniswap'
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
} from '../universalRouter/commands'
import { argumentsOf, asAddress, deploymentAt, type DecodedPath, GIVES_ETHER, parseCall, pathOf } from './parseCall'
import { ADDRESS_THIS, CONTRACT_BALANCE, type EncodedCall, MSG_SENDER } from '../tradeAbi'
import { parseProgram } from '../universalRouter/coder'

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
  const { currency0, currency1, fee, tickSpacing, hooks } = action.poolKey
  const [from, to] = action.zeroForOne ? [currency0, currency1] : [currency1, currency0]
  const amounts =
    action.name === 'SWAP_EXACT_IN_SINGLE'
      ? [amount('amountIn', action.amountIn, from, true), amount('amountOutMinimum', action.amountOutMinimum, to)]
      : [amount('amountOut', action.amountOut, to, true), amount('amountInMaximum', action.amountInMaximum, from)]
  // A fee that the hook sets is in no call.
  const fees = fee === DYNAMIC_FEE ? [] : [fee]
  return [
    { name: 'pool', kind: 'path', value: [addressOf(from, names), addressOf(to, names)], fees },
    { name: 'tickSpacing', kind: 'number', value: String(tickSpacing) },
    ...(sameAddress(hooks, ZERO_ADDRESS) ? [] : [address('hooks', hooks, names)]),
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
  if (command.name === 'BALANCE_CHECK_ERC20') {
    const { owner, token, minBalance } = command
    return [address('owner', owner, names), address('token', token, names), amount('minBalance', minBalance, token)]
  }
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
function describeProgram(
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

// This module decodes transactions from their bytes, independently of the encoder. Both are loaded together.

/** The maximum depth of nested multicalls, because hostile data could be nested very deeply. */
const DEPTH_MAX = 4

/** The maximum Permit2 allowance, which counts as unlimited. */
const UINT160_MAX = 2n ** 160n - 1n

const KNOWN = ['swapRouter', 'v2Router', 'weth', 'usdc', 'v2Factory', 'v3Factory', 'quoter', 'multicall'] as const

const KNOWN_V4 = ['universalRouter', 'poolManager'] as const

function knownAddress(address: Address, deployment: Deployment): KnownAddress | null {
  const { v4 } = deployment
  if (sameAddress(address, PERMIT2.address)) return 'permit2'
  if (settings.siteFee && sameAddress(address, settings.siteFee.recipient)) return 'operator'
  const named = KNOWN.find((name) => sameAddress(deployment[name], address))
  return named ?? (v4 && KNOWN_V4.find((name) => sameAddress(v4[name], address))) ?? null
}

/** What a placeholder address means in SwapRouter02's swaps. Payout calls have no placeholders. */
function substituted(name: string, address: string): KnownAddress | null {
  if (/^(sweepToken|unwrapWETH9)/.test(name)) return null
  if (address === ADDRESS_THIS) return 'thisRouter'
  return address === MSG_SENDER ? 'sender' : null
}

interface OpenCall {
  name: string
  to: Address
  given: ReadonlyMap<string, unknown>
  path: DecodedPath | null
}

function tokenOf({ name, to, given, path }: OpenCall, argument: string): CurrencyId | null {
  // The contract of this call is Permit2, whose `approve` has the token as an argument.
  if (name === 'approve') return given.has('expiration') ? asAddress(given.get('token')) : to
  if (name === 'withdraw') return to
  if (name === 'wrapETH') return NATIVE
  if (name.startsWith('sweepToken')) return asAddress(given.get('token'))
  if (name.startsWith('unwrapWETH9')) return NATIVE
  if (argument.startsWith('amountIn')) return path?.tokens[0] ?? null
  return GIVES_ETHER.test(name) ? NATIVE : (path?.tokens.at(-1) ?? null)
}

function amountOf(call: OpenCall, name: string, raw: unknown, isSwapRouter: boolean): DecodedArgument {
  const isAll = call.name !== 'approve' && name === 'amountIn' && raw === CONTRACT_BALANCE && isSwapRouter
  const meaning = isAll ? 'routerBalance' : raw === MaxUint256 || raw === UINT160_MAX ? 'unlimited' : null
  return { name, kind: 'amount', value: String(raw), token: tokenOf(call, name), meaning }
}

function argumentOf(call: OpenCall, { name, baseType, type }: ParamType, raw: unknown, deployment: Deployment) {
  const isSwapRouter = sameAddress(call.to, deploymentAt(call.to, deployment).swapRouter)
  if (baseType === 'address') {
    const address = asAddress(raw)
    const known = (isSwapRouter ? substituted(call.name, address) : null) ?? knownAddress(address, deployment)
    return { name, kind: 'address', value: { address, known } } satisfies DecodedArgument
  }
  if (name === 'path' && call.path) {
    const value = call.path.tokens.map((address) => ({ address, known: knownAddress(address, deployment) }))
    return { name, kind: 'path', value, fees: call.path.fees } satisfies DecodedArgument
  }
  if (name === 'deadline' || name === 'expiration')
    return { name, kind: 'time', value: String(raw) } satisfies DecodedArgument
  if (name.startsWith('amount') || call.name === 'wrapETH') return amountOf(call, name, raw, isSwapRouter)
  const kind = type.startsWith('uint') ? 'number' : 'data'
  return { name, kind, value: String(raw) } satisfies DecodedArgument
}

function contentOf(parsed: TransactionDescription, to: Address, deployment: Deployment) {
  const all = argumentsOf(parsed)
  const given = new Map(all.map(([{ name }, raw]) => [name, raw]))
  const call: OpenCall = {
    name: parsed.name,
    to,
    given,
    path: pathOf(parsed.name, given, deploymentAt(to, deployment).venue),
  }
  const isMulticall = parsed.name === 'multicall'
  return {
    args: all
      .filter(([{ name }]) => !isMulticall || name !== 'data')
      .map(([input, raw]): DecodedArgument => argumentOf(call, input, raw, deployment)),
    inner: isMulticall ? [...(given.get('data') as Iterable<string>)] : [],
  }
}

/**
 * Decodes a transaction into a tree for the review: each call by name, with its arguments and inner calls. The
 * deployment's addresses are labelled. Unknown or malformed parts are returned undecoded. Never throws.
 */
export function decodeTrade({ to, value, data }: EncodedCall, deployment: Deployment): DecodedCall {
  const contract: DecodedAddress = { address: to, known: knownAddress(to, deployment) }

  function decode(bytes: string, wei: bigint, depth: number): DecodedCall {
    const call = { to: contract, value: wei.toString(), data: bytes }
    const unknown = { ...call, name: null, args: [], calls: [] }
    try {
      const parsed = depth > DEPTH_MAX ? null : parseCall(to, bytes, deployment)
      if (!parsed) return unknown
      const { args, inner } = contentOf(parsed, to, deployment)
      return { ...call, name: parsed.name, args, calls: inner.map((each) => decode(each, 0n, depth + 1)) }
    } catch {
      return unknown
    }
  }
  const { v4 } = deployment
  const program = v4 && sameAddress(to, v4.universalRouter) ? parseProgram(data, v4.routerVersion) : null
  if (!program) return decode(data, value, 0)
  const call = { to: contract, value: value.toString(), data }
  return describeProgram(program, call, deployment, (address) => knownAddress(address, deployment))
}

export interface TradeDecoder {
  decodeTrade: typeof decodeTrade
}
