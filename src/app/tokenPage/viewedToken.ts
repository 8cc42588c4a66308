import type { Address } from '../../domain/chain/address'
import type { Token } from '../../domain/token/token'
import type { NamedToken } from '../../store/token/tokenReads'
import type { ViewedToken } from '../market/useTokenMarket'

/** A token as described by the list, if it is listed, and by its contract. */
export function viewedToken(address: Address, listed: Token | null, facts: NamedToken): ViewedToken {
  const { symbol, name, decimals, totalSupply, missing = [] } = facts
  return {
    address,
    symbol: listed?.symbol ?? symbol,
    name: listed?.name ?? name,
    decimals,
    totalSupply: BigInt(totalSupply),
    logoURI: listed?.logoURI ?? null,
    listed,
    reported: { symbol: missing.includes('symbol') ? null : symbol, name: missing.includes('name') ? null : name },
  }
}
