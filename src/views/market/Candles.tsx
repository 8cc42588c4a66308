import { CANDLE_HEADS, READINGS, TIME } from '#copy/market/chart'
import type { ChartCandle, ChartLine } from './chartLine'
import styles from './PriceChart.module.css'

/** The size of the plot's drawing, which is stretched to the plot. */
const SIZE = 1000
const down = (height: number) => Math.round((1 - height) * SIZE)
const across = (place: number) => Math.round(place * SIZE)

/** The part of a candle's time that its body leaves free on each side. */
const GAP = 0.15
/** The greatest width of a body, so that a few candles do not look like blocks. */
const WIDEST = 0.05
const VOLUME_HEIGHT = 0.2

function bodyOf({ from, to, open, close }: ChartCandle) {
  const gap = Math.max((to - from) * GAP, (to - from - WIDEST) / 2)
  const [left, right] = [across(from + gap), across(to - gap)]
  const top = down(Math.max(open, close))
  return { x: left, width: Math.max(1, right - left), y: top, height: down(Math.min(open, close)) - top }
}

/** A rising candle is hollow and a falling one full, so that the two differ without colours as well. */
const STYLES = { up: styles.rising, down: styles.falling, none: styles.level } as const

export function CandleShapes({ candles }: { candles: readonly ChartCandle[] }) {
  return candles.map((candle) => {
    const body = bodyOf(candle)
    const middle = across((candle.from + candle.to) / 2)
    const bottom = body.y + body.height
    return (
      <g key={candle.from} className={STYLES[candle.direction]}>
        <rect
          className={styles.volume}
          {...body}
          y={down(candle.volume * VOLUME_HEIGHT)}
          height={SIZE - down(candle.volume * VOLUME_HEIGHT)}
        />
        <path d={`M${middle} ${down(candle.high)}V${body.y}M${middle} ${bottom}V${down(candle.low)}`} />
        <path d={`M${body.x} ${body.y}h${body.width}v${body.height}h${-body.width}z`} />
      </g>
    )
  })
}

const HEADS = ['open', 'high', 'low', 'close', 'volume'] as const

/** The readings for screen readers, a row each, with the time in the first cell. */
export function ReadingTable({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className="vh">
      <table>
        <caption>{READINGS}</caption>
        <thead>
          <tr>
            {[TIME, ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            <tr key={index}>
              {cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function CandleTable({ readings, candles }: Required<Pick<ChartLine, 'readings' | 'candles'>>) {
  const rows = candles.map(({ texts }, index) => [readings[index]?.time ?? '', ...HEADS.map((head) => texts[head])])
  return <ReadingTable heads={HEADS.map((head) => CANDLE_HEADS[head])} rows={rows} />
}
