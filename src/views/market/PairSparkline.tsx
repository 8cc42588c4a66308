import type { PicturePoint } from '#domain/market/history'
import styles from './PairSparkline.module.css'

interface PairSparklineProps {
  /** The prices in order of time, scaled so that the lowest price is 0 and the highest price is 1. */
  line: readonly PicturePoint[]
}

const LEFT = 4
const WIDTH = 124
const TOP = 7
const HEIGHT = 26
const MARK = 14

const tenth = (value: number) => Math.round(value * 10) / 10

/**
 * One day as a line of 132 by 40 px, with marks at the highest and the lowest price. It is hidden from screen readers,
 * because the row contains the figures as text.
 */
export function PairSparkline({ line }: PairSparklineProps) {
  const points = line.map(({ x, y }) => ({ x: tenth(LEFT + x * WIDTH), y: tenth(TOP + (1 - y) * HEIGHT) }))
  const last = points.at(-1)
  if (!last) return null
  const heights = line.map(({ y }) => y)
  const markAt = (height: number) => {
    const x = points[heights.indexOf(height)]?.x ?? LEFT
    return tenth(Math.min(Math.max(x, LEFT + MARK / 2), LEFT + WIDTH - MARK / 2) - MARK / 2)
  }
  return (
    <svg className={styles.spark} viewBox="0 0 132 40" aria-hidden="true">
      <path
        className={styles.mark}
        d={`M${markAt(Math.max(...heights))} 2.5h${MARK}M${markAt(Math.min(...heights))} 37.5h${MARK}`}
      />
      <path className={styles.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <circle className={styles.now} cx={last.x} cy={last.y} r="2.75" />
    </svg>
  )
}
