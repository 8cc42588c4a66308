import { useEffect, useRef } from 'react'
import { commonTokensOf } from '../../config/settings'
import { supportedChains } from '../../config/chains'
import type { TradeDraft } from '../../domain/trade/draft'
import { draftOn } from '../../domain/trade/evaluate/otherNetwork'
import { useTradeChain } from '../../store/hooks'
import { useIsHydrated } from '../browser/useIsHydrated'

/** The network that a new draft is for; none is named where there is only one. */
export const draftChain = (chainId: number): Pick<TradeDraft, 'chainId'> =>
  supportedChains.length > 1 ? { chainId } : {}

/**
 * Keeps a card's draft on the active network. A draft belongs to the network that it was made for: on another one it begins
 * with what both have, and is the same again when the visitor returns.
 */
export function useDraftOfChain(draft: TradeDraft, onDraft: (draft: TradeDraft) => void) {
  const { id: active } = useTradeChain()
  const isHydrated = useIsHydrated()
  const left = useRef(new Map<number, TradeDraft>())
  const last = useRef<number | null>(null)
  const { chainId } = draft
  useEffect(() => {
    // Nobody has left the network that was prerendered.
    if (!isHydrated) return
    // A link to another network than the active one makes its own the active one; the draft stays.
    const hasChanged = last.current !== null && last.current !== active
    last.current = active
    if (!hasChanged || chainId === undefined || chainId === active) return
    left.current.set(chainId, draft)
    const [from, to] = [commonTokensOf(chainId), commonTokensOf(active)]
    const known = left.current.get(active)
    if (known) onDraft(known)
    else if (from && to) onDraft(draftOn(draft, from, to, active))
  })
}
