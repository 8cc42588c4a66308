import type { StartListening } from './types'
import { abandonAttempts } from './wallet/abandonAttempts'
import { answerEarlyPress } from './wallet/answerEarlyPress'
import { expireNotifications } from './page/expireNotifications'
import { followOtherTabs } from './wallet/session/followOtherTabs'
import { keepTradeSettings } from './trade/keepTradeSettings'
import { prepareWallets } from './wallet/prepareWallets'
import { persistSession } from './wallet/session/persistSession'
import { resumeWallet } from './wallet/session/resumeWallet'
import { notifyOfWallets } from './wallet/notifyOfWallets'

/** Everything that happens by itself from the start; `startMarketListeners` has the rest. */
export function startListeners(startListening: StartListening) {
  keepTradeSettings(startListening)
  prepareWallets(startListening)
  resumeWallet(startListening)
  abandonAttempts(startListening)
  answerEarlyPress(startListening)
  persistSession(startListening)
  followOtherTabs(startListening)
  expireNotifications(startListening)
  notifyOfWallets(startListening)
}
