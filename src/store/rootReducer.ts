import { combineSlices } from '@reduxjs/toolkit'
import { chainReads } from './queries/chainReads'
import { lists } from './queries/lists'
import { chainSlice } from './slices/chain'
import { connectionSlice } from './slices/connection'
import { connectWizardSlice } from './slices/connectWizard'
import { modalsSlice } from './slices/modals'
import { notificationsSlice } from './slices/notifications'
import { tradeSlice } from './slices/trade'
import { tradeSettingsSlice } from './slices/tradeSettings'
import { transactionsSlice } from './slices/transactions'
import { walletsSlice } from './slices/wallets'

export const rootReducer = combineSlices(
  connectionSlice,
  chainSlice,
  connectWizardSlice,
  modalsSlice,
  walletsSlice,
  transactionsSlice,
  notificationsSlice,
  tradeSlice,
  tradeSettingsSlice,
  lists,
  chainReads,
)
