import { followOwnNode } from './chain/node/followOwnNode'
import { persistTradeChain } from './chain/persistTradeChain'
import { refreshOnBlock } from './chain/refreshOnBlock'
import { refreshOnSettled } from './transaction/refreshOnSettled'
import { retryFailedReads } from './retryFailedReads'
import { refetchHistories } from './market/refetchHistories'
import { expireNotifications } from './browser/expireNotifications'
import { announceWalletEvents } from './wallet/announceWalletEvents'
import { followReset } from './settings/followReset'
import { persistLastReads } from './settings/persistLastReads'
import { syncTheme } from './browser/syncTheme'
import { logListFailures } from './token/logListFailures'
import { persistTokenChoices } from './token/persistTokenChoices'
import { persistTradeSettings } from './trade/persistTradeSettings'
import { notifyOfSlowWallet } from './trade/notifyOfSlowWallet'
import { watchTransactions } from './trade/watchTransactions'
import { pollBatches } from './transaction/pollBatches'
import { notifySettled } from './transaction/notifySettled'
import { persistTransactions } from './transaction/persistTransactions'
import { abandonAttempts } from './wallet/abandonAttempts'
import { handleEarlyPress } from './wallet/handleEarlyPress'
import { notifyOfWallets } from './wallet/notifyOfWallets'
import { prepareWallets } from './wallet/prepareWallets'
import { followOtherTabs } from './wallet/session/followOtherTabs'
import { persistSession } from './wallet/session/persistSession'
import { resumeWallet } from './wallet/session/resumeWallet'
import { selectAwaitsBlock } from './trade/awaitsBlock'
import { followHead } from './chain/followHead'
import type { StartListening } from './types'

/** Everything that happens by itself. */
export function startListeners(startListening: StartListening) {
  persistTradeChain(startListening)
  persistTradeSettings(startListening)
  prepareWallets(startListening)
  resumeWallet(startListening)
  abandonAttempts(startListening)
  handleEarlyPress(startListening)
  persistSession(startListening)
  followOtherTabs(startListening)
  expireNotifications(startListening)
  notifyOfWallets(startListening)
  notifyOfSlowWallet(startListening)
  followOwnNode(startListening)
  followReset(startListening)
  syncTheme(startListening)
  watchTransactions(startListening)
  notifySettled(startListening)
  pollBatches(startListening)
  persistTransactions(startListening)
  persistLastReads(startListening)
  persistTokenChoices(startListening)
  refreshOnBlock(startListening)
  refreshOnSettled(startListening)
  retryFailedReads(startListening)
  refetchHistories(startListening)
  logListFailures(startListening)
  announceWalletEvents(startListening)
  followHead(startListening, selectAwaitsBlock)
}
