import { type ReactNode, Suspense } from 'react'
import { useAppSelector } from '../store/hooks'
import { selectIsMarketHere } from '../store/selectors/market'
import { ErrorBoundary } from './ErrorBoundary'

interface LiveProps {
  /** Stands here until the chain and the lists can be read. */
  fallback?: ReactNode
  /** Parts of the page that read them. */
  children: ReactNode
}

/** What needs the chain or the lists; until they can be read, something of the same size that does not. */
export function Live({ fallback = null, children }: LiveProps) {
  const isMarketHere = useAppSelector(selectIsMarketHere)
  if (!isMarketHere) return fallback
  const living = <Suspense fallback={fallback}>{children}</Suspense>
  // Where something stands in, it goes on doing so if the rest cannot be fetched. A screen has its own way to say so.
  return fallback === null ? living : <ErrorBoundary fallback={fallback}>{living}</ErrorBoundary>
}
