import { createSlice } from '@reduxjs/toolkit'

export interface PartsState {
  /** A part of this page could not be loaded or has broken. Only a reload helps. */
  isOneMissing: boolean
  /** That part is the one that reads the chain and the lists. */
  isMarketMissing: boolean
}

const initialState: PartsState = { isOneMissing: false, isMarketMissing: false }

export const partsSlice = createSlice({
  name: 'parts',
  initialState,
  reducers: {
    partMissed: (state) => {
      state.isOneMissing = true
    },
    marketMissed: () => ({ isOneMissing: true, isMarketMissing: true }),
  },
  selectors: {
    selectIsPartMissing: (state) => state.isOneMissing,
    selectIsMarketMissing: (state) => state.isMarketMissing,
  },
})

export const { partMissed, marketMissed } = partsSlice.actions
export const { selectIsPartMissing, selectIsMarketMissing } = partsSlice.selectors
