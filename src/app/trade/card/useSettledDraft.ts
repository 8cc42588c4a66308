import { useEffect, useState } from 'react'
import type { TradeDraft } from '../../../domain/trade/draft'
import { isSameDraft } from '../../../domain/trade/evaluate/drafts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { draftLeft, draftSettled, selectSettledDraft } from '../../../store/trade/draft'

/** A draft has settled once it has not changed for this long. */
const DEBOUNCE_MS = 250

/** Records the draft in the store whenever it has settled, and at once when the card opens. Returns whether it has. */
export function useSettledDraft({ sell, buy, typed, kind }: TradeDraft): boolean {
  const dispatch = useAppDispatch()
  const draft: TradeDraft = { sell, buy, typed, kind }
  const [opened] = useState(draft)
  const isSettled = isSameDraft(draft, useAppSelector(selectSettledDraft))
  const isOpened = isSameDraft(draft, opened)
  useEffect(
    () => () => {
      dispatch(draftLeft())
    },
    [dispatch],
  )
  useEffect(() => {
    if (isSettled) return
    const settle = () => {
      dispatch(draftSettled({ sell, buy, typed, kind }))
    }
    if (isOpened) {
      settle()
      return
    }
    const timer = setTimeout(settle, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch, isSettled, isOpened, sell, buy, typed, kind])
  return isSettled
}
