import { FOREIGN_TEXT_MAX } from './limits'

/** Control, format (bidi, zero-width), private-use and unassigned characters, and line separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu

/** Text from outside made fit to show: one line, no hidden characters, cut to `max` graphemes. */
export function cleanText(text: string, max = FOREIGN_TEXT_MAX): string {
  // Cut first: a megabyte of text must not cost a megabyte of work. Eight units hold any usual grapheme.
  const visible = text
    .slice(0, max * 8)
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .trim()
  const graphemes: string[] = []
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(visible)) {
    if (graphemes.length === max) return `${graphemes.slice(0, max - 1).join('')}…`
    // A stack of combining marks would climb over its neighbours.
    graphemes.push([...segment].slice(0, 8).join(''))
  }
  return graphemes.join('')
}
