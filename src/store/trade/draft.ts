import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TradeDraft } from '../../domain/trade/draft'

interface OpenDraft {
  /** The id of the draft's trade card. */
  card: string
  draft: TradeDraft
}

interface DraftState {
  card: string | null
  /** The current choices and input; null while no card is on the screen. */
  draft: TradeDraft | null
  /** The draft when typing last paused. Only this draft is verified on chain. */
  settled: TradeDraft | null
  /** The drafts of the networks that the visitor has left since the card was opened, by chain id. */
  left: Record<number, TradeDraft>
}

const initialState: DraftState = { card: null, draft: null, settled: null, left: {} }

/** The draft of the trade: pair, side and amount. The trade page's address is derived from it. */
export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** A card is on the screen. Opening the same card again changes nothing. */
    draftOpened: (state, { payload }: PayloadAction<OpenDraft>): DraftState =>
      state.card === payload.card ? state : { ...initialState, ...payload },
    draftChanged(state, { payload: { card, draft } }: PayloadAction<OpenDraft>) {
      const before = state.card === card ? state.draft : null
      if (before?.chainId !== undefined && before.chainId !== draft.chainId) state.left[before.chainId] = before
      state.card = card
      state.draft = draft
    },
    /** Typing has paused: dispatched once for all keystrokes of an amount. */
    draftSettled(state, { payload }: PayloadAction<TradeDraft>) {
      state.draft = payload
      state.settled = payload
    },
    /** A card has left the screen; the next card may already be on the screen. */
    draftLeft: (state, { payload }: PayloadAction<Pick<OpenDraft, 'card'>>): DraftState =>
      state.card === payload.card ? initialState : state,
  },
  selectors: {
    /** The draft of a card; null before the card is open. */
    selectDraft: (state, card: string) => (state.card === card ? state.draft : null),
    selectSettledDraft: ({ settled }) => settled,
    selectDraftsLeft: ({ left }) => left,
    selectHasAmount: ({ settled }) => settled !== null && settled.typed !== '',
  },
})

export const { draftOpened, draftChanged, draftSettled, draftLeft } = draftSlice.actions
export const { selectDraft, selectSettledDraft, selectDraftsLeft, selectHasAmount } = draftSlice.selectors
