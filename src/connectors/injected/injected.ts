import { hasRequest } from '#boundary/announcement'
import { INJECTED_WALLET_ID, type WalletFlag, type WalletId } from '#domain/wallet/wallet'
import type { Eip1193Provider } from '../connector'
import { isAmong } from './isCopy'
import { injected, otherWallets, allWallets } from '#config/wallets'

const FLAGS = [...allWallets.flatMap(({ flag }) => flag?.name ?? []), ...Object.keys(otherWallets)]

/** Whether a provider has the flag of a wallet, and no other flag that takes precedence. */
function claims({ name, yieldsTo }: WalletFlag, has: (flag: string) => boolean): boolean {
  const stronger = yieldsTo === 'all' ? FLAGS.filter((flag) => flag !== name) : yieldsTo
  return has(name) && !stronger.some(has)
}

/** A wallet at `window.ethereum`. Its id and name are derived from its flags. */
export interface Injected {
  id: WalletId
  name: string
  provider: Eip1193Provider
}

/** Reads a property of an object whose getters may throw. */
function property(target: unknown, name: string): unknown {
  try {
    return (target as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}

/** The `providers` list, through which old extensions share `window.ethereum`, then the provider itself. */
function candidates(ethereum: unknown): unknown[] {
  const list: unknown = property(ethereum, 'providers')
  try {
    return Array.isArray(list) && list.length > 0 ? [...(list.slice(0, 20) as unknown[]), ethereum] : [ethereum]
  } catch {
    return [ethereum]
  }
}

/**
 * Finds a wallet at `window.ethereum` that does not announce itself. Undefined if there is none, or if the wallet is a
 * copy or a proxy of an announced wallet, or an announced wallet itself.
 */
export function findInjected(page: Window, announced: readonly object[]): Injected | undefined {
  const ethereum = property(page, 'ethereum')
  if (!ethereum || isAmong(ethereum, announced)) return undefined
  const provider = candidates(ethereum).find((candidate) => hasRequest(candidate) && !isAmong(candidate, announced))
  if (!hasRequest(provider)) return undefined
  const has = (flag: string) => property(provider, flag) === true
  const id = allWallets.find(({ flag }) => flag && claims(flag, has))?.id ?? INJECTED_WALLET_ID
  const name = Object.entries(otherWallets).find(([flag]) => has(flag))?.[1] ?? injected.name
  return { id, name, provider }
}
