import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface PartsState {
  /** A part of this page could not be loaded or has broken. Only a reload helps. */
  isOneMissing: boolean
  /** That part is the one that reads the chain and the lists. */
  isMarketMissing: boolean
  /** Hosts that a policy keeps the page from; null stands for a part of the page itself. */
  blocked: (string | null)[]
}

const initialState: PartsState = { isOneMissing: false, isMarketMissing: false, blocked: [] }

export const partsSlice = createSlice({
  name: 'parts',
  initialState,
  reducers: {
    partMissed: (state) => {
      state.isOneMissing = true
    },
    marketMissed: (state) => {
      state.isOneMissing = state.isMarketMissing = true
    },
    partBlocked: (state, { payload }: PayloadAction<{ host: string | null }>) => {
      state.blocked.push(payload.host)
    },
  },
  selectors: {
    selectIsPartMissing: (state) => state.isOneMissing,
    selectIsMarketMissing: (state) => state.isMarketMissing,
    selectBlocked: (state) => state.blocked,
  },
})

export const { partMissed, marketMissed, partBlocked } = partsSlice.actions
export const { selectIsPartMissing, selectIsMarketMissing, selectBlocked } = partsSlice.selectors
