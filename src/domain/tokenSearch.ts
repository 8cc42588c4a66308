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

/** Tokens are looked through in blocks of so many, each of which is one text, so that the search itself is native. */
const BLOCK = 2_048
const SEPARATOR = '\n'
/** Texts that can stand in an address, and those that stand in every one. */
const IN_ADDRESS = /^(?:0?x)?[0-9a-f]*$/
const IN_EVERY_ADDRESS = new Set(['0', 'x', '0x'])

interface Block {
  symbols: string
  /** Where the symbol of each token begins, and where the last one ends. */
  starts: Uint32Array
  addresses: readonly string[]
  /** For each token a bit for each hex digit, and one for each two in a row, that its address has. */
  digits: Uint16Array
  twins: Uint32Array
}

/** What a hex digit is worth, in either casing. */
function digitAt(text: string, index: number): number {
  const code = text.charCodeAt(index) | 0x20
  return (code < 0x3a ? code - 0x30 : code - 0x57) & 15
}

function blockOf(tokens: readonly Token[]): Block {
  const symbols = tokens.map(({ symbol }) => symbol.toLowerCase())
  const addresses = tokens.map(({ address }) => address.toLowerCase())
  const starts = new Uint32Array(tokens.length + 1)
  const digits = new Uint16Array(tokens.length)
  const twins = new Uint32Array(tokens.length * 8)
  for (let index = 0, start = 0; index < tokens.length; index++) {
    start += (symbols[index] ?? '').length + 1
    starts[index + 1] = start
    const address = addresses[index] ?? ''
    let before = -1
    let has = 0
    for (let place = 2; place < address.length; place++) {
      const digit = digitAt(address, place)
      has |= 1 << digit
      if (before >= 0) setBit(twins, index, before * 16 + digit)
      before = digit
    }
    digits[index] = has
  }
  return { symbols: symbols.join(SEPARATOR), starts, addresses, digits, twins }
}

/** Of each token's 256 bits, in eight words. */
function setBit(twins: Uint32Array, index: number, bit: number) {
  const word = index * 8 + (bit >> 5)
  twins[word] = (twins[word] ?? 0) | (1 << (bit & 31))
}

/** Puts a mark at the place of every token of the block that has the text in its symbol. */
function markSymbols({ symbols, starts }: Block, wanted: string, marks: Uint8Array) {
  let index = 0
  for (let place = symbols.indexOf(wanted); place >= 0; place = symbols.indexOf(wanted, starts[index])) {
    while ((starts[index + 1] ?? Infinity) <= place) index++
    marks[index] = 1
    index++
    if (index + 1 >= starts.length) break
  }
}

/** The same for addresses. Most need not be looked at: their bits say that they do not have the digits. */
function markAddresses({ addresses, digits, twins }: Block, wanted: string, marks: Uint8Array) {
  const isStart = wanted.includes('x')
  const sought = isStart ? wanted.slice(wanted.indexOf('x') + 1) : wanted
  const first = digitAt(sought, 0)
  const twin = first * 16 + digitAt(sought, 1)
  for (let index = 0; index < addresses.length; index++) {
    const has =
      sought.length > 1 ? (twins[index * 8 + (twin >> 5)] ?? 0) >>> (twin & 31) : (digits[index] ?? 0) >> first
    if ((has & 1) === 0) continue
    const address = addresses[index] ?? ''
    if (isStart ? address.startsWith(sought, 2) : sought.length < 3 || address.includes(sought, 2)) marks[index] = 1
  }
}

/** Makes the search of one list. What it finds is the same as `includes` on each token's symbol and address would. */
export function createTokenSearch(tokens: readonly Token[]): TokenSearch {
  const blocks: Block[] = []
  const marks = new Uint8Array(BLOCK)
  let byAddress: Map<Address, Token> | undefined
  let prepared: Promise<void> | undefined
  let last = { wanted: '', found: tokens }

  const blockAt = (index: number) => (blocks[index] ??= blockOf(tokens.slice(index * BLOCK, (index + 1) * BLOCK)))

  function findIn(start: number, wanted: string, found: Token[]) {
    marks.fill(0)
    const block = blockAt(start / BLOCK)
    markSymbols(block, wanted, marks)
    if (IN_ADDRESS.test(wanted)) markAddresses(block, wanted, marks)
    const end = Math.min(BLOCK, tokens.length - start)
    for (let index = 0; index < end; index++) {
      const token = marks[index] === 1 ? tokens[start + index] : undefined
      if (token) found.push(token)
    }
  }

  function search(wanted: string): readonly Token[] {
    if (IN_EVERY_ADDRESS.has(wanted)) return tokens
    // What has the longer text has the shorter one too. A few tokens are looked at sooner than all blocks.
    if (last.wanted !== '' && wanted.includes(last.wanted) && last.found.length < BLOCK) {
      return last.found.filter(
        ({ symbol, address }) => symbol.toLowerCase().includes(wanted) || address.toLowerCase().includes(wanted),
      )
    }
    const found: Token[] = []
    for (let start = 0; start < tokens.length; start += BLOCK) findIn(start, wanted, found)
    return found
  }

  async function prepareAll() {
    const pause = createTimeSlices()
    const found = new Map<Address, Token>()
    for (let start = 0; start < tokens.length; start += BLOCK) {
      blockAt(start / BLOCK)
      for (const token of tokens.slice(start, start + BLOCK)) found.set(token.address, token)
      const turn = pause()
      if (turn) await turn
    }
    byAddress = found
  }

  return {
    find(text) {
      const wanted = text.trim().toLowerCase()
      if (wanted === '' || wanted.includes(SEPARATOR)) return []
      if (wanted !== last.wanted) last = { wanted, found: search(wanted) }
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
