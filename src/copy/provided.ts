import type { loadPart } from '#domain/browser/loadPart'

/** Words by file, and in it by export. */
type Files = Readonly<Record<string, object>>

/** The words of the page's language by file, such as "trade/card". */
const words: Record<string, object | undefined> = {}

/**
 * The words of a file. Imports of `#copy/trade/card` are compiled into calls of this function (src/build/words.ts).
 * @throws Error if the script of the words is missing, so that no part of the program ever runs without words
 */
export function wordsOf(file: string): object {
  const texts = words[file]
  if (!texts) throw new Error(`The words of ${file} are missing.`)
  return texts
}

/** Called by the script of a language before the program runs. */
export function provide(files: Files) {
  for (const [file, texts] of Object.entries(files)) words[file] ??= Object.freeze(texts)
}

let request: (() => Promise<{ files: Files }>) | null = null

/** Called by the script of a language, with what loads the words that only late parts of the page use. */
export function requestLateWords(by: typeof request) {
  request = by
}

/** Loads the words that only late parts of the page use. Must be awaited before the code of such a part is loaded. */
export async function loadLateWords(load: typeof loadPart): Promise<void> {
  if (request) provide((await load(request)).files)
}
