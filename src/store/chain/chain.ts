import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { chainChanged, connected, disconnected, switchFailed, switchStarted } from '../../events'
import { modalClosed, modalOpened } from '../browser/modals'
import { tradeChainChosen } from './tradeChain'

export interface ChainState {
  /** The wallet's chain. Null while disconnected, and when the wallet reports no valid one. */
  chainId: number | null
  switchingTo: number | null
  /** Counts the requested switches: only the last one matters. */
  switches: number
  /** Why the last switch failed, as text. A rejection is not a failure. */
  switchError: string | null
  /** Whether the wallet can switch chains as far as its connection says. */
  canSwitch: boolean
  /** The wallet has refused. Some refuse one chain alone, so it is asked again when the dialog opens again. */
  hasRefused: boolean
}

const initialState: ChainState = {
  chainId: null,
  switchingTo: null,
  switches: 0,
  switchError: null,
  canSwitch: true,
  hasRefused: false,
}

export const chainSlice = createSlice({
  name: 'chain',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(connected, (state, { payload }) => ({
        ...initialState,
        switches: state.switches,
        chainId: payload.chainId,
        canSwitch: payload.canSwitchChain,
      }))
      .addCase(chainChanged, (state, { payload }) => {
        state.chainId = payload.chainId
        // Any other chain is unrelated: the wallet's prompt for ours may still be open.
        if (payload.chainId === state.switchingTo) state.switchingTo = null
        state.switchError = null
      })
      .addCase(switchStarted, (state, { payload }) => {
        state.switchingTo = payload.chainId
        state.switchError = null
        state.switches += 1
      })
      .addCase(switchFailed, (state, { payload }) => {
        if (payload.chainId === state.switchingTo) state.switchingTo = null
        state.switchError = payload.reason === 'rejected' ? null : payload.message
        if (payload.reason === 'unsupported') state.hasRefused = true
      })
      .addCase(disconnected, (state) => ({ ...initialState, switches: state.switches }))
      .addCase(modalOpened, (state, { payload }) => {
        state.hasRefused = false
        // A switch without a response is no longer awaited. A later response still counts.
        if (payload.modal === 'network') state.switchingTo = null
      })
      // The message belonged to that dialog, or to another network.
      .addMatcher(isAnyOf(modalOpened, modalClosed, tradeChainChosen), (state) => {
        state.switchError = null
      }),
  selectors: {
    selectChainId: (state) => state.chainId,
    selectSwitchingTo: (state) => state.switchingTo,
    selectSwitches: (state) => state.switches,
    selectSwitchError: (state) => state.switchError,
    selectCanSwitchChain: ({ canSwitch, hasRefused }) => canSwitch && !hasRefused,
  },
})

export const { selectChainId, selectSwitchingTo, selectSwitches, selectSwitchError, selectCanSwitchChain } =
  chainSlice.selectors
