import type { Address } from '../domain/chain/address'
import { WALLET_CLOSE_MS } from '../domain/limits'
import type { Reach } from '../domain/wallet/wallet'
import { toWalletError, WalletError, walletFailure } from '../domain/wallet/walletError'
import { connected } from '../events'
import { awaitAccounts, mayHavePrompted } from './awaitAccounts'
import type { Claim, Connector, OpenedWallet, Report, WalletAdapter } from './connector'
import { startSession, type Session } from './session'
import {
  readAccounts,
  readAtomicSupport,
  readCallsStatus,
  readChainId,
  requestAccounts,
  sendCalls,
  sendTransaction,
  switchOrAddChain,
  watchAsset,
} from './walletCalls'

/** Everything wallets have in common: open the provider, ask it, report what it says. */
export function createConnector(adapter: WalletAdapter, report: Report, page: Window): Connector {
  const walletId = adapter.id
  let session: Session | undefined
  let opened: OpenedWallet | undefined
  /** The attempt that is waiting for its accounts. */
  let asking: { wallet: OpenedWallet } | undefined
  /** It may have opened a window when it was last asked in silence. */
  let hasPrompted = false

  async function open(): Promise<OpenedWallet> {
    try {
      return await adapter.open()
    } catch (error) {
      throw toWalletError(error, 'connectFailed')
    }
  }

  async function pair(wallet: OpenedWallet, claim: Claim) {
    try {
      await wallet.pair?.(() => claim() !== null)
    } catch (error) {
      throw toWalletError(error, 'connectFailed')
    }
  }

  async function close() {
    try {
      await opened?.close?.()
    } catch {
      // It is let go, whatever it says.
    }
  }

  /** A session that nobody asked for any more is not begun. Whether it was. */
  function begin(wallet: OpenedWallet, reach: Reach, accounts: Address[], chainId: number | null, claim: Claim) {
    const attempt = claim()
    if (attempt === null) return false
    session?.stop()
    opened = wallet
    session = startSession({ walletId, wallet: wallet.provider, accounts, chainId }, report, page)
    report(
      connected({
        walletId,
        attempt,
        accounts,
        chainId,
        canSwitchChain: wallet.canSwitchChain?.() ?? true,
        reach,
        endsAt: wallet.endsAt?.() ?? null,
      }),
    )
    return true
  }

  async function accountsInSilence(wallet: OpenedWallet): Promise<Address[]> {
    hasPrompted = false
    try {
      return await readAccounts(wallet.provider)
    } catch (error) {
      hasPrompted = mayHavePrompted(error)
      throw error
    }
  }

  function active(): Session {
    if (!session?.isLive()) throw new WalletError('gone')
    return session
  }

  return {
    id: walletId,
    isReady: () => adapter.reach() !== null,
    reach: () => adapter.reach(),

    async connect(claim) {
      const reach = adapter.reach() ?? 'browser'
      const wallet = await open()
      // Nobody waits any more: no window is opened for it.
      if (wallet.abandon && claim() === null) return
      const attempt = { wallet }
      asking = attempt
      try {
        await pair(wallet, claim)
        // Accounts before chain: the person may change chain while this request is on screen.
        const accounts = await requestAccounts(wallet.provider)
        // A wallet that cannot name its chain is connected all the same, on the wrong network.
        begin(wallet, reach, accounts, await readChainId(wallet.provider).catch(() => null), claim)
      } finally {
        if (asking === attempt) asking = undefined
      }
    },

    abandon() {
      asking?.wallet.abandon?.()
      return Promise.resolve()
    },

    async awaitAccounts(hear) {
      return awaitAccounts((await open()).provider, page, hear, hasPrompted)
    },

    async resume(claim) {
      const reach = adapter.reach() ?? 'browser'
      const wallet = await open()
      const [accounts, chainId] = await Promise.all([accountsInSilence(wallet), readChainId(wallet.provider)])
      return accounts.length > 0 && begin(wallet, reach, accounts, chainId, claim)
    },

    async disconnect() {
      session?.stop()
      session = undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, WALLET_CLOSE_MS)
      })
      await Promise.race([close(), limit])
      clearTimeout(timer)
    },

    async switchChain(chain) {
      const asked = active()
      try {
        await switchOrAddChain(asked.wallet, chain)
      } catch (error) {
        // Whatever went wrong, the true chain is shown.
        if (walletFailure(error) !== 'rejected') void asked.refresh()
        throw error
      }
      asked.arrived(chain.id)
    },

    async watchAsset(asset) {
      return watchAsset(active().wallet, asset)
    },

    async sendTransaction(request) {
      return sendTransaction(active().wallet, request)
    },

    async atomicBatch(account, chainId) {
      return session?.isLive() ? readAtomicSupport(session.wallet, account, chainId) : null
    },

    async sendCalls(request) {
      return sendCalls(active().wallet, request)
    },

    async callsStatus(id) {
      return readCallsStatus(active().wallet, id)
    },

    async refresh() {
      await session?.refresh()
    },
  }
}
