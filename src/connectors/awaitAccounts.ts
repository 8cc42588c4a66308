import { parseAccounts } from '../boundary/wallet'
import { WalletError } from '../domain/wallet/walletError'
import type { Eip1193Provider } from './connector'
import { listen } from './listen'
import { readAccounts } from './walletCalls'

/** What brings a person back to the page; `visibilitychange` comes up from the document. */
const LOOKS = ['focus', 'visibilitychange']

/**
 * Whether a wallet that was asked for its accounts may have opened a window instead of answering: it would open another
 * one whenever that is closed, which brings the person back to the page.
 */
export const mayHavePrompted = (error: unknown): boolean =>
  error instanceof WalletError && (error.failure === 'timedOut' || error.failure === 'rejected')

/**
 * Hears when a wallet that is not connected shows accounts: many say so when they are unlocked, and all others are asked
 * when the page is looked at again, unless one `hasPrompted`. Returns the function that stops it.
 */
export function awaitAccounts(
  wallet: Eip1193Provider,
  page: Window,
  hear: () => void,
  hasPrompted: boolean,
): () => void {
  let isOpen = true
  let isAsking = hasPrompted

  async function look() {
    if (isAsking) return
    isAsking = true
    try {
      const accounts = await readAccounts(wallet)
      if (isOpen && accounts.length > 0) hear()
      isAsking = false
    } catch (error) {
      isAsking = mayHavePrompted(error)
    }
  }

  const stopListening = listen(wallet, {
    accountsChanged(payload) {
      if ((parseAccounts(payload) ?? []).length > 0) hear()
    },
  })
  const lookAgain = () => void look()
  for (const event of LOOKS) page.addEventListener(event, lookAgain)
  return () => {
    isOpen = false
    stopListening()
    for (const event of LOOKS) page.removeEventListener(event, lookAgain)
  }
}
