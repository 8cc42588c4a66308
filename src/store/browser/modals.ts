import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { chainChanged, connected, disconnected, switchFailed } from '../../events'

export type Modal = 'connect' | 'account' | 'network'

export interface ModalsState {
  open: Modal | null
}

const initialState: ModalsState = { open: null }

export const modalsSlice = createSlice({
  name: 'modals',
  initialState,
  reducers: {
    modalOpened: (state, { payload }: PayloadAction<{ modal: Modal }>) => {
      state.open = payload.modal
    },
    modalClosed: (state) => {
      state.open = null
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
  },
})

export const { modalOpened, modalClosed } = modalsSlice.actions
export const { selectOpenModal } = modalsSlice.selectors
