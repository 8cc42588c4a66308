import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface UnseenOutcomeState {
  /** What settled last while the page was hidden; null once it was visible again. */
  text: string | null
}

const initialState: UnseenOutcomeState = { text: null }

/** What the tab's title says until somebody looks. */
export const unseenOutcomeSlice = createSlice({
  name: 'unseenOutcome',
  initialState,
  reducers: {
    settledUnseen: (_state, { payload: { text } }: PayloadAction<{ text: string }>) => ({ text }),
    outcomesSeen: () => initialState,
  },
  selectors: { selectUnseenOutcome: ({ text }) => text },
})

export const { settledUnseen, outcomesSeen } = unseenOutcomeSlice.actions
export const { selectUnseenOutcome } = unseenOutcomeSlice.selectors
