import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSameDraft, type TradeDraft } from '#domain/trade/draft'

interface OpenDraft {
  card: string
  draft: TradeDraft
}

interface DraftState {
  card: string | null
  /** The visitor's current input; null while no card is on the page. */
  draft: TradeDraft | null
  /** The draft after the last pause in typing. Only this draft is verified on the chain. */
  settled: TradeDraft | null
  opened: TradeDraft | null
  /** The drafts of networks that the visitor has left since the card was opened, by chain id. */
  left: Record<number, TradeDraft>
}

const initialState: DraftState = { card: null, draft: null, settled: null, opened: null, left: {} }

/** The visitor's input on the trade card: pair, side and amount. The URL of the trade page is derived from it. */
export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** A card was shown. Nothing changes if it is already open. */
    draftOpened: (state, { payload }: PayloadAction<OpenDraft>): DraftState =>
      state.card === payload.card ? state : { ...initialState, ...payload, opened: payload.draft },
    draftChanged(state, { payload: { card, draft } }: PayloadAction<OpenDraft>) {
      const before = state.card === card ? state.draft : null
      if (before?.chainId !== undefined && before.chainId !== draft.chainId) state.left[before.chainId] = before
      state.card = card
      state.draft = draft
    },
    /** Typing has paused. Nothing changes if the visitor has typed since the render that dispatches it. */
    draftSettled(state, { payload }: PayloadAction<TradeDraft>) {
      if (state.draft === null || isSameDraft(state.draft, payload)) state.settled = payload
    },
    /** A card was removed. Nothing changes if the next card is already open. */
    draftLeft: (state, { payload }: PayloadAction<Pick<OpenDraft, 'card'>>): DraftState =>
      state.card === payload.card ? initialState : state,
  },
  selectors: {
    selectDraft: (state, card: string) => (state.card === card ? state.draft : null),
    selectSettledDraft: ({ settled }) => settled,
    /** Whether the draft is no longer the one with which its card was opened. */
    selectIsDraftChanged: ({ draft, opened }) => draft !== opened,
    selectHasAmount: ({ settled }) => settled !== null && settled.typed !== '',
  },
})

export const { draftOpened, draftChanged, draftSettled, draftLeft } = draftSlice.actions
export const { selectDraft, selectSettledDraft, selectIsDraftChanged, selectHasAmount } = draftSlice.selectors
