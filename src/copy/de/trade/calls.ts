import { type Address, sameAddress } from '../../../domain/chain/address'
import { wrappedSymbol } from '../../../domain/chain/chain'
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
export const onContract = (contract: string) => ` (${contract})`

const NAMES: Partial<Record<KnownAddress, string>> = {
  v2Factory: 'Uniswap V2 Factory',
  v3Factory: 'Uniswap V3 Factory',
  quoter: 'QuoterV2',
  multicall: 'Multicall3',
  poolManager: 'V4-Pool-Manager',
  thisRouter: 'dieser Router',
  sender: 'der Absender',
  operator: 'der Betreiber dieser Website',
}

const AMOUNTS: Record<AmountMeaning, string> = {
  unlimited: 'unbegrenzt',
  routerBalance: 'alles, was der Router hält',
  poolBalance: 'der ganze offene Betrag mit den Pools',
}

const SELLS_V2 = 'Verkauft einen festen Betrag über V2-Pools'

/** What functions do, by their names. */
const MEANINGS: Readonly<Record<string, string>> = {
  multicall: 'Führt Folgendes aus, ganz oder gar nicht',
  checkOracleSlippage: 'Scheitert, wenn der Preis innerhalb dieses Blocks schlechter wurde',
  exactInputSingle: 'Verkauft einen festen Betrag über einen V3-Pool',
  exactInput: 'Verkauft einen festen Betrag über V3-Pools',
  exactOutputSingle: 'Kauft einen festen Betrag über einen V3-Pool',
  exactOutput: 'Kauft einen festen Betrag über V3-Pools',
  swapExactTokensForTokens: SELLS_V2,
  swapTokensForExactTokens: 'Kauft einen festen Betrag über V2-Pools',
  swapExactTokensForTokensSupportingFeeOnTransferTokens: SELLS_V2,
  sweepToken: 'Zahlt alles aus, was der Router von einem Token hält',
  sweepTokenWithFee: 'Zahlt die Websitegebühr und zahlt den Rest aus, den der Router von einem Token hält',
  approve: 'Erlaubt einem Contract, einen Token zu bewegen',
  execute: 'Führt Folgendes aus, ganz oder gar nicht',
  V3_SWAP_EXACT_IN: 'Verkauft einen festen Betrag über V3-Pools',
  V3_SWAP_EXACT_OUT: 'Kauft einen festen Betrag über V3-Pools',
  V2_SWAP_EXACT_IN: SELLS_V2,
  V2_SWAP_EXACT_OUT: 'Kauft einen festen Betrag über V2-Pools',
  PERMIT2_TRANSFER_FROM: 'Entnimmt einen Token über Permit2',
  PAY_PORTION: 'Zahlt die Websitegebühr, einen Teil von allem, was der Router von einer Währung hält',
  SWEEP: 'Zahlt alles aus, was der Router von einer Währung hält',
  V4_SWAP: 'Handelt mit V4-Pools und rechnet mit ihnen ab',
  SWAP_EXACT_IN_SINGLE: 'Verkauft einen festen Betrag über einen V4-Pool',
  SWAP_EXACT_OUT_SINGLE: 'Kauft einen festen Betrag über einen V4-Pool',
  SETTLE: 'Zahlt den Pools, was ihnen zusteht',
  SETTLE_ALL: 'Zahlt den Pools alles, was ihnen zusteht',
  TAKE: 'Entnimmt, was die Pools schulden',
  TAKE_ALL: 'Zahlt alles aus, was die Pools schulden',
}

/** The meaning of functions that take or pay the network's coin. All are named after ether. */
function coinMeaning(name: string, coin: string): string | null {
  const sells = `Verkauft mitgesendete ${coin} über V2-Pools`
  const sellsFor = `Verkauft einen festen Betrag gegen ${coin} über V2-Pools`
  const meanings: Readonly<Record<string, string>> = {
    swapExactETHForTokens: sells,
    swapETHForExactTokens: `Kauft einen festen Betrag mit ${coin} über V2-Pools`,
    swapTokensForExactETH: `Kauft einen festen Betrag ${coin} über V2-Pools`,
    swapExactTokensForETH: sellsFor,
    swapExactETHForTokensSupportingFeeOnTransferTokens: sells,
    swapExactTokensForETHSupportingFeeOnTransferTokens: sellsFor,
    unwrapWETH9: `Entwrappt alles, was der Router hält, und zahlt es in ${coin} aus`,
    unwrapWETH9WithFee: `Entwrappt alles, was der Router hält, zahlt die Websitegebühr und zahlt den Rest in ${coin} aus`,
    refundETH: `Gibt übrige ${coin} zurück`,
    deposit: `Wrappt mitgesendete ${coin}`,
    withdraw: `Entwrappt in ${coin}`,
    WRAP_ETH: `Wrappt ${coin}`,
    UNWRAP_WETH: `Entwrappt alles, was der Router hält, in ${coin}`,
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
  if (sameAddress(address, plan.account)) return 'Ihre Adresse'
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
      return `${argument.value.address} (${nameOf(argument.value, context) ?? 'unbekannt'})`
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
  const coin = sent === 0n ? [] : [{ name: 'mitgesendet', text: `${exactText(sent, decimals)} ${symbol}` }]
  const words = args.map((argument) => ({ name: argument.name, text: argumentText(argument, context) }))
  return {
    name: name ?? 'Unbekannter Aufruf',
    contract: nameOf(to, context) ?? 'unbekannter Contract',
    address: to.address,
    meaning: name === null ? null : (MEANINGS[name] ?? coinMeaning(name, symbol)),
    args: [...coin, ...words, ...(name === null ? [{ name: 'Daten', text: data }] : [])],
    calls: calls.map((inner) => callWords(inner, context)),
  }
}
