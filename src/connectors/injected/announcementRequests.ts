import type { WalletInfo } from '#boundary/announcement'

const REQUEST = 'eip6963:requestProvider'

interface Claim {
  info: WalletInfo
  provider: object
}

export const isSameClaim = ({ info: one }: Claim, { info: other }: Claim): boolean =>
  one.rdns === other.rdns && one.name === other.name && one.icon === other.icon

interface Requests<Wallet> {
  /** Asks for announcements, and listens to the requests of other scripts from now on. */
  start(): void
  /** Notes that a listed wallet has announced itself. */
  noteAnswer(provider: object): void
  /** Defers a wallet while a listed one with the same claims has not answered. Returns whether it was deferred. */
  defer(wallet: Wallet): boolean
}

/**
 * Tells a wallet that makes a new provider for each announcement from an impostor. Wallets answer a request while it is
 * dispatched, whichever script dispatches it: two wallets both answer, but of two providers of one wallet only the newer
 * one does. `settle` is called for each deferred wallet, and with the listed wallet that it replaces, if any.
 */
export function watchRequests<Wallet extends Claim>(
  page: Window,
  list: () => readonly Wallet[],
  settle: (wallet: Wallet, former: Wallet | undefined) => void,
): Requests<Wallet> {
  let isOpen = false
  let isOwn = false
  let answered = new Set<object>()
  const deferred: Wallet[] = []
  const silentOne = (wallet: Wallet) =>
    list().find((other) => isSameClaim(other, wallet) && !answered.has(other.provider))

  function begin() {
    end()
    answered = new Set()
    isOpen = true
  }
  function onRequest() {
    if (isOwn) return
    begin()
    // The request has been dispatched by then.
    void Promise.resolve().then(end)
  }
  function end() {
    isOpen = false
    for (const wallet of deferred.splice(0)) {
      settle(wallet, silentOne(wallet))
      answered.add(wallet.provider)
    }
  }

  return {
    start() {
      // A listener for the capturing phase is called before the wallets' listeners.
      page.addEventListener(REQUEST, onRequest, { capture: true })
      begin()
      isOwn = true
      page.dispatchEvent(new Event(REQUEST))
      isOwn = false
      end()
    },
    noteAnswer: (provider) => void answered.add(provider),
    defer(wallet) {
      const isDeferred = isOpen && silentOne(wallet) !== undefined
      if (isDeferred) deferred.push(wallet)
      return isDeferred
    },
  }
}
