import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import { withTimeout } from '../../domain/browser/withTimeout'
import { WalletError } from '../../domain/wallet/walletError'

/** The SDK's provider. */
export type Provider = Awaited<ReturnType<typeof EthereumProvider.init>>

const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }
/** How long notifying the wallet of the end of a session may take. */
const DISCONNECT_TIMEOUT_MS = 1_000

/** Waits for a promise that depends on the relay, up to a number of milliseconds. */
export const whileReachable = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  withTimeout(promise, ms, () => new WalletError('relayUnreachable'))

/** The parts of the session's accounts in CAIP-10 format. https://chainagnostic.org/CAIPs/caip-10 */
const partsOf = ({ session }: Provider) =>
  (session?.namespaces.eip155?.accounts ?? []).map((account) => account.split(':'))

/** The session's accounts, those on the wallet's chain first. The SDK itself exposes only those on that chain. */
export function accountsOf(provider: Provider): string[] {
  const all = partsOf(provider)
  const here = all.filter(([, reference]) => Number(reference) === provider.chainId)
  return [...new Set([...here, ...all].flatMap(([, , address]) => address ?? []))]
}

const chainsOf = (provider: Provider) => [...new Set(partsOf(provider).map(([, reference]) => Number(reference)))]
const methodsOf = ({ session }: Provider) => session?.namespaces.eip155?.methods ?? []

/** Whether the session permits a request. The SDK switches between chains of the session without asking the wallet. */
export function allows(provider: Provider, method: string, params: readonly unknown[] | object | undefined): boolean {
  if (methodsOf(provider).includes(method)) return true
  if (method !== 'wallet_switchEthereumChain' || !Array.isArray(params)) return false
  const [target] = params as [{ chainId?: unknown } | undefined]
  return chainsOf(provider).includes(Number(target?.chainId))
}

export const canSwitchChain = (provider: Provider): boolean =>
  methodsOf(provider).includes('wallet_switchEthereumChain') || chainsOf(provider).length > 1

/** The topic of the session in use, as a list. */
export const topicsInUse = ({ session }: Provider): string[] => (session ? [session.topic] : [])

/** Ends sessions in this browser, and notifies their wallets if the relay is reachable. */
export async function endSessions({ signer }: Provider, topics: readonly string[]): Promise<void> {
  const { client } = signer
  // `provider.disconnect` is not used, because it ends only the current session, and would end a newer session if it
  // ran late.
  const disconnects = topics.map((topic) => client.disconnect({ topic, reason: USER_DISCONNECTED }))
  await whileReachable(Promise.allSettled(disconnects), DISCONNECT_TIMEOUT_MS).catch(() => undefined)
  for (const topic of topics) {
    if (client.session.keys.includes(topic)) await client.session.delete(topic, USER_DISCONNECTED)
  }
  if (signer.session && topics.includes(signer.session.topic)) signer.session = undefined
}
