import type { EthereumProvider } from '@walletconnect/ethereum-provider'
import { withTimeout } from '#domain/browser/withTimeout'
import { WalletError } from '#domain/wallet/walletError'

export type Provider = Awaited<ReturnType<typeof EthereumProvider.init>>

const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }
/** The maximum time for notifying the wallet that its session ended. */
const DISCONNECT_TIMEOUT_MS = 1_000

/** Waits for a promise that depends on the relay, for at most `ms` milliseconds. */
export const whileReachable = <T>(promise: Promise<T>, ms: number): Promise<T> =>
  withTimeout(promise, ms, () => new WalletError('relayUnreachable'))

/** The parts of the session's accounts in CAIP-10 format. https://chainagnostic.org/CAIPs/caip-10 */
const partsOf = ({ session }: Provider) =>
  (session?.namespaces.eip155?.accounts ?? []).map((account) => account.split(':'))

/** The session's accounts. The accounts on the wallet's chain come first; the SDK itself would expose only these. */
export function accountsOf(provider: Provider): string[] {
  const all = partsOf(provider)
  const here = all.filter(([, reference]) => Number(reference) === provider.chainId)
  return [...new Set([...here, ...all].flatMap(([, , address]) => address ?? []))]
}

const chainsOf = (provider: Provider) => [...new Set(partsOf(provider).map(([, reference]) => Number(reference)))]
const methodsOf = ({ session }: Provider) => session?.namespaces.eip155?.methods ?? []

/** Switching between chains of the session is permitted without the wallet's consent. */
export function allows(provider: Provider, method: string, params: readonly unknown[] | object | undefined): boolean {
  if (methodsOf(provider).includes(method)) return true
  if (method !== 'wallet_switchEthereumChain' || !Array.isArray(params)) return false
  const [target] = params as [{ chainId?: unknown } | undefined]
  return chainsOf(provider).includes(Number(target?.chainId))
}

export const canSwitchChain = (provider: Provider): boolean =>
  methodsOf(provider).includes('wallet_switchEthereumChain') || chainsOf(provider).length > 1

export const topicsInUse = ({ session }: Provider): string[] => (session ? [session.topic] : [])

/** Ends sessions in this browser, and notifies their wallets if the relay is reachable. */
export async function endSessions({ signer }: Provider, topics: readonly string[]): Promise<void> {
  const { client } = signer
  // `provider.disconnect` is not used, because it ends the current session, which may be newer than the given sessions.
  const disconnects = topics.map((topic) => client.disconnect({ topic, reason: USER_DISCONNECTED }))
  await whileReachable(Promise.allSettled(disconnects), DISCONNECT_TIMEOUT_MS).catch(() => undefined)
  for (const topic of topics) {
    if (client.session.keys.includes(topic)) await client.session.delete(topic, USER_DISCONNECTED)
  }
  if (signer.session && topics.includes(signer.session.topic)) signer.session = undefined
}
