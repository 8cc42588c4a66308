import type { Eip1193Provider } from './connector'

/** Listeners to a provider's own events. */
export interface ProviderListeners {
  accountsChanged(accounts: unknown): void
  chainChanged(chainId: unknown): void
  disconnect(error: unknown): void
}

/** Listens to a provider, if it lets us. Returns the function that stops it. */
export function listen(wallet: Eip1193Provider, listeners: Partial<ProviderListeners>): () => void {
  let open = true
  const stops = Object.entries(listeners).map(([name, onEvent]: [string, (payload: unknown) => void]) => {
    // Some wallets cannot remove a listener, so it must fall silent by itself.
    const listener = (payload: unknown) => {
      if (open) onEvent(payload)
    }
    try {
      wallet.on?.(name, listener)
    } catch {
      // A wallet without events is read again whenever the person comes back to the page.
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
