import { isAnyOf } from '@reduxjs/toolkit'
import { commonTokensOf, firstPairOf } from '#config/settings'
import type { CurrencyId } from '#domain/token/token'
import { chosenDraft, draftOn, isDraftOf, isSameDraft } from '#domain/trade/draft'
import type { TradePlan } from '#domain/trade/plan'
import { selectTradeChainId, tradeChainChosen } from '../chain/tradeChain'
import type { AppThunk, StartListening } from '../types'
import { draftChanged, draftLeft, draftOpened, draftSettled } from './draft'
import { selectEndedMessage, selectTrade, tradeClosed, type TradeState } from './trade'

/** A draft is settled if it has not changed for this long. */
const DEBOUNCE_MS = 250

/** Settles the draft: at once when its card opens, and later once it has not changed for `DEBOUNCE_MS`. */
function settleDraft(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(draftOpened, draftChanged, draftLeft),
    async effect(action, api) {
      api.cancelActiveListeners()
      const { draft, settled } = api.getState().draft
      if (draft === null || isSameDraft(draft, settled)) return
      if (!draftOpened.match(action)) await api.delay(DEBOUNCE_MS)
      api.dispatch(draftSettled(draft))
    },
  })
}

/**
 * The plan of a confirmed swap whose outcome the visitor has closed without choosing to swap again, or does not see;
 * null if the trade has not just ended so.
 */
function donePlan(before: TradeState, now: TradeState): TradePlan | null {
  if (now.status === 'confirmed') return now.isHidden ? now.plan : null
  const isClosed = before.status === 'confirmed' && !before.isHidden && now.status === 'idle' && !now.isAgain
  return isClosed ? before.plan : null
}

/** Clears the amount after its swap was confirmed, so that the next click does not repeat the swap by mistake. */
function emptyDraft(startListening: StartListening) {
  startListening({
    predicate: (_action, now, before) => now.trade !== before.trade,
    effect(_action, api) {
      const { card, draft } = api.getState().draft
      const plan = donePlan(selectTrade(api.getOriginalState()), selectTrade(api.getState()))
      if (card === null || draft === null || plan === null || !isDraftOf(draft, plan)) return
      api.dispatch(draftChanged({ card, draft: { ...draft, typed: '' } }))
    },
  })
}

/**
 * Keeps the draft on the active network. Each network has its own draft, which is restored when the visitor returns to
 * the network. A new draft starts with the tokens that both networks have. A link's draft is already on the link's
 * network before that network becomes active.
 */
function moveDraft(startListening: StartListening) {
  startListening({
    predicate: (_action, now, before) => selectTradeChainId(now) !== selectTradeChainId(before),
    effect(_action, api) {
      const { card, draft, left } = api.getState().draft
      const active = selectTradeChainId(api.getState())
      if (card === null || draft?.chainId === undefined || draft.chainId === active) return
      const [from, to] = [commonTokensOf(draft.chainId), commonTokensOf(active)]
      const usual = firstPairOf(draft.chainId)
      const isUsual = draft.sell === usual.sell && draft.buy === usual.buy
      const first = isUsual && { ...draft, ...firstPairOf(active), chainId: active }
      const next = left[active] ?? (first || (from && to && draftOn(draft, from, to, active)))
      if (next) api.dispatch(draftChanged({ card, draft: next }))
    },
  })
}

/** Keeps the draft of the open card up to date with its trade, the active network, and pauses in typing. */
export function followDraft(startListening: StartListening) {
  settleDraft(startListening)
  emptyDraft(startListening)
  moveDraft(startListening)
}

/** Selects a currency of another network, which becomes active. The draft keeps the tokens that both networks have. */
export const chooseElsewhere =
  (side: 'sell' | 'buy', chainId: number, id: CurrencyId): AppThunk =>
  (dispatch, getState) => {
    if (selectEndedMessage(getState()) !== null) dispatch(tradeClosed())
    dispatch(tradeChainChosen({ chainId }))
    const { card, draft } = getState().draft
    if (card !== null && draft?.chainId === chainId)
      dispatch(draftChanged({ card, draft: chosenDraft(draft, side, id) }))
  }
