import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectTrade, tradeBroken } from '../../../store/trade/trade'
import { PartBoundary } from '../../PartBoundary'
import { LazyReview } from './loadReview'

/** The review of a trade, its steps and its outcome, while there is one to show. */
export function ReviewSlot() {
  const dispatch = useAppDispatch()
  const trade = useAppSelector(selectTrade)
  // A hidden trade takes its boundary along, so that one that broke does not keep the next review from view.
  const isShown = trade.status !== 'idle' && !('isHidden' in trade && trade.isHidden)
  if (!isShown) return null
  return (
    <PartBoundary onMissing={() => dispatch(tradeBroken())}>
      <Suspense>
        <LazyReview />
      </Suspense>
    </PartBoundary>
  )
}
