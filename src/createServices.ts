import { configuredChains } from '#config/chains'
import { settings } from '#config/settings'
import { createRegistry } from '#connectors/registry'
import { parentWallet, remoteWallets } from '#connectors/remote/remoteWallets'
import { deviceOf } from '#domain/browser/device'
import { loadPart } from '#domain/browser/loadPart'
import { frameOf } from '#domain/wallet/frame'
import type { WalletEvent } from '#events'
import { chainServicesOnDemand } from '#services/onDemand'
import { createLocalData, copyText } from '#services/browser/localData'
import { createStorage } from '#services/browser/storage'
import { createSystemNotifications } from '#services/browser/systemNotifications'
import { createTheme } from '#services/browser/theme'
import type { AppServices } from '#store/services'

interface Link {
  report: (event: WalletEvent) => void
  tradeChainId: () => number
}

/** Creates the services that access anything outside the page: wallets, nodes, lists and storage. */
export function createServices(page: Window & typeof globalThis, { report, tradeChainId }: Link): AppServices {
  const frame = frameOf(page, settings.frameAncestors)
  const wallets =
    typeof frame === 'object'
      ? { parent: parentWallet(page, frame.parents) }
      : { adapters: remoteWallets(page, report, settings, tradeChainId) }
  // A chain without a node URL is never read. Such a chain is configured only so that wallets can switch to it.
  const readable = configuredChains.filter(({ rpcUrls }) => rpcUrls.default.length > 0)
  return {
    ...chainServicesOnDemand(readable, settings.rpcQuorum),
    wallets: createRegistry({ page, report, ...wallets }),
    storage: createStorage(page),
    theme: createTheme(page),
    device: deviceOf(page.navigator.userAgent),
    copyText,
    localFaucet: () => page.fundTestAccount ?? null,
    localData: createLocalData(page),
    systemNotifications: createSystemNotifications(page),
    async loadTradeEncoder() {
      const [encoder, decoder] = await Promise.all([
        loadPart(() => import(/* webpackChunkName: "trade-encoder" */ '#services/trade/tradeEncoder')),
        loadPart(() => import(/* webpackChunkName: "trade-decoder" */ '#services/trade/decode/callTree')),
      ])
      return { ...encoder, ...decoder }
    },
  }
}
