import type { ReactNode } from 'react'
import type { ReviewRow } from './TermRows'

export interface CostRow extends ReviewRow {
  /** The explanation of this part of the cost. */
  about?: string
}

export interface CostSummary {
  /** A sentence such as "This swap costs $15.14 in all (0.50%)". */
  title: string
  rows: readonly CostRow[]
  /** Whether the parts of the total are initially shown. */
  isOpen: boolean
}

/** The total cost of a swap. Pressing it shows the parts, which are passed as `children`. */
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
