import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { chainChanged, connected, disconnected, switchFailed, switchStarted } from '../../events'
import { modalClosed, modalOpened } from '../browser/modals'
import { tradeChainChosen } from './tradeChain'

export interface ChainState {
  /** The wallet's chain. Null while disconnected, and when the wallet reports no valid chain id. */
  chainId: number | null
  switchingTo: number | null
  /** The number of switches requested so far. It shows whether a response belongs to an earlier request. */
  switches: number
  /** The error text of the last switch. Also null after the user has rejected a switch. */
  switchError: string | null
  /** Whether the wallet's connection allows switching chains. */
  canSwitch: boolean
  /**
   * Whether the wallet has refused to switch. Reset when a dialog opens, because some wallets refuse only one chain.
   */
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
        // A change to any other chain does not answer our request: the wallet's prompt for it may still be open.
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
        // The dialog no longer waits for a switch to which the wallet has not responded. A later response still counts.
        if (payload.modal === 'network') state.switchingTo = null
      })
      // The message belonged to the previous dialog, or to another network.
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
