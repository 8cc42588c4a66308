import { deviceOf } from '#domain/browser/device'
import { loadQuietly } from '#domain/browser/loadPart'
import type { Settings } from '#config/settings'
import type { WalletDescriptor } from '#domain/wallet/wallet'
import type { OpenedWallet, ParentWallet, Report, WalletAdapter } from '../connector'
import type { WalletConnect } from './walletConnect'
import { allWallets, safe } from '#config/wallets'

/** Caches the result of a download. A failed download is not cached, so the next call repeats it. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined
  return () => {
    fetched ??= fetch()
    fetched.catch(() => (fetched = undefined))
    return fetched
  }
}

// Loaded without an error message, because the connect dialog itself reports that the wallet could not be reached.
const loadWalletConnect = () => loadQuietly(() => import(/* webpackChunkName: "walletConnect" */ './walletConnect'))
const fetchCoinbase = () => loadQuietly(() => import(/* webpackChunkName: "coinbase" */ './coinbase'))

/** Can be opened only if the parent page proves that its origin is one of `parents`. */
export const parentWallet = (page: Window, parents: readonly string[]): ParentWallet => ({
  wallet: safe,
  async open() {
    const { openSafe } = await loadQuietly(() => import(/* webpackChunkName: "safe" */ './safe'))
    return openSafe(page, parents)
  },
})

/**
 * The wallets that can be used without an extension in this browser. Their code is large, so it is not loaded before a
 * wallet is likely to be needed. The apps that pair through WalletConnect share one connection to its relay.
 * @param tradeChainId - returns the active network
 */
export function remoteWallets(
  page: Window,
  report: Report,
  settings: Settings,
  tradeChainId: () => number,
): WalletAdapter[] {
  const { isPhone, extensionStore } = deviceOf(page.navigator.userAgent)
  const { walletConnectProjectId: projectId } = settings

  const walletConnect = once<WalletConnect>(async () => {
    const { createWalletConnect } = await loadWalletConnect()
    return createWalletConnect(page, report, settings)
  })
  const loadCoinbase = async () => {
    const { evaluateCoinbase } = await fetchCoinbase()
    return evaluateCoinbase()
  }
  const coinbase = once<OpenedWallet>(async () => {
    const { openCoinbase } = await loadCoinbase()
    return openCoinbase(page, settings, tradeChainId())
  })

  const canPair = ({ pairs }: WalletDescriptor) =>
    pairs === 'always' || (pairs === 'withoutExtensions' && extensionStore === null)
  const paired = ({ id }: WalletDescriptor): WalletAdapter => ({
    id,
    reach: () => (projectId === null ? null : 'pairing'),
    open: async () => (await walletConnect()).open(),
    prepare(isNeeded) {
      // A link to an app can only be opened while the browser handles the visitor's press, so the pairing URI must be
      // ready by then.
      if (isPhone)
        void walletConnect()
          .then((link) => link.prepare(isNeeded))
          .catch(() => undefined)
    },
  })

  return [
    ...allWallets.filter(canPair).map(paired),
    {
      id: 'coinbase',
      reach: () => 'popUp',
      open: coinbase,
      prepare() {
        // A window can only be opened while the browser handles the visitor's press, so the SDK must be loaded by then.
        void fetchCoinbase().catch(() => undefined)
      },
      preload() {
        void loadCoinbase().catch(() => undefined)
      },
    },
  ]
}
