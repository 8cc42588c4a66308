import type { ReactNode } from 'react'
import type { ReviewRow } from './TermRows'

export interface CostRow extends ReviewRow {
  /** The explanation of the cost. */
  about?: string
}

export interface CostSummary {
  /** For example "This swap costs $15.14 in all (0.50%)". */
  title: string
  /** The parts of the total. */
  rows: readonly CostRow[]
  /** Whether the parts are shown from the start. */
  isOpen: boolean
}

/** The total cost of a swap. A press shows its parts, which `children` draw. */
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
