import { YOUR_TOKENS } from '#copy/market/figures'
import { AwaitedFigure } from './MarketFigures'
import styles from './MarketFigures.module.css'

/** What a connected visitor owns. */
export interface OwnTotal {
  href: string
  value: string | null
  /** It is still being read. */
  isLoading?: boolean
  /** For example "1 transaction pending". */
  note?: string
  source: string
}

/** What a connected visitor owns, below the figures of the market. */
export function OwnFigure({ href, note, ...total }: OwnTotal) {
  return (
    <p className={styles.own} title={total.source}>
      <a href={href}>{YOUR_TOKENS}</a> <AwaitedFigure {...total} />
      {note && <small> {note}</small>}
    </p>
  )
}
