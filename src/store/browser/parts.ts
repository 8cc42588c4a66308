import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface PartsState {
  /** A part of this page could not be loaded. Only a reload helps. */
  isOneMissing: boolean
  /** One broke while it was drawn. */
  isOneBroken: boolean
  /** A file of this page is not the one that was built, so the browser did not run it. */
  isOneChanged: boolean
  /** Hosts that a policy keeps the page from; null stands for a part of the page itself. */
  blocked: (string | null)[]
}

const initialState: PartsState = {
  isOneMissing: false,
  isOneBroken: false,
  isOneChanged: false,
  blocked: [],
}

/** The part of the page that is missing. */
function missingPartOf({ isOneMissing, isOneBroken }: PartsState) {
  if (isOneMissing) return 'part'
  return isOneBroken ? 'broken' : undefined
}

export const partsSlice = createSlice({
  name: 'parts',
  initialState,
  reducers: {
    partMissed: (state) => {
      state.isOneMissing = true
    },
    partBroke: (state) => {
      state.isOneBroken = true
    },
    partChanged: (state) => {
      state.isOneChanged = true
    },
    partBlocked: (state, { payload }: PayloadAction<{ host: string | null }>) => {
      state.blocked.push(payload.host)
    },
  },
  selectors: {
    selectMissingPart: missingPartOf,
    selectBlocked: (state) => state.blocked,
    /** Why a part is missing, where that is known. */
    selectMissingCause: ({ isOneChanged, blocked }) =>
      isOneChanged ? ('changed' as const) : blocked.includes(null) ? ('policy' as const) : undefined,
  },
})

export const { partMissed, partBroke, partChanged, partBlocked } = partsSlice.actions
export const { selectMissingPart, selectBlocked, selectMissingCause } = partsSlice.selectors
