import type { Address } from '../domain/chain/address'
import { isFramed } from '../domain/wallet/frame'
import { toWalletError, WalletError } from '../domain/wallet/walletError'
import { walletSlow } from '../events'
import { awaitAccounts, type AwaitMemory, noteRefusal } from './awaitAccounts'
import { awaitChainId, exposedAccounts, readChainId, requestAccounts } from './calls/accounts'
import { inTime } from './calls/request'
import { createConnection } from './connection'
import type { Claim, Connector, OpenedWallet, Report, WalletAdapter } from './connector'
import { type HeldEvents, holdingEvents } from './listen'
import { walletActions } from './walletActions'

/** What all wallets share: opening the provider, sending requests, and reporting the responses. */
export function createConnector(adapter: WalletAdapter, report: Report, page: Window): Connector {
  const walletId = adapter.id
  const connection = createConnection(walletId, report, page)
  /** The attempt that is waiting for its accounts. */
  let waiting: { wallet: OpenedWallet } | undefined
  const memory: AwaitMemory = { hasPrompted: false, received: '' }

  async function open(): Promise<OpenedWallet> {
    // Without a provider nothing can be connected, and without a connection nothing can be sent.
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

  async function accountsWithoutPrompt(wallet: OpenedWallet, events: HeldEvents): Promise<Address[]> {
    memory.hasPrompted = false
    const accounts = await noteRefusal(exposedAccounts(wallet.provider), memory)
    // Some report none to a new listener until they have found out.
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
      // The attempt was abandoned, perhaps long ago, as code is waited for without a connection: nothing is asked for it.
      if (claim() === null) return
      const attempt = { wallet }
      waiting = attempt
      try {
        await pair(wallet, claim)
        // Accounts before chain: the user may switch chain while this request is on screen.
        const accounts = await requestAccounts(wallet.provider)
        await holdingEvents(wallet.provider, async (events) => {
          // A wallet that reports no chain is connected anyway, on the wrong network.
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
      const resuming = holdingEvents(wallet.provider, async (events) => {
        const answers = [accountsWithoutPrompt(wallet, events), awaitChainId(wallet.provider)] as const
        const [accounts, chainId] = await Promise.all(answers)
        return accounts.length > 0 && connection.begin({ wallet, reach, accounts, chainId, events }, claim)
      })
      // A later response counts as long as it is claimed.
      return inTime(resuming)
    },

    disconnect: () => connection.end(),

    ...walletActions(connection, (isSlow) => {
      report(walletSlow({ walletId, isSlow }))
    }),
  }
}
