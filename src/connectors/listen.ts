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

/** A subscription whose events are held back until they are `passed` on. */
export interface HeldEvents {
  /** Passes on the last event of each kind that was held back, and from now on all. */
  pass(listeners: ProviderListeners): void
  /** Drops what was held back of a kind, because the wallet has answered since. */
  drop(name: keyof ProviderListeners): void
  stop(): void
}

/** A wallet may report at once, even while it is subscribed to. */
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
 * Holds back what a wallet reports while a task connects it, so that nothing is missed before the page knows of the
 * connection. Returns whether the task has begun one; otherwise no listener is left.
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
