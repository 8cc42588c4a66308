import type { ReactNode } from 'react'
import { Delta } from './Delta'
import { Figure } from '../ui/Figure'
import { Skeleton } from '../ui/Skeleton'
import styles from './MarketFigures.module.css'
import type { ShownChange } from './chartLine'

export interface MarketFigure {
  label: string
  value: string | null
  isLoading?: boolean
  change?: ShownChange | null
  note?: ReactNode
  /** The source and block, or why the figure is missing; empty if another part of the screen says why. */
  source: string
}

export function AwaitedFigure({
  value,
  source,
  isLoading = false,
}: Pick<MarketFigure, 'value' | 'source' | 'isLoading'>) {
  return isLoading && value === null ? (
    <span aria-busy="true" title={source}>
      <Skeleton width={84} height={18} />
    </span>
  ) : (
    <Figure text={value} why={source} />
  )
}

export function MarketFigures({ figures }: { figures: readonly MarketFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isLoading, change, note, source }) => (
        <div key={label} title={source}>
          <dt>{label}</dt>
          <dd>
            {/* The spaces separate the words for screen readers and in copied text. */}
            <AwaitedFigure value={value} source={source} isLoading={isLoading} />{' '}
            {value !== null && (
              <small title={change?.title}>
                {change ? <Delta direction={change.direction} text={change.text} /> : note}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
