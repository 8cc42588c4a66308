import { notAvailable } from '#copy/ui/ui'
import { Hidden, Missing } from './text/Hidden'
import styles from './Figure.module.css'

interface FigureProps {
  /**
   * A formatted figure; null if unknown. Five or more zeros after the decimal point are shown as a count. The text may
   * contain the zeros themselves or, as in "0.0₆704", their number in subscript digits.
   */
  text: string | null
  /** Why the figure is unknown, for example "No pool holds both tokens." */
  why?: string
}

const COUNTED = /0([₀-₉]+)/
/** Five or more zeros directly after the decimal separator. */
const UNCOUNTED = /(?<=\b0[.,])0{5,}(?=[1-9])/
const countOf = (digits: string) => Number(digits.replace(/./g, (digit) => String(digit.charCodeAt(0) - 0x2080)))

/** The number of characters on the screen, where five or more zeros after the separator are a count. */
export const shownLength = (text: string): number => text.replace(UNCOUNTED, '00').length

/** A figure. An unknown figure is shown as a dash with the reason, never as zero. */
export function Figure({ text, why }: FigureProps) {
  if (text === null) {
    return (
      <span className={styles.missing} title={why}>
        <Missing text={notAvailable(why)} />
      </span>
    )
  }
  const [whole = '', digits] = COUNTED.exec(text) ?? []
  const [zeros] = UNCOUNTED.exec(text) ?? []
  if (zeros)
    return (
      <Counted
        count={zeros.length}
        before={text.slice(0, text.indexOf(zeros))}
        after={text.slice(text.indexOf(zeros) + zeros.length)}
      />
    )
  if (!digits) return <span className={styles.figure}>{text}</span>
  const count = countOf(digits)
  const [before = '', after = ''] = text.split(whole)
  return <Counted count={count} before={before} after={after} />
}

function Counted({ count, before, after }: { count: number; before: string; after: string }) {
  return (
    <span className={styles.figure}>
      <span aria-hidden="true">
        {before}0<sub>{count}</sub>
        {after}
      </span>
      {/* Screen readers read all zeros instead of their number. */}
      <Hidden>{before + '0'.repeat(Math.min(count, 80)) + after}</Hidden>
    </span>
  )
}
