import { MaxUint256, type ParamType, type TransactionDescription } from 'ethers'
import type { Deployment } from '../../domain/chain/network'
import { settings } from '../../config/settings'
import { PERMIT2 } from '../../config/spenders'
import { type Address, sameAddress } from '../../domain/chain/address'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import type { DecodedAddress, DecodedArgument, DecodedCall, KnownAddress } from '../../domain/trade/decodedCall'
import { argumentsOf, asAddress, GIVES_ETHER, parseCall, type DecodedPath, pathOf } from './decode/parseCall'
import { ADDRESS_THIS, CONTRACT_BALANCE, type EncodedCall, MSG_SENDER } from './tradeAbi'
import { parseProgram } from './universalRouter/coder'
import { describeProgram } from './universalRouter/describe'

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
  const isSwapRouter = sameAddress(call.to, deployment.swapRouter)
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
  if (name.startsWith('amount')) return amountOf(call, name, raw, isSwapRouter)
  const kind = type.startsWith('uint') ? 'number' : 'data'
  return { name, kind, value: String(raw) } satisfies DecodedArgument
}

function contentOf(parsed: TransactionDescription, to: Address, deployment: Deployment) {
  const all = argumentsOf(parsed)
  const given = new Map(all.map(([{ name }, raw]) => [name, raw]))
  const call: OpenCall = { name: parsed.name, to, given, path: pathOf(parsed.name, given) }
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
  const program = deployment.v4 && sameAddress(to, deployment.v4.universalRouter) ? parseProgram(data) : null
  if (!program) return decode(data, value, 0)
  const call = { to: contract, value: value.toString(), data }
  return describeProgram(program, call, deployment, (address) => knownAddress(address, deployment))
}

export interface TradeDecoder {
  decodeTrade: typeof decodeTrade
}
