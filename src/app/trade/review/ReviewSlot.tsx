import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { selectIsTradeShown, tradeBroken } from '../../../store/trade/trade'
import { LateDialog } from '../../LateDialog'
import { LateReview } from './loadReview'

/** The review of a trade, its steps and its outcome, while there is one to show. */
export function ReviewSlot() {
  const dispatch = useAppDispatch()
  // The boundary is unmounted with a hidden trade, so that a broken one does not hide the next review.
  if (!useAppSelector(selectIsTradeShown)) return null
  return (
    <LateDialog onMissing={() => dispatch(tradeBroken())}>
      <LateReview />
    </LateDialog>
  )
}
