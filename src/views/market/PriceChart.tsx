import { useState } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { Delta } from '../ui/text/Delta'
import { Hidden } from '../ui/text/Hidden'
import { Segments } from '../ui/Segments'
import { Skeleton } from '../ui/Skeleton'
import { Figure } from '../ui/Figure'
import styles from './PriceChart.module.css'
import { StateMessage } from '../ui/StateMessage'

export interface ChartReading {
  /** When, from 0 (the start of the range) to 1 (now). */
  x: number
  /** How high, from 0 (the low) to 1 (the high). */
  y: number
  value: string
  time: string
}

export interface ChartLine {
  readings: readonly ChartReading[]
  high: string
  low: string
  now: string
  /** From when on it is known, as "since 14:02"; null where it covers the whole range. */
  since: string | null
  /** Labels under the line, evenly spread. */
  times: readonly string[]
}

export interface ChartPrice {
  /** Null where there is no price. */
  value: string | null
  unit?: string
  change: Change | null
}

export interface Change {
  direction: 'up' | 'down'
  /** Without a sign, as "1.24%". */
  text: string
  /** What it is measured from, as "Since block 19,474,913, 21 Nov, 14:02". */
  title?: string
}

export interface ChartRanges {
  label: string
  selected: string
  /** None where there is no history to choose from. */
  options: readonly { value: string; label: string }[]
  onSelect: (value: string) => void
}

interface PriceChartProps {
  title: string
  icon?: ReactNode
  price: ChartPrice
  ranges: ChartRanges
  /** The line, or that it is being read, or why there is none. */
  line: ChartLine | 'loading' | { reason: string }
  /** Where the price comes from, as "WETH/USDC pool 0.05%, 49 readings". */
  source: string
  block: string
  /** False while no new block arrives. */
  isLive?: boolean
}

const POINT = 1000
const at = ({ x, y }: ChartReading) => `${Math.round(x * POINT)} ${Math.round((1 - y) * POINT)}`

function nearest(readings: readonly ChartReading[], x: number): number {
  let best = 0
  readings.forEach((reading, index) => {
    if (Math.abs(reading.x - x) < Math.abs((readings[best]?.x ?? 0) - x)) best = index
  })
  return best
}

/** The price over time with its high and low. A pointer or the arrow keys read one point after another. */
export function PriceChart({ title, icon, price, ranges, line, source, block, isLive = true }: PriceChartProps) {
  // A place and not a reading: more readings come in while somebody looks at one.
  const [place, setPlace] = useState<number | null>(null)
  const drawn = typeof line === 'object' && 'readings' in line ? line : null
  const picked = place === null || !drawn ? null : nearest(drawn.readings, place)
  const reading = picked === null ? undefined : drawn?.readings[picked]

  return (
    <section aria-label="Price chart">
      <div className={styles.head}>
        <div className={styles.about}>
          <h2 className={styles.title}>
            {icon}
            {title}
          </h2>
          <p className={styles.price}>
            <strong>
              <Figure text={reading?.value ?? price.value} />
              {price.unit && price.value !== null && <span className={styles.unit}>{` ${price.unit}`}</span>}
            </strong>
            {reading ? (
              <span className={styles.when}>{reading.time}</span>
            ) : (
              price.change && (
                <span title={price.change.title}>
                  <Delta direction={price.change.direction} text={price.change.text} />{' '}
                  <span className={styles.when}>{ranges.label}</span>
                </span>
              )
            )}
          </p>
        </div>
        {ranges.options.length > 1 && (
          <div className={styles.ranges}>
            <Segments label="Chart range" options={ranges.options} value={ranges.selected} onChange={ranges.onSelect} />
          </div>
        )}
      </div>
      {line === 'loading' && (
        <div className={styles.bones} aria-busy="true">
          <Skeleton width="100%" height={284} />
          <Hidden>Reading the price history</Hidden>
        </div>
      )}
      {typeof line === 'object' && 'reason' in line && (
        <StateMessage icon="chart" title="No price history" text={line.reason} />
      )}
      {drawn && <Plot line={drawn} range={ranges.label} picked={picked} onPick={setPlace} />}
      <div className={styles.foot}>
        <span className={isLive ? styles.source : `${styles.source} ${styles.old}`}>{source}</span>
        <span>{block}</span>
      </div>
    </section>
  )
}

interface PlotProps {
  line: ChartLine
  range: string
  /** The reading that the crosshair stands at. */
  picked: number | null
  /** Where the crosshair is put, from 0 to 1. */
  onPick: (x: number | null) => void
}

function Plot({ line, range, picked, onPick }: PlotProps) {
  const { readings, high, low, now, since, times } = line
  const first = readings[0]
  const last = readings.at(-1)
  if (!first || !last) return null
  const path = `M${readings.map(at).join('L')}`
  const shown = picked === null ? last : (readings[picked] ?? last)

  function followPointer(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) onPick((event.clientX - left) / width)
  }

  return (
    <div className={styles.plot}>
      <div
        className={styles.area}
        onPointerMove={followPointer}
        onPointerLeave={() => {
          onPick(null)
        }}
      >
        <div
          role="img"
          aria-label={`Price ${since ?? `over the last ${range}`}. High ${high}, low ${low}, now ${now}.`}
        >
          <svg className={styles.lines} viewBox={`0 0 ${POINT} ${POINT}`} preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.fill} d={`${path}V${POINT * 1.08}H${Math.round(first.x * POINT)}z`} />
            {picked !== null && <path className={styles.cross} d={`M${Math.round(shown.x * POINT)} 0V${POINT}`} />}
            <path className={styles.line} d={path} />
            <path className={styles.halo} d={`M${at(shown)}h0`} />
            <path className={styles.dot} d={`M${at(shown)}h0`} />
          </svg>
          <div className={styles.high} aria-hidden="true">
            <b>{since === null ? 'High' : `High ${since}`}</b>
            <span className={last.y > 0.9 ? styles.covered : undefined}>
              <Figure text={high} />
            </span>
          </div>
          <div className={styles.low} aria-hidden="true">
            <b>{since === null ? 'Low' : `Low ${since}`}</b>
            <span className={last.y < 0.1 ? styles.covered : undefined}>
              <Figure text={low} />
            </span>
          </div>
          <div className={styles.now} style={{ top: `${Math.round((1 - last.y) * 100)}%` }} aria-hidden="true">
            <Figure text={now} />
          </div>
        </div>
        <input
          className={styles.reader}
          type="range"
          aria-label="Read the chart"
          aria-valuetext={`${shown.value}, ${shown.time}`}
          min={0}
          max={readings.length - 1}
          value={picked ?? readings.length - 1}
          onChange={({ currentTarget }) => {
            onPick(readings[currentTarget.valueAsNumber]?.x ?? null)
          }}
          onBlur={() => {
            onPick(null)
          }}
        />
      </div>
      <div className={styles.times} aria-hidden="true">
        {times.map((time, index) => (
          <span key={index}>{time}</span>
        ))}
      </div>
      <div className={styles.hidden}>
        <table>
          <caption>Readings</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {readings.map(({ time, value }, index) => (
              <tr key={index}>
                <td>{time}</td>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
