import { chainReads } from './chainReads'
import { onBlock } from './chain/onBlock'
import { refreshOnSettled } from './transaction/refreshOnSettled'
import { announceWalletEvents } from './wallet/announceWalletEvents'
import { watchTransactions } from './trade/watchTransactions'
import { followDraft } from './trade/followDraft'
import { persistOpenRequests } from './trade/persistOpenRequests'
import { persistTransactions } from './transaction/persistTransactions'
import { persistSession, followOtherTabs } from './wallet/session/persistSession'
import { resumeWallet } from './wallet/session/resumeWallet'
import type { StartListening, RootState } from './types'
import { syncTheme } from './browser/theme'
import {
  persistTradeChain,
  persistTradeSettings,
  persistAddressBook,
  rememberPayments,
  persistTokenChoices,
  persistLastReads,
  followReset,
  noteLaterRelease,
} from './persist'
import { followOwnNode } from './chain/ownNode'
import { logListFailures } from './refetch'
import { lists } from './token/lists'
import { abandonAttempts, handleEarlyPress, noteLateAnswers, prepareWallets } from './wallet/connectDialog'
import { notifyOfWallets, notifyOfSlowWallet, expireNotifications, notifySettled } from './notify'
import { createSelector } from './createSelector'
import { selectTradeChainId } from './chain/tradeChain'
import { selectTransactionsOf } from './transaction/transactions'
import { selectAccount } from './wallet/connection'
import { selectHasAmount } from './trade/draft'
import { pollBatches } from './transaction/pollOpenBatches'

export function startListeners(startListening: StartListening) {
  persistTradeChain(startListening)
  persistTradeSettings(startListening)
  prepareWallets(startListening)
  resumeWallet(startListening)
  abandonAttempts(startListening)
  noteLateAnswers(startListening)
  handleEarlyPress(startListening)
  persistSession(startListening)
  followOtherTabs(startListening)
  expireNotifications(startListening)
  notifyOfWallets(startListening)
  notifyOfSlowWallet(startListening)
  followOwnNode(startListening)
  followReset(startListening)
  noteLaterRelease(startListening)
  syncTheme(startListening)
  watchTransactions(startListening)
  followDraft(startListening)
  notifySettled(startListening)
  pollBatches(startListening)
  persistTransactions(startListening)
  persistOpenRequests(startListening)
  persistLastReads(startListening)
  persistTokenChoices(startListening)
  persistAddressBook(startListening)
  rememberPayments(startListening)
  onBlock(startListening, [chainReads, lists], selectAwaitsBlock)
  refreshOnSettled(startListening)
  logListFailures(startListening)
  announceWalletEvents(startListening)
}

const selectOwn = (state: RootState) => selectTransactionsOf(state, selectAccount(state), selectTradeChainId(state))

const selectHasPending = createSelector([selectOwn], (own) => own.some(({ state }) => state.status === 'pending'))

/** Whether the visitor waits for the next block, because an amount is entered or a transaction is pending. */
const selectAwaitsBlock = (state: RootState): boolean => selectHasAmount(state) || selectHasPending(state)
