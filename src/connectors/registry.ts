import { isFramed } from '../domain/wallet/frame'
import { claimedIdentity } from '../domain/wallet/namesake'
import { sameData } from '../domain/browser/sameData'
import type { DetectedWallet, RemoteWallet, WalletId } from '../domain/wallet/wallet'
import { watchAnnouncements } from './injected/announcements'
import type { Connector, Eip1193Provider, OpenedWallet, ParentWallet, Report, WalletAdapter } from './connector'
import { bindWallets, type BoundWallet } from './injected/detectedWallets'
import { findInjected } from './injected/injected'
import { createConnector } from './createConnector'
import { allWallets } from '../config/wallets'

/** The wallets, as the store needs them. */
export interface WalletRegistry {
  /** The wallet that is the page around this one, if it proves that: the only one then, and chosen by itself. */
  readonly parentId: WalletId | null
  /** A wallet's connector. It is not ready if the wallet is not available here. */
  get(id: WalletId): Connector
  /**
   * Watches for wallets for the life of the page. The listener is called at once, and again whenever the list has
   * changed. `lastUsed` is never evicted from it.
   */
  discover(listener: (found: FoundWallets) => void, lastUsed: WalletId | null): void
  /** The list of wallets is on screen: preloads what must be available when one of them is pressed. */
  prepare(isNeeded: () => boolean): void
  /** The pointer or the focus has come to a wallet's row. */
  near(id: WalletId): void
}

export interface FoundWallets {
  /** In this browser. */
  wallets: DetectedWallet[]
  /** Usable without anything installed in this browser. */
  reachable: RemoteWallet[]
}

interface RegistryOptions {
  page: Window
  report: Report
  /** Wallets that need nothing installed in this browser. */
  adapters?: readonly WalletAdapter[]
  /** The page around this one, where it may be a wallet's own. */
  parent?: ParentWallet | null
}

function remoteWallet(adapter: WalletAdapter): RemoteWallet | null {
  const reach = adapter.reach()
  return reach && reach !== 'browser' ? { id: adapter.id, reach } : null
}

/** The page around this one as the only wallet. Whatever else is in such a page stays unused, so it is not looked for. */
function aroundPage(parent: ParentWallet) {
  const { wallet } = parent
  let opened: OpenedWallet | null = null
  const adapter: WalletAdapter = {
    id: wallet.id,
    isParent: true,
    reach: () => (opened ? 'browser' : null),
    open: () => Promise.resolve(opened),
  }
  return {
    adapter,
    async discover(listener: (found: FoundWallets) => void) {
      listener({ wallets: [], reachable: [] })
      opened = await parent.open().catch(() => null)
      if (opened) listener({ wallets: [wallet], reachable: [] })
    },
  }
}

/** Connectors by wallet id, and the watch for injected wallets. */
export function createRegistry({ page, report, adapters = [], parent = null }: RegistryOptions): WalletRegistry {
  const connectors = new Map<WalletId, Connector>()
  let bound: BoundWallet[] = []
  let lastFound: FoundWallets | null = null
  const around = parent && aroundPage(parent)

  const find = (id: WalletId) => bound.find(({ wallet }) => wallet.id === id)?.provider

  /** A wallet in this browser is used directly, and remotely only otherwise. */
  function adapterOf(id: WalletId): WalletAdapter {
    if (id === around?.adapter.id) return around.adapter
    const here = announcedWallet(id, () => find(id))
    const remote = adapters.find((adapter) => adapter.id === id)
    if (!remote) return here
    return {
      id,
      reach: () => here.reach() ?? remote.reach(),
      open: () => (here.reach() ? here : remote).open(),
    }
  }

  return {
    parentId: around?.adapter.id ?? null,

    get(id) {
      const known = connectors.get(id)
      if (known) return known
      const connector = createConnector(adapterOf(id), report, page)
      connectors.set(id, connector)
      return connector
    },

    prepare(isNeeded) {
      // It would pair with wallets that can then not be connected.
      if (isFramed(page)) return
      for (const adapter of adapters) if (!find(adapter.id)) adapter.prepare?.(isNeeded)
    },

    near(id) {
      if (isFramed(page) || find(id)) return
      adapters.find((adapter) => adapter.id === id)?.near?.()
    },

    discover(listener, lastUsed) {
      if (around) {
        void around.discover(listener)
        return
      }
      const knownRdns = new Set(allWallets.flatMap(({ rdns }) => rdns))
      if (lastUsed?.startsWith('rdns:')) knownRdns.add(lastUsed.slice('rdns:'.length).replace(/#\d+$/, ''))

      function notify(always = false) {
        const list = announcements.list()
        const providers = list.map(({ provider }) => provider)
        bound = bindWallets(allWallets, list, findInjected(page, providers))
        const found = {
          wallets: bound.map(({ wallet }) => wallet),
          reachable: adapters.flatMap((adapter) => remoteWallet(adapter) ?? []),
        }
        if (!always && sameData(found, lastFound)) return
        lastFound = found
        listener(found)
      }

      let waiting = true
      // Wallets announce themselves in bursts: each burst is one update of the list.
      const announcements = watchAnnouncements(
        page,
        {
          isKept: (rdns) => knownRdns.has(rdns),
          identityOf: (info) => claimedIdentity(allWallets, info, knownRdns.has(info.rdns)),
        },
        () => {
          if (waiting) return
          waiting = true
          void Promise.resolve().then(() => {
            waiting = false
            notify()
          })
        },
      )
      announcements.start()
      notify(true)
      waiting = false

      // Wallets without announcements arrive late, without an event or with this one.
      page.addEventListener('ethereum#initialized', () => {
        notify()
      })
      page.addEventListener('focus', () => {
        notify()
      })
    },
  }
}

/** A wallet in this browser: its provider is injected or not, and needs neither opening nor closing. */
function announcedWallet(id: WalletId, find: () => Eip1193Provider | undefined): WalletAdapter {
  return {
    id,
    reach: () => (find() ? 'browser' : null),
    open() {
      const provider = find()
      return Promise.resolve(provider ? { provider } : null)
    },
  }
}
