import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface Announcement {
  id: number
  text: string
}

interface LiveRegionState {
  /** The announcements, newest last. Repeated texts are separate announcements. */
  announcements: Announcement[]
}

/** Older announcements are dropped, because screen readers have already read them. */
const ANNOUNCEMENTS_MAX = 5

const initialState: LiveRegionState = { announcements: [] }

export const liveRegionSlice = createSlice({
  name: 'liveRegion',
  initialState,
  reducers: {
    announced(state, { payload: { text } }: PayloadAction<{ text: string }>) {
      const id = (state.announcements.at(-1)?.id ?? 0) + 1
      state.announcements = [...state.announcements, { id, text }].slice(-ANNOUNCEMENTS_MAX)
    },
  },
  selectors: { selectAnnouncements: (state) => state.announcements },
})

export const { announced } = liveRegionSlice.actions
export const { selectAnnouncements } = liveRegionSlice.selectors
