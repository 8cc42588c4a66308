import { Suspense } from 'react'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectIsTradeShown, tradeBroken } from '../../../store/trade/trade'
import { PartBoundary } from '../../PartBoundary'
import { LazyReview } from './loadReview'

/** The review of a trade, its steps and its outcome, while there is one to show. */
export function ReviewSlot() {
  const dispatch = useAppDispatch()
  // A hidden trade takes its boundary along, so that one that broke does not keep the next review from view.
  if (!useAppSelector(selectIsTradeShown)) return null
  return (
    <PartBoundary onMissing={() => dispatch(tradeBroken())}>
      <Suspense>
        <LazyReview />
      </Suspense>
    </PartBoundary>
  )
}
