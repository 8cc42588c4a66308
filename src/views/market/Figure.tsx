import { Hidden } from '../ui/Hidden'
import styles from './Figure.module.css'

interface FigureProps {
  /** A formatted figure; a run of zeros may be counted in subscript digits, as in "0.0₆704". Null is unknown. */
  text: string | null
}

const COUNTED = /0([₀-₉]+)/
const countOf = (digits: string) => Number(digits.replace(/./g, (digit) => String(digit.charCodeAt(0) - 0x2080)))

/** A figure as people read it. What is unknown is a dash that says so, never a zero. */
export function Figure({ text }: FigureProps) {
  if (text === null) {
    return (
      <span className={styles.missing}>
        <span aria-hidden="true">–</span>
        <Hidden>not available</Hidden>
      </span>
    )
  }
  const [whole = '', digits] = COUNTED.exec(text) ?? []
  if (!digits) return <span className={styles.figure}>{text}</span>
  const count = countOf(digits)
  const [before = '', after = ''] = text.split(whole)
  return (
    <span className={styles.figure}>
      <span aria-hidden="true">
        {before}0<sub>{count}</sub>
        {after}
      </span>
      {/* Somebody who hears the figure hears every zero. */}
      <Hidden>{before + '0'.repeat(Math.min(count, 80)) + after}</Hidden>
    </span>
  )
}
