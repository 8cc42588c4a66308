import type { Address } from '../chain/address'
import { createTimeSlices } from '../page/timeSlices'
import type { Token } from './token'

/** Plain case-insensitive substring search in symbol and address, optimised for lists of 100,000 tokens. */
export interface TokenSearch {
  /** The tokens whose symbol or address contains the text, in the list's order. An empty text finds none. */
  find: (text: string) => readonly Token[]
  /** The token at an address. */
  at: (address: Address) => Token | undefined
  /** Prepares the index in slices, which the first search would otherwise have to do at once. */
  prepare: () => Promise<void>
}

/** Separates the texts of a token, so that no match spans two of them. */
const SEPARATOR = '\n'
/** How many tokens are prepared between two checks of the clock. */
const PART = 1_024

interface Step {
  wanted: string
  found: Token[]
  /** Of the found tokens, in their order. */
  texts: string[]
}

/** Creates the search of one list. The results are those of `includes` on each token's symbol and address. */
export function createTokenSearch(tokens: readonly Token[]): TokenSearch {
  /** Lower-case symbol and address of each token, built on demand: that is most of the work. */
  const texts: string[] = []
  let byAddress: ReadonlyMap<Address, Token> | undefined
  let prepared: Promise<void> | undefined
  /** The results for the text and its prefixes, each filtered from the previous one. */
  const steps: Step[] = []

  function readTo(end: number) {
    for (const { symbol, address } of tokens.slice(texts.length, end)) {
      texts.push((symbol + SEPARATOR + address).toLowerCase())
    }
  }

  function search(wanted: string): Step {
    readTo(tokens.length)
    const among = steps.at(-1) ?? { found: tokens, texts }
    const step: Step = { wanted, found: [], texts: [] }
    among.texts.forEach((text, index) => {
      const token = text.includes(wanted) ? among.found[index] : undefined
      if (!token) return
      step.found.push(token)
      step.texts.push(text)
    })
    return step
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
      // A text that contains the whole contains each part.
      while (!wanted.includes(steps.at(-1)?.wanted ?? '')) steps.pop()
      const last = steps.at(-1)
      if (last?.wanted === wanted) return last.found
      const step = search(wanted)
      steps.push(step)
      return step.found
    },
    at: (address) => (byAddress ? byAddress.get(address) : tokens.find((token) => token.address === address)),
    prepare: () => (prepared ??= prepareAll()),
  }
}

/** One search per list, shared by all callers. */
const searches = new WeakMap<readonly Token[], TokenSearch>()

/** The search of a list; always the same instance for the same list. */
export function tokenSearchOf(tokens: readonly Token[]): TokenSearch {
  const known = searches.get(tokens)
  if (known) return known
  const made = createTokenSearch(tokens)
  searches.set(tokens, made)
  return made
}
