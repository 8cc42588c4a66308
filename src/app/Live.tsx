import { type ReactNode, Suspense } from 'react'
import { useAppSelector } from '../store/hooks'
import { selectIsMarketHere } from '../store/market/market'
import { selectIsMarketMissing } from '../store/page/parts'

interface LiveProps {
  /** Stands here until the chain and the lists can be read. */
  fallback?: ReactNode
  /** Parts of the page that read them. */
  children: ReactNode
}

/**
 * What needs the chain or the lists; until they can be read, something of the same size that does not. When they never
 * will be, it breaks like any part that is missing: nothing may look as if it were still on its way.
 */
export function Live({ fallback = null, children }: LiveProps) {
  const isMarketHere = useAppSelector(selectIsMarketHere)
  if (useAppSelector(selectIsMarketMissing)) throw new Error('What reads the chain could not be loaded.')
  return isMarketHere ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
