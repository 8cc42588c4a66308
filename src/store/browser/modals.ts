import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { chainChanged, connected, disconnected, switchFailed } from '#events'

export type Modal = 'connect' | 'account' | 'network' | 'send' | 'receive'

/** What the dialog for sending is opened with: a currency's id and an address. The visitor can change both there. */
export interface SendSubject {
  currency?: `0x${string}` | 'native'
  recipient?: `0x${string}`
}

interface ModalsState {
  open: Modal | null
  send: SendSubject
  /** The hash of the transaction that the dialog for sending shows; null if it shows none. */
  sent: string | null
}

const initialState: ModalsState = { open: null, send: {}, sent: null }

export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<{ modal: Modal; send?: SendSubject }>) => {
      state.open = payload.modal
      state.send = payload.send ?? {}
      state.sent = null
    },
    modalClosed: (state) => {
      state.open = null
    },
    sentShown: (state, { payload }: PayloadAction<{ hash: string }>) => {
      state.sent = payload.hash
    },
  },
  extraReducers: (builder) => {
    const close = (state: ModalsState) => {
      state.open = null
    }
    const closeNetwork = (state: ModalsState) => {
      if (state.open === 'network') state.open = null
    }
    builder
      .addCase(connected, close)
      .addCase(disconnected, close)
      .addCase(chainChanged, closeNetwork)
      .addCase(switchFailed, (state, { payload }) => {
        if (payload.reason === 'rejected') closeNetwork(state)
      })
  },
  selectors: {
    selectOpenModal: (state) => state.open,
    selectSendSubject: (state) => state.send,
    selectIsSentShown: (state, hash: string) => state.open === 'send' && state.sent?.toLowerCase() === hash,
  },
})

export const { modalOpened, modalClosed, sentShown } = modalsSlice.actions
export const { selectOpenModal, selectSendSubject, selectIsSentShown } = modalsSlice.selectors
