import { BATCH_METHODS } from './batchMethods'
import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { configuredChains } from '#config/chains'
import { BASE_PATH } from '#domain/browser/base'
import { APP_MARK, APP_PICTURE } from '#config/paths'
import { settings as site, type Settings } from '#config/settings'
import { WalletError } from '#domain/wallet/walletError'
import type { Eip1193Provider } from '../connector'
import { pairingStorage } from './pairingStorage'
import { accountsOf, allows, canSwitchChain, type Provider } from './walletConnectSession'

/** The RPC methods that a session requests. Methods for signing messages are not included. */
const METHODS = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  ...BATCH_METHODS,
]
const EVENTS = ['accountsChanged', 'chainChanged', 'disconnect']

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
      icons: [`${origin}${BASE_PATH}${site.brand.folder === null ? APP_PICTURE : APP_MARK}`],
    },
    optionalChains: [first, ...rest],
    optionalMethods: METHODS,
    optionalEvents: EVENTS,
    // The SDK never calls these nodes, because only permitted requests are sent. The wallet receives these URLs, so
    // they must not contain a key.
    rpcMap: Object.fromEntries(configuredChains.map(({ id, rpcUrls }) => [id, rpcUrls.public[0] ?? ''])),
    showQrModal: false,
    telemetryEnabled: false,
    logger: 'silent',
    ...storage,
  })
}

/** The address in an account identifier, which may have a chain as a prefix (CAIP-10). */
const addressIn = (account: unknown) => (typeof account === 'string' ? (account.split(':').at(-1) ?? '') : account)

/** `chainRefused`: the session permits switching chains, but not to the requested chain. */
const problemOf = (provider: Provider, method: string) =>
  method === 'wallet_switchEthereumChain' && canSwitchChain(provider) ? 'chainRefused' : 'unsupported'

/** Sends a batch request to the wallet directly. The SDK would answer the request from its cache or from a server. */
function requestFromWallet({ session, signer, chainId }: Provider, method: string, params: unknown) {
  return signer.client.request({
    topic: session?.topic ?? '',
    chainId: `eip155:${chainId}`,
    request: { method, params },
  })
}

/** Wraps the SDK's provider as an EIP-1193 provider that exposes all accounts and sends requests only to the wallet. */
export function plainProvider(provider: Provider, isPhone: boolean): Eip1193Provider {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const emit = (event: string, payload: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(payload)
  }
  /** The accounts of the last `accountsChanged` event since the permissions changed, and the session's topic. */
  let reported: { topic: string; accounts: unknown[] } | null = null
  const accounts = () =>
    reported && reported.topic === provider.session?.topic ? reported.accounts : accountsOf(provider)
  const emitAccounts = () => {
    if (provider.session) emit('accountsChanged', accounts())
  }
  // The SDK ignores the accounts in this event, and keeps exposing the accounts in the session's permissions.
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
  // When a wallet reports another chain, the SDK would call this method and so request a switch. It is overridden to
  // prevent that.
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
      // The SDK would send a method that the session does not permit to a node instead of the wallet.
      if (!allows(provider, method, params)) return Promise.reject(new WalletError(problemOf(provider, method)))
      if (BATCH_METHODS.includes(method)) {
        // On a phone each request opens the wallet's app, which is not acceptable for requests that are repeated.
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
