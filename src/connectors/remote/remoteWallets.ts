import { deviceOf } from '../../domain/browser/device'
import { loadQuietly } from '../../domain/browser/loadPart'
import type { Settings } from '../../config/settings'
import type { WalletDescriptor } from '../../domain/wallet/wallet'
import type { OpenedWallet, ParentWallet, Report, WalletAdapter } from '../connector'
import type { WalletConnect } from './walletConnect'
import { allWallets, safe } from '../../config/wallets'

/** Downloads something when it is first needed; a failed download is retried the next time. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined
  return () => {
    fetched ??= fetch()
    fetched.catch(() => (fetched = undefined))
    return fetched
  }
}

// No message: the connect dialog shows that the wallet could not be reached.
const loadWalletConnect = () => loadQuietly(() => import(/* webpackChunkName: "walletConnect" */ './walletConnect'))
const fetchCoinbase = () => loadQuietly(() => import(/* webpackChunkName: "coinbase" */ './coinbase'))

/** The page around this one as a wallet, which it is where it proves to be of one of these origins. */
export const parentWallet = (page: Window, parents: readonly string[]): ParentWallet => ({
  wallet: safe,
  async open() {
    const { openSafe } = await loadQuietly(() => import(/* webpackChunkName: "safe" */ './safe'))
    return openSafe(page, parents)
  },
})

/**
 * The wallets that need nothing installed in this browser. Their code is large, and is loaded with the first one
 * chosen. The apps that pair through WalletConnect share one connection to its relay.
 * @param tradeChainId reads the traded network
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
      // A link to an app is opened within the press itself, so the address must be available before it.
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
        // A window may only be opened within the press itself.
        void fetchCoinbase().catch(() => undefined)
      },
      near() {
        void loadCoinbase().catch(() => undefined)
      },
    },
  ]
}
