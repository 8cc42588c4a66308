import { createSlice } from '@reduxjs/toolkit'
import { pairingEnded, pairingReady } from '#events'
import { modalOpened } from '../browser/modals'

/** The current WalletConnect pairing URI for a wallet on another device, or in another app on this phone. */
export interface Pairing {
  uri: string
  /** In milliseconds since 1970. */
  expiresAt: number
  /** Why this URI has replaced an earlier one; null for the first URI, and after a dialog has opened. */
  isNew: 'declined' | 'expired' | null
}

interface PairingState {
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
      .addCase(pairingEnded, () => initialState)
      .addCase(modalOpened, (state) => {
        if (state.code) state.code.isNew = null
      }),
  selectors: {
    selectPairing: (state) => state.code,
  },
})

export const { selectPairing } = pairingSlice.selectors
