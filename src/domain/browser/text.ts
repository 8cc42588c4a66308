import { written } from './locale'
import { FOREIGN_TEXT_MAX } from './limits'

const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]/g
/**
 * Matches invisible characters: control, bidi and zero-width characters, variation selectors, lone surrogates,
 * unassigned characters, and the Braille blank.
 */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Matches more than seven combining marks in a row. Such stacks would overlap the lines above and below. */
const TALL_STACK = /(\p{M}{7})\p{M}+/gu
/** A character with its combining marks. Firefox before 125 does not support Intl.Segmenter. */
const GRAPHEME = /\P{M}\p{M}*|\p{M}+/gu

/** Matches a text of printable ASCII characters (space to tilde), or an empty text. */
export const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** Matches texts that need no cleaning. Testing this first is fast, because most texts in a long list match. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** Whether a text has invisible characters. Spaces and line breaks count as visible. */
export function hasHidden(text: string): boolean {
  return !PLAIN.test(text) && text.replace(LINE_BREAKS, ' ').search(INVISIBLE) >= 0
}

/** Makes untrusted text safe to display: on one line, without invisible characters, and cut to `max` graphemes. */
export function cleanText(text: string, max = FOREIGN_TEXT_MAX): string {
  if (text.length <= max && PLAIN.test(text)) return text
  // The text is cut before it is cleaned, so that even a huge text takes little time. A usual grapheme has at most 8
  // code units.
  const visible = text
    .slice(0, max * 8)
    .replace(LINE_BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(TALL_STACK, '$1')
    .trim()
  if (visible.length <= max) return visible
  const graphemes = visible.match(GRAPHEME) ?? []
  return graphemes.length > max ? `${graphemes.slice(0, max - 1).join('')}…` : visible
}

/** Isolates a text that a visitor typed or pasted, so that its direction cannot reorder the sentence quoting it. */
export const quoted = (text: string, max?: number): string => {
  const clean = cleanText(text, max)
  return PRINTABLE_ASCII.test(clean) ? clean : `\u2068${clean}\u2069`
}

export interface TextSize {
  kind: 'bytes' | 'kilobytes'
  figure: string
}

export const textSize = (characters: number): TextSize =>
  characters < 1_000
    ? { kind: 'bytes', figure: String(characters) }
    : { kind: 'kilobytes', figure: written((characters / 1_000).toFixed(1)) }
