import { combineSlices, type Reducer, type WithSlice } from '@reduxjs/toolkit'
import type { chainReads } from './queries/chainReads'
import type { lists } from './queries/lists'
import { chainSlice } from './slices/chain'
import { connectionSlice } from './slices/connection'
import { connectWizardSlice } from './slices/connectWizard'
import type { liveRegionSlice } from './slices/liveRegion'
import { modalsSlice } from './slices/modals'
import type { nodeChoiceSlice } from './slices/nodeChoice'
import { notificationsSlice } from './slices/notifications'
import type { openRequestsSlice } from './slices/openRequests'
import { pairingSlice } from './slices/pairing'
import { partsSlice } from './slices/parts'
import type { tokenChoicesSlice } from './slices/tokenChoices'
import type { tradeSlice } from './slices/trade'
import { tradeSettingsSlice } from './slices/tradeSettings'
import type { transactionsSlice } from './slices/transactions'
import { walletsSlice } from './slices/wallets'

const slices = combineSlices(
  connectionSlice,
  chainSlice,
  connectWizardSlice,
  modalsSlice,
  pairingSlice,
  partsSlice,
  walletsSlice,
  notificationsSlice,
  tradeSettingsSlice,
).withLazyLoadedSlices<
  WithSlice<typeof tradeSlice> &
    WithSlice<typeof openRequestsSlice> &
    WithSlice<typeof tokenChoicesSlice> &
    WithSlice<typeof transactionsSlice> &
    WithSlice<typeof liveRegionSlice> &
    WithSlice<typeof nodeChoiceSlice> &
    WithSlice<typeof lists> &
    WithSlice<typeof chainReads>
>()

/** Wallets from the start; trades and queries from the moment that `selectIsMarketHere` tells. */
export type RootState = Required<ReturnType<typeof slices>>

/** What is remembered from the start. Trades and queries join with `addMarket`, and are typed as if they had. */
export const rootReducer = slices as Reducer<RootState> & Pick<typeof slices, 'inject'>
