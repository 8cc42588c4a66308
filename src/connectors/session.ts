import { parseAccounts, parseChainId } from '../boundary/wallet'
import type { Address } from '../domain/chain/address'
import type { WalletId } from '../domain/wallet/wallet'
import { walletErrorFacts } from '../domain/wallet/walletError'
import { accountsChanged, chainChanged, disconnected } from '../events'
import type { Eip1193Provider, Report } from './connector'
import type { HeldEvents, ProviderListeners } from './listen'
import { createEventThrottle, type Equality } from './eventThrottle'
import { awaitChainId, readAccounts, readChainId } from './calls/accounts'

/** MetaMask and wallets like it may briefly lose a chain, report that with this code, and recover by themselves. */
const TRANSIENT_DISCONNECT = 1013
/** The extension was stopped or replaced: it will never respond to this page again. */
const CRASH = 1011

/** A connected wallet. Its reports are passed on as events. */
export interface Session {
  readonly wallet: Eip1193Provider
  isLive(): boolean
  /** Reports what the wallet says from now on, and what was held back. To be called once it is reported as connected. */
  start(): void
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
  events: HeldEvents
}

/** A change of the other accounts matters too, but the first is the one in use. */
const ACCOUNTS: Equality<Address[]> = { isSame: (a, b) => a.join() === b.join(), isBack: ([a], [b]) => a === b }
const CHAIN: Equality<number | null> = { isSame: (a, b) => a === b, isBack: (a, b) => a === b }

/** Runs a task one at a time. A request during a run starts one more run afterwards. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false
  let isNeeded = false
  return async () => {
    isNeeded = true
    if (isRunning) return
    isRunning = true
    while (isNeeded) {
      isNeeded = false
      await task()
    }
    isRunning = false
  }
}

/**
 * Listens to a wallet until it disconnects or is released. Repeated events are reported once, and a flood of events in
 * few updates; that there are no accounts any more is reported at once.
 */
export function startSession(
  { walletId, wallet, accounts, chainId, events }: SessionStart,
  report: Report,
  page: Window,
): Session {
  const throttle = createEventThrottle()
  const accountEvents = throttle.topic(accounts, ACCOUNTS, (next) => {
    report(accountsChanged({ walletId, accounts: next }))
  })
  const chainEvents = throttle.topic(chainId, CHAIN, (next) => {
    report(chainChanged({ walletId, chainId: next }))
  })
  let live = true
  /** Count the wallet's reports: a response older than a report is dropped. */
  let accountReports = 0
  let chainReports = 0

  function end(by: 'wallet' | 'crash' = 'wallet') {
    if (!live) return
    stop()
    report(disconnected({ walletId, by }))
  }

  function reportAccounts(next: Address[]) {
    if (next.length === 0) end()
    else accountEvents.note(next)
  }

  const readAccountsAgain = oneAtATime(async () => {
    const before = accountReports
    try {
      const answer = await readAccounts(wallet)
      if (live && accountReports === before) reportAccounts(answer)
    } catch {
      end()
    }
  })

  /** An unreadable response makes the chain unknown. */
  async function noteChain(response: Promise<number | null>) {
    const before = chainReports
    const answer = await response.catch(() => null)
    if (live && chainReports === before) chainEvents.note(answer)
  }
  const readChainAgain = oneAtATime(() => noteChain(readChainId(wallet)))

  const listeners: ProviderListeners = {
    accountsChanged(payload) {
      accountReports += 1
      reportAccounts(parseAccounts(payload) ?? [])
    },
    chainChanged(payload) {
      const next = parseChainId(payload)
      chainReports += 1
      if (next === null) void readChainAgain()
      else chainEvents.note(next)
    },
    disconnect(error) {
      const { codes } = walletErrorFacts(error)
      if (codes.includes(TRANSIENT_DISCONNECT)) void readAccountsAgain()
      else end(codes.includes(CRASH) ? 'crash' : 'wallet')
    },
  }

  async function refresh() {
    const before = { accountReports, chainReports }
    const [nextAccounts, nextChain] = await Promise.allSettled([readAccounts(wallet), readChainId(wallet)])
    if (live && nextAccounts.status === 'fulfilled' && accountReports === before.accountReports)
      reportAccounts(nextAccounts.value)
    if (live && nextChain.status === 'fulfilled' && chainReports === before.chainReports)
      chainEvents.note(nextChain.value)
  }

  const refreshOnFocus = () => void refresh()
  page.addEventListener('focus', refreshOnFocus)

  function stop() {
    live = false
    throttle.stop()
    events.stop()
    page.removeEventListener('focus', refreshOnFocus)
  }

  return {
    wallet,
    isLive: () => live,
    start() {
      events.pass(listeners)
      // It was slow to say where it is.
      if (chainId === null) void noteChain(awaitChainId(wallet))
    },
    refresh,
    arrived(next) {
      if (!live) return
      chainReports += 1
      chainEvents.settle(next)
    },
    stop,
  }
}
