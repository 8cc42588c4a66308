import { written } from './locale'
import { FOREIGN_TEXT_MAX } from './limits'

const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]/g
/**
 * Control, bidi and zero-width characters, variation selectors, lone surrogates, unassigned characters, and the Braille
 * blank.
 */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Seven combining marks and the surplus ones after them, which would overlap the lines above and below. */
const TALL_STACK = /(\p{M}{7})\p{M}+/gu
/** A character with its combining marks. Intl.Segmenter is not used, because Firefox before 125 does not have it. */
const GRAPHEME = /\P{M}\p{M}*|\p{M}+/gu

/** Only characters from space to tilde, or an empty text. */
export const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** Texts that need no cleaning. This is a fast path, because most texts of a long list match. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** Whether a text has invisible characters. Spaces and line breaks count as visible. */
export function hasHidden(text: string): boolean {
  return !PLAIN.test(text) && text.replace(LINE_BREAKS, ' ').search(INVISIBLE) >= 0
}

/** Makes untrusted text safe to display: one line, without hidden characters, cut to `max` graphemes. */
export function cleanText(text: string, max = FOREIGN_TEXT_MAX): string {
  if (text.length <= max && PLAIN.test(text)) return text
  // The text is cut before it is cleaned, so that even a huge text takes little time. Usual graphemes have at most 8
  // code units.
  const visible = text
    .slice(0, max * 8)
    .replace(LINE_BREAKS, ' ')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(TALL_STACK, '$1')
    .trim()
  const graphemes = visible.match(GRAPHEME) ?? []
  return graphemes.length > max ? `${graphemes.slice(0, max - 1).join('')}…` : visible
}

/** The size of a stored text, in the unit in which it is displayed. */
export interface TextSize {
  kind: 'bytes' | 'kilobytes'
  figure: string
}

/** @param characters - the length of the text */
export const textSize = (characters: number): TextSize =>
  characters < 1_000
    ? { kind: 'bytes', figure: String(characters) }
    : { kind: 'kilobytes', figure: written((characters / 1_000).toFixed(1)) }
