import type { Address } from '../chain/address'
import { createTimeSlices } from '../page/timeSlices'
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

interface Step {
  wanted: string
  found: Token[]
  /** Of the found tokens, in their order. */
  texts: string[]
}

/** Makes the search of one list. What it finds is the same as `includes` on each token's symbol and address would. */
export function createTokenSearch(tokens: readonly Token[]): TokenSearch {
  /** Symbol and address of each token in lower case, as far as they were needed: making them is most of the work. */
  const texts: string[] = []
  let byAddress: ReadonlyMap<Address, Token> | undefined
  let prepared: Promise<void> | undefined
  /** What was found for the text and for shorter ones, each among what was found for the one before. */
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
      // What has a text has every part of it, too.
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
