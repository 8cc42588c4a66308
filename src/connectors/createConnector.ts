import { parseAccounts } from '#boundary/wallet'
import type { Address } from '#domain/chain/address'
import { isFramed } from '#domain/wallet/frame'
import { toWalletError, WalletError, walletFailure } from '#domain/wallet/walletError'
import { walletSlow } from '#events'
import { awaitChainId, exposedAccounts, inTime, readChainId, requestAccounts } from './calls/request'
import { type Connection, createConnection } from './connection'
import type { Claim, Connector, Eip1193Provider, OpenedWallet, Report, SenderWait, WalletAdapter } from './connector'
import { type BufferedEvents, listen, withBufferedEvents } from './listen'
import { offerAsset, readAtomicSupport, readCallsStatus, submitCalls, submitTransaction } from './calls/transactions'
import { switchOrAddChain } from './calls/switchChain'
import type { Session } from './session'

/** Opens the provider of the adapter's wallet, sends requests to it and reports its responses. */
export function createConnector(adapter: WalletAdapter, report: Report, page: Window): Connector {
  const walletId = adapter.id
  const connection = createConnection(walletId, report, page)
  let waiting: { wallet: OpenedWallet } | undefined
  const memory: AwaitMemory = { hasPrompted: false, received: '' }

  async function open(): Promise<OpenedWallet> {
    // A framed page must not use other wallets. They are refused here, because all requests require an opened provider.
    if (isFramed(page) && !adapter.isParent) throw new WalletError('framed')
    try {
      const wallet = await adapter.open()
      if (wallet) return wallet
    } catch (error) {
      throw toWalletError(error, 'connectFailed')
    }
    throw new WalletError('notInstalled')
  }

  async function pair(wallet: OpenedWallet, claim: Claim) {
    try {
      await wallet.pair?.(() => claim() !== null)
    } catch (error) {
      throw toWalletError(error, 'connectFailed')
    }
  }

  async function accountsWithoutPrompt(wallet: OpenedWallet, events: BufferedEvents): Promise<Address[]> {
    memory.hasPrompted = false
    const accounts = await noteRefusal(exposedAccounts(wallet.provider), memory)
    // Drops a false event: some wallets emit an empty list to a new listener before they have loaded their accounts.
    events.drop('accountsChanged')
    return accounts
  }

  return {
    id: walletId,
    isReady: () => adapter.reach() !== null,
    reach: () => adapter.reach(),

    async connect(claim) {
      const reach = adapter.reach() ?? 'browser'
      const wallet = await open()
      // The attempt was abandoned while the wallet's code was loading, so no accounts are requested.
      if (claim() === null) return
      const attempt = { wallet }
      waiting = attempt
      try {
        await pair(wallet, claim)
        // The chain is read after the accounts, because the visitor may switch the chain during the prompt.
        const accounts = await requestAccounts(wallet.provider)
        await withBufferedEvents(wallet.provider, async (events) => {
          // A wallet that does not report its chain is connected anyway. It is treated as being on the wrong network.
          const chainId = await readChainId(wallet.provider).catch(() => null)
          return connection.begin({ wallet, reach, accounts, chainId, events }, claim)
        })
      } finally {
        if (waiting === attempt) waiting = undefined
      }
    },

    abandon() {
      waiting?.wallet.abandon?.()
      return Promise.resolve()
    },

    awaitAccounts: async (onAccounts) => awaitAccounts((await open()).provider, page, onAccounts, memory),

    async resume(claim) {
      const reach = adapter.reach() ?? 'browser'
      const wallet = await open()
      const resuming = withBufferedEvents(wallet.provider, async (events) => {
        const answers = [accountsWithoutPrompt(wallet, events), awaitChainId(wallet.provider)] as const
        const [accounts, chainId] = await Promise.all(answers)
        return accounts.length > 0 && connection.begin({ wallet, reach, accounts, chainId, events }, claim)
      })
      // A response after the timeout still connects the wallet if `claim` accepts it.
      return inTime(resuming)
    },

    disconnect: (how) => connection.end(how),

    ...walletActions(connection, (isSlow) => {
      report(walletSlow({ walletId, isSlow }))
    }),
  }
}

/** Fired when the visitor returns to the page. `visibilitychange` bubbles from the document. */
const RETURN_EVENTS = ['focus', 'visibilitychange']

interface AwaitMemory {
  /** Whether the wallet opened a window for `eth_accounts`, which it should not, and the visitor closed it. */
  hasPrompted: boolean
  /** The accounts in the wallet's last event, as one string. */
  received: string
}

/**
 * Sets `hasPrompted` if the response to `eth_accounts` is a rejection, even a late one. A wallet that prompts must not
 * be read again: when its window is closed, the visitor returns to the page, and the next read would open another
 * window.
 */
async function noteRefusal<T>(response: Promise<T>, memory: AwaitMemory): Promise<T> {
  try {
    return await response
  } catch (error) {
    if (walletFailure(error) === 'rejected') memory.hasPrompted = true
    throw error
  }
}

/**
 * Calls `onAccounts` when a wallet that is not connected exposes accounts. Many wallets emit an event when they are
 * unlocked. For the others, the accounts are read whenever the visitor returns to the page, one read at a time, unless
 * an earlier read opened a window (`hasPrompted`). A repeated event is ignored, because some wallets repeat their last
 * event to each new listener. Returns a function that stops the wait.
 */
export function awaitAccounts(
  wallet: Eip1193Provider,
  page: Window,
  onAccounts: () => void,
  memory: AwaitMemory,
): () => void {
  let isOpen = true
  let isReading = false

  /** Reads the accounts. A response after the timeout still counts, but the next read does not wait for it. */
  async function read() {
    if (isReading || memory.hasPrompted) return
    isReading = true
    const response = noteRefusal(exposedAccounts(wallet), memory).then((accounts) => {
      if (isOpen && accounts.length > 0) onAccounts()
    })
    await inTime(response).catch(() => undefined)
    isReading = false
  }

  const stopListening = listen(wallet, {
    accountsChanged(payload) {
      const accounts = (parseAccounts(payload) ?? []).join()
      const isNews = accounts !== memory.received
      memory.received = accounts
      if (isNews && accounts !== '') onAccounts()
    },
  })
  const onReturn = () => void read()
  for (const event of RETURN_EVENTS) page.addEventListener(event, onReturn)
  return () => {
    isOpen = false
    stopListening()
    for (const event of RETURN_EVENTS) page.removeEventListener(event, onReturn)
  }
}

type WalletActions = Pick<
  Connector,
  'switchChain' | 'watchAsset' | 'sendTransaction' | 'atomicBatch' | 'sendCalls' | 'callsStatus' | 'refresh'
>

/** All except `atomicBatch` and `refresh` reject with `gone` if no wallet is connected. For `onSlow` see SenderWait. */
function walletActions(connection: Connection, onSlow: SenderWait['onSlow']): WalletActions {
  const waitFor = (session: Session, isWanted: () => boolean = () => true): SenderWait => ({
    onSlow,
    isWanted: () => session.isLive() && isWanted(),
  })

  return {
    async switchChain(chain) {
      const session = connection.active()
      try {
        await switchOrAddChain(session.wallet, chain)
      } catch (error) {
        // After a failure the wallet's chain is read again, so that the page shows the actual chain.
        if (walletFailure(error) !== 'rejected') void session.refresh()
        throw error
      }
      session.arrived(chain.id)
    },

    watchAsset: async (asset) => offerAsset(connection.active().wallet, asset),

    async sendTransaction(request, isWanted) {
      const session = connection.active()
      return submitTransaction(session.wallet, request, waitFor(session, isWanted))
    },

    async atomicBatch(account, chainId) {
      const session = connection.session()
      return session?.isLive() ? readAtomicSupport(session.wallet, account, chainId) : null
    },

    async sendCalls(request, isWanted) {
      const session = connection.active()
      return submitCalls(session.wallet, request, waitFor(session, isWanted))
    },

    callsStatus: async (id) => readCallsStatus(connection.active().wallet, id),

    refresh: async () => connection.session()?.refresh(),
  }
}
