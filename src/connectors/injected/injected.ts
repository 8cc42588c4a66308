import { hasRequest } from '../../boundary/announcement'
import { INJECTED_WALLET_ID, type WalletId } from '../../domain/wallet/wallet'
import { brave } from './brave'
import { coinbase } from './coinbase'
import type { Eip1193Provider } from '../connector'
import { isAmong } from './isCopy'
import type { Flags, InjectedWallet } from './injectedWallet'
import { metaMask } from './metaMask'
import { rainbow } from './rainbow'

/** In order of trust: the first whose flags fit. */
const CATALOGUE: readonly InjectedWallet[] = [brave, coinbase, rainbow, metaMask]

/** What other wallets are called, by the flag that they set. */
const NAMES = [
  ['isExodus', 'Exodus'],
  ['isFrame', 'Frame'],
  ['isOpera', 'Opera'],
  ['isPhantom', 'Phantom'],
  ['isRabby', 'Rabby Wallet'],
  ['isTally', 'Tally'],
  ['isTokenPocket', 'TokenPocket'],
  ['isTokenary', 'Tokenary'],
  ['isTrust', 'Trust Wallet'],
] as const

export const INJECTED_NAME = 'Injected Wallet'

/** A wallet at `window.ethereum`, and what its flags make of it. */
export interface Injected {
  id: WalletId
  name: string
  provider: Eip1193Provider
}

/** Properties of foreign objects may throw when they are read. */
function property(target: unknown, name: string): unknown {
  try {
    return (target as Record<string, unknown>)[name]
  } catch {
    return undefined
  }
}

/** The provider itself, or those that an old multi-wallet browser put in its `providers` list. */
function candidates(ethereum: unknown): unknown[] {
  const list: unknown = property(ethereum, 'providers')
  try {
    return Array.isArray(list) && list.length > 0 ? [...(list.slice(0, 20) as unknown[]), ethereum] : [ethereum]
  } catch {
    return [ethereum]
  }
}

/**
 * The wallet that put itself at `window.ethereum`, for those that do not announce themselves. Undefined where there
 * is none, or where it is one that was announced, be it as a copy or a proxy.
 */
export function injected(page: Window, announced: readonly object[]): Injected | undefined {
  const ethereum = property(page, 'ethereum')
  if (isAmong(ethereum as object, announced)) return undefined
  const provider = candidates(ethereum).find((candidate) => hasRequest(candidate) && !isAmong(candidate, announced))
  if (!hasRequest(provider)) return undefined
  const flag: Flags = (name) => property(provider, name) === true
  const id = CATALOGUE.find((wallet) => wallet.claims(flag))?.id ?? INJECTED_WALLET_ID
  const name = NAMES.find(([mark]) => flag(mark))?.[1] ?? INJECTED_NAME
  return { id, name, provider }
}
