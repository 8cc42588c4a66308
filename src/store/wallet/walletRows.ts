import { createSelector } from '../createSelector'
import { SAFE_WALLET_ID } from '#domain/wallet/frame'
import { RECENT_WALLETS_SHOWN } from '#domain/wallet/limits'
import { groupWallets, isListedOnDesktop, walletRows, walletsToGet } from '#domain/wallet/walletRows'
import { selectWizardWalletId } from './connectWizard'
import { selectDetectedWallets, selectExtensionStore, selectReachableWallets, selectRecentWalletIds } from './wallets'
import { allWallets } from '#config/wallets'

/** All wallets of the catalogue and of this browser, without duplicates. */
export const selectWalletRows = createSelector(
  [selectDetectedWallets, selectReachableWallets, selectExtensionStore, selectRecentWalletIds],
  (detected, reachable, store, recent) => {
    const isInSafe = detected.some(({ id }) => id === SAFE_WALLET_ID)
    const rows = walletRows(isInSafe ? [] : allWallets, detected, reachable, store)
    const shown = recent.filter((walletId) => rows.some(({ id }) => id === walletId)).slice(0, RECENT_WALLETS_SHOWN)
    return rows.map((row) => ({ ...row, recent: shown.includes(row.id) }))
  },
)

export const selectWalletGroups = createSelector([selectWalletRows, selectRecentWalletIds], (rows, recent) =>
  groupWallets(rows.filter(isListedOnDesktop), recent),
)

/** The wallets that the connect dialog shows in one row on a phone, in the order of the groups. */
export const selectReadyWallets = createSelector([selectWalletRows, selectRecentWalletIds], (rows, recent) =>
  groupWallets(
    rows.filter(({ ready }) => ready),
    recent,
  ).flatMap(({ wallets }) => wallets),
)

export const selectDesktopWalletsToGet = createSelector([selectWalletRows], (rows) => walletsToGet(rows, 'desktop'))
export const selectMobileWalletsToGet = createSelector([selectWalletRows], (rows) => walletsToGet(rows, 'mobile'))

/** The wallet that the connect dialog shows; null while the dialog shows a list of wallets. */
export const selectWizardWallet = createSelector(
  [selectWalletRows, selectWizardWalletId],
  (rows, walletId) => rows.find(({ id }) => id === walletId) ?? null,
)
