import { YOUR_TOKENS } from '#copy/market/figures'
import { AwaitedFigure } from './MarketFigures'
import styles from './MarketFigures.module.css'

export interface OwnTotal {
  href: string
  value: string | null
  isLoading?: boolean
  note?: string
  source: string
}

export function OwnFigure({ href, note, ...total }: OwnTotal) {
  return (
    <p className={styles.own} title={total.source}>
      <a href={href}>{YOUR_TOKENS}</a> <AwaitedFigure {...total} />
      {note && <small> {note}</small>}
    </p>
  )
}
