import { Delta } from '../ui/Delta'
import { Figure } from './Figure'
import styles from './MarketFigures.module.css'
import type { Change } from './PriceChart'

export interface MarketFigure {
  label: string
  value: string | null
  change?: Change | null
  /** Stands small beside the value, as "$1.84 a swap". */
  note?: string
}

/** A few live figures in a row. */
export function MarketFigures({ figures }: { figures: readonly MarketFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, change, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure text={value} />
            {value !== null && (
              <small>{change ? <Delta direction={change.direction} text={change.text} /> : note}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
