import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface UnseenOutcomeState {
  /** The outcome of the last transaction that settled while the page was hidden; null when the page is visible. */
  text: string | null
}

const initialState: UnseenOutcomeState = { text: null }

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
