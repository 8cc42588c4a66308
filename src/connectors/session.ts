import { parseAccounts, parseChainId } from '../boundary/wallet'
import type { Address } from '../domain/chain/address'
import type { WalletId } from '../domain/wallet/wallet'
import { walletErrorFacts } from '../domain/wallet/walletError'
import { accountsChanged, chainChanged, disconnected } from '../events'
import type { Eip1193Provider, Report } from './connector'
import { listen } from './listen'
import { createEventThrottle } from './eventThrottle'
import { readAccounts, readChainId } from './calls/accounts'

/** MetaMask and wallets like it may briefly lose a chain, report that with this code, and recover by themselves. */
const TRANSIENT_DISCONNECT = 1013
/** The extension was stopped or replaced: it will never respond to this page again. */
const CRASH = 1011

/** A connected wallet. Its reports are passed on as events. */
export interface Session {
  readonly wallet: Eip1193Provider
  isLive(): boolean
  refresh(): Promise<void>
  /** The wallet is known to be on this chain. Reported even if it was there before. */
  arrived(chainId: number): void
  stop(): void
}

interface SessionStart {
  walletId: WalletId
  wallet: Eip1193Provider
  accounts: Address[]
  chainId: number | null
}

/**
 * Listens to a wallet until it disconnects or is released. Repeated events are reported once, and a flood of events in
 * few updates; that there are no accounts any more is reported at once.
 */
export function startSession(
  { walletId, wallet, accounts, chainId }: SessionStart,
  report: Report,
  page: Window,
): Session {
  const throttle = createEventThrottle()
  const accountEvents = throttle.topic(
    accounts,
    // A change of the other accounts matters too, but the first is the one in use.
    { isSame: (a, b) => a.join() === b.join(), isBack: ([a], [b]) => a === b },
    (next) => {
      report(accountsChanged({ walletId, accounts: next }))
    },
  )
  const chainEvents = throttle.topic(chainId, { isSame: (a, b) => a === b, isBack: (a, b) => a === b }, (next) => {
    report(chainChanged({ walletId, chainId: next }))
  })
  let live = true
  /** Counts the chain events: a response older than an event is dropped. */
  let eventCount = 0
  let isReading = false

  function end(by: 'wallet' | 'crash' = 'wallet') {
    if (!live) return
    stop()
    report(disconnected({ walletId, by }))
  }

  function reportAccounts(next: Address[]) {
    if (next.length === 0) end()
    else accountEvents.note(next)
  }

  /** One request at a time; an unreadable response makes the chain unknown. */
  async function readChain() {
    if (isReading) return
    isReading = true
    const before = eventCount
    const answer = await readChainId(wallet).catch(() => null)
    isReading = false
    if (live && eventCount === before) chainEvents.note(answer)
  }

  const stopListening = listen(wallet, {
    accountsChanged: (payload) => {
      reportAccounts(parseAccounts(payload) ?? [])
    },
    chainChanged(payload) {
      const next = parseChainId(payload)
      if (next === null) return void readChain()
      eventCount += 1
      chainEvents.note(next)
    },
    disconnect(error) {
      const { codes } = walletErrorFacts(error)
      if (!codes.includes(TRANSIENT_DISCONNECT)) {
        end(codes.includes(CRASH) ? 'crash' : 'wallet')
        return
      }
      readAccounts(wallet)
        .then((answer) => {
          if (live) reportAccounts(answer)
        })
        .catch(() => {
          end()
        })
    },
  })

  async function refresh() {
    const before = eventCount
    const [nextAccounts, nextChain] = await Promise.allSettled([readAccounts(wallet), readChainId(wallet)])
    if (live && nextAccounts.status === 'fulfilled') reportAccounts(nextAccounts.value)
    if (live && nextChain.status === 'fulfilled' && eventCount === before) chainEvents.note(nextChain.value)
  }

  const refreshOnFocus = () => void refresh()
  page.addEventListener('focus', refreshOnFocus)

  function stop() {
    live = false
    throttle.stop()
    stopListening()
    page.removeEventListener('focus', refreshOnFocus)
  }

  return {
    wallet,
    isLive: () => live,
    refresh,
    arrived(next) {
      if (!live) return
      eventCount += 1
      chainEvents.settle(next)
    },
    stop,
  }
}
