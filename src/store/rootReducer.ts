import { combineSlices } from '@reduxjs/toolkit'
import { chainReads } from './chainReads'
import { walletChainSlice } from './chain/walletChain'
import { tradeChainSlice } from './chain/tradeChain'
import { liveRegionSlice } from './browser/liveRegion'
import { modalsSlice } from './browser/modals'
import { notificationsSlice } from './browser/notifications'
import { partsSlice } from './browser/parts'
import { lists } from './token/lists'
import { tokenChoicesSlice } from './token/tokenChoices'
import { draftSlice } from './trade/draft'
import { openRequestsSlice } from './trade/openRequests'
import { tradeSlice } from './trade/trade'
import { tradeSettingsSlice } from './trade/tradeSettings'
import { transactionsSlice } from './transaction/transactions'
import { unseenOutcomeSlice } from './transaction/unseenOutcome'
import { addressBookSlice } from './wallet/addressBook'
import { connectionSlice } from './wallet/connection'
import { connectWizardSlice } from './wallet/connectWizard'
import { pairingSlice } from './wallet/pairing'
import { walletsSlice } from './wallet/wallets'
import { nodeChoiceSlice } from './chain/nodeChoice'

export const rootReducer = combineSlices(
  connectionSlice,
  addressBookSlice,
  walletChainSlice,
  tradeChainSlice,
  connectWizardSlice,
  modalsSlice,
  pairingSlice,
  partsSlice,
  walletsSlice,
  notificationsSlice,
  tradeSettingsSlice,
  tokenChoicesSlice,
  draftSlice,
  tradeSlice,
  openRequestsSlice,
  transactionsSlice,
  unseenOutcomeSlice,
  nodeChoiceSlice,
  liveRegionSlice,
  lists,
  chainReads,
)

export type RootState = ReturnType<typeof rootReducer>
