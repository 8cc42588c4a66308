import { FOREIGN_TEXT_MAX } from './limits'

const LINE_BREAKS = /[\t-\r\u0085\u2028\u2029]/g
/** Controls, bidi and zero-width characters, variation selectors, halves of pairs, unassigned ones, and the Braille blank. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** A taller stack of combining marks would overlap its neighbours. */
const TALL_STACK = /(\p{M}{7})\p{M}+/gu
/** A character with its combining marks. Not Intl.Segmenter, which Firefox before 125 lacks. */
const GRAPHEME = /\P{M}\p{M}*|\p{M}+/gu

/** Only characters from space to tilde, or none. */
export const PRINTABLE_ASCII = /^[\x20-\x7e]*$/

/** Fast path: such a text needs no cleaning, and most of a long list is written so. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** Whether a text has invisible characters. Spaces and line breaks count as visible. */
export function hasHidden(text: string): boolean {
  return !PLAIN.test(text) && text.replace(LINE_BREAKS, ' ').search(INVISIBLE) >= 0
}

/** Untrusted text made safe to display: one line, no hidden characters, cut to `max` graphemes. */
export function cleanText(text: string, max = FOREIGN_TEXT_MAX): string {
  if (text.length <= max && PLAIN.test(text)) return text
  // Cut first: a megabyte of text must not cost a megabyte of work. No usual grapheme exceeds eight units.
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
