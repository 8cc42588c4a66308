import styles from './PairSparkline.module.css'

interface PairSparklineProps {
  /** Prices in order of time, each from 0 (the low) to 1 (the high). */
  readings: readonly number[]
}

const LEFT = 4
const WIDTH = 124
const TOP = 7
const HEIGHT = 26
const MARK = 14

const tenth = (value: number) => Math.round(value * 10) / 10

/** A day's price as a 132 by 40 line with a mark over its high and under its low. Decoration: the row says the figures. */
export function PairSparkline({ readings }: PairSparklineProps) {
  const step = readings.length > 1 ? WIDTH / (readings.length - 1) : 0
  const points = readings.map((y, index) => ({ x: tenth(LEFT + index * step), y: tenth(TOP + (1 - y) * HEIGHT) }))
  const last = points.at(-1)
  if (!last) return null
  const markAt = (value: number) => {
    const x = points[readings.indexOf(value)]?.x ?? LEFT
    return tenth(Math.min(Math.max(x, LEFT + MARK / 2), LEFT + WIDTH - MARK / 2) - MARK / 2)
  }
  return (
    <svg className={styles.spark} viewBox="0 0 132 40" aria-hidden="true">
      <path
        className={styles.mark}
        d={`M${markAt(Math.max(...readings))} 2.5h${MARK}M${markAt(Math.min(...readings))} 37.5h${MARK}`}
      />
      <path className={styles.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <circle className={styles.now} cx={last.x} cy={last.y} r="2.75" />
    </svg>
  )
}
