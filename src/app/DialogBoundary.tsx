import { type ReactNode, Suspense } from 'react'
import { PartBoundary } from './PartBoundary'

interface DialogBoundaryProps {
  /** Called if the dialog's code cannot be loaded, to undo whatever opened the dialog. */
  onMissing: () => void
  children: ReactNode
}

/** If the dialog's code cannot be loaded or the dialog throws, the rest of the page keeps working. */
export function DialogBoundary({ onMissing, children }: DialogBoundaryProps) {
  return (
    <PartBoundary onMissing={onMissing}>
      <Suspense>{children}</Suspense>
    </PartBoundary>
  )
}
