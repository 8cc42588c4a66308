import { type Address, sameAddress } from '../chain/address'
import type { Deployment } from '../chain/network'
import { PAIR_RECORDS_USED, PARTNER_RECORDS_USED } from './limits'
import { type CurrencyId, NATIVE, type PairRecord, type Token } from '../token/token'

export interface TokenPair {
  tokenA: Token
  tokenB: Token
  data: PairRecord
  /** Whether several listed tokens share a symbol of the pair, which then uses the first of them. */
  ambiguous: boolean
}

/** The two symbols in the last word of a record's name; null if it does not have the form SYMBOL/SYMBOL. */
export function pairSymbols(name: string): [string, string] | null {
  const parts = (name.trim().split(/\s+/).at(-1) ?? '').split('/')
  const [a, b] = parts
  return parts.length === 2 && a && b ? [a, b] : null
}

interface SymbolIndex {
  first: ReadonlyMap<string, Token>
  repeated: ReadonlySet<string>
}

const indexes = new WeakMap<readonly Token[], SymbolIndex>()

function bySymbol(tokens: readonly Token[]): SymbolIndex {
  const known = indexes.get(tokens)
  if (known) return known
  const first = new Map<string, Token>()
  const repeated = new Set<string>()
  for (const token of tokens) {
    if (first.has(token.symbol)) repeated.add(token.symbol)
    else first.set(token.symbol, token)
  }
  const index = { first, repeated }
  indexes.set(tokens, index)
  return index
}

/**
 * The trading partners of each token, in the order of the pair list. The key is the token's address in lower case.
 * Symbols that several tokens share are ignored.
 */
export function partnersByToken(
  records: readonly PairRecord[],
  tokens: readonly Token[],
): ReadonlyMap<string, readonly Address[]> {
  const { first, repeated } = bySymbol(tokens)
  const partners = new Map<string, Address[]>()
  const add = (token: Token, partner: Token) => {
    const known = partners.get(token.address.toLowerCase())
    if (!known) partners.set(token.address.toLowerCase(), [partner.address])
    else if (!known.includes(partner.address)) known.push(partner.address)
  }
  for (const { name } of records.slice(0, PARTNER_RECORDS_USED)) {
    const symbols = pairSymbols(name)
    const [a, b] = (symbols ?? []).map((symbol) => (repeated.has(symbol) ? undefined : first.get(symbol)))
    if (!a || !b || a === b) continue
    add(a, b)
    add(b, a)
  }
  return partners
}

/** Matches the first 20 records to tokens by exact symbol. Pairs with an unknown token are dropped. */
export function joinPairs(records: readonly PairRecord[], tokens: readonly Token[]): TokenPair[] {
  const { first, repeated } = bySymbol(tokens)
  return records.slice(0, PAIR_RECORDS_USED).flatMap((data) => {
    const [a, b] = pairSymbols(data.name) ?? ['', '']
    const tokenA = first.get(a)
    const tokenB = first.get(b)
    if (!tokenA || !tokenB) return []
    return [{ tokenA, tokenB, data, ambiguous: repeated.has(a) || repeated.has(b) }]
  })
}

export type UnitTokens = Pick<Deployment, 'weth' | 'stables'>

/** The rank of a token as the unit of prices. Stablecoins rank highest, then the native coin and its wrapped token. */
function unitRank(id: CurrencyId, { weth, stables }: UnitTokens): number {
  if (id !== NATIVE && stables.some((stable) => sameAddress(stable, id))) return 2
  return id === NATIVE || sameAddress(weth, id) ? 1 : 0
}

/** Whether a pair is shown in reverse order, so that its price is quoted in the better unit of the two. */
export function isReversed(first: CurrencyId, second: CurrencyId, units: UnitTokens): boolean {
  return unitRank(first, units) > unitRank(second, units)
}

/** A stablecoin or the wrapped coin comes second. If both tokens have the same rank, the order is kept. */
export function inUnit(pair: TokenPair, units: UnitTokens): TokenPair {
  const { tokenA, tokenB } = pair
  return isReversed(tokenA.address, tokenB.address, units) ? { ...pair, tokenA: tokenB, tokenB: tokenA } : pair
}

/** The price of the native coin in the wrapped coin, with 18 decimals. */
export const ONE_TO_ONE = 10n ** 18n

/** The price of a token in another, from the dollar prices of both; null if one is unknown. All have 18 decimals. */
export const crossPrice = (base: bigint | null, unit: bigint | null): bigint | null =>
  base === null || !unit ? null : (base * ONE_TO_ONE) / unit

export const inversePrice = (price: bigint): bigint => (price === 0n ? 0n : 10n ** 36n / price)
