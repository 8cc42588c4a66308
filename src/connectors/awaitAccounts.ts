import { parseAccounts } from '../boundary/wallet'
import { walletFailure } from '../domain/wallet/walletError'
import { exposedAccounts } from './calls/accounts'
import { inTime } from './calls/request'
import type { Eip1193Provider } from './connector'
import { listen } from './listen'

/** The window events that are fired when the user returns to the page. `visibilitychange` bubbles from the document. */
const RETURN_EVENTS = ['focus', 'visibilitychange']

/** Facts about a wallet from earlier attempts to connect. */
export interface AwaitMemory {
  /**
   * Whether the wallet opened a window for `eth_accounts`, which should not prompt, and the user closed that window.
   */
  hasPrompted: boolean
  /** The accounts in the wallet's last event, as one string. */
  received: string
}

/**
 * Records in `memory` if the response to `eth_accounts` is a rejection, however late. A wallet that prompts must not be
 * read again: closing its window brings the user back to the page, where the next read would open another window.
 */
export async function noteRefusal<T>(response: Promise<T>, memory: AwaitMemory): Promise<T> {
  try {
    return await response
  } catch (error) {
    if (walletFailure(error) === 'rejected') memory.hasPrompted = true
    throw error
  }
}

/**
 * Calls `onAccounts` when a wallet that is not connected exposes accounts. Many wallets emit an event when they are
 * unlocked. The accounts of the other wallets are read whenever the user returns to the page, one read at a time,
 * unless such a read has opened a window (`hasPrompted`). A repeated event is ignored, because some wallets repeat it
 * to each new listener. Returns a function that stops the wait.
 */
export function awaitAccounts(
  wallet: Eip1193Provider,
  page: Window,
  onAccounts: () => void,
  memory: AwaitMemory,
): () => void {
  let isOpen = true
  let isReading = false

  /** A late response still counts, but the next read does not wait for it. */
  async function read() {
    if (isReading || memory.hasPrompted) return
    isReading = true
    const response = noteRefusal(exposedAccounts(wallet), memory).then((accounts) => {
      if (isOpen && accounts.length > 0) onAccounts()
    })
    await inTime(response).catch(() => undefined)
    isReading = false
  }

  const stopListening = listen(wallet, {
    accountsChanged(payload) {
      const accounts = (parseAccounts(payload) ?? []).join()
      const isNews = accounts !== memory.received
      memory.received = accounts
      if (isNews && accounts !== '') onAccounts()
    },
  })
  const onReturn = () => void read()
  for (const event of RETURN_EVENTS) page.addEventListener(event, onReturn)
  return () => {
    isOpen = false
    stopListening()
    for (const event of RETURN_EVENTS) page.removeEventListener(event, onReturn)
  }
}
