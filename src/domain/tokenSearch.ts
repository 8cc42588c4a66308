import type { Address } from './address'
import { createTimeSlices } from './timeSlices'
import type { Token } from './token'

/** Plain case-insensitive substring search in symbol and address, made for lists of 100,000 tokens. */
export interface TokenSearch {
  /** The tokens with the text in symbol or address, in the list's order. An empty text finds none. */
  find: (text: string) => readonly Token[]
  /** The token at an address. */
  at: (address: Address) => Token | undefined
  /** Does beforehand, in slices, what the first search would have to do at once. */
  prepare: () => Promise<void>
}

/** Stands between the texts of a token, so that nothing is found across them. */
const SEPARATOR = '\n'
/** So many tokens are prepared between two looks at the clock. */
const PART = 1_024

/** Makes the search of one list. What it finds is the same as `includes` on each token's symbol and address would. */
export function createTokenSearch(tokens: readonly Token[]): TokenSearch {
  /** Symbol and address of each token in lower case, as far as they were needed: making them is most of the work. */
  const texts: string[] = []
  let byAddress: ReadonlyMap<Address, Token> | undefined
  let prepared: Promise<void> | undefined
  let last: { wanted: string; found: readonly Token[] } = { wanted: '', found: [] }

  function readTo(end: number) {
    for (const { symbol, address } of tokens.slice(texts.length, end)) {
      texts.push((symbol + SEPARATOR + address).toLowerCase())
    }
  }

  async function prepareAll() {
    const pause = createTimeSlices()
    const found = new Map<Address, Token>()
    for (let start = 0; start < tokens.length; start += PART) {
      readTo(start + PART)
      for (const token of tokens.slice(start, start + PART)) found.set(token.address, token)
      const turn = pause()
      if (turn) await turn
    }
    byAddress = found
  }

  return {
    find(text) {
      const wanted = text.trim().toLowerCase()
      if (wanted === '' || wanted.includes(SEPARATOR)) return []
      if (wanted !== last.wanted) {
        readTo(tokens.length)
        const found: Token[] = []
        texts.forEach((each, index) => {
          const token = each.includes(wanted) ? tokens[index] : undefined
          if (token) found.push(token)
        })
        last = { wanted, found }
      }
      return last.found
    },
    at: (address) => (byAddress ? byAddress.get(address) : tokens.find((token) => token.address === address)),
    prepare: () => (prepared ??= prepareAll()),
  }
}

/** One search for each list, whoever searches it. */
const searches = new WeakMap<readonly Token[], TokenSearch>()

/** The search of a list; always the same one for the same list. */
export function tokenSearchOf(tokens: readonly Token[]): TokenSearch {
  const known = searches.get(tokens)
  if (known) return known
  const made = createTokenSearch(tokens)
  searches.set(tokens, made)
  return made
}
