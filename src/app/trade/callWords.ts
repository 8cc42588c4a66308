import { configuredChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import { exactAmount } from '../../domain/token/amount'
import { type Address, sameAddress } from '../../domain/chain/address'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import type { DecodedAddress, DecodedArgument, DecodedCall } from '../../domain/trade/decodedCall'
import type { TradePlan } from '../../domain/trade/plan'
import { feeLabel } from '../../domain/trade/search/route'
import type { CallWords } from '../../views/trade/CallTree'

/** The words for a decoded transaction: every address by its name where there is one, and always in full. */

/** What a token that stands between the two of a trade is called; null when it is not known. */
export type SymbolOf = (token: Address) => string | null

function nameOf({ address, known }: DecodedAddress, plan: TradePlan, symbolOf: SymbolOf): string | null {
  if (known !== null) return known
  if (sameAddress(address, plan.account)) return 'your address'
  const own = [plan.sell, plan.buy].find(({ id }) => id !== NATIVE && sameAddress(id, address))
  return own?.symbol ?? symbolOf(address)
}

function unitOf(token: CurrencyId | null, plan: TradePlan): { decimals: number; symbol: string } | null {
  if (token === null) return null
  const side = [plan.sell, plan.buy].find(({ id }) => sameAddress(id, token))
  if (side) return side
  const weth = deploymentOf(plan.chainId)?.weth
  const { nativeCurrency } = configuredChain(plan.chainId)
  return weth !== undefined && sameAddress(token, weth) ? { decimals: nativeCurrency.decimals, symbol: 'WETH' } : null
}

function argumentText(argument: DecodedArgument, plan: TradePlan, symbolOf: SymbolOf): string {
  switch (argument.kind) {
    case 'address': {
      const name = nameOf(argument.value, plan, symbolOf)
      return name === null ? `${argument.value.address} (unknown)` : `${argument.value.address} (${name})`
    }
    case 'amount': {
      if (argument.meaning !== null) return argument.meaning
      const unit = unitOf(argument.token, plan)
      return unit ? `${exactAmount(BigInt(argument.value), unit.decimals)} ${unit.symbol}` : argument.value
    }
    case 'path':
      return argument.value
        .map((stop, index) => {
          const name = nameOf(stop, plan, symbolOf)
          const token = name === null ? stop.address : `${name} ${stop.address}`
          const fee = argument.fees[index - 1]
          return index === 0 ? token : `→ ${fee === undefined ? '' : `${feeLabel(fee)} → `}${token}`
        })
        .join(' ')
    case 'time': {
      const at = Number(argument.value) * 1000
      return at > 0 && at < 8.64e15 ? new Date(at).toLocaleString() : argument.value
    }
    default:
      return argument.value
  }
}

/** A call and all inside it, in words. */
export function callWords(call: DecodedCall, plan: TradePlan, symbolOf: SymbolOf): CallWords {
  const { to, value, name, meaning, args, calls, data } = call
  const sent = BigInt(value)
  const { nativeCurrency } = configuredChain(plan.chainId)
  const ether =
    sent === 0n
      ? []
      : [{ name: 'sent along', text: `${exactAmount(sent, nativeCurrency.decimals)} ${nativeCurrency.symbol}` }]
  const words = args.map((argument) => ({ name: argument.name, text: argumentText(argument, plan, symbolOf) }))
  return {
    name: name ?? 'Unknown call',
    contract: nameOf(to, plan, symbolOf) ?? 'an unknown contract',
    address: to.address,
    meaning,
    args: [...ether, ...words, ...(name === null ? [{ name: 'data', text: data }] : [])],
    calls: calls.map((inner) => callWords(inner, plan, symbolOf)),
  }
}
