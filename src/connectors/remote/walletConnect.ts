import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { parsePairingUri } from '../../boundary/wallet'
import { configuredChains } from '../../config/chains'
import { APP_PICTURE } from '../../config/paths'
import { deviceOf } from '../../domain/page/device'
import { PAIRING_CODE_MS, PAIRING_MS, PAIRING_RENEWAL_MS, WALLET_OPEN_MS } from '../../domain/limits'
import type { Settings } from '../../domain/page/settings'
import { isUserRejection, walletErrorFacts, WalletError } from '../../domain/wallet/walletError'
import { pairingEnded, pairingReady } from '../../events'
import type { Eip1193Provider, OpenedWallet, Report } from '../connector'
import { pairingStorage } from './pairingStorage'

/** https://docs.walletconnect.com/specs: the wallets on the other side of WalletConnect's relay, one at a time. */
export interface WalletConnect {
  open(): Promise<OpenedWallet>
  /** Has a pairing address ready for as long as it is wanted. */
  prepare(isWanted: () => boolean): Promise<void>
}

type Provider = Awaited<ReturnType<typeof EthereumProvider.init>>

/** Several calls at once (EIP-5792). */
const BATCHES = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']
/** All that a session is asked for. No signature is among it. */
const METHODS = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  ...BATCHES,
]
const EVENTS = ['accountsChanged', 'chainChanged', 'disconnect']
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new WalletError('relayUnreachable'))
    }, ms)
  })
  try {
    return await Promise.race([answer, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** The wallet is told that a session is over if that takes no longer. */
const GOODBYE_MS = 1_000

const isExpiry = (error: unknown) => walletErrorFacts(error).texts.some((text) => /proposal expired/i.test(text))

/** The session's accounts as https://chainagnostic.org/CAIPs/caip-10 has them, in parts. */
const partsOf = ({ session }: Provider) =>
  (session?.namespaces.eip155?.accounts ?? []).map((account) => account.split(':'))

/** The session's accounts, those on the wallet's chain first. The SDK itself names only the latter. */
function accountsOf(provider: Provider): string[] {
  const all = partsOf(provider)
  const here = all.filter(([, reference]) => Number(reference) === provider.chainId)
  return [...new Set([...here, ...all].flatMap(([, , address]) => address ?? []))]
}

const chainsOf = (provider: Provider) => [...new Set(partsOf(provider).map(([, reference]) => Number(reference)))]
const methodsOf = ({ session }: Provider) => session?.namespaces.eip155?.methods ?? []

/** Whether the wallet has allowed a request. To a chain of the session the SDK goes without asking. */
function allows(provider: Provider, method: string, params: readonly unknown[] | object | undefined): boolean {
  if (methodsOf(provider).includes(method)) return true
  if (method !== 'wallet_switchEthereumChain' || !Array.isArray(params)) return false
  const [target] = params as [{ chainId?: unknown } | undefined]
  return chainsOf(provider).includes(Number(target?.chainId))
}

/** The address within one that may name a chain before it. */
const addressIn = (account: unknown) => (typeof account === 'string' ? (account.split(':').at(-1) ?? '') : account)

/** Of batches the SDK would rather ask its own memory, and servers that somebody has named. */
function askWallet({ session, signer, chainId }: Provider, method: string, params: unknown) {
  return signer.client.request({
    topic: session?.topic ?? '',
    chainId: `eip155:${chainId}`,
    request: { method, params },
  })
}

/** The SDK's provider as a plain EIP-1193 one that names all accounts and never asks anybody but the wallet. */
function plainProvider(provider: Provider, isPhone: boolean): Eip1193Provider {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const tell = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
  /** The accounts that the wallet has told of since it last said what the session allows, and of which session. */
  let told: { topic: string; accounts: unknown[] } | null = null
  const accounts = () => (told && told.topic === provider.session?.topic ? told.accounts : accountsOf(provider))
  const tellAccounts = () => {
    if (provider.session) tell('accountsChanged', accounts())
  }
  // What the session allows is not changed by this event, so that the SDK goes on naming the accounts of before.
  provider.on('session_event', ({ topic, params: { event } }) => {
    if (event.name !== 'accountsChanged') return
    const data: unknown = event.data
    told = { topic, accounts: (Array.isArray(data) ? data : [data]).map(addressIn) }
    tellAccounts()
  })
  provider.on('session_update', () => {
    told = null
    tellAccounts()
  })
  provider.on('accountsChanged', tellAccounts)
  provider.on('chainChanged', (chainId) => {
    tell('chainChanged', chainId)
  })
  provider.on('disconnect', (error) => {
    tell('disconnect', error)
  })
  // The SDK would answer a wallet's news of another chain by asking the wallet for just that chain.
  Object.assign(provider, {
    switchEthereumChain(chainId: number) {
      tell('chainChanged', chainId)
    },
  })

  return {
    request({ method, params }) {
      if (!provider.session) return Promise.reject(new WalletError('gone'))
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return Promise.resolve(accounts())
      if (method === 'eth_chainId') return Promise.resolve(provider.chainId)
      // Any other method than those of the session would go to a node instead of the wallet.
      if (!allows(provider, method, params)) return Promise.reject(new WalletError('unsupported'))
      if (BATCHES.includes(method)) {
        // Each question opens the wallet's app there, and these would be asked again and again.
        return isPhone ? Promise.reject(new WalletError('unsupported')) : askWallet(provider, method, params)
      }
      return provider.request({ method, params })
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

async function start(page: Window, { appName, walletConnectProjectId, walletConnectRelayUrl }: Settings) {
  const { origin } = page.location
  const chainIds = configuredChains.map(({ id }) => id)
  const [first = 1, ...rest] = chainIds
  const storage = { storage: await pairingStorage() }
  return EthereumProvider.init({
    projectId: walletConnectProjectId ?? '',
    ...(walletConnectRelayUrl !== null && { relayUrl: walletConnectRelayUrl }),
    metadata: {
      name: appName,
      description: `${appName}: trade tokens`,
      url: origin,
      icons: [`${origin}${APP_PICTURE}`],
    },
    optionalChains: [first, ...rest],
    optionalMethods: METHODS,
    optionalEvents: EVENTS,
    // Never asked, because only what the wallet allowed is sent; and never one with a key, because a wallet sees it.
    rpcMap: Object.fromEntries(configuredChains.map(({ id, rpcUrls }) => [id, rpcUrls.public[0] ?? ''])),
    showQrModal: false,
    telemetryEnabled: false,
    logger: 'silent',
    ...storage,
  })
}

/** The topic under which a wallet answers an address. */
const pairingIn = (uri: string) => uri.slice(uri.indexOf(':') + 1, uri.indexOf('@'))
const pairingsOf = ({ signer: { client } }: Provider) => client.core.pairing.getPairings().map(({ topic }) => topic)

/** One per page: the SDK keeps one connection to the relay for all that use it. */
export function createWalletConnect(page: Window, report: Report, settings: Settings): WalletConnect {
  let started: Promise<{ provider: Provider; plain: Eip1193Provider }> | undefined
  let pairing: Promise<void> | undefined
  /** Those who would show the address, and those who wait for the wallet that takes it. */
  const watching = new Set<() => boolean>()
  const waiting = new Set<() => boolean>()
  /** Takes an address of the SDK's, if it is the one that is waited for. */
  let showUri: (uri: string) => boolean = () => false
  const holds = (set: Set<() => boolean>) => [...set].some((wants) => wants())

  /** A start that failed is not remembered. */
  function starting() {
    started ??= within(start(page, settings), WALLET_OPEN_MS).then((provider) => {
      // What was given up while the relay was out of reach is proposed all the same once it is back.
      provider.on('display_uri', (uri) => {
        if (!showUri(uri)) withdraw(provider, pairingIn(uri))
      })
      return { provider, plain: plainProvider(provider, deviceOf(page.navigator.userAgent).isPhone) }
    })
    started.catch(() => (started = undefined))
    return started
  }

  /** Ends sessions here in any case, and tells their wallets if the relay can be reached. */
  async function end({ signer }: Provider, topics: readonly string[]) {
    const { client } = signer
    // The provider's own way ends the session in use alone, and would forget a newer one if it were late.
    const told = topics.map((topic) => client.disconnect({ topic, reason: USER_DISCONNECTED }))
    await within(Promise.allSettled(told), GOODBYE_MS).catch(() => undefined)
    for (const topic of topics) {
      if (client.session.keys.includes(topic)) await client.session.delete(topic, USER_DISCONNECTED)
    }
    if (signer.session && topics.includes(signer.session.topic)) signer.session = undefined
  }

  /** Ends what was proposed, under one pairing or all, and not answered, as if its time were over. */
  function withdraw({ signer: { client } }: Provider, pairing?: string) {
    for (const { id, pairingTopic } of client.proposal.getAll())
      if (pairing === undefined || pairing === pairingTopic) client.core.expirer.set(id, 0)
  }

  /** Shows one address and waits until a wallet takes it. */
  async function propose(provider: Provider, isNew: 'declined' | 'expired' | null) {
    const { signer } = provider
    const older = pairingsOf(provider)
    // Else what an older session allowed would be asked for.
    signer.namespaces = {}
    const shown = new Promise<string>((resolve) => {
      showUri = (uri) => {
        if (older.includes(pairingIn(uri))) return false
        resolve(uri)
        return true
      }
    })
    const approved = provider.connect()
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const uri = parsePairingUri(await within(Promise.race([shown, approved.then(() => null)]), PAIRING_CODE_MS))
      if (uri) {
        const expiresAt = (uri.expiresAt ?? Date.now() + PAIRING_MS) - PAIRING_RENEWAL_MS
        report(pairingReady({ uri: uri.uri, expiresAt, isNew }))
        // At its real end the SDK throws where nobody can catch it.
        timer = setTimeout(() => {
          withdraw(provider)
        }, expiresAt - Date.now())
      }
      await approved
    } catch (error) {
      approved.catch(() => undefined)
      // An address that nobody sees must not be left behind: it would end in a session that nobody asked for.
      withdraw(provider)
      throw error
    } finally {
      clearTimeout(timer)
      showUri = () => false
      report(pairingEnded())
    }
  }

  async function offer() {
    const { provider } = await starting()
    const older = provider.signer.client.session.getAll().map(({ topic }) => topic)
    let isNew: 'declined' | 'expired' | null = null
    for (;;) {
      try {
        await propose(provider, isNew)
        break
      } catch (error) {
        const again = isUserRejection(error) ? 'declined' : isExpiry(error) ? 'expired' : null
        if (again === null || !(holds(watching) || holds(waiting))) throw error
        isNew = again
      }
    }
    if (holds(waiting)) {
      // An older session would be the one that comes back after a reload.
      await end(provider, older)
      return
    }
    await end(provider, provider.session ? [provider.session.topic] : [])
    throw new WalletError('gone')
  }

  function pair(): Promise<void> {
    pairing ??= offer().finally(() => {
      pairing = undefined
      watching.clear()
      waiting.clear()
    })
    return pairing
  }

  return {
    async open() {
      const { provider, plain } = await starting()
      return {
        provider: plain,
        pair(isWanted) {
          waiting.add(isWanted)
          return pair()
        },
        close: () => end(provider, provider.session ? [provider.session.topic] : []),
        canSwitchChain: () =>
          methodsOf(provider).includes('wallet_switchEthereumChain') || chainsOf(provider).length > 1,
        endsAt: () => (provider.session ? provider.session.expiry * 1000 : null),
      }
    },

    async prepare(isWanted) {
      watching.add(isWanted)
      await pair()
    },
  }
}
