import { searchNeedle } from '../token/nameIndex'
import { type CurrencyId, type FoundToken, NATIVE } from '../token/token'

/** How closely a text matches a token. A smaller number is a closer match. */
export const Fit = { exact: 0, coin: 1, begins: 2, contains: 3, address: 4 } as const
export type Fit = (typeof Fit)[keyof typeof Fit]

/** The results of a search, in one list per `Fit`. Each list keeps the order of the searched items. */
export type Found<Item> = readonly (readonly Item[])[]

export const noneFound = <Item>(): Item[][] => Object.values(Fit).map(() => [])

export type Named = Pick<FoundToken, 'address' | 'symbol' | 'name'>
type Ranked = Pick<Named, 'address' | 'symbol'>

interface Ranking<Item extends Ranked> {
  found: Found<Item>
  at: (id: CurrencyId) => Item | undefined
}

/** The order among tokens that match a text equally well. */
export interface SearchPreference {
  /** The preferred tokens come first, in this order. */
  preferred: readonly CurrencyId[]
  /** A search for the native coin's symbol (`coin`) also finds the wrapped coin, after tokens with that symbol. */
  wrapped: { address: CurrencyId; coin: string } | null
}

/** @param at - the position in the token's text, which is the symbol followed by the address */
export function fitAt(at: number, length: number, symbolLength: number): Fit {
  if (at > symbolLength) return Fit.address
  if (at > 0) return Fit.contains
  return length === symbolLength ? Fit.exact : Fit.begins
}

/** How closely a text in lower case matches a symbol; null if the symbol does not contain the text. */
function symbolFit(symbol: string, needle: string): Fit | null {
  const at = symbol.toLowerCase().indexOf(needle)
  return at < 0 ? null : fitAt(at, needle.length, symbol.length)
}

/** Whether an address contains `needle`, which must be in lower case. */
export const hasInAddress = (address: CurrencyId, needle: string) =>
  address !== NATIVE && address.toLowerCase().includes(needle)

/**
 * Whether Enter should not select the first result, because the text is the symbol of that result but also occurs in
 * the name of a preferred, better known token. Example: "bitcoin", which is part of the name of WBTC.
 */
export function isAmbiguousSearch(
  text: string,
  results: readonly Ranked[],
  byName: readonly Ranked[],
  preferred: readonly CurrencyId[],
): boolean {
  const [first] = results
  const [named] = byName
  if (!first || !named || preferred.includes(first.address)) return false
  return symbolFit(first.symbol, searchNeedle(text)) === Fit.exact && preferred.includes(named.address)
}

/** Searches the native coin, which has no address, by its symbol. */
export function coinFound<Item extends Ranked>(coin: Item, text: string): Found<Item> {
  const needle = searchNeedle(text)
  const fit = needle === '' ? null : symbolFit(coin.symbol, needle)
  return noneFound<Item>().map((items, each) => (each === fit ? [coin] : items))
}

function fitOf({ symbol, address }: Ranked, needle: string, wrapped: SearchPreference['wrapped']): Fit | null {
  const own = symbolFit(symbol, needle) ?? (hasInAddress(address, needle) ? Fit.address : null)
  if (own === null || address !== wrapped?.address) return own
  const asCoin = symbolFit(wrapped.coin, needle) ?? own
  return own === Fit.exact ? own : asCoin === Fit.exact ? Fit.coin : asCoin < own ? asCoin : own
}

/**
 * Merges the results of searches in the order in which they are shown: by fit, then preferred tokens first, then in the
 * order of the searches. Only the preferred tokens are examined, because there may be 100,000 tokens.
 */
export function rankFound<Item extends Ranked>(
  text: string,
  searches: readonly Ranking<Item>[],
  { preferred, wrapped }: SearchPreference,
): readonly Item[] {
  const needle = searchNeedle(text)
  const first = noneFound<Item>()
  const placed = new Set<Item>()
  for (const id of wrapped ? [...preferred, wrapped.address] : preferred) {
    for (const { at } of searches) {
      const item = at(id)
      const fit = item && needle !== '' ? fitOf(item, needle, wrapped) : null
      if (!item || fit === null || placed.has(item)) continue
      placed.add(item)
      first[fit]?.push(item)
    }
  }
  const rest = (items: readonly Item[]) => (placed.size > 0 ? items.filter((item) => !placed.has(item)) : items)
  const ordered = first.flatMap((items, fit) => [items, ...searches.map(({ found }) => rest(found[fit] ?? []))])
  return ordered.reduce<readonly Item[]>((all, items) => (all.length === 0 ? items : all.concat(items)), [])
}
