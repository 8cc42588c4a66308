import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { configuredChains } from '../../config/chains'
import { APP_PICTURE } from '../../config/paths'
import type { Settings } from '../../domain/page/settings'
import { WalletError } from '../../domain/wallet/walletError'
import type { Eip1193Provider } from '../connector'
import { pairingStorage } from './pairingStorage'
import { accountsOf, allows, type Provider } from './walletConnectSession'

/** Several calls at once (EIP-5792). */
const BATCHES = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']
/** All that a session is to allow. No signature is among it. */
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

/** The SDK's provider, as it comes. */
export async function startProvider(
  page: Window,
  { appName, walletConnectProjectId, walletConnectRelayUrl }: Settings,
): Promise<Provider> {
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
    // Never used, because only what the wallet allowed is sent; and never one with a key, because a wallet sees it.
    rpcMap: Object.fromEntries(configuredChains.map(({ id, rpcUrls }) => [id, rpcUrls.public[0] ?? ''])),
    showQrModal: false,
    telemetryEnabled: false,
    logger: 'silent',
    ...storage,
  })
}

/** The address within one that may name a chain before it. */
const addressIn = (account: unknown) => (typeof account === 'string' ? (account.split(':').at(-1) ?? '') : account)

/** The SDK would answer batches from its own memory, and from servers that somebody has named. */
function requestFromWallet({ session, signer, chainId }: Provider, method: string, params: unknown) {
  return signer.client.request({
    topic: session?.topic ?? '',
    chainId: `eip155:${chainId}`,
    request: { method, params },
  })
}

/** The SDK's provider as a plain EIP-1193 one that names all accounts and sends requests to nobody but the wallet. */
export function plainProvider(provider: Provider, isPhone: boolean): Eip1193Provider {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
  /** The accounts of the wallet's last event since it changed what the session allows, and of which session. */
  let reported: { topic: string; accounts: unknown[] } | null = null
  const accounts = () =>
    reported && reported.topic === provider.session?.topic ? reported.accounts : accountsOf(provider)
  const emitAccounts = () => {
    if (provider.session) emit('accountsChanged', accounts())
  }
  // What the session allows is not changed by this event, so the SDK goes on naming the accounts of before.
  provider.on('session_event', ({ topic, params: { event } }) => {
    if (event.name !== 'accountsChanged') return
    const data: unknown = event.data
    reported = { topic, accounts: (Array.isArray(data) ? data : [data]).map(addressIn) }
    emitAccounts()
  })
  provider.on('session_update', () => {
    reported = null
    emitAccounts()
  })
  provider.on('accountsChanged', emitAccounts)
  provider.on('chainChanged', (chainId) => {
    emit('chainChanged', chainId)
  })
  provider.on('disconnect', (error) => {
    emit('disconnect', error)
  })
  // The SDK would answer a wallet's event of another chain with a request for just that chain.
  Object.assign(provider, {
    switchEthereumChain(chainId: number) {
      emit('chainChanged', chainId)
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
        // Each request opens the wallet's app there, and these are repeated again and again.
        return isPhone ? Promise.reject(new WalletError('unsupported')) : requestFromWallet(provider, method, params)
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
