import type { StartListening } from './types'
import { announceWalletEvents } from './page/liveRegion/announceWalletEvents'
import { followOwnNode } from './chain/node/followOwnNode'
import { followReset } from './page/localData/followReset'
import { persistLastReads } from './page/localData/persistLastReads'
import { persistTokenChoices } from './token/persistTokenChoices'
import { persistTransactions } from './transaction/persistTransactions'
import { pollBatches } from './transaction/pollBatches'
import { logListFailures } from './token/logListFailures'
import { retryFailedReads } from './chain/retryFailedReads'
import { refetchHistories } from './market/refetchHistories'
import { refreshOnBlock } from './chain/refreshOnBlock'
import { syncTheme } from './page/syncTheme'
import { notifySettled } from './transaction/notifySettled'
import { watchTransactions } from './trade/watchTransactions'

/** The listeners that run once the chain can be read. */
export function startMarketListeners(startListening: StartListening) {
  followOwnNode(startListening)
  followReset(startListening)
  syncTheme(startListening)
  watchTransactions(startListening)
  notifySettled(startListening)
  persistTransactions(startListening)
  pollBatches(startListening)
  persistLastReads(startListening)
  persistTokenChoices(startListening)
  refreshOnBlock(startListening)
  retryFailedReads(startListening)
  refetchHistories(startListening)
  logListFailures(startListening)
  announceWalletEvents(startListening)
}
