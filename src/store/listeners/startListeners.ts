import type { StartListening } from '../types'
import { abandonAttempts } from './abandonAttempts'
import { answerEarlyPress } from './answerEarlyPress'
import { expireNotifications } from './expireNotifications'
import { followOtherTabs } from './followOtherTabs'
import { keepTradeSettings } from './keepTradeSettings'
import { prepareWallets } from './prepareWallets'
import { rememberSession } from './rememberSession'
import { resumeWallet } from './resumeWallet'
import { tellWalletNews } from './tellWalletNews'

/** Everything that happens by itself from the start; `startMarketListeners` has the rest. */
export function startListeners(startListening: StartListening) {
  keepTradeSettings(startListening)
  prepareWallets(startListening)
  resumeWallet(startListening)
  abandonAttempts(startListening)
  answerEarlyPress(startListening)
  rememberSession(startListening)
  followOtherTabs(startListening)
  expireNotifications(startListening)
  tellWalletNews(startListening)
}
