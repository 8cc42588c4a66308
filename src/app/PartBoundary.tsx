import type { ReactNode } from 'react'
import { useAppDispatch } from '#store/hooks'
import { partBroke } from '#store/browser/parts'
import { ErrorBoundary } from './ErrorBoundary'

interface PartBoundaryProps {
  fallback?: ReactNode
  /** Called if the part cannot be loaded or throws, to undo the action that opened it. */
  onMissing?: () => void
  children: ReactNode
}

/** If the part cannot be loaded or throws, the rest of the page keeps working and shows a message. */
export function PartBoundary({ fallback = null, onMissing, children }: PartBoundaryProps) {
  const dispatch = useAppDispatch()
  const notify = () => {
    // If the part could not be loaded, `loadPart` has already reported that.
    dispatch(partBroke())
    if (!onMissing) return
    onMissing()
    // The visitor has just opened the part, so scroll to the message at the top.
    window.scrollTo(0, 0)
  }
  return (
    <ErrorBoundary fallback={fallback} onError={notify}>
      {children}
    </ErrorBoundary>
  )
}
