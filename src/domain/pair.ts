import { PAIR_RECORDS_USED } from './limits'
import type { Token } from './token'

/** A record of the pair list; only its name counts. */
export interface PairRecord {
  name: string
  address: string | null
}

export interface TokenPair {
  tokenA: Token
  tokenB: Token
  data: PairRecord
  /** A symbol of the pair stands for more than one token on the list; the first was taken. */
  ambiguous: boolean
}

/** The two symbols in the last word of a record's name, or null when it is not of the form SYMBOL/SYMBOL. */
export function pairSymbols(name: string): [string, string] | null {
  const parts = (name.trim().split(/\s+/).at(-1) ?? '').split('/')
  const [a, b] = parts
  return parts.length === 2 && a && b ? [a, b] : null
}

/** Joins the first 20 records to tokens by symbol. Pairs with a token not found are dropped. */
export function joinPairs(records: readonly PairRecord[], tokens: readonly Token[]): TokenPair[] {
  const bySymbol = new Map<string, Token[]>()
  for (const token of tokens) {
    const symbol = token.symbol.toLowerCase()
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), token])
  }
  return records.slice(0, PAIR_RECORDS_USED).flatMap((data) => {
    const symbols = pairSymbols(data.name)
    if (!symbols) return []
    const [as, bs] = symbols.map((symbol) => bySymbol.get(symbol.toLowerCase()) ?? [])
    const tokenA = as?.[0]
    const tokenB = bs?.[0]
    if (!as || !bs || !tokenA || !tokenB) return []
    return [{ tokenA, tokenB, data, ambiguous: as.length > 1 || bs.length > 1 }]
  })
}
