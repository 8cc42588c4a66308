import { createSlice } from '@reduxjs/toolkit'
import type { Address } from '#domain/chain/address'
import type { WalletReach, WalletId } from '#domain/wallet/wallet'
import {
  accountsChanged,
  connected,
  connectFailed,
  connectStarted,
  disconnected,
  resumeEnded,
  resumeStarted,
  walletSlow,
} from '#events'
import { backPressed, downloadPressed, getWalletPressed, walletSelected } from './connectWizard'
import { modalClosed, modalOpened } from '../browser/modals'

type ConnectionStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

interface ConnectionState {
  status: ConnectionStatus
  walletId: WalletId | null
  accounts: Address[]
  reach: WalletReach | null
  /** When the wallet will end the session by itself, in milliseconds since 1970; null if never. */
  endsAt: number | null
  /** Also incremented when an attempt is abandoned. Responses to older attempts are dropped. */
  attempt: number
  requested: WalletId | null
  /** The last visit's wallet while it has not appeared; null once the visitor connects another or opens a dialog. */
  awaited: WalletId | null
  /** The wallet's network at the last visit, expected while the wallet reconnects; null if none is stored. */
  expectedChainId: number | null
  /** Whether the connected wallet is slow to report its account and network, which are read before each request. */
  isSlow: boolean
}

const initialState: ConnectionState = {
  status: 'disconnected',
  walletId: null,
  accounts: [],
  reach: null,
  endsAt: null,
  attempt: 0,
  requested: null,
  awaited: null,
  expectedChainId: null,
  isSlow: false,
}

const settledStatus = ({ walletId }: ConnectionState): ConnectionStatus => (walletId ? 'connected' : 'disconnected')

/** Stops waiting for a wallet that the visitor has requested. The page's own attempt to reconnect continues. */
function abandon(state: ConnectionState) {
  if (state.requested === null || state.status === 'reconnecting') return
  state.attempt += 1
  state.requested = null
  state.status = settledStatus(state)
}

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(connectStarted, (state, { payload }) => {
        state.attempt = payload.attempt
        state.requested = payload.walletId
        state.awaited = null
        if (!state.walletId) state.status = 'connecting'
      })
      .addCase(resumeStarted, (state, { payload }) => {
        state.attempt = payload.attempt
        state.requested = payload.walletId
        state.awaited = payload.present ? null : payload.walletId
        state.expectedChainId = payload.chainId ?? null
        state.status = 'reconnecting'
      })
      .addCase(connected, (state, { payload }) => {
        if (payload.attempt !== state.attempt) return
        state.status = 'connected'
        state.walletId = payload.walletId
        state.accounts = payload.accounts
        state.reach = payload.reach
        state.endsAt = payload.endsAt
        state.isSlow = false
        state.requested = null
        state.awaited = null
      })
      .addCase(connectFailed, (state, { payload }) => {
        if (payload.attempt !== state.attempt) return
        // A busy wallet shows a prompt, which may be from this page, so the visitor may still answer it.
        if (payload.reason !== 'busy') state.requested = null
        state.status = settledStatus(state)
      })
      .addCase(resumeEnded, (state, { payload }) => {
        if (payload.attempt !== state.attempt || state.status !== 'reconnecting') return
        state.requested = null
        state.status = 'disconnected'
      })
      .addCase(accountsChanged, (state, { payload }) => {
        if (payload.walletId === state.walletId) state.accounts = payload.accounts
      })
      .addCase(walletSlow, (state, { payload }) => {
        if (payload.walletId === state.walletId) state.isSlow = payload.isSlow
      })
      .addCase(disconnected, (state, { payload }) =>
        payload.walletId === state.walletId ? { ...initialState, attempt: state.attempt + 1 } : state,
      )
      .addCase(modalOpened, (state) => {
        state.awaited = null
      })
      .addCase(modalClosed, abandon)
      .addCase(walletSelected, abandon)
      .addCase(backPressed, abandon)
      .addCase(getWalletPressed, abandon)
      .addCase(downloadPressed, abandon),
  selectors: {
    selectStatus: (state) => state.status,
    selectWalletId: (state) => state.walletId,
    selectAccounts: (state): readonly Address[] => state.accounts,
    selectAccount: (state): Address | null => state.accounts[0] ?? null,
    selectReach: (state) => state.reach,
    selectSessionEnd: (state) => state.endsAt,
    selectAttempt: (state) => state.attempt,
    selectRequestedWalletId: (state) => state.requested,
    selectAwaitedWalletId: (state) => state.awaited,
    selectExpectedChainId: (state) => state.expectedChainId,
    selectIsWalletSlow: (state) => state.isSlow,
  },
})

export const {
  selectStatus,
  selectWalletId,
  selectAccounts,
  selectAccount,
  selectReach,
  selectSessionEnd,
  selectAttempt,
  selectRequestedWalletId,
  selectAwaitedWalletId,
  selectExpectedChainId,
  selectIsWalletSlow,
} = connectionSlice.selectors
