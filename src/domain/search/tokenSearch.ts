import { createTimeSlices } from '../browser/timeSlices'
import { BY_NAME_MAX } from '../token/limits'
import { createNameIndex, type NameIndex, searchNeedle, wordStart } from '../token/nameIndex'
import { fitAt, type Found, hasInAddress, type Named, noneFound } from './searchRanking'
import type { CurrencyId, Token } from '../token/token'

/** A plain case-insensitive substring search in symbols and addresses, optimised for lists of 100,000 tokens. */
export interface TokenSearch {
  /** The tokens whose symbol or address contains the text, in the list's order. An empty text finds none. */
  find: (text: string) => readonly Token[]
  /** The tokens of `find` in one list per `Fit`, each in the list's order. */
  match: (text: string) => Found<Token>
  /**
   * A few tokens that `find` does not find, but whose name has a word that begins with the text: preferred tokens
   * first, then in the list's order. Empty until the index has been built.
   */
  findByName: (text: string, preferred: readonly CurrencyId[], otherNames?: OtherNames) => readonly Token[]
  /**
   * A few tokens whose symbol differs from the text by one wrong, missing or additional letter, or by two swapped
   * letters: preferred tokens first, then in the list's order.
   */
  findSimilar: (text: string, preferred: readonly CurrencyId[]) => readonly Token[]
  at: (id: CurrencyId) => Token | undefined
  /** Builds the index, in slices for a long list. Without it, searches are slower and `findByName` finds nothing. */
  prepare: () => Promise<void>
  /** Whether the index is complete. The index of a short list is complete as soon as `prepare` has been called. */
  isReady: () => boolean
}

/** Additional names of preferred tokens, by token id. */
export type OtherNames = ReadonlyMap<CurrencyId, string>

/** Separates a token's symbol from its address, so that no match spans both. */
const SEPARATOR = '\n'
/** The number of tokens that are indexed between two checks of the clock. A shorter list is indexed in one go. */
const PART = 1_024

interface Step {
  needle: string
  places: number[]
  byFit: Token[][]
}

const NONE: Step = { needle: '', places: [], byFit: noneFound() }
const NO_NAMES: OtherNames = new Map()

const textOf = ({ symbol, address }: Token) => (symbol + SEPARATOR + address).toLowerCase()

/** Whether a word of the name begins with the text, and neither symbol nor address contains the text. */
export function isNamedLike({ address, symbol, name }: Named, text: string, otherNames: OtherNames): boolean {
  const needle = searchNeedle(text)
  if (symbol.toLowerCase().includes(needle) || hasInAddress(address, needle)) return false
  return [name, otherNames.get(address) ?? ''].some((each) => wordStart(each, text) >= 0)
}

/** Similar symbols are searched only for texts of this length, because shorter ones resemble too many. */
const SIMILAR_MIN = 3

/** Whether two different texts are one edit apart (optimal string alignment distance 1). */
export function isOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || a === b) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

/** Creates the search of a list. `find` has the same results as `includes` on each token's symbol and address. */
export function createTokenSearch(tokens: readonly Token[]): TokenSearch {
  /** The symbol and address of each token in lower case, converted on demand. The conversion takes most of the time. */
  const texts: string[] = []
  let byAddress: ReadonlyMap<CurrencyId, Token> | undefined
  let names: NameIndex | undefined
  let prepared: Promise<void> | undefined
  /** The results for the text and for shorter parts of it, each filtered from the results for the next shorter one. */
  const steps: Step[] = []

  function readTo(end: number) {
    for (const token of tokens.slice(texts.length, end)) texts.push(textOf(token))
  }

  function search(needle: string): Step {
    readTo(tokens.length)
    const among = steps.at(-1)?.places
    const step: Step = { needle, places: [], byFit: noneFound() }
    const count = (among ?? tokens).length
    for (let each = 0; each < count; each++) {
      const place = among?.[each] ?? each
      const text = texts[place] ?? ''
      const at = text.indexOf(needle)
      const token = at < 0 ? undefined : tokens[place]
      if (!token) continue
      step.places.push(place)
      // `token.symbol.length` would be wrong, because a symbol can be longer in lower case.
      const symbolLength = text.length - SEPARATOR.length - token.address.length
      step.byFit[fitAt(at, needle.length, symbolLength)]?.push(token)
    }
    return step
  }

  function stepOf(text: string): Step {
    const needle = searchNeedle(text)
    if (needle === '' || needle.includes(SEPARATOR)) return NONE
    // The results of a step whose text is part of the new text include all new results. Other steps are dropped.
    while (!needle.includes(steps.at(-1)?.needle ?? '')) steps.pop()
    const last = steps.at(-1)
    if (last?.needle === needle) return last
    const step = search(needle)
    steps.push(step)
    return step
  }

  function* namedLike(text: string, preferred: readonly CurrencyId[], otherNames: OtherNames) {
    const needle = searchNeedle(text)
    for (const id of preferred) {
      const token = byAddress?.get(id)
      if (token && isNamedLike(token, text, otherNames)) yield token
    }
    for (const place of names?.find(text) ?? []) {
      const token = tokens[place]
      if (token && !texts[place]?.includes(needle)) yield token
    }
  }

  async function prepareAll() {
    const pause = createTimeSlices()
    const found = new Map<CurrencyId, Token>()
    const index = createNameIndex()
    for (let start = 0; start < tokens.length; start += PART) {
      const turn = start > 0 ? pause() : null
      if (turn) await turn
      const part = tokens.slice(start, start + PART)
      readTo(start + PART)
      for (const token of part) found.set(token.address, token)
      index.add(part.map(({ name }) => name))
    }
    byAddress = found
    names = index
  }

  return {
    find: (text) => stepOf(text).places.flatMap((place) => tokens[place] ?? []),
    match: (text) => stepOf(text).byFit,
    findByName(text, preferred, otherNames = NO_NAMES) {
      const found = new Set<Token>()
      for (const token of namedLike(text, preferred, otherNames)) {
        found.add(token)
        if (found.size === BY_NAME_MAX) break
      }
      return [...found]
    },
    findSimilar(text, preferred) {
      const needle = searchNeedle(text)
      if (needle.length < SIMILAR_MIN) return []
      const found = new Set<Token>()
      for (const token of [...preferred.flatMap((id) => byAddress?.get(id) ?? []), ...tokens]) {
        // Comparing lengths is faster than converting to lower case, and excludes most symbols.
        if (Math.abs(token.symbol.length - needle.length) > 1) continue
        if (isOneEdit(token.symbol.toLowerCase(), needle)) found.add(token)
        if (found.size === BY_NAME_MAX) break
      }
      return [...found]
    },
    at: (id) => (byAddress ? byAddress.get(id) : tokens.find(({ address }) => address === id)),
    prepare: () => (prepared ??= prepareAll()),
    isReady: () => names !== undefined,
  }
}

const searches = new WeakMap<readonly Token[], TokenSearch>()

/** Returns the search of a list, and starts to build its index. The same list always returns the same instance. */
export function tokenSearchOf(tokens: readonly Token[]): TokenSearch {
  const known = searches.get(tokens)
  if (known) return known
  const made = createTokenSearch(tokens)
  void made.prepare()
  searches.set(tokens, made)
  return made
}
