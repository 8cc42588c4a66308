import { isFramed } from '#domain/wallet/frame'
import { claimedIdentity } from '#domain/wallet/namesake'
import { sameData } from '#domain/browser/sameData'
import type { DetectedWallet, RemoteWallet, WalletId } from '#domain/wallet/wallet'
import { watchAnnouncements } from './injected/announcements'
import type { Connector, Eip1193Provider, OpenedWallet, ParentWallet, Report, WalletAdapter } from './connector'
import { bindWallets, type BoundWallet } from './injected/detectedWallets'
import { findInjected } from './injected/injected'
import { createConnector } from './createConnector'
import { revokeAccounts } from './calls/request'
import { allWallets } from '#config/wallets'

export interface WalletRegistry {
  /**
   * The id of the wallet whose page may embed this page. If the parent page proves that it is this wallet, the wallet
   * is the only one, and is selected automatically.
   */
  readonly parentId: WalletId | null
  /** Asks the parent page again to prove that it is the wallet, because it may have been too slow at the start. */
  askParent(): Promise<void>
  /** Returns the connector of a wallet. The connector is not ready if the wallet is not available in this browser. */
  get(id: WalletId): Connector
  /**
   * Watches for wallets for as long as the page is open. Calls the listener at once and after each change of the list.
   * Never evicts the wallet `lastUsed` from the list.
   */
  discover(listener: (found: FoundWallets) => void, lastUsed: WalletId | null): void
  /** For this and `preload` see WalletAdapter. */
  prepare(isNeeded: () => boolean): void
  preload(id: WalletId): void
}

export interface FoundWallets {
  wallets: DetectedWallet[]
  /** The wallets that can be used without an extension in this browser. */
  reachable: RemoteWallet[]
}

interface RegistryOptions {
  page: Window
  report: Report
  /** The adapters of wallets that can be used without an extension in this browser. */
  adapters?: readonly WalletAdapter[]
  /** The parent page, if it is allowed to act as a wallet; null or absent otherwise. */
  parent?: ParentWallet | null
}

function remoteWallet(adapter: WalletAdapter): RemoteWallet | null {
  const reach = adapter.reach()
  return reach && reach !== 'browser' ? { id: adapter.id, reach } : null
}

/** Uses the parent page as the only wallet. A framed page must not use other wallets, so none are searched for. */
function aroundPage(parent: ParentWallet) {
  const { wallet } = parent
  let opened: OpenedWallet | null = null
  let listener: (found: FoundWallets) => void = () => undefined
  let asking = Promise.resolve()

  async function askOnce() {
    opened ??= await parent.open().catch(() => null)
    if (opened) listener({ wallets: [wallet], reachable: [] })
  }
  /** Asks the parent page for its proof, after all earlier requests. Its code may take long to start. */
  const ask = () => (asking = asking.then(askOnce))

  const adapter: WalletAdapter = {
    id: wallet.id,
    isParent: true,
    reach: () => (opened ? 'browser' : null),
    open: () => Promise.resolve(opened),
  }
  return {
    adapter,
    ask,
    discover(onFound: typeof listener) {
      listener = onFound
      listener({ wallets: [], reachable: [] })
      void ask()
    },
  }
}

export function createRegistry({ page, report, adapters = [], parent = null }: RegistryOptions): WalletRegistry {
  const connectors = new Map<WalletId, Connector>()
  let bound: BoundWallet[] = []
  let lastFound: FoundWallets | null = null
  const around = parent && aroundPage(parent)

  const find = (id: WalletId) => bound.find(({ wallet }) => wallet.id === id)?.provider

  /** The adapter of a wallet. The wallet's provider in this browser takes precedence over a remote connection. */
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
    askParent: async () => around?.ask(),

    get(id) {
      const known = connectors.get(id)
      if (known) return known
      const connector = createConnector(adapterOf(id), report, page)
      connectors.set(id, connector)
      return connector
    },

    prepare(isNeeded) {
      // A framed page must not pair with remote wallets, because it does not use them.
      if (isFramed(page)) return
      for (const adapter of adapters) if (!find(adapter.id)) adapter.prepare?.(isNeeded)
    },

    preload(id) {
      if (isFramed(page) || find(id)) return
      adapters.find((adapter) => adapter.id === id)?.preload?.()
    },

    discover(listener, lastUsed) {
      if (around) {
        around.discover(listener)
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
      // Wallets announce themselves in bursts. Each burst causes only one update of the list.
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

      // Wallets that do not announce themselves may be injected late, and not all of them fire `ethereum#initialized`.
      page.addEventListener('ethereum#initialized', () => {
        notify()
      })
      page.addEventListener('focus', () => {
        notify()
      })
    },
  }
}

/** The adapter of an injected wallet. Its provider needs neither opening nor closing. */
function announcedWallet(id: WalletId, find: () => Eip1193Provider | undefined): WalletAdapter {
  return {
    id,
    reach: () => (find() ? 'browser' : null),
    open() {
      const provider = find()
      if (!provider) return Promise.resolve(null)
      return Promise.resolve({ provider, forget: () => void revokeAccounts(provider) })
    },
  }
}
