import type { ReactNode } from 'react'
import type { ReviewRow } from './DialogParts'

export interface CostRow extends ReviewRow {
  about?: string
}

export interface CostSummary {
  title: string
  rows: readonly CostRow[]
  isOpen: boolean
}

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
