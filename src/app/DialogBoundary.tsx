import { type ReactNode, Suspense } from 'react'
import { PartBoundary } from './PartBoundary'

interface DialogBoundaryProps {
  /** Undoes what opened the dialog if the dialog's code cannot be loaded. */
  onMissing: () => void
  children: ReactNode
}

/**
 * A boundary around an open dialog whose code may still be loading. If the dialog cannot be loaded or breaks, the page
 * stays.
 */
export function DialogBoundary({ onMissing, children }: DialogBoundaryProps) {
  return (
    <PartBoundary onMissing={onMissing}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  )
}
