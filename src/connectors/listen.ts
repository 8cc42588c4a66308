import type { Eip1193Provider } from './connector'

/** Listeners for a provider's own events. */
export interface ProviderListeners {
  accountsChanged(accounts: unknown): void
  chainChanged(chainId: unknown): void
  disconnect(error: unknown): void
}

/** Subscribes to a provider's events, if it allows that. Returns a function that unsubscribes. */
export function listen(wallet: Eip1193Provider, listeners: Partial<ProviderListeners>): () => void {
  let open = true
  const stops = Object.entries(listeners).map(([name, onEvent]: [string, (payload: unknown) => void]) => {
    // Some wallets cannot remove a listener, so it must go silent by itself.
    const listener = (payload: unknown) => {
      if (open) onEvent(payload)
    }
    try {
      wallet.on?.(name, listener)
    } catch {
      // A wallet without events is read again whenever the user returns to the page.
    }
    return () => {
      try {
        wallet.removeListener?.(name, listener)
      } catch {
        // It is silent already.
      }
    }
  })
  return () => {
    open = false
    for (const stop of stops) stop()
  }
}
