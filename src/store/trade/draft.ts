import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { TradeDraft } from '../../domain/trade/draft'

/**
 * The trade that is being written: pair, side and amount, as they were when they last stood still. Only what has settled
 * is verified by the chain. What is typed in between belongs to the field.
 */
export const draftSlice = createSlice({
  name: 'draft',
  initialState: null as TradeDraft | null,
  reducers: {
    /** Once for all the keys of an amount. */
    draftSettled: (_, { payload }: PayloadAction<TradeDraft>) => payload,
  },
  selectors: { selectSettledDraft: (state) => state },
})

export const { draftSettled } = draftSlice.actions
export const { selectSettledDraft } = draftSlice.selectors
