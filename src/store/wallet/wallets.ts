import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { ExtensionStore } from '#domain/browser/device'
import { SAFE_WALLET_ID } from '#domain/wallet/frame'
import {
  type DetectedWallet,
  INJECTED_WALLET_ID,
  type RemoteWallet,
  type WalletId,
  withRecentWallet,
} from '#domain/wallet/wallet'
import { connected, walletsDetected } from '#events'
import { allWallets } from '#config/wallets'
import { selectAwaitedWalletId, selectStatus, type connectionSlice } from './connection'

interface WalletsState {
  detected: DetectedWallet[]
  /** Wallets that can be used without installing anything in this browser. */
  reachable: RemoteWallet[]
  extensionStore: ExtensionStore | null
  /** Newest first. */
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
        state.recent = withRecentWallet(state.recent, walletId)
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

/** The parent page has not proved to be a Safe in time. No wallet can be used then. */
export function selectIsParentRefused(state: WithSlice<typeof walletsSlice> & WithSlice<typeof connectionSlice>) {
  const isAwaited = selectAwaitedWalletId(state) === SAFE_WALLET_ID && selectStatus(state) === 'reconnecting'
  return !isAwaited && !selectDetectedWallets(state).some(({ id }) => id === SAFE_WALLET_ID)
}

/** A wallet's name in the connect dialog; null for a wallet that is neither in the catalogue nor detected. */
export function selectWalletName(state: WithSlice<typeof walletsSlice>, walletId: WalletId): string | null {
  const own = walletId === INJECTED_WALLET_ID ? undefined : allWallets.find(({ id }) => id === walletId)
  return (own ?? selectDetectedWallets(state).find(({ id }) => id === walletId))?.name ?? null
}
