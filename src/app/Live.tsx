import { type ReactNode, Suspense } from 'react'
import { useAppSelector } from '../store/hooks'
import { selectIsMarketHere } from '../store/selectors/market'

interface LiveProps {
  /** Stands here until the chain and the lists can be read. */
  fallback?: ReactNode
  /** Parts of the page that read them. */
  children: ReactNode
}

/** What needs the chain or the lists; until they can be read, something of the same size that does not. */
export function Live({ fallback = null, children }: LiveProps) {
  const isMarketHere = useAppSelector(selectIsMarketHere)
  return isMarketHere ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
