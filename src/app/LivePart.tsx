import type { ReactNode } from 'react'
import { Live } from './Live'
import { PartBoundary } from './PartBoundary'

interface LivePartProps {
  /** Stands here until the chain can be read, and stays where it never will be. */
  fallback?: ReactNode
  children: ReactNode
}

/** A piece of the page that shows what the chain says, in the place of one that does not need the chain. */
export function LivePart({ fallback, children }: LivePartProps) {
  return (
    <PartBoundary fallback={fallback}>
      <Live fallback={fallback}>{children}</Live>
    </PartBoundary>
  )
}
