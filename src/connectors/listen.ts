import type { Eip1193Provider } from './connector'

/** Who hears a provider's own events. */
export interface Hearers {
  accountsChanged(accounts: unknown): void
  chainChanged(chainId: unknown): void
  disconnect(error: unknown): void
}

/** Listens to a provider, if it lets us. Returns the function that stops it. */
export function listen(wallet: Eip1193Provider, hearers: Partial<Hearers>): () => void {
  let open = true
  const stops = Object.entries(hearers).map(([name, hear]: [string, (payload: unknown) => void]) => {
    // Some wallets cannot take a listener back, so that it must fall silent by itself.
    const listener = (payload: unknown) => {
      if (open) hear(payload)
    }
    try {
      wallet.on?.(name, listener)
    } catch {
      // A wallet without events is read again whenever the page is looked at.
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
