import type { StartListening } from '../types'
import { announceWalletEvents } from './announceWalletEvents'
import { followOwnNode } from './followOwnNode'
import { followReset } from './followReset'
import { keepLastReads } from './keepLastReads'
import { keepTokenChoices } from './keepTokenChoices'
import { keepTransactions } from './keepTransactions'
import { logListFailures } from './logListFailures'
import { readFailedAgain } from './readFailedAgain'
import { readPastAgain } from './readPastAgain'
import { refreshOnBlock } from './refreshOnBlock'
import { shareTheme } from './shareTheme'
import { watchTransactions } from './watchTransactions'

/** What happens by itself once the chain can be read. */
export function startMarketListeners(startListening: StartListening) {
  followOwnNode(startListening)
  followReset(startListening)
  shareTheme(startListening)
  watchTransactions(startListening)
  keepTransactions(startListening)
  keepLastReads(startListening)
  keepTokenChoices(startListening)
  refreshOnBlock(startListening)
  readFailedAgain(startListening)
  readPastAgain(startListening)
  logListFailures(startListening)
  announceWalletEvents(startListening)
}
