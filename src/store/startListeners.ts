import type { StartListening } from './types'
import { abandonAttempts } from './wallet/abandonAttempts'
import { handleEarlyPress } from './wallet/handleEarlyPress'
import { expireNotifications } from './page/expireNotifications'
import { followOtherTabs } from './wallet/session/followOtherTabs'
import { persistTradeChain } from './chain/persistTradeChain'
import { persistTradeSettings } from './trade/persistTradeSettings'
import { prepareWallets } from './wallet/prepareWallets'
import { persistSession } from './wallet/session/persistSession'
import { resumeWallet } from './wallet/session/resumeWallet'
import { notifyOfWallets } from './wallet/notifyOfWallets'

/** All listeners that run from the start; `startMarketListeners` adds the rest. */
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
}
