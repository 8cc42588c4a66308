import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TradeDraft } from '../../domain/trade/draft'

/**
 * The draft of the trade: pair, side and amount, as of when they last settled. Only a settled draft is verified on
 * chain. What is typed in between stays in the field.
 */
export const draftSlice = createSlice({
  name: 'draft',
  initialState: null as TradeDraft | null,
  reducers: {
    /** Once for all the keystrokes of an amount. */
    draftSettled: (_, { payload }: PayloadAction<TradeDraft>) => payload,
    /** No card is on the screen. */
    draftLeft: () => null,
  },
  selectors: {
    selectSettledDraft: (state) => state,
    selectHasAmount: (state) => state !== null && state.typed !== '',
  },
})

export const { draftSettled, draftLeft } = draftSlice.actions
export const { selectSettledDraft, selectHasAmount } = draftSlice.selectors
