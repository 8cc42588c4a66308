import { clsx } from 'clsx'
import type { CSSProperties, PointerEvent } from 'react'
import { phrases } from '#copy/browser/grammar'
import { candleText, highText, lineText, lowText, OWN_TRADES, PRICE, READER, readingText } from '#copy/market/chart'
import { Figure, shownLength } from '../ui/Figure'
import { Hidden } from '../ui/text/Hidden'
import { CandleShapes, CandleTable, ReadingTable } from './Candles'
import styles from './PriceChart.module.css'
import type { ChartLine, ChartReading } from './chartLine'

const POINT = 1000
const at = ({ x, y }: ChartReading) => `${Math.round(x * POINT)} ${Math.round((1 - y) * POINT)}`

/** The index of the reading nearest to a position `x`, which is from 0 (left) to 1 (right). */
export function nearestReading(readings: readonly ChartReading[], x: number): number {
  let best = 0
  readings.forEach((reading, index) => {
    if (Math.abs(reading.x - x) < Math.abs((readings[best]?.x ?? 0) - x)) best = index
  })
  return best
}

/** A mark's label is hidden if it is closer than this fraction of the height to the label of the current price. */
const COVERED = 0.14

const coveredIf = (isCovered: boolean): CSSProperties => (isCovered ? { visibility: 'hidden' } : {})

/** Moves an element as high as the plot to a height from 0 to 1. Unlike `top`, a translation causes no layout. */
const heightOf = (y: number): CSSProperties => ({ translate: `0 ${Math.round((1 - y) * 100)}%` })

const labelLength = ({ high, low, now, axis }: ChartLine) =>
  Math.max(...[high, low, now, ...axis.map(({ value }) => value)].map(shownLength))

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

interface PlotProps {
  line: ChartLine
  range: string
  /** The index of the reading under the crosshair; null without a crosshair. */
  picked: number | null
  /** False if no new blocks are arriving. */
  isLive: boolean
  onPick: (x: number | null) => void
}

/** The line with its high and low. The pointer and the arrow keys select a reading. */
export function PricePlot({ line, range, picked, isLive, onPick }: PlotProps) {
  const { readings, candles, trades, times } = line
  const last = readings.at(-1)
  if (!last) return null
  const shown = picked === null ? last : (readings[picked] ?? last)
  const near = picked === null ? [] : trades.filter(({ x }) => nearestReading(readings, x) === picked)
  const candle = picked === null ? undefined : candles?.[picked]

  function followPointer(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) onPick((event.clientX - left) / width)
  }

  return (
    <div className={styles.plot} style={{ '--label': `${labelLength(line)}ch` } as CSSProperties}>
      <div
        className={styles.area}
        onPointerMove={followPointer}
        onPointerLeave={() => {
          onPick(null)
        }}
      >
        <div role="img" aria-label={lineText(line, range)}>
          <Drawing line={line} shown={shown} isPicked={picked !== null} isLive={isLive} />
          <PlotLabels line={line} isLive={isLive} lastY={last.y} />
        </div>
        {trades.length > 0 && <TradeMarks trades={trades} />}
        {near.length > 0 && <TradeNote trades={near} x={shown.x} />}
        <input
          className={styles.reader}
          type="range"
          aria-label={READER}
          aria-valuetext={phrases(
            readingText(shown),
            candle ? candleText(candle.texts) : null,
            ...near.map(({ text }) => text),
          )}
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
        {times.map(({ x, text }) => (
          // The first label keeps off the edge of the card.
          <span key={text} style={{ insetInlineStart: `max(${percent(x)}, 10px)` }}>
            {text}
          </span>
        ))}
      </div>
      {candles && (
        <p className={styles.figures} aria-hidden="true">
          {candle && candleText(candle.texts)}
        </p>
      )}
      {candles ? (
        <CandleTable readings={readings} candles={candles} />
      ) : (
        <ReadingTable heads={[PRICE]} rows={readings.map(({ time, value }) => [time, value])} />
      )}
    </div>
  )
}

interface DrawingProps extends Pick<PlotProps, 'line' | 'isLive'> {
  shown: ChartReading
  isPicked: boolean
}

function Drawing({ line: { readings, candles }, shown, isPicked, isLive }: DrawingProps) {
  const path = `M${readings.map(at).join('L')}`
  return (
    <svg className={styles.lines} viewBox={`0 0 ${POINT} ${POINT}`} preserveAspectRatio="none" aria-hidden="true">
      {!candles && (
        <path className={styles.fill} d={`${path}V${POINT * 1.08}H${Math.round((readings[0]?.x ?? 0) * POINT)}z`} />
      )}
      {isPicked && <path className={styles.cross} d={`M${Math.round(shown.x * POINT)} 0V${POINT}`} />}
      {candles ? <CandleShapes candles={candles} /> : <path className={styles.line} d={path} />}
      <path className={styles.halo} d={`M${at(shown)}h0`} />
      <path className={clsx(styles.dot, !isLive && !isPicked && styles.still)} d={`M${at(shown)}h0`} />
    </svg>
  )
}

function PlotLabels({ line, isLive, lastY }: Pick<PlotProps, 'line' | 'isLive'> & { lastY: number }) {
  const { high, low, now, since, axis } = line
  return (
    <>
      {/* If the price never changed, its high and low are at the same height, so one label is enough. */}
      {high !== low && (
        <>
          <div className={styles.high} aria-hidden="true">
            <b>{highText(since)}</b>
            <span style={coveredIf(lastY > 1 - COVERED)}>
              <Figure text={high} />
            </span>
          </div>
          <div className={styles.low} aria-hidden="true">
            <b>{lowText(since)}</b>
            <span style={coveredIf(lastY < COVERED)}>
              <Figure text={low} />
            </span>
          </div>
        </>
      )}
      {axis.map(({ y, value }) => (
        <div className={styles.axis} style={heightOf(y)} key={y} aria-hidden="true">
          <span>
            <Figure text={value} />
          </span>
        </div>
      ))}
      <div className={styles.axis} style={heightOf(lastY)} aria-hidden="true">
        <div className={clsx(styles.now, !isLive && styles.still)}>
          <Figure text={now} />
        </div>
      </div>
    </>
  )
}

/** The visitor's own trades: purchases point up from below the price line, sales down from above it. */
function TradeMarks({ trades }: Pick<ChartLine, 'trades'>) {
  return (
    <ul aria-label={OWN_TRADES}>
      {trades.map(({ id, x, y, side, shift, text, time }) => (
        <li
          key={id}
          className={clsx(styles.trade, styles[side])}
          style={{ insetInlineStart: percent(x), top: percent(1 - y), '--shift': `${shift}px` } as CSSProperties}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M6 1 11.5 11H.5z" />
          </svg>
          <Hidden>{phrases(time, text)}</Hidden>
        </li>
      ))}
    </ul>
  )
}

const NOTED_MAX = 4

/** The visitor's trades at the crosshair. A visually hidden list says the same. */
function TradeNote({ trades, x }: Pick<ChartLine, 'trades'> & { x: number }) {
  const others = trades.length - NOTED_MAX
  return (
    <div className={styles.note} aria-hidden="true">
      <span style={{ flex: `${x} 0 0` }} />
      <ul>
        {trades.slice(0, NOTED_MAX).map(({ id, side, text, time }) => (
          <li key={id} className={styles[side]}>
            {text} <small>{time}</small>
          </li>
        ))}
        {others > 0 && <li>+{others}</li>}
      </ul>
      <span style={{ flex: `${1 - x} 0 0` }} />
    </div>
  )
}
