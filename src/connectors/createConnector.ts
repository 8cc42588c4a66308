import type { Address } from '../domain/address'
import { WALLET_CLOSE_MS } from '../domain/limits'
import { toWalletError, walletError } from '../domain/walletError'
import { connected, uriReady } from '../events'
import type { Claim, Connector, Eip1193Provider, Report, WalletAdapter } from './connector'
import { startSession, type Session } from './session'
import {
  readAccounts,
  readChainId,
  requestAccounts,
  sendTransaction,
  switchOrAddChain,
  watchAsset,
} from './walletCalls'

/** Everything wallets have in common: open the provider, ask it, report what it says. */
export function createConnector(adapter: WalletAdapter, report: Report, page: Window): Connector {
  const walletId = adapter.id
  let session: Session | undefined

  async function open(claim: Claim): Promise<Eip1193Provider> {
    try {
      return await adapter.open((uri) => {
        const attempt = claim()
        if (attempt !== null) report(uriReady({ walletId, attempt, uri }))
      })
    } catch (error) {
      throw toWalletError(error, 'Error connecting, please retry!')
    }
  }

  async function close() {
    try {
      await adapter.close?.()
    } catch {
      // It is let go, whatever it says.
    }
  }

  /** A session that nobody asked for any more is not begun. Whether it was. */
  function begin(wallet: Eip1193Provider, accounts: Address[], chainId: number | null, claim: Claim): boolean {
    const attempt = claim()
    if (attempt === null) return false
    session?.stop()
    session = startSession({ walletId, wallet, accounts, chainId }, report, page)
    report(connected({ walletId, attempt, accounts, chainId, canSwitchChain: adapter.canSwitchChain ?? true }))
    return true
  }

  function active(): Session {
    if (!session?.isLive()) throw walletError('gone')
    return session
  }

  return {
    id: walletId,
    isReady: () => adapter.isReady(),

    async connect(claim) {
      const wallet = await open(claim)
      try {
        await adapter.pair?.()
      } catch (error) {
        throw toWalletError(error, 'Error connecting, please retry!')
      }
      // Accounts before chain: the person may change chain while this request is on screen.
      const accounts = await requestAccounts(wallet)
      // A wallet that cannot name its chain is connected all the same, on the wrong network.
      begin(wallet, accounts, await readChainId(wallet).catch(() => null), claim)
    },

    async resume(claim) {
      const wallet = await open(claim)
      const [accounts, chainId] = await Promise.all([readAccounts(wallet), readChainId(wallet)])
      return accounts.length > 0 && begin(wallet, accounts, chainId, claim)
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
        if (toWalletError(error, '').failure !== 'rejected') void asked.refresh()
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

    async refresh() {
      await session?.refresh()
    },
  }
}
