import { describe, expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ROOT } from '../../src/build/root'

const FONTS = join(ROOT, 'src/styles/fonts')
const ORIGINAL = 'node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'

/** The numbers of known tables in WOFF2. For any other table, the number is 63, and the table's tag follows. */
const [CMAP, GLYF, LOCA, OTHER] = [0, 10, 11, 63]

/** Extracts the character map from a WOFF2 file. https://www.w3.org/TR/WOFF2/ */
function cmapOf(file: Buffer): Buffer {
  let at = 48
  const number = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let [start, found] = [0, { start: 0, length: 0 }]
  for (let table = 0; table < file.readUInt16BE(12); table++) {
    const flags = file.readUInt8(at++)
    const kind = flags & 63
    if (kind === OTHER) at += 4
    let length = number()
    const isOutline = kind === GLYF || kind === LOCA
    // The upper two bits of the flags are the version of the table's transform. Outlines are transformed in version 0
    // and plain in version 3. Other tables are plain in version 0.
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    if (isTransformed) length = number()
    if (kind === CMAP) found = { start, length }
    start += length
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return tables.subarray(found.start, found.start + found.length)
}

function charactersOf(path: string): Set<number> {
  const cmap = cmapOf(readFileSync(path))
  const characters = new Set<number>()
  for (let table = 0; table < cmap.readUInt16BE(2); table++) {
    const start = cmap.readUInt32BE(8 + table * 8)
    if (cmap.readUInt16BE(start) !== 4) continue
    const double = cmap.readUInt16BE(start + 6)
    for (let segment = 0; segment < double; segment += 2) {
      const last = cmap.readUInt16BE(start + 14 + segment)
      const first = cmap.readUInt16BE(start + 16 + double + segment)
      for (let code = first; code <= last && code < 0xffff; code++) characters.add(code)
    }
  }
  return characters
}

const first = charactersOf(join(FONTS, 'first.woff2'))
const rest = charactersOf(join(FONTS, 'rest.woff2'))
const original = charactersOf(join(ROOT, ORIGINAL))

const [, ...faces] = readFileSync(join(ROOT, 'src/styles/base.css'), 'utf8').split('@font-face')

function rangeOf(file: string): Set<number> {
  const rule = faces.find((each) => each.includes(file))
  const ranges = /unicode-range:([^;]*);/.exec(rule ?? '')?.[1]?.split(',') ?? []
  return new Set(
    ranges.flatMap((range) => {
      const [from, to = from] = range.trim().slice(2).split('-')
      const begin = parseInt(from!, 16)
      return Array.from({ length: parseInt(to!, 16) - begin + 1 }, (_, offset) => begin + offset)
    }),
  )
}

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

const shown = (code: number) => `${String.fromCodePoint(code)} U+${code.toString(16).toUpperCase().padStart(4, '0')}`

describe('the font', () => {
  test('is in two parts that share nothing and have all of the original together', () => {
    expect(first.size).toBeGreaterThan(100)
    expect([...first].filter((code) => rest.has(code)).map(shown)).toEqual([])
    expect([...original].filter((code) => !first.has(code) && !rest.has(code)).map(shown)).toEqual([])
  })

  test.each([
    ['first.woff2', first],
    ['rest.woff2', rest],
  ])('%s is fetched for exactly the characters that it has', (file, characters) =>
    expect(rangeOf(file)).toEqual(characters),
  )

  test('is a family for each part, of which the page names all, so that none is looked up before it is needed', () => {
    const families = faces.map((rule) => /font-family: ('[^']*');/.exec(rule)?.[1])
    const stack = /--font:([^;]*);/.exec(readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8'))?.[1]
    expect(stack?.split(',').map((name) => name.trim())).toEqual([...families, 'system-ui', 'sans-serif'])
    expect(new Set(families).size).toBe(faces.length)
  })

  test.each(['src/copy/en', 'src/views', 'src/app', 'src/config'])(
    'has what the words in %s need in its first part',
    (folder) => {
      const text = filesIn(folder)
        .map((file) => readFileSync(file, 'utf8'))
        .join('')
      const codes = new Set(Array.from(text, (character) => character.codePointAt(0)!))
      // Characters that the original font lacks, such as a right arrow, come from another font.
      const missing = [...codes].filter((code) => original.has(code) && !first.has(code))
      expect(missing.map(shown)).toEqual([])
    },
  )

  test('has what figures, dates and fields in English need in its first part', () => {
    const figures = [
      new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' }).format(-1234567890.12),
      new Intl.NumberFormat('en').format(1234567890.12),
      new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' }).format(0),
      '0123456789 +−%$€.,:;/()[]{}<>=#@&*"\'`~^|\\_?!',
    ].join('')
    const codes = Array.from(figures, (character) => character.codePointAt(0)!)
    const missing = codes.filter((code) => original.has(code) && !first.has(code))
    expect(missing.map(shown)).toEqual([])
  })
})
