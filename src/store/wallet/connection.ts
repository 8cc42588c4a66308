import { createSlice } from '@reduxjs/toolkit'
import type { Address } from '../../domain/chain/address'
import type { WalletReach, WalletId } from '../../domain/wallet/wallet'
import {
  accountsChanged,
  connected,
  connectFailed,
  connectStarted,
  disconnected,
  resumeEnded,
  resumeStarted,
} from '../../events'
import { backPressed, downloadPressed, getWalletPressed, walletSelected } from './connectWizard'
import { modalClosed, modalOpened } from '../page/modals'

export type ConnectionStatus = 'disconnected' | 'connecting' | 'reconnecting' | 'connected'

export interface ConnectionState {
  status: ConnectionStatus
  /** The connected wallet. */
  walletId: WalletId | null
  accounts: Address[]
  reach: WalletReach | null
  /** When the wallet will end the connection by itself, in milliseconds since 1970; null if never. */
  endsAt: number | null
  /** Number of the newest attempt, raised when one is abandoned. Answers to older ones are dropped. */
  attempt: number
  /** The wallet whose answer is still wanted. */
  requested: WalletId | null
  /** The wallet of the last visit, as long as it has not come and nobody has done anything. */
  awaited: WalletId | null
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
}

/** An older connection outlives the attempts of others. */
const settledStatus = ({ walletId }: ConnectionState): ConnectionStatus => (walletId ? 'connected' : 'disconnected')

/** Nobody waits any more for what a person requested. The page's own attempt to reconnect goes on. */
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
        state.status = 'reconnecting'
      })
      .addCase(connected, (state, { payload }) => {
        if (payload.attempt !== state.attempt) return
        state.status = 'connected'
        state.walletId = payload.walletId
        state.accounts = payload.accounts
        state.reach = payload.reach
        state.endsAt = payload.endsAt
        state.requested = null
        state.awaited = null
      })
      .addCase(connectFailed, (state, { payload }) => {
        if (payload.attempt !== state.attempt) return
        // The prompt that keeps the wallet busy may be our own, and still be answered.
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
    selectAccount: (state): Address | null => state.accounts[0] ?? null,
    selectReach: (state) => state.reach,
    selectSessionEnd: (state) => state.endsAt,
    selectAttempt: (state) => state.attempt,
    selectRequestedWalletId: (state) => state.requested,
    selectAwaitedWalletId: (state) => state.awaited,
  },
})

export const {
  selectStatus,
  selectWalletId,
  selectAccount,
  selectReach,
  selectSessionEnd,
  selectAttempt,
  selectRequestedWalletId,
  selectAwaitedWalletId,
} = connectionSlice.selectors
