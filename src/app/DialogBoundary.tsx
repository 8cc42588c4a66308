import { type ReactNode, Suspense } from 'react'
import { PartBoundary } from './PartBoundary'

interface DialogBoundaryProps {
  /** What opened it is undone when its code is missing. */
  onMissing: () => void
  children: ReactNode
}

/** Holds an open dialog whose code may still be loading. If it is missing or breaks, the page stays. */
export function DialogBoundary({ onMissing, children }: DialogBoundaryProps) {
  return (
    <PartBoundary onMissing={onMissing}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  )
}
