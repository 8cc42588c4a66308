import { type CurrencyId, NATIVE, sameCurrency } from '../token/token'
import { Fit } from './searchRanking'
import type { TokenSearch } from './tokenSearch'

/** Two symbols with "/" or "-" between them, as in "ETH/USDC". */
const PAIR = /^([^\s/-]+)\s*[/-]\s*([^\s/-]+)$/

/** The tokens of a pair, with their symbols: the first is sold. */
interface FoundPair {
  sell: CurrencyId
  buy: CurrencyId
  name: string
}

interface Known {
  search: Pick<TokenSearch, 'match'>
  /** The symbol of the network's own coin. */
  coin: string
  /** The network's usual tokens, which come before other tokens with the same symbol. */
  bases: readonly CurrencyId[]
}

/** The only token with a symbol. Null if several tokens have it, because choosing one of them would be a guess. */
function onlyToken(symbol: string, { search, coin, bases }: Known): { id: CurrencyId; symbol: string } | null {
  if (symbol.toLowerCase() === coin.toLowerCase()) return { id: NATIVE, symbol: coin }
  const found = search.match(symbol)[Fit.exact] ?? []
  const usual = found.filter(({ address }) => bases.some((base) => sameCurrency(base, address)))
  const [only, ...others] = usual.length > 0 ? usual : found
  return only && others.length === 0 ? { id: only.address, symbol: only.symbol } : null
}

/** The pair that a text such as "ETH/USDC" names; null if it names none, or if a symbol does not identify its token. */
export function namedPair(text: string, known: Known): FoundPair | null {
  const [, first = '', second = ''] = PAIR.exec(text.trim()) ?? []
  const sell = first === '' ? null : onlyToken(first, known)
  const buy = second === '' ? null : onlyToken(second, known)
  if (!sell || !buy || sameCurrency(sell.id, buy.id)) return null
  return { sell: sell.id, buy: buy.id, name: `${sell.symbol}/${buy.symbol}` }
}
