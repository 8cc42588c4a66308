import type { Address } from '../domain/chain/address'
import { isFramed } from '../domain/wallet/frame'
import { toWalletError, WalletError } from '../domain/wallet/walletError'
import { walletSlow } from '../events'
import { awaitAccounts, type AwaitMemory, noteRefusal } from './awaitAccounts'
import { awaitChainId, exposedAccounts, readChainId, requestAccounts } from './calls/accounts'
import { inTime } from './calls/request'
import { createConnection } from './connection'
import type { Claim, Connector, OpenedWallet, Report, WalletAdapter } from './connector'
import { type BufferedEvents, withBufferedEvents } from './listen'
import { walletActions } from './walletActions'

/**
 * Creates the connector of a wallet from its adapter. The connector opens the wallet's provider, sends requests to it
 * and reports its responses.
 */
export function createConnector(adapter: WalletAdapter, report: Report, page: Window): Connector {
  const walletId = adapter.id
  const connection = createConnection(walletId, report, page)
  /** The attempt that is waiting for accounts. */
  let waiting: { wallet: OpenedWallet } | undefined
  const memory: AwaitMemory = { hasPrompted: false, received: '' }

  async function open(): Promise<OpenedWallet> {
    // Framed pages are refused here, because nothing can be sent without opening the provider first.
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
    // Some wallets emit an empty list to a new listener before they have loaded their accounts.
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
        // The accounts come before the chain, because the user may switch the chain during the prompt.
        const accounts = await requestAccounts(wallet.provider)
        await withBufferedEvents(wallet.provider, async (events) => {
          // A wallet that does not report its chain is connected anyway, and counts as on the wrong network.
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

    async awaitAccounts(onAccounts) {
      return awaitAccounts((await open()).provider, page, onAccounts, memory)
    },

    async resume(claim) {
      const reach = adapter.reach() ?? 'browser'
      const wallet = await open()
      const resuming = withBufferedEvents(wallet.provider, async (events) => {
        const answers = [accountsWithoutPrompt(wallet, events), awaitChainId(wallet.provider)] as const
        const [accounts, chainId] = await Promise.all(answers)
        return accounts.length > 0 && connection.begin({ wallet, reach, accounts, chainId, events }, claim)
      })
      // After the timeout, a response still connects if `claim` accepts it.
      return inTime(resuming)
    },

    disconnect: () => connection.end(),

    ...walletActions(connection, (isSlow) => {
      report(walletSlow({ walletId, isSlow }))
    }),
  }
}
