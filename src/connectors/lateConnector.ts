import { loadQuietly } from '../domain/page/loadPart'
import type { Connector, Report, WalletAdapter } from './connector'

// Quietly: the connect dialog shows that the wallet could not be reached.
const load = () => loadQuietly(() => import(/* webpackChunkName: "connector" */ './createConnector'))

/** Fetches what sends requests to wallets while nothing else is going on, so that the first press finds it here. */
export function fetchConnector() {
  load().catch(() => undefined)
}

/** A connector whose code is fetched with its first request: most of the time there is none. */
export function lateConnector(adapter: WalletAdapter, report: Report, page: Window): Connector {
  let made: Promise<Connector> | undefined
  const connector = () => {
    made ??= load().then(({ createConnector }) => createConnector(adapter, report, page))
    // What could not be fetched is fetched again the next time.
    made.catch(() => (made = undefined))
    return made
  }
  return {
    id: adapter.id,
    isReady: () => adapter.reach() !== null,
    reach: () => adapter.reach(),
    connect: async (claim) => (await connector()).connect(claim),
    resume: async (claim) => (await connector()).resume(claim),
    abandon: async () => (await made)?.abandon(),
    awaitAccounts: async (onAccounts) => (await connector()).awaitAccounts(onAccounts),
    disconnect: async () => (await connector()).disconnect(),
    switchChain: async (chain) => (await connector()).switchChain(chain),
    watchAsset: async (asset) => (await connector()).watchAsset(asset),
    sendTransaction: async (request) => (await connector()).sendTransaction(request),
    atomicBatch: async (account, chainId) => (await connector()).atomicBatch(account, chainId),
    sendCalls: async (request) => (await connector()).sendCalls(request),
    callsStatus: async (id) => (await connector()).callsStatus(id),
    refresh: async () => (await connector()).refresh(),
  }
}
