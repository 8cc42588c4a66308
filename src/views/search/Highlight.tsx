import type { ReactNode } from 'react'
import { shortAddress } from '#domain/chain/address'
import { searchNeedle, wordStart } from '#domain/token/nameIndex'
import styles from './Highlight.module.css'

function rangeOf(text: string, match: string): { start: number; end: number } | null {
  const needle = searchNeedle(match)
  const start = needle === '' ? -1 : text.toLowerCase().indexOf(needle)
  return start < 0 ? null : { start, end: start + needle.length }
}

type Range = ReturnType<typeof rangeOf>

/** A function instead of a component, because each row calls it twice, and rows are rendered on every key press. */
function underlined(text: string, range: Range): ReactNode {
  if (!range) return text
  return (
    <>
      {text.slice(0, range.start)}
      <mark className={styles.match}>{text.slice(range.start, range.end)}</mark>
      {text.slice(range.end)}
    </>
  )
}

/** Underlines the first match of `match` in `text`, ignoring case. */
export function Highlight({ text, match }: { text: string; match: string }) {
  return underlined(text, rangeOf(text, match))
}

/** Underlines the beginning of the first word that begins with `match`. */
export function HighlightWord({ text, match }: { text: string; match: string }) {
  const start = wordStart(text, match)
  return underlined(text, start < 0 ? null : { start, end: start + searchNeedle(match).length })
}

export function HighlightAddress({ address, match }: { address: string; match: string }) {
  const range = rangeOf(address, match)
  const short = shortAddress(address)
  if (!range || short === address) return underlined(short, rangeOf(short, match))
  const tail = address.length - 4
  const shownAt = (position: number, between: number) => {
    if (position <= 4) return position
    return position < tail ? between : position - tail + 5
  }
  const start = shownAt(range.start, 4)
  const end = shownAt(range.end, range.start < 4 ? 4 : 5)
  return underlined(short, { start, end })
}
