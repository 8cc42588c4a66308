import type { StartListening } from './types'
import { announceWalletEvents } from './page/liveRegion/announceWalletEvents'
import { followOwnNode } from './chain/followOwnNode'
import { followReset } from './page/localData/followReset'
import { keepLastReads } from './page/localData/keepLastReads'
import { keepTokenChoices } from './token/keepTokenChoices'
import { persistTransactions } from './transaction/persistTransactions'
import { logListFailures } from './token/logListFailures'
import { readFailedAgain } from './chain/readFailedAgain'
import { readPastAgain } from './market/readPastAgain'
import { refreshOnBlock } from './chain/refreshOnBlock'
import { shareTheme } from './page/shareTheme'
import { watchTransactions } from './trade/watchTransactions'

/** What happens by itself once the chain can be read. */
export function startMarketListeners(startListening: StartListening) {
  followOwnNode(startListening)
  followReset(startListening)
  shareTheme(startListening)
  watchTransactions(startListening)
  persistTransactions(startListening)
  keepLastReads(startListening)
  keepTokenChoices(startListening)
  refreshOnBlock(startListening)
  readFailedAgain(startListening)
  readPastAgain(startListening)
  logListFailures(startListening)
  announceWalletEvents(startListening)
}
