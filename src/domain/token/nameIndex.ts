export interface NameIndex {
  add: (names: readonly string[]) => void
  /** Yields the index of each name that contains a word beginning with the text. */
  find: (text: string) => Iterable<number>
}

/** Matches what separates words. Line breaks separate the names of an index. */
const BETWEEN_WORDS = /[^\p{L}\p{N}\p{M}\n]/gu

/**
 * A name in lower case, with a space in front and in place of every separator, so that " x" finds every word that
 * begins with "x". Several names may be given, one per line: in one text they are converted much faster.
 */
const inWords = (names: string) => ` ${names.toLowerCase().replace(BETWEEN_WORDS, ' ')}`

/** The text to search for in symbols and addresses: in lower case, without the dollar sign of "$UNI". */
export const searchNeedle = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^\$(?=.)/, '')

const needleOf = (text: string) => {
  // Without a text, the page need not compile the expression for separators, which takes milliseconds.
  const words = text === '' ? '' : inWords(text).trim()
  return words === '' ? null : ` ${words}`
}

/** The position, in a name, of the first word that begins with a text; -1 if there is none. */
export function wordStart(name: string, text: string): number {
  const needle = needleOf(text)
  return needle === null ? -1 : inWords(name).indexOf(needle)
}

/** Many names joined into one text, because one long text is searched much faster than many short ones. */
interface Block {
  text: string
  starts: readonly number[]
  /** The index of the block's first name in the list of all names. */
  first: number
}

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

/** `add` is slower than `find`, so the names of a long list should be added in slices. */
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
      const text = inWords(names.join('\n '))
      const starts = [0]
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
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
