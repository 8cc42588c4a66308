import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export interface PartsState {
  /** Whether a part of this page could not be loaded. Only a reload can load it. */
  isOneMissing: boolean
  /** Whether a part threw an error while it rendered. */
  isOneBroken: boolean
  /** Whether a file of this page did not match its integrity hash, so that the browser did not run it. */
  isOneChanged: boolean
  /** Hosts to which a content security policy blocks requests; null stands for a part of the page itself. */
  blocked: (string | null)[]
}

const initialState: PartsState = {
  isOneMissing: false,
  isOneBroken: false,
  isOneChanged: false,
  blocked: [],
}

/** Whether a part of the page could not be loaded or broke; undefined if neither. */
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
    /** Why a part is missing; undefined if that is not known. */
    selectMissingCause: ({ isOneChanged, blocked }) =>
      isOneChanged ? ('changed' as const) : blocked.includes(null) ? ('policy' as const) : undefined,
  },
})

export const { partMissed, partBroke, partChanged, partBlocked } = partsSlice.actions
export const { selectMissingPart, selectBlocked, selectMissingCause } = partsSlice.selectors
