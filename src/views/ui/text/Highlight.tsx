import { shortAddress } from '../../../domain/chain/address'
import styles from './Highlight.module.css'

function rangeOf(text: string, match: string): { start: number; end: number } | null {
  const wanted = match.trim().toLowerCase()
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted)
  return start < 0 ? null : { start, end: start + wanted.length }
}

/** Underlines the first match of `match` in `text`, ignoring case. */
export function Highlight({ text, match }: { text: string; match: string }) {
  const range = rangeOf(text, match)
  if (!range) return text
  return (
    <>
      {text.slice(0, range.start)}
      <mark className={styles.match}>{text.slice(range.start, range.end)}</mark>
      {text.slice(range.end)}
    </>
  )
}

/** The short form of an address; what it shows of the match in the full one is underlined. */
export function HighlightAddress({ address, match }: { address: string; match: string }) {
  const range = rangeOf(address, match)
  const short = shortAddress(address)
  if (!range || short === address) return <Highlight text={short} match={match} />
  const tail = address.length - 4
  const shownAt = (position: number, between: number) => {
    if (position <= 4) return position
    return position < tail ? between : position - tail + 5
  }
  const start = shownAt(range.start, 4)
  const end = shownAt(range.end, range.start < 4 ? 4 : 5)
  return (
    <>
      {short.slice(0, start)}
      <mark className={styles.match}>{short.slice(start, end)}</mark>
      {short.slice(end)}
    </>
  )
}
