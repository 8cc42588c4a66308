import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface PartsState {
  /** Whether a part of this page could not be loaded. Only a reload can load it. */
  isOneMissing: boolean
  isOneBroken: boolean
  /** Whether another tab shows a later release, whose stored values this page must not change. */
  isOutdated: boolean
  /** Whether a file did not match its integrity hash, so that the browser did not execute it. */
  isOneChanged: boolean
  /** Hosts to which a content security policy blocks requests; null means that a part of the page itself is blocked. */
  blocked: (string | null)[]
}

const initialState: PartsState = {
  isOneMissing: false,
  isOneBroken: false,
  isOutdated: false,
  isOneChanged: false,
  blocked: [],
}

function missingPartOf({ isOneMissing, isOneBroken, isOutdated }: PartsState) {
  if (isOutdated) return 'outdated'
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
    pageOutdated: (state) => {
      state.isOutdated = true
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
    /** Why a part of the page is missing; undefined if unknown. */
    selectMissingCause: ({ isOneChanged, blocked }) =>
      isOneChanged ? ('changed' as const) : blocked.includes(null) ? ('policy' as const) : undefined,
  },
})

export const { partMissed, partBroke, pageOutdated, partChanged, partBlocked } = partsSlice.actions
export const { selectMissingPart, selectBlocked, selectMissingCause } = partsSlice.selectors
