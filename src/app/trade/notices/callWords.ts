import { AMOUNTS, CALL, callMeaning, NAMES } from '#copy/trade/calls'
import { writtenDate } from '../../../domain/browser/time'
import { type Address, sameAddress } from '../../../domain/chain/address'
import { coinWord, wrappedSymbol } from '../../../domain/chain/chain'
import { exactText, withSymbol } from '../../../domain/token/amount'
import { type CurrencyId, NATIVE } from '../../../domain/token/token'
import { feeLabel } from '../../../domain/pool/route'
import type { CallWords, DecodedAddress, DecodedArgument, DecodedCall } from '../../../domain/trade/decodedCall'
import type { TradePlan } from '../../../domain/trade/plan'

// This module describes a decoded transaction as text. Every address is shown in full, with its name if it has one.

export interface CallContext {
  plan: TradePlan
  symbolOf: (token: Address) => string | null
  /** The name of a known spender contract; null for any other contract. */
  contractName: (address: Address) => string | null
  nativeCurrency: { symbol: string; decimals: number }
  weth: Address | null
}

function nameOf({ address, known }: DecodedAddress, context: CallContext): string | null {
  const { plan, symbolOf, contractName, nativeCurrency } = context
  // The dollar token has another symbol on some networks, so its symbol is looked up.
  if (known === 'coin') return nativeCurrency.symbol
  if (known === 'usdc') return symbolOf(address) ?? 'USDC'
  if (known === 'weth') return wrappedSymbol(nativeCurrency.symbol)
  if (known !== null) return NAMES[known] ?? contractName(address)
  if (sameAddress(address, plan.account)) return CALL.ownAddress
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

/** The latest time that a `Date` can represent, in milliseconds. */
const TIME_MAX = 8.64e15

function argumentText(argument: DecodedArgument, context: CallContext): string {
  switch (argument.kind) {
    case 'address':
      return `${argument.value.address} (${nameOf(argument.value, context) ?? CALL.unknownName})`
    case 'amount': {
      if (argument.meaning !== null) return AMOUNTS[argument.meaning]
      const unit = unitOf(argument.token, context)
      return unit ? withSymbol(exactText(BigInt(argument.value), unit.decimals), unit.symbol) : argument.value
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

export function callWords(call: DecodedCall, context: CallContext): CallWords {
  const { to, value, name, args, calls, data } = call
  const { decimals, symbol } = context.nativeCurrency
  const sent = BigInt(value)
  const coin = sent === 0n ? [] : [{ name: CALL.sentAlong, text: withSymbol(exactText(sent, decimals), symbol) }]
  const words = args.map((argument) => ({ name: argument.name, text: argumentText(argument, context) }))
  return {
    name: name ?? CALL.unknown,
    contract: nameOf(to, context) ?? CALL.unknownContract,
    address: to.address,
    meaning: name === null ? null : callMeaning(name, coinWord(symbol)),
    args: [...coin, ...words, ...(name === null ? [{ name: CALL.data, text: data }] : [])],
    calls: calls.map((inner) => callWords(inner, context)),
  }
}
