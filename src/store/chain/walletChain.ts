import { createSlice, isAnyOf } from '@reduxjs/toolkit'
import { chainChanged, connected, disconnected, switchFailed, switchStarted } from '#events'
import { modalClosed, modalOpened } from '../browser/modals'
import { tradeChainChosen } from './tradeChain'

interface WalletChainState {
  /** The wallet's chain; null if no wallet is connected or the wallet reports no valid chain id. */
  chainId: number | null
  switchingTo: number | null
  /** The number of requested switches. Used to recognise responses to earlier requests. */
  switches: number
  /** The error text of the last switch; null if the visitor rejected the switch. */
  switchError: string | null
  canSwitch: boolean
  /** Reset when a dialog opens, because some wallets refuse only a single chain. */
  hasRefused: boolean
}

const initialState: WalletChainState = {
  chainId: null,
  switchingTo: null,
  switches: 0,
  switchError: null,
  canSwitch: true,
  hasRefused: false,
}

/** The wallet's network, and the requests to switch it. It may differ from the active network, see `tradeChain.ts`. */
export const walletChainSlice = createSlice({
  name: 'walletChain',
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
        // A change to any other chain is not a response to our request, whose prompt may still be open in the wallet.
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
        // The reopened dialog no longer shows a pending switch. A later response of the wallet still counts.
        if (payload.modal === 'network') state.switchingTo = null
      })
      // Remove the switch error, because it belongs to the previous dialog or to another network.
      .addMatcher(isAnyOf(modalOpened, modalClosed, tradeChainChosen), (state) => {
        state.switchError = null
      }),
  selectors: {
    selectWalletChainId: (state) => state.chainId,
    selectSwitchingTo: (state) => state.switchingTo,
    selectSwitches: (state) => state.switches,
    selectSwitchError: (state) => state.switchError,
    selectCanSwitchChain: ({ canSwitch, hasRefused }) => canSwitch && !hasRefused,
  },
})

export const { selectWalletChainId, selectSwitchingTo, selectSwitches, selectSwitchError, selectCanSwitchChain } =
  walletChainSlice.selectors
