import { loadQuietly } from '../domain/page/loadPart'
import type { Connector, Report, WalletAdapter } from './connector'

// Quietly: the dialog in which a wallet is chosen says that it could not be asked.
const load = () => loadQuietly(() => import(/* webpackChunkName: "connector" */ './createConnector'))

/** Fetches what asks wallets while nothing else is going on, so that the first press finds it here. */
export function fetchConnector() {
  load().catch(() => undefined)
}

/** A connector whose workings are fetched when it is first asked: most of a page's time no wallet is. */
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
    awaitAccounts: async (hear) => (await connector()).awaitAccounts(hear),
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
