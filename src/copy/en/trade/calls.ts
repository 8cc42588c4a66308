import { type Address, sameAddress } from '../../../domain/chain/address'
import { coinWord, wrappedSymbol } from '../../../domain/chain/chain'
import { writtenDate } from '../browser/time'
import { exactText } from '../../../domain/token/amount'
import { type CurrencyId, NATIVE } from '../../../domain/token/token'
import type {
  AmountMeaning,
  DecodedAddress,
  DecodedArgument,
  DecodedCall,
  KnownAddress,
} from '../../../domain/trade/decodedCall'
import type { TradePlan } from '../../../domain/trade/plan'
import { feeLabel } from '../../../domain/pool/route'

/** Words for a decoded transaction: every address by its name where there is one, and always in full. */

/** A call in words, with the calls inside it. */
export interface CallWords {
  /** For example "exactInputSingle". */
  name: string
  /** The contract by its name, and its whole address. */
  contract: string
  address: string
  /** What it does, in plain words; null when that is not known. */
  meaning: string | null
  args: readonly { name: string; text: string }[]
  calls: readonly CallWords[]
}

/** What a call is described by. */
export interface CallContext {
  plan: TradePlan
  /** The symbol of an intermediate token; null if unknown. */
  symbolOf: (token: Address) => string | null
  /** The name of a known spender contract; null for any other. */
  contractName: (address: Address) => string | null
  nativeCurrency: { symbol: string; decimals: number }
  /** The wrapped coin's contract, where there is one. */
  weth: Address | null
}

/** Before a call's contract: "exactInputSingle on Uniswap SwapRouter02". */
export const onContract = (contract: string) => ` on ${contract}`

const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 factory',
  v3Factory: 'Uniswap V3 factory',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4 pool manager',
  thisRouter: 'this router',
  sender: 'the sender',
  operator: 'the operator of this site',
}

const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'unlimited',
  routerBalance: 'all that the router holds',
  poolBalance: 'all that the pools are due',
}

const SELLS_V2 = 'Sells a fixed amount through V2 pools'

/** What functions do, by their names. */
const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Does the following, all or nothing',
  checkOracleSlippage: 'Fails if the price became worse within this block',
  exactInputSingle: 'Sells a fixed amount through one V3 pool',
  exactInput: 'Sells a fixed amount through V3 pools',
  exactOutputSingle: 'Buys a fixed amount through one V3 pool',
  exactOutput: 'Buys a fixed amount through V3 pools',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Buys a fixed amount through V2 pools',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Pays out all that the router holds of a token',
  sweepTokenWithFee: 'Pays the site’s fee, and pays out the rest that the router holds of a token',
  approve: 'Lets a contract move a token',
  execute: 'Does the following, all or nothing',
  V3_SWAP_EXACT_IN: 'Sells a fixed amount through V3 pools',
  V3_SWAP_EXACT_OUT: 'Buys a fixed amount through V3 pools',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Buys a fixed amount through V2 pools',
  PERMIT2_TRANSFER_FROM: 'Takes a token through Permit2',
  PAY_PORTION: 'Pays the site’s fee, a part of all that the router holds of a currency',
  SWEEP: 'Pays out all that the router holds of a currency',
  V4_SWAP: 'Trades with V4 pools and settles with them',
  SWAP_EXACT_IN_SINGLE: 'Sells a fixed amount through one V4 pool',
  SWAP_EXACT_OUT_SINGLE: 'Buys a fixed amount through one V4 pool',
  SETTLE: 'Pays the pools what they are due',
  SETTLE_ALL: 'Pays the pools all that they are due',
  TAKE: 'Takes what the pools owe',
  TAKE_ALL: 'Pays out all that the pools owe',
}

/** The meaning of functions that take or pay the network's coin. All are named after ether. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `Sells the ${coin} sent along through V2 pools`
  const sellsFor = `Sells a fixed amount for ${coin} through V2 pools`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Buys a fixed amount with ${coin} through V2 pools`,
    swapTokensForExactETH: `Buys a fixed amount of ${coin} through V2 pools`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Unwraps all that the router holds and pays out the ${coin}`,
    unwrapWETH9WithFee: `Unwraps all that the router holds, pays the site’s fee, and pays out the rest of the ${coin}`,
    refundETH: `Gives back the ${coin} that is left`,
    deposit: `Wraps the ${coin} sent along`,
    withdraw: `Unwraps into ${coin}`,
    WRAP_ETH: `Wraps ${coin}`,
    UNWRAP_WETH: `Unwraps all that the router holds into ${coin}`,
  }
  return meanings[name] ?? null
}

function nameOf({ address, known }: DecodedAddress, context: CallContext): string | null {
  const { plan, symbolOf, contractName, nativeCurrency } = context
  // The dollar token has another symbol on some networks.
  if (known === 'coin') return nativeCurrency.symbol
  if (known === 'usdc') return symbolOf(address) ?? 'USDC'
  if (known === 'weth') return wrappedSymbol(nativeCurrency.symbol)
  if (known !== null) return NAMES[known] ?? contractName(address)
  if (sameAddress(address, plan.account)) return 'your address'
  const own = [plan.sell, plan.buy].find(({ id }) => id !== NATIVE && sameAddress(id, address))
  return own?.symbol ?? symbolOf(address)
}

function unitOf(token: CurrencyId | null, { plan, nativeCurrency, weth }: CallContext) {
  if (token === null) return null
  const side = [plan.sell, plan.buy].find(({ id }) => sameAddress(id, token))
  if (side) return side
  const { decimals, symbol } = nativeCurrency
  return weth !== null && sameAddress(token, weth) ? { decimals, symbol: wrappedSymbol(symbol) } : null
}

function pathText({ value, fees }: DecodedArgument & { kind: 'path' }, context: CallContext): string {
  return value
    .map((stop, index) => {
      const name = nameOf(stop, context)
      const token = name === null ? stop.address : `${name} ${stop.address}`
      const fee = fees[index - 1]
      return index === 0 ? token : `→ ${fee === undefined ? '' : `${feeLabel(fee)} → `}${token}`
    })
    .join(' ')
}

/** The latest time that a date can hold, in milliseconds. */
const TIME_MAX = 8.64e15

function argumentText(argument: DecodedArgument, context: CallContext): string {
  switch (argument.kind) {
    case 'address':
      return `${argument.value.address} (${nameOf(argument.value, context) ?? 'unknown'})`
    case 'amount': {
      if (argument.meaning !== null) return AMOUNTS[argument.meaning]
      const unit = unitOf(argument.token, context)
      return unit ? `${exactText(BigInt(argument.value), unit.decimals)} ${unit.symbol}` : argument.value
    }
    case 'path':
      return pathText(argument, context)
    case 'time': {
      const at = Number(argument.value) * 1_000
      return at > 0 && at < TIME_MAX
        ? writtenDate(at, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
        : argument.value
    }
    default:
      return argument.value
  }
}

/** A call and all inside it, in words. */
export function callWords(call: DecodedCall, context: CallContext): CallWords {
  const { to, value, name, args, calls, data } = call
  const { decimals, symbol } = context.nativeCurrency
  const sent = BigInt(value)
  const coin = sent === 0n ? [] : [{ name: 'sent along', text: `${exactText(sent, decimals)} ${symbol}` }]
  const words = args.map((argument) => ({ name: argument.name, text: argumentText(argument, context) }))
  return {
    name: name ?? 'Unknown call',
    contract: nameOf(to, context) ?? 'an unknown contract',
    address: to.address,
    meaning: name === null ? null : (MEANINGS[name] ?? coinMeaning(name, coinWord(symbol))),
    args: [...coin, ...words, ...(name === null ? [{ name: 'data', text: data }] : [])],
    calls: calls.map((inner) => callWords(inner, context)),
  }
}
