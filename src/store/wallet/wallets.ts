import { RECENT_WALLETS_MAX } from '../../domain/wallet/limits'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ExtensionStore } from '../../domain/page/device'
import type { DetectedWallet, RemoteWallet, WalletId } from '../../domain/wallet/wallet'
import { connected, walletsDetected } from '../../events'

export interface WalletsState {
  /** Found in this browser. */
  detected: DetectedWallet[]
  /** Usable without anything in this browser. */
  reachable: RemoteWallet[]
  /** Where this browser's extensions come from; null if it has none. */
  extensionStore: ExtensionStore | null
  /** Connected before, newest first. */
  recent: WalletId[]
}

const initialState: WalletsState = { detected: [], reachable: [], extensionStore: null, recent: [] }

export const walletsSlice = createSlice({
  name: 'wallets',
  initialState,
  reducers: {
    recentWalletsRead: (state, { payload }: PayloadAction<{ walletIds: WalletId[] }>) => {
      state.recent = payload.walletIds
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(walletsDetected, (state, { payload }) => {
        state.detected = payload.wallets
        state.reachable = payload.reachable
        state.extensionStore = payload.extensionStore
      })
      .addCase(connected, (state, { payload: { walletId } }) => {
        state.recent = [walletId, ...state.recent.filter((id) => id !== walletId)].slice(0, RECENT_WALLETS_MAX)
      }),
  selectors: {
    selectDetectedWallets: (state) => state.detected,
    selectReachableWallets: (state) => state.reachable,
    selectExtensionStore: (state) => state.extensionStore,
    selectRecentWalletIds: (state) => state.recent,
  },
})

export const { recentWalletsRead } = walletsSlice.actions
export const { selectDetectedWallets, selectReachableWallets, selectExtensionStore, selectRecentWalletIds } =
  walletsSlice.selectors
