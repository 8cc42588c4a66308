import type { Eip1193Provider } from './connector'

/** The listeners for a provider's events. */
export interface ProviderListeners {
  accountsChanged(accounts: unknown): void
  chainChanged(chainId: unknown): void
  disconnect(error: unknown): void
}

/** Subscribes to a provider's events, if it allows that. Returns a function that unsubscribes. */
export function listen(wallet: Eip1193Provider, listeners: Partial<ProviderListeners>): () => void {
  let open = true
  const stops = Object.entries(listeners).map(([name, onEvent]: [string, (payload: unknown) => void]) => {
    // Some wallets cannot remove a listener, so the listener ignores events after `open` is false.
    const listener = (payload: unknown) => {
      if (open) onEvent(payload)
    }
    try {
      wallet.on?.(name, listener)
    } catch {
      // The wallet has no events. It is read again whenever the user returns to the page.
    }
    return () => {
      try {
        wallet.removeListener?.(name, listener)
      } catch {
        // The listener already ignores events.
      }
    }
  })
  return () => {
    open = false
    for (const stop of stops) stop()
  }
}

/** A subscription that buffers events until `pass` is called. */
export interface HeldEvents {
  /** Emits the last buffered event of each kind to the listeners, and then all further events. */
  pass(listeners: ProviderListeners): void
  /** Drops the buffered event of a kind, because a later response of the wallet supersedes it. */
  drop(name: keyof ProviderListeners): void
  stop(): void
}

/** Subscribes and starts to buffer. A wallet may emit an event even during the subscription. */
function holdEvents(wallet: Eip1193Provider): HeldEvents {
  const held = new Map<keyof ProviderListeners, unknown>()
  let listeners: ProviderListeners | undefined
  const take = (name: keyof ProviderListeners) => (payload: unknown) => {
    if (listeners) {
      listeners[name](payload)
      return
    }
    held.delete(name)
    held.set(name, payload)
  }
  const stopListening = listen(wallet, {
    accountsChanged: take('accountsChanged'),
    chainChanged: take('chainChanged'),
    disconnect: take('disconnect'),
  })
  return {
    drop: (name) => void held.delete(name),
    pass(to) {
      listeners = to
      for (const [name, payload] of held) to[name](payload)
      held.clear()
    },
    stop() {
      held.clear()
      stopListening()
    },
  }
}

/**
 * Buffers a wallet's events while `connect` runs, so that none is lost before the session starts. Returns whether
 * `connect` has started a session. If it has not, the listeners are removed.
 */
export async function holdingEvents(
  wallet: Eip1193Provider,
  connect: (events: HeldEvents) => Promise<boolean>,
): Promise<boolean> {
  const events = holdEvents(wallet)
  let hasBegun = false
  try {
    hasBegun = await connect(events)
    return hasBegun
  } finally {
    if (!hasBegun) events.stop()
  }
}
