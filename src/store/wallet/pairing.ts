import { createSlice } from '@reduxjs/toolkit'
import { pairingEnded, pairingReady } from '../../events'
import { modalOpened } from '../page/modals'

/** The one address under which a wallet on another device, or another app of this phone, can be paired now. */
export interface Pairing {
  uri: string
  /** In milliseconds since 1970. */
  expiresAt: number
  /** Why it takes the place of another one, until that is no news any more. */
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
      // A code that leads to nothing must not stay on show.
      .addCase(pairingEnded, () => initialState)
      .addCase(modalOpened, (state) => {
        if (state.code) state.code.isNew = null
      }),
  selectors: {
    selectPairing: (state) => state.code,
  },
})

export const { selectPairing } = pairingSlice.selectors
