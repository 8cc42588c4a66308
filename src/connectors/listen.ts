import type { Eip1193Provider } from './connector'

export interface ProviderListeners {
  accountsChanged(accounts: unknown): void
  chainChanged(chainId: unknown): void
  disconnect(error: unknown): void
}

/** Subscribes to a provider's events, if the provider supports events. Returns a function that unsubscribes. */
export function listen(wallet: Eip1193Provider, listeners: Partial<ProviderListeners>): () => void {
  let open = true
  const stops = Object.entries(listeners).map(([name, onEvent]: [string, (payload: unknown) => void]) => {
    // Some wallets cannot remove a listener, so the listener itself ignores events once `open` is false.
    const listener = (payload: unknown) => {
      if (open) onEvent(payload)
    }
    try {
      wallet.on?.(name, listener)
    } catch {
      // The wallet does not support events, so its state is read again whenever the visitor returns to the page.
    }
    return () => {
      try {
        wallet.removeListener?.(name, listener)
      } catch {
        // The listener can remain, because it ignores events from now on.
      }
    }
  })
  return () => {
    open = false
    for (const stop of stops) stop()
  }
}

/** A subscription that buffers events until `pass` is called. */
export interface BufferedEvents {
  /** Emits the last buffered event of each kind to the listeners, and then all further events. */
  pass(listeners: ProviderListeners): void
  /** Drops the buffered event of a kind that is superseded by a later response of the wallet. */
  drop(name: keyof ProviderListeners): void
  stop(): void
}

/** Subscribes to the wallet's events and buffers them. A wallet may emit an event even during the subscription. */
function bufferEvents(wallet: Eip1193Provider): BufferedEvents {
  const buffered = new Map<keyof ProviderListeners, unknown>()
  let listeners: ProviderListeners | undefined
  const receive = (name: keyof ProviderListeners) => (payload: unknown) => {
    if (listeners) {
      listeners[name](payload)
      return
    }
    buffered.delete(name)
    buffered.set(name, payload)
  }
  const stopListening = listen(wallet, {
    accountsChanged: receive('accountsChanged'),
    chainChanged: receive('chainChanged'),
    disconnect: receive('disconnect'),
  })
  return {
    drop: (name) => void buffered.delete(name),
    pass(to) {
      listeners = to
      for (const [name, payload] of buffered) to[name](payload)
      buffered.clear()
    },
    stop() {
      buffered.clear()
      stopListening()
    },
  }
}

/**
 * Buffers a wallet's events while `connect` runs, so that no event is lost before the session starts. Returns whether
 * `connect` has started a session. If not, the listeners are removed.
 */
export async function withBufferedEvents(
  wallet: Eip1193Provider,
  connect: (events: BufferedEvents) => Promise<boolean>,
): Promise<boolean> {
  const events = bufferEvents(wallet)
  let hasBegun = false
  try {
    hasBegun = await connect(events)
    return hasBegun
  } finally {
    if (!hasBegun) events.stop()
  }
}
