import { parseAccounts } from '../boundary/wallet'
import { walletFailure } from '../domain/wallet/walletError'
import { exposedAccounts } from './calls/accounts'
import { inTime } from './calls/request'
import type { Eip1193Provider } from './connector'
import { listen } from './listen'

/** Events fired when the user returns to the page; `visibilitychange` bubbles from the document. */
const RETURN_EVENTS = ['focus', 'visibilitychange']

/** What is known of a wallet from earlier attempts. */
export interface AwaitMemory {
  /** It was asked for its accounts without a prompt, and a window that it opened was closed. */
  hasPrompted: boolean
  /** The accounts of its last event. */
  received: string
}

/**
 * Notes whether a response to a question without a prompt is a refusal, however late: such a wallet would open another
 * window each time it is closed, because that brings the user back to the page.
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
 * Calls back when a wallet that is not connected exposes accounts: many emit an event when unlocked, and the others are
 * read whenever the user returns to the page, one at a time, unless one `hasPrompted`. The same event again is no news:
 * some wallets repeat it to each listener, and each attempt to connect adds one. Returns a function that stops it.
 */
export function awaitAccounts(
  wallet: Eip1193Provider,
  page: Window,
  onAccounts: () => void,
  memory: AwaitMemory,
): () => void {
  let isOpen = true
  let isReading = false

  /** A response that is late counts, too; the next reading does not wait for it. */
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
