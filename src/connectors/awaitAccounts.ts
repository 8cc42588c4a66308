import { parseAccounts } from '../boundary/wallet'
import { WalletError } from '../domain/wallet/walletError'
import { readAccounts } from './calls/accounts'
import type { Eip1193Provider } from './connector'
import { listen } from './listen'

/** Events fired when the user returns to the page; `visibilitychange` bubbles from the document. */
const RETURN_EVENTS = ['focus', 'visibilitychange']

/**
 * Whether reading a wallet's accounts may have opened a window instead of returning: it would open another one each
 * time it is closed, because that brings the user back to the page.
 */
export const mayHavePrompted = (error: unknown): boolean =>
  WalletError.isOne(error) && (error.failure === 'timedOut' || error.failure === 'rejected')

/** What is known of a wallet from earlier attempts. */
export interface AwaitMemory {
  /** It may have opened a window when its accounts were last read without a prompt. */
  hasPrompted: boolean
  /** The accounts of its last event. */
  heard: string
}

/**
 * Calls back when a wallet that is not connected exposes accounts: many emit an event when unlocked, and the others are
 * read whenever the user returns to the page, unless one `hasPrompted`. The same event again is no news: some wallets
 * repeat it to each listener, and each attempt to connect adds one. Returns a function that stops it.
 */
export function awaitAccounts(
  wallet: Eip1193Provider,
  page: Window,
  onAccounts: () => void,
  memory: AwaitMemory,
): () => void {
  let isOpen = true
  let isReading = memory.hasPrompted

  async function read() {
    if (isReading) return
    isReading = true
    try {
      const accounts = await readAccounts(wallet)
      if (isOpen && accounts.length > 0) onAccounts()
      isReading = false
    } catch (error) {
      isReading = mayHavePrompted(error)
    }
  }

  const stopListening = listen(wallet, {
    accountsChanged(payload) {
      const accounts = (parseAccounts(payload) ?? []).join()
      const isNews = accounts !== memory.heard
      memory.heard = accounts
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
