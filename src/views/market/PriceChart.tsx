import { clsx } from 'clsx'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { CHART, KIND, KIND_LABELS, NO_HISTORY, RANGE, sinceStart } from '#copy/market/chart'
import { PLACE } from '#domain/browser/sentences'
import { CHART_KINDS } from '#domain/market/history'
import { Placed } from '../ui/text/Placed'
import { Delta } from './Delta'
import { Segments } from '../ui/Segments'
import { Figure } from '../ui/Figure'
import { PlotSkeleton, PriceSkeleton } from './ChartSkeleton'
import type { ChartKinds, ChartLine, ChartPrice, ChartRanges, ChartReading } from './chartLine'
import styles from './PriceChart.module.css'
import { nearestReading, PricePlot } from './PricePlot'
import { StateMessage } from '../ui/StateMessage'

interface PriceChartProps {
  title: string
  icon?: ReactNode
  price: ChartPrice
  ranges: ChartRanges
  /** The choice of candles; null where a chart cannot have any. */
  kinds?: ChartKinds | null
  line: ChartLine | 'loading' | { reason: string }
  source: string
  block: ReactNode
  /** False if no new blocks are arriving. */
  isLive?: boolean
}

interface PriceProps {
  price: ChartPrice
  reading: ChartReading | undefined
  range: string
  isLoading: boolean
}

/**
 * The current price and its change or, of a selected reading, its price, time and change since the first one. The
 * change has a line of its own, so that nothing moves when the time comes before it.
 */
function Price({ price, reading, range, isLoading }: PriceProps) {
  const change = reading ? reading.change : price.change
  if (isLoading && price.value === null) return <PriceSkeleton />
  return (
    <p className={styles.price}>
      <strong>
        <Figure text={reading?.value ?? price.value} />
        {price.unit && price.value !== null && <span className={styles.unit}> {price.unit}</span>}
      </strong>
      <span className={styles.facts}>
        {reading && <span className={styles.when}>{reading.time}</span>}
        {change && (
          <span title={change.title}>
            <Placed text={reading ? sinceStart(PLACE) : `${PLACE} ${range}`} className={styles.when}>
              <Delta direction={change.direction} text={change.text} />
            </Placed>
          </span>
        )}
      </span>
    </p>
  )
}

export function PriceChart({ title, icon, price, ranges, kinds, line, source, block, isLive = true }: PriceChartProps) {
  // The state is a position instead of a reading, because new readings may arrive while a reading is selected.
  const [place, setPlace] = useState<number | null>(null)
  const drawn = typeof line === 'object' && 'readings' in line ? line : null
  const picked = place === null || !drawn ? null : nearestReading(drawn.readings, place)
  const reading = picked === null ? undefined : drawn?.readings[picked]

  return (
    <section className={styles.chart} aria-label={CHART}>
      <div className={styles.head}>
        <div className={styles.about}>
          <h2 className={styles.title}>
            {icon}
            {title}
          </h2>
          <Price price={price} reading={reading} range={ranges.label} isLoading={line === 'loading'} />
        </div>
        <div className={styles.ranges}>
          {kinds && (
            <Segments
              label={KIND}
              options={CHART_KINDS.map((value) => ({
                value,
                label: KIND_LABELS[value],
                disabledReason: value === 'candles' ? kinds.noCandles : undefined,
              }))}
              value={kinds.selected}
              onChange={kinds.onSelect}
            />
          )}
          {ranges.options.length > 1 && (
            <Segments label={RANGE} options={ranges.options} value={ranges.selected} onChange={ranges.onSelect} />
          )}
        </div>
      </div>
      {line === 'loading' && <PlotSkeleton />}
      {typeof line === 'object' && 'reason' in line && (
        <div className={styles.reason}>
          <StateMessage icon="chart" title={NO_HISTORY} text={line.reason} />
        </div>
      )}
      {drawn && <PricePlot line={drawn} range={ranges.label} picked={picked} isLive={isLive} onPick={setPlace} />}
      <div className={styles.foot}>
        <span className={clsx(styles.source, !isLive && styles.old)}>{source}</span>
        <span>{block}</span>
      </div>
    </section>
  )
}
