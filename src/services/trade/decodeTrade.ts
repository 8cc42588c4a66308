import {
  getAddress,
  type Interface,
  MaxUint256,
  type ParamType,
  type Result,
  type TransactionDescription,
} from 'ethers'
import type { Deployment } from '../../config/deployments'
import { type Address, sameAddress } from '../../domain/chain/address'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import type {
  DecodedAddress,
  DecodedArgument,
  DecodedCall,
  Intent,
  IntentHop,
  IntentLeg,
  TradeIntent,
} from '../../domain/trade/decodedCall'
import { V2_FEE } from '../../domain/trade/search/route'
import { ADDRESS_THIS, CONTRACT_BALANCE, MSG_SENDER, SWAP_ROUTER, TOKEN, V2_ROUTER, WRAPPED_COIN } from './tradeAbi'
import type { EncodedCall } from './tradeEncoder'

/** Reads transactions back from their bytes, without what they were made of. In the chunk of the encoder. */

/** A multicall may hold multicalls, but hostile data does not get to nest them without end. */
const DEPTH_MAX = 4

const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Does the following, all or nothing',
  checkOracleSlippage: 'Stops if the price became worse within this block',
  exactInputSingle: 'Sells a fixed amount through one V3 pool',
  exactInput: 'Sells a fixed amount through V3 pools',
  exactOutputSingle: 'Buys a fixed amount through one V3 pool',
  exactOutput: 'Buys a fixed amount through V3 pools',
  swapExactTokensForTokens: 'Sells a fixed amount through V2 pools',
  swapTokensForExactTokens: 'Buys a fixed amount through V2 pools',
  swapExactETHForTokens: 'Sells the ether sent along through V2 pools',
  swapETHForExactTokens: 'Buys a fixed amount with ether through V2 pools',
  swapTokensForExactETH: 'Buys a fixed amount of ether through V2 pools',
  swapExactTokensForETH: 'Sells a fixed amount for ether through V2 pools',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: 'Sells a fixed amount through V2 pools',
  swapExactETHForTokensSupportingFeeOnTransferTokens: 'Sells the ether sent along through V2 pools',
  swapExactTokensForETHSupportingFeeOnTransferTokens: 'Sells a fixed amount for ether through V2 pools',
  sweepToken: 'Hands over all that the router holds of a token',
  unwrapWETH9: 'Unwraps all that the router holds and hands over the ether',
  refundETH: 'Gives back the ether that is left',
  deposit: 'Wraps the ether sent along',
  withdraw: 'Unwraps into ether',
  approve: 'Lets a contract move a token',
}

/** V2's own router names what it does with ether in its functions. */
const TAKES_ETHER = /ETHFor/
const GIVES_ETHER = /ForETH|ForExactETH/

interface Path {
  tokens: Address[]
  /** In millionths. */
  fees: number[]
}

const asAddress = (value: unknown) => getAddress(String(value)) as Address

/** Tokens and fees of a packed V3 path; null when it is none. */
function unpackPath(path: string): Path | null {
  const hex = path.slice(2)
  if (hex.length < 86 || (hex.length - 40) % 46 !== 0) return null
  const tokens = [asAddress(`0x${hex.slice(0, 40)}`)]
  const fees: number[] = []
  for (let at = 40; at < hex.length; at += 46) {
    fees.push(Number.parseInt(hex.slice(at, at + 6), 16))
    tokens.push(asAddress(`0x${hex.slice(at + 6, at + 46)}`))
  }
  return { tokens, fees }
}

/** A call's arguments by name; those of a struct stand beside the others. */
function argumentsOf({ fragment, args }: TransactionDescription): [ParamType, unknown][] {
  const flatten = (inputs: readonly ParamType[], values: Result): [ParamType, unknown][] =>
    inputs.flatMap((input, at): [ParamType, unknown][] => {
      const value: unknown = values[at]
      return input.components ? flatten(input.components, value as Result) : [[input, value]]
    })
  return flatten(fragment.inputs, args)
}

/** The path of a swap, in the direction of the trade. */
function pathOf(name: string, given: ReadonlyMap<string, unknown>): Path | null {
  if (given.has('tokenIn')) {
    return {
      tokens: [asAddress(given.get('tokenIn')), asAddress(given.get('tokenOut'))],
      fees: [Number(given.get('fee'))],
    }
  }
  const path = given.get('path')
  if (Array.isArray(path)) {
    const tokens = path.map(asAddress)
    return { tokens, fees: tokens.slice(1).map(() => V2_FEE) }
  }
  if (typeof path !== 'string') return null
  const unpacked = unpackPath(path)
  // The contract wants the path of an exact output from the last token to the first.
  if (unpacked && name === 'exactOutput') [unpacked.tokens, unpacked.fees].forEach((list) => list.reverse())
  return unpacked
}

/** Whose units an amount is in. */
function tokenOf(
  name: string,
  argument: string,
  to: Address,
  given: ReadonlyMap<string, unknown>,
  path: Path | null,
): CurrencyId | null {
  if (name === 'approve' || name === 'withdraw') return to
  if (name === 'sweepToken') return asAddress(given.get('token'))
  if (name === 'unwrapWETH9') return NATIVE
  if (argument.startsWith('amountIn')) return path?.tokens[0] ?? null
  return GIVES_ETHER.test(name) ? NATIVE : (path?.tokens.at(-1) ?? null)
}

function interfacesOf(to: Address, { swapRouter, v2Router, weth }: Deployment): Interface[] {
  if (sameAddress(to, swapRouter)) return [SWAP_ROUTER]
  if (sameAddress(to, v2Router)) return [V2_ROUTER]
  return sameAddress(to, weth) ? [WRAPPED_COIN, TOKEN] : [TOKEN]
}

/** The call that some data makes to a contract; null when it is none that is known, or is malformed. */
function parse(to: Address, data: string, deployment: Deployment): TransactionDescription | null {
  for (const contract of interfacesOf(to, deployment)) {
    try {
      const parsed = contract.parseTransaction({ data })
      if (parsed) return parsed
    } catch {
      // Not its data, or data that is cut off.
    }
  }
  return null
}

function knownAs(address: Address, deployment: Deployment): string | null {
  const names: [Address, string][] = [
    [deployment.swapRouter, 'SwapRouter02'],
    [deployment.v2Router, 'Uniswap V2 Router02'],
    [deployment.weth, 'WETH'],
    [deployment.usdc, 'USDC'],
    [deployment.v2Factory, 'Uniswap V2 factory'],
    [deployment.v3Factory, 'Uniswap V3 factory'],
    [deployment.quoter, 'QuoterV2'],
    [deployment.multicall, 'Multicall3'],
  ]
  return names.find(([other]) => sameAddress(other, address))?.[1] ?? null
}

/** Swaps of SwapRouter02 take two addresses for others. Its last calls, which hand over, do not. */
function substituted(name: string, to: Address, address: string, { swapRouter }: Deployment): string | null {
  if (!sameAddress(to, swapRouter) || name === 'sweepToken' || name === 'unwrapWETH9') return null
  if (address === ADDRESS_THIS) return 'this router'
  return address === MSG_SENDER ? 'the sender' : null
}

/**
 * A transaction in words, for the review: each call by name, with its arguments and the calls inside it. Addresses are
 * told by what the deployment knows of them. What is not known, or malformed, is shown as it is. Never throws.
 */
export function decodeTrade({ to, value, data }: EncodedCall, deployment: Deployment): DecodedCall {
  const addressOf = (address: Address): DecodedAddress => ({ address, known: knownAs(address, deployment) })

  function argumentOf(
    parsed: TransactionDescription,
    given: ReadonlyMap<string, unknown>,
    input: ParamType,
    raw: unknown,
  ) {
    const { name: call } = parsed
    const { name, baseType, type } = input
    const path = pathOf(call, given)
    if (baseType === 'address') {
      const address = asAddress(raw)
      const known = substituted(call, to, address, deployment) ?? knownAs(address, deployment)
      return { name, kind: 'address', value: { address, known } } satisfies DecodedArgument
    }
    if (name === 'path' && path) {
      return { name, kind: 'path', value: path.tokens.map(addressOf), fees: path.fees } satisfies DecodedArgument
    }
    if (name === 'deadline') return { name, kind: 'time', value: String(raw) } satisfies DecodedArgument
    if (name.startsWith('amount')) {
      const isAll =
        call !== 'approve' && name === 'amountIn' && raw === CONTRACT_BALANCE && sameAddress(to, deployment.swapRouter)
      const meaning = isAll ? 'all that the router holds' : raw === MaxUint256 ? 'unlimited' : null
      const token = tokenOf(call, name, to, given, path)
      return { name, kind: 'amount', value: String(raw), token, meaning } satisfies DecodedArgument
    }
    const kind = type.startsWith('uint') ? 'number' : 'data'
    return { name, kind, value: String(raw) } satisfies DecodedArgument
  }

  function decode(bytes: string, wei: bigint, depth: number): DecodedCall {
    const call = { to: addressOf(to), value: wei.toString(), data: bytes }
    const unknown = { ...call, name: null, meaning: null, args: [], calls: [] }
    try {
      const parsed = depth > DEPTH_MAX ? null : parse(to, bytes, deployment)
      if (!parsed) return unknown
      const all = argumentsOf(parsed)
      const given = new Map(all.map(([{ name }, raw]) => [name, raw]))
      const isMulticall = parsed.name === 'multicall'
      const inner = isMulticall ? [...(given.get('data') as Iterable<string>)] : []
      return {
        ...call,
        name: parsed.name,
        meaning: MEANINGS[parsed.name] ?? null,
        args: all
          .filter(([{ name }]) => !isMulticall || name !== 'data')
          .map(([input, raw]) => argumentOf(parsed, given, input, raw)),
        calls: inner.map((each) => decode(each, 0n, depth + 1)),
      }
    } catch {
      return unknown
    }
  }
  return decode(data, value, 0)
}

/** A swap as it stands in a call. */
interface Swap {
  isExactIn: boolean
  hops: IntentHop[]
  recipient: Address
  amountIn: bigint
  amountOut: bigint
}

/** Reads a swap of either router. `value` is the ether that its V2 functions take along. Null when it is none. */
function swapOf(parsed: TransactionDescription, value: bigint): Swap | null {
  const { name } = parsed
  const given = new Map(argumentsOf(parsed).map(([input, raw]) => [input.name, raw]))
  const path = pathOf(name, given)
  const recipient = given.get('recipient') ?? given.get('to')
  if (!path || recipient === undefined) return null
  const first = (...names: string[]) => names.map((each) => given.get(each)).find((raw) => typeof raw === 'bigint')
  // Only the functions that are paid with ether name no amount of it.
  const amountIn = first('amountIn', 'amountInMaximum', 'amountInMax') ?? value
  const amountOut = first('amountOut', 'amountOutMinimum', 'amountOutMin')
  if (amountOut === undefined || (given.get('sqrtPriceLimitX96') ?? 0n) !== 0n) return null
  const protocol = Array.isArray(given.get('path')) ? 'v2' : 'v3'
  const hops = path.fees.flatMap((fee, at): IntentHop[] => {
    const [tokenIn, tokenOut] = [path.tokens[at], path.tokens[at + 1]]
    return tokenIn && tokenOut ? [{ protocol, fee, tokenIn, tokenOut }] : []
  })
  if (hops.length === 0) return null
  return { isExactIn: !given.has('amountOut'), hops, recipient: asAddress(recipient), amountIn, amountOut }
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

const legOf = ({ isExactIn, hops, amountIn, amountOut }: Swap): IntentLeg => ({
  hops,
  amount: (isExactIn ? amountIn : amountOut).toString(),
  limit: (isExactIn ? amountOut : amountIn).toString(),
})

/** A swap of V2's own router. */
function v2Intent(parsed: TransactionDescription, value: bigint): TradeIntent | null {
  const takesEther = TAKES_ETHER.test(parsed.name)
  const givesEther = GIVES_ETHER.test(parsed.name)
  const swap = swapOf(parsed, value)
  if (!swap || takesEther !== value > 0n) return null
  const [first, last] = [swap.hops[0], swap.hops.at(-1)]
  if (!first || !last) return null
  return {
    kind: swap.isExactIn ? 'exactIn' : 'exactOut',
    sell: takesEther ? NATIVE : first.tokenIn,
    buy: givesEther ? NATIVE : last.tokenOut,
    mostSold: swap.amountIn.toString(),
    leastReceived: swap.amountOut.toString(),
    recipients: [swap.recipient],
    deadline: String(parsed.args.deadline),
    guard: null,
    legs: [legOf(swap)],
  }
}

/** What a multicall of SwapRouter02 comes down to; null when anything in it is not part of a plain trade. */
function routerIntent(parsed: TransactionDescription, value: bigint, deployment: Deployment): TradeIntent | null {
  if (parsed.name !== 'multicall' || parsed.args.length !== 2) return null
  const { swapRouter, weth } = deployment
  const swaps: Swap[] = []
  const guards = new Map<string, number>()
  let handedOver: { token: Address; unwraps: boolean; least: bigint; recipient: Address } | null = null
  let refunds = false
  for (const data of parsed.args[1] as Iterable<string>) {
    const call = parse(swapRouter, data, deployment)
    if (!call) return null
    const swap = swapOf(call, 0n)
    if (call.name === 'checkOracleSlippage') {
      const path = unpackPath(String(call.args[0]))
      // A check of several pools at once is not relied upon, nor one against a time in the past.
      if (path?.fees.length !== 1 || call.args[2] !== 0n || swaps.length > 0) return null
      guards.set([...path.tokens, ...path.fees].join(), Number(call.args[1]))
    } else if (swap) {
      if (handedOver || refunds) return null
      const last = swaps.at(-1)
      const [start, end] = [swap.hops[0], last?.hops.at(-1)]
      const goesOn = swap.isExactIn && swap.amountIn === CONTRACT_BALANCE
      if (!goesOn) swaps.push(swap)
      else {
        if (!last || !start || !end || !sameAddress(start.tokenIn, end.tokenOut)) return null
        if (last.recipient !== ADDRESS_THIS || last.amountOut !== 0n) return null
        swaps.splice(-1, 1, { ...swap, hops: [...last.hops, ...swap.hops], amountIn: last.amountIn })
      }
    } else if (call.name === 'sweepToken' || call.name === 'unwrapWETH9') {
      if (handedOver) return null
      const unwraps = call.name === 'unwrapWETH9'
      const given = call.args.toObject() as { token?: string; amountMinimum: bigint; recipient: string }
      const token = unwraps ? weth : asAddress(given.token)
      handedOver = { token, unwraps, least: given.amountMinimum, recipient: asAddress(given.recipient) }
    } else if (call.name === 'refundETH') refunds = true
    else return null
  }

  const [first] = swaps
  if (!first || swaps.some(({ isExactIn }) => isExactIn !== first.isExactIn)) return null
  const ends = swaps.map(({ hops }) => [hops[0]?.tokenIn ?? weth, hops.at(-1)?.tokenOut ?? weth] as const)
  const [tokenIn, tokenOut] = ends[0] ?? [weth, weth]
  if (ends.some(([from, to]) => !sameAddress(from, tokenIn) || !sameAddress(to, tokenOut))) return null
  const mostSold = sumOf(swaps.map(({ amountIn }) => amountIn))
  // All the ether that is sent is sold or given back, or it would stay for whoever calls next.
  if (value > 0n && (value !== mostSold || !sameAddress(tokenIn, weth))) return null
  if (value > 0n && !first.isExactIn && !refunds) return null
  const toRouter = swaps.filter(({ recipient }) => recipient === ADDRESS_THIS)
  if (toRouter.length > 0 && (!handedOver || !sameAddress(handedOver.token, tokenOut))) return null
  const direct = swaps.filter((swap) => !toRouter.includes(swap)).map(({ recipient }) => recipient)
  // Half of it handed over and half paid out could not be told as one amount of one currency.
  if (handedOver && direct.length > 0) return null
  const sum = sumOf(swaps.map(({ amountOut }) => amountOut))
  const least = handedOver && handedOver.least > sum ? handedOver.least : sum
  const ticks = swaps
    .flatMap(({ hops }) => hops)
    .filter(({ protocol }) => protocol === 'v3')
    .map((hop) => guards.get([hop.tokenIn, hop.tokenOut, hop.fee].join()))
  const [guard] = ticks
  return {
    kind: first.isExactIn ? 'exactIn' : 'exactOut',
    sell: value > 0n ? NATIVE : tokenIn,
    buy: handedOver?.unwraps ? NATIVE : tokenOut,
    mostSold: mostSold.toString(),
    leastReceived: least.toString(),
    recipients: [...new Set(handedOver ? [handedOver.recipient] : direct)],
    deadline: String(parsed.args[0]),
    guard: guard !== undefined && ticks.every((each) => each === guard) ? guard : null,
    legs: swaps.map(legOf),
  }
}

/**
 * What a transaction is for, read from its bytes alone: what is given and taken at most, what arrives at least and
 * where. Null for anything that is not a trade, a wrapping or an approval as the product makes them. Never throws.
 */
export function intentOf({ to, value, data }: EncodedCall, deployment: Deployment): Intent | null {
  const { swapRouter, v2Router, weth } = deployment
  try {
    const parsed = parse(to, data, deployment)
    if (!parsed) return null
    if (sameAddress(to, swapRouter)) return routerIntent(parsed, value, deployment)
    if (sameAddress(to, v2Router)) return v2Intent(parsed, value)
    if (parsed.name === 'deposit' || parsed.name === 'withdraw') {
      const wraps = parsed.name === 'deposit'
      if (!wraps && value > 0n) return null
      const amount = String(wraps ? value : parsed.args[0])
      return {
        kind: wraps ? 'wrap' : 'unwrap',
        sell: wraps ? NATIVE : weth,
        buy: wraps ? weth : NATIVE,
        mostSold: amount,
        leastReceived: amount,
        recipients: [],
        deadline: null,
        guard: null,
        legs: [],
      }
    }
    if (value > 0n) return null
    return { kind: 'approve', token: to, spender: asAddress(parsed.args[0]), amount: String(parsed.args[1]) }
  } catch {
    return null
  }
}

export interface TradeDecoder {
  decodeTrade: typeof decodeTrade
  intentOf: typeof intentOf
}
