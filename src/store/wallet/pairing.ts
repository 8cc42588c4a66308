import { createSlice } from '@reduxjs/toolkit'
import { pairingEnded, pairingReady } from '../../events'
import { modalOpened } from '../browser/modals'

/** The current pairing URI for a wallet on another device, or another app of this phone. */
export interface Pairing {
  uri: string
  /** In milliseconds since 1970. */
  expiresAt: number
  /** Why it replaced another one, as long as that is recent. */
  isNew: 'declined' | 'expired' | null
}

export interface PairingState {
  code: Pairing | null
}

const initialState: PairingState = { code: null }

export const pairingSlice = createSlice({
  name: 'pairing',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(pairingReady, (state, { payload }) => {
        state.code = payload
      })
      // An expired code must not stay on screen.
      .addCase(pairingEnded, () => initialState)
      .addCase(modalOpened, (state) => {
        if (state.code) state.code.isNew = null
      }),
  selectors: {
    selectPairing: (state) => state.code,
  },
})

export const { selectPairing } = pairingSlice.selectors
