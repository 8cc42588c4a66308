import { useEffect, useLayoutEffect } from 'react'
import { supportedChains } from '#config/chains'
import type { TradeDraft } from '#domain/trade/draft'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { draftChanged, draftLeft, draftOpened, selectDraft } from '#store/trade/draft'
import { useHandler } from '../browser/useStableValue'

export const draftChain = (chainId: number): Pick<TradeDraft, 'chainId'> =>
  supportedChains.length > 1 ? { chainId } : {}

/**
 * The draft of a trade card, and a function that changes it.
 * @param card - the card's name; a new name starts a new draft
 * @param first - the initial draft of a new card
 */
export function useDraft(card: string, first: TradeDraft): [draft: TradeDraft, change: (draft: TradeDraft) => void] {
  const dispatch = useAppDispatch()
  const draft = useAppSelector((state) => selectDraft(state, card)) ?? first
  const open = useHandler((opened: string) => {
    dispatch(draftOpened({ card: opened, draft: first }))
  })
  // This is a layout effect, so that the draft has settled before the first paint.
  useLayoutEffect(() => {
    open(card)
  }, [open, card])
  // This is a separate effect, because React also cleans up layout effects while a part of the page suspends.
  useEffect(
    () => () => {
      dispatch(draftLeft({ card }))
    },
    [dispatch, card],
  )
  const change = useHandler((next: TradeDraft) => {
    dispatch(draftChanged({ card, draft: next }))
  })
  return [draft, change]
}
