import type { ReactNode } from 'react'
import { useAppDispatch } from '../store/hooks'
import { partMissed } from '../store/page/parts'
import { ErrorBoundary } from './ErrorBoundary'

interface PartBoundaryProps {
  /** Stays in place of what is missing. */
  fallback?: ReactNode
  /** Takes back what opened the part. */
  onMissing?: () => void
  children: ReactNode
}

/** Around a part that is not the screen itself: when it cannot be loaded or breaks, the page stays and says so. */
export function PartBoundary({ fallback = null, onMissing, children }: PartBoundaryProps) {
  const dispatch = useAppDispatch()
  const notify = () => {
    dispatch(partMissed())
    if (!onMissing) return
    onMissing()
    // Somebody has just pressed for it: what is said stands at the top.
    window.scrollTo(0, 0)
  }
  return (
    <ErrorBoundary fallback={fallback} onError={notify}>
      {children}
    </ErrorBoundary>
  )
}
