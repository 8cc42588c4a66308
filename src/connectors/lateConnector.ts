import { loadQuietly } from '../domain/page/loadPart'
import type { Connector, Report, WalletAdapter } from './connector'

// No message: the connect dialog shows that the wallet could not be reached.
const load = () => loadQuietly(() => import(/* webpackChunkName: "connector" */ './createConnector'))

/** Preloads the code that sends requests to wallets, so that it is there when one is chosen. */
export function fetchConnector() {
  load().catch(() => undefined)
}

/** A connector whose code is loaded with its first request: mostly there is none. */
export function lateConnector(adapter: WalletAdapter, report: Report, page: Window): Connector {
  let made: Promise<Connector> | undefined
  const connector = () => {
    made ??= load().then(({ createConnector }) => createConnector(adapter, report, page))
    // A failed download is retried the next time.
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
