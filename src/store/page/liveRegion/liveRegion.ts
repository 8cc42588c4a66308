import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Announcement {
  id: number
  text: string
}

export interface LiveRegionState {
  /** The newest last. The same words again are another announcement. */
  said: Announcement[]
}

/** Older ones have been spoken long since. */
const KEPT = 5

const initialState: LiveRegionState = { said: [] }

/** What is said to those who do not see it happen, in turn and when there is a pause. */
export const liveRegionSlice = createSlice({
  name: 'liveRegion',
  initialState,
  reducers: {
    announced(state, { payload: { text } }: PayloadAction<{ text: string }>) {
      const id = (state.said.at(-1)?.id ?? 0) + 1
      state.said = [...state.said, { id, text }].slice(-KEPT)
    },
  },
  selectors: { selectAnnouncements: (state) => state.said },
})

export const { announced } = liveRegionSlice.actions
export const { selectAnnouncements } = liveRegionSlice.selectors
