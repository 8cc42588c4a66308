import { useEffect, useLayoutEffect, useRef } from 'react'
import { commonTokensOf, firstPairOf } from '../../config/settings'
import { supportedChains } from '../../config/chains'
import { draftOn, type TradeDraft } from '../../domain/trade/draft'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { draftChanged, draftLeft, draftOpened, selectDraft, selectDraftsLeft } from '../../store/trade/draft'
import { useHandler } from '../browser/useStableValue'
import { useIsHydrated } from '../browser/useIsHydrated'

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
  // This is a layout effect, so that it runs before the children's effects, which mark the draft as settled.
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

/**
 * Keeps a card's draft on the active network. Each network has its own draft, which is restored when the visitor
 * returns to the network. A new draft starts with the tokens that both networks have.
 */
export function useDraftOfChain(draft: TradeDraft, onDraft: (draft: TradeDraft) => void) {
  const { id: active } = useTradeChain()
  const isHydrated = useIsHydrated()
  const left = useAppSelector(selectDraftsLeft)
  const last = useRef<number | null>(null)
  const { chainId } = draft
  useEffect(() => {
    // Ignore the change from the prerendered network to the active one, because the visitor did not make it.
    if (!isHydrated) return
    // The draft follows only changes of the active network. A link's draft is already on the link's network before that
    // network becomes active.
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
