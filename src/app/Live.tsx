import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useAppSelector } from '../store/hooks'
import { selectIsMarketHere } from '../store/market/market'
import { selectLack } from '../store/page/parts'

interface LiveProps {
  /** Shown until the chain and the lists can be read. */
  fallback?: ReactNode
  /** The parts of the page that read them. */
  children: ReactNode
}

/**
 * Renders what needs the chain or the lists, and until then a placeholder of the same size. If they cannot be loaded,
 * it fails like any missing part: nothing may look as if it were still loading.
 */
export function Live({ fallback = null, children }: LiveProps) {
  // Deferred, so that React renders what replaces the placeholders in slices, and answers the visitor in between.
  const isMarketHere = useDeferredValue(useAppSelector(selectIsMarketHere))
  if (useAppSelector(selectLack) === 'market') throw new Error('What reads the chain could not be loaded.')
  return isMarketHere ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
