import type { StartListening } from '../types'
import { logListFailures } from './logListFailures'
import { refreshOnBlock } from './refreshOnBlock'
import { watchTransactions } from './watchTransactions'

/** What happens by itself once the chain can be read. */
export function startMarketListeners(startListening: StartListening) {
  watchTransactions(startListening)
  refreshOnBlock(startListening)
  logListFailures(startListening)
}
