import { parseAccounts, parseChainId } from '#boundary/wallet'
import type { Address } from '#domain/chain/address'
import type { WalletId } from '#domain/wallet/wallet'
import { isAccountRefusal, walletErrorFacts } from '#domain/wallet/walletError'
import { accountsChanged, chainChanged, disconnected } from '#events'
import type { Eip1193Provider, Report } from './connector'
import type { BufferedEvents, ProviderListeners } from './listen'
import { createEventThrottle, type Equality } from './eventThrottle'
import { awaitChainId, exposedAccounts, inTime, readAccounts, readChainId } from './calls/request'

/** MetaMask and similar wallets report a brief loss of their chain with this code, and reconnect on their own. */
const TRANSIENT_DISCONNECT = 1013
/** The code for an extension that was stopped or replaced, and will not respond to this page again. */
const CRASH = 1011

export interface Session {
  readonly wallet: Eip1193Provider
  isLive(): boolean
  /** Starts to report changes, beginning with the buffered events. Called after `connected` has been reported. */
  start(): void
  refresh(): Promise<void>
  /** Called when the wallet is known to be on a chain. The chain is then reported even if it has not changed. */
  arrived(chainId: number): void
  stop(): void
}

interface SessionStart {
  walletId: WalletId
  wallet: Eip1193Provider
  accounts: Address[]
  chainId: number | null
  events: BufferedEvents
}

/** The first account alone decides whether the wallet has returned to an earlier state. */
const ACCOUNTS: Equality<Address[]> = { isSame: (a, b) => a.join() === b.join(), isBack: ([a], [b]) => a === b }
const CHAIN: Equality<number | null> = { isSame: (a, b) => a === b, isBack: (a, b) => a === b }

/** Prevents overlapping runs of a task. Calls during a run cause one more run afterwards. */
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
 * Reads the accounts that a wallet exposes. Empty if the wallet refuses to expose any. Null if the read fails for another
 * reason, because a wallet that has lost its network usually recovers.
 */
async function knownAccounts(wallet: Eip1193Provider): Promise<Address[] | null> {
  try {
    return await exposedAccounts(wallet)
  } catch (error) {
    return isAccountRefusal(error) ? [] : null
  }
}

/**
 * Listens to a wallet until it disconnects or `stop` is called. Repeated events are reported once, and frequent events
 * are throttled. An empty list of accounts is reported at once, as `disconnected`.
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
  /** The number of events and repeated reads so far. A response is dropped if one has come after its request. */
  let [accountReports, chainReports] = [0, 0]

  function end(by: 'wallet' | 'crash' = 'wallet') {
    if (!live) return
    stop()
    report(disconnected({ walletId, by }))
  }

  function reportAccounts(next: Address[]) {
    if (next.length === 0) end()
    else accountEvents.note(next)
  }

  /** Reads accounts that are in doubt. A response after the timeout still counts, unless another read has started. */
  const readAccountsAgain = oneAtATime(async () => {
    const before = (accountReports += 1)
    const response = knownAccounts(wallet).then((answer) => {
      if (answer && live && accountReports === before) reportAccounts(answer)
    })
    await inTime(response).catch(() => undefined)
  })

  /** Reports the chain in a response. The chain becomes unknown (null) if the response cannot be read. */
  async function noteChain(response: Promise<number | null>) {
    const before = chainReports
    const answer = await response.catch(() => null)
    if (live && chainReports === before) chainEvents.note(answer)
  }
  const readChainAgain = oneAtATime(() => noteChain(readChainId(wallet)))

  const listeners: ProviderListeners = {
    accountsChanged(payload) {
      const next = parseAccounts(payload)
      accountReports += 1
      if (next === null) void readAccountsAgain()
      else reportAccounts(next)
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
      // The wallet did not report its chain while it was being connected, so the chain is read now.
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
