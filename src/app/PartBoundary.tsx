import type { ReactNode } from 'react'
import { useAppDispatch } from '../store/hooks'
import { partBroke } from '../store/browser/parts'
import { ErrorBoundary } from './ErrorBoundary'

interface PartBoundaryProps {
  /** Shown instead of the missing part. */
  fallback?: ReactNode
  /** Undoes the action that opened the part. Called if the part cannot be loaded or breaks. */
  onMissing?: () => void
  children: ReactNode
}

/**
 * An error boundary around a part of the screen. If the part cannot be loaded or breaks, the page stays and shows a
 * message.
 */
export function PartBoundary({ fallback = null, onMissing, children }: PartBoundaryProps) {
  const dispatch = useAppDispatch()
  const notify = () => {
    // If the part could not be loaded, `loadPart` has already reported that.
    dispatch(partBroke())
    if (!onMissing) return
    onMissing()
    // The user has just opened the part, so scroll to the message at the top.
    window.scrollTo(0, 0)
  }
  return (
    <ErrorBoundary fallback={fallback} onError={notify}>
      {children}
    </ErrorBoundary>
  )
}
