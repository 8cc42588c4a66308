import { searchNeedle } from '../token/nameIndex'
import { type CurrencyId, NATIVE } from '../token/token'

/** How closely a text fits a token: the smaller, the closer. */
export const Fit = { exact: 0, coin: 1, begins: 2, contains: 3, address: 4 } as const
export type Fit = (typeof Fit)[keyof typeof Fit]

/** What a search found, in one list for each fit, each in the order of what was searched. */
export type Found<Item> = readonly (readonly Item[])[]

/** Lists for all fits, empty ones to begin with. */
export const noneFound = <Item>(): Item[][] => Object.values(Fit).map(() => [])

interface Ranked {
  address: CurrencyId
  symbol: string
}

/** What was searched, and what of it a text has found. */
export interface Ranking<Item extends Ranked> {
  found: Found<Item>
  at: (id: CurrencyId) => Item | undefined
}

/** The order among tokens that match a text equally well. */
export interface SearchPreference {
  /** In this order. */
  preferred: readonly CurrencyId[]
  /** The wrapped coin, which is found by the coin's symbol, too: with all of it, right after a symbol that is the text. */
  wrapped: { address: CurrencyId; coin: string } | null
}

/** How a text in lower case fits a symbol; null where the symbol does not have it. */
function symbolFit(symbol: string, needle: string): Fit | null {
  const at = symbol.toLowerCase().indexOf(needle)
  if (at < 0) return null
  if (at > 0) return Fit.contains
  return symbol.length === needle.length ? Fit.exact : Fit.begins
}

/** Whether an address has a text in lower case. */
export const hasInAddress = (address: CurrencyId, needle: string) =>
  address !== NATIVE && address.toLowerCase().includes(needle)

/**
 * Whether Enter should take nothing by itself: the first result has the text as its symbol, and a better known token,
 * one of the preferred, has it as its name, as WBTC has "bitcoin".
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

/** The chain's own coin, which has no address, as a search would find it. */
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
 * All that a text has found, in the order in which it is shown: by how closely the text fits, then the preferred ones,
 * then in the order of the searches. Of 100,000 tokens only the preferred ones are looked at.
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
