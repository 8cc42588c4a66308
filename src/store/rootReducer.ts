import { combineSlices, type Reducer, type WithSlice } from '@reduxjs/toolkit'
import type { chainReads } from './chainReads'
import type { lists } from './token/lists'
import { chainSlice } from './chain/chain'
import { connectionSlice } from './wallet/connection'
import { connectWizardSlice } from './wallet/connectWizard'
import type { liveRegionSlice } from './page/liveRegion/liveRegion'
import { modalsSlice } from './page/modals'
import type { nodeChoiceSlice } from './chain/node/nodeChoice'
import { notificationsSlice } from './page/notifications'
import type { draftSlice } from './trade/draft'
import type { openRequestsSlice } from './trade/openRequests'
import { pairingSlice } from './wallet/pairing'
import { partsSlice } from './page/parts'
import type { tokenChoicesSlice } from './token/tokenChoices'
import type { tradeSlice } from './trade/trade'
import { tradeChainSlice } from './chain/tradeChain'
import { tradeSettingsSlice } from './trade/tradeSettings'
import type { transactionsSlice } from './transaction/transactions'
import type { unseenOutcomeSlice } from './transaction/unseenOutcome'
import { walletsSlice } from './wallet/wallets'

const slices = combineSlices(
  connectionSlice,
  chainSlice,
  tradeChainSlice,
  connectWizardSlice,
  modalsSlice,
  pairingSlice,
  partsSlice,
  walletsSlice,
  notificationsSlice,
  tradeSettingsSlice,
).withLazyLoadedSlices<
  WithSlice<typeof tradeSlice> &
    WithSlice<typeof draftSlice> &
    WithSlice<typeof openRequestsSlice> &
    WithSlice<typeof tokenChoicesSlice> &
    WithSlice<typeof transactionsSlice> &
    WithSlice<typeof unseenOutcomeSlice> &
    WithSlice<typeof liveRegionSlice> &
    WithSlice<typeof nodeChoiceSlice> &
    WithSlice<typeof lists> &
    WithSlice<typeof chainReads>
>()

/** Wallets from the start; trades and queries once `selectIsMarketHere` is true. */
export type RootState = Required<ReturnType<typeof slices>>

/** The state from the start. Trades and queries are added by `addMarket`, and are typed as if always present. */
export const rootReducer = slices as Reducer<RootState> & Pick<typeof slices, 'inject'>
