import type { ReactNode } from 'react'
import { useAppDispatch } from '../store/hooks'
import { partBroke } from '../store/browser/parts'
import { ErrorBoundary } from './ErrorBoundary'

interface PartBoundaryProps {
  /** Shown in place of the missing part. */
  fallback?: ReactNode
  /** Undoes what opened the part. */
  onMissing?: () => void
  children: ReactNode
}

/**
 * An error boundary around a part that is not the screen itself: when it cannot be loaded or breaks, the page stays and
 * shows a message.
 */
export function PartBoundary({ fallback = null, onMissing, children }: PartBoundaryProps) {
  const dispatch = useAppDispatch()
  const notify = () => {
    // If it is missing, `loadPart` has said so.
    dispatch(partBroke())
    if (!onMissing) return
    onMissing()
    // The user has just opened it, so the message is shown at the top.
    window.scrollTo(0, 0)
  }
  return (
    <ErrorBoundary fallback={fallback} onError={notify}>
      {children}
    </ErrorBoundary>
  )
}
