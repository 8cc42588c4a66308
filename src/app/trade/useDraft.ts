import { useEffect, useLayoutEffect, useRef } from 'react'
import { commonTokensOf, firstPairOf } from '../../config/settings'
import { supportedChains } from '../../config/chains'
import type { TradeDraft } from '../../domain/trade/draft'
import { draftOn } from '../../domain/trade/evaluate/otherNetwork'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { draftChanged, draftLeft, draftOpened, selectDraft, selectDraftsLeft } from '../../store/trade/draft'
import { useHandler } from '../browser/useStableValue'
import { useIsHydrated } from '../browser/useIsHydrated'

/** The network that a new draft is for; none is named where there is only one. */
export const draftChain = (chainId: number): Pick<TradeDraft, 'chainId'> =>
  supportedChains.length > 1 ? { chainId } : {}

/**
 * The draft of a card, and what changes it.
 * @param card - another name is another card, which begins with a draft of its own
 * @param first - the draft that a new card begins with
 */
export function useDraft(card: string, first: TradeDraft): [draft: TradeDraft, change: (draft: TradeDraft) => void] {
  const dispatch = useAppDispatch()
  const draft = useAppSelector((state) => selectDraft(state, card)) ?? first
  const open = useHandler((opened: string) => {
    dispatch(draftOpened({ card: opened, draft: first }))
  })
  // Before the effects of what is drawn inside, which settle the draft.
  useLayoutEffect(() => {
    open(card)
  }, [open, card])
  // Not in the effect above, which ends as well while a part of the page is loading.
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

/**
 * Keeps a card's draft on the active network. A draft belongs to the network that it was made for: on another one it begins
 * with what both have, and is the same again when the visitor returns.
 */
export function useDraftOfChain(draft: TradeDraft, onDraft: (draft: TradeDraft) => void) {
  const { id: active } = useTradeChain()
  const isHydrated = useIsHydrated()
  const left = useAppSelector(selectDraftsLeft)
  const last = useRef<number | null>(null)
  const { chainId } = draft
  useEffect(() => {
    // Nobody has left the network that was prerendered.
    if (!isHydrated) return
    // A link to another network than the active one makes its own the active one; the draft stays.
    const hasChanged = last.current !== null && last.current !== active
    last.current = active
    if (!hasChanged || chainId === undefined || chainId === active) return
    const [from, to] = [commonTokensOf(chainId), commonTokensOf(active)]
    const known = left[active]
    const usual = firstPairOf(chainId)
    if (known) onDraft(known)
    else if (draft.sell === usual.sell && draft.buy === usual.buy)
      onDraft({ ...draft, ...firstPairOf(active), chainId: active })
    else if (from && to) onDraft(draftOn(draft, from, to, active))
  })
}
