/** Finds, among many names, those with a word that begins with a text. */
export interface NameIndex {
  /** Adds names after those it has. */
  add: (names: readonly string[]) => void
  /** The places of the names that fit, one after another, as far as they are needed. */
  find: (text: string) => Iterable<number>
}

/** Characters between words: neither letters nor digits. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}]/gu

/** With one space before each word, in lower case, each character where it was but for that first space. */
const inWords = (name: string) => ` ${name.toLowerCase().replace(BETWEEN_WORDS, ' ')}`

/** What a text looks for in symbols and addresses: in lower case, without the dollar sign that some put before a symbol. */
export const searchNeedle = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^\$(?=.)/, '')

const needleOf = (text: string) => {
  const words = inWords(text).trim()
  return words === '' ? null : ` ${words}`
}

/** Where the first word of a name that begins with a text begins; -1 where none does. */
export function wordStart(name: string, text: string): number {
  const needle = needleOf(text)
  return needle === null ? -1 : inWords(name).indexOf(needle)
}

/** One text of many names, which is searched much faster than each of them. */
interface Block {
  text: string
  /** Where each name begins in it. */
  starts: readonly number[]
  /** The place of the first name among all. */
  first: number
}

/** The place, in a block, of the name that has a position. */
function nameAt({ starts }: Block, position: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** An index of no names yet; `add` costs more than `find`, and is for long lists to be called in slices. */
export function createNameIndex(): NameIndex {
  const blocks: Block[] = []
  let count = 0

  function* placesIn(block: Block, needle: string) {
    const { text, starts, first } = block
    let at = text.indexOf(needle)
    while (at >= 0) {
      const name = nameAt(block, at)
      yield first + name
      const next = starts[name + 1]
      at = next === undefined ? -1 : text.indexOf(needle, next)
    }
  }

  return {
    add(names) {
      const starts: number[] = []
      let text = ''
      for (const name of names) {
        starts.push(text.length)
        text += `${inWords(name)}\n`
      }
      blocks.push({ text, starts, first: count })
      count += names.length
    },
    *find(text) {
      const needle = needleOf(text)
      if (needle === null) return
      for (const block of blocks) yield* placesIn(block, needle)
    },
  }
}
