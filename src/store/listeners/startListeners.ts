import type { StartListening } from '../types'
import { expireNotifications } from './expireNotifications'
import { followOtherTabs } from './followOtherTabs'
import { keepInStorage } from './keepInStorage'
import { logListFailures } from './logListFailures'
import { refreshOnBlock } from './refreshOnBlock'
import { rememberSession } from './rememberSession'
import { resumeWallet } from './resumeWallet'
import { watchTransactions } from './watchTransactions'

/** Everything that happens by itself. */
export function startListeners(startListening: StartListening) {
  keepInStorage(startListening)
  resumeWallet(startListening)
  rememberSession(startListening)
  followOtherTabs(startListening)
  expireNotifications(startListening)
  watchTransactions(startListening)
  refreshOnBlock(startListening)
  logListFailures(startListening)
}
