import type { ReactNode } from 'react'
import type { ReviewRow } from './TermRows'

export interface CostRow extends ReviewRow {
  /** What it is. */
  about?: string
}

export interface CostSummary {
  /** For example "This swap costs $15.14 in all (0.50%)". */
  title: string
  /** What it is made of. */
  rows: readonly CostRow[]
  /** Whether these are shown at once. */
  isOpen: boolean
}

/** All that a swap costs; its parts, as `children` draws them, are one press away. */
export function CostTotal({
  title,
  isOpen,
  className,
  children,
}: Pick<CostSummary, 'title' | 'isOpen'> & { className?: string | undefined; children: ReactNode }) {
  return (
    <details className={className} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
