import { countsOf, impersonatedWallet, sharedRows } from '#domain/wallet/namesake'
import { type DetectedWallet, type WalletDescriptor, INJECTED_WALLET_ID } from '#domain/wallet/wallet'
import type { Announced } from './announcements'
import type { Eip1193Provider } from '../connector'
import type { Injected } from './injected'
import { injected } from '#config/wallets'

/** A listed wallet and its provider. Only the wallet enters the store. */
export interface BoundWallet {
  wallet: DetectedWallet
  provider: Eip1193Provider
}

/**
 * Assigns an id to each wallet. The first wallet with the `rdns` of a catalogue wallet gets the id of that catalogue
 * wallet. Every other wallet gets an id that is derived from its `rdns`. The first two wallets with the same identity
 * have their own rows, and further ones are grouped behind the second. Wallets with the same identity or session id
 * (`uuid`) are marked as `duplicate`. A wallet with a catalogue wallet's name but not its `rdns` is marked as
 * `unverified`.
 */
export function bindWallets(
  catalogue: readonly WalletDescriptor[],
  announced: readonly Announced[],
  legacy: Injected | undefined,
): BoundWallet[] {
  const taken = new Set<string>()
  const derived = new Map<string, number>()

  const ownId = (rdns: string) => catalogue.find((descriptor) => descriptor.rdns.includes(rdns))?.id
  const identity = (rdns: string) => ownId(rdns) ?? rdns

  function idFor(rdns: string): string {
    const own = ownId(rdns)
    if (own && !taken.has(own)) return own
    const count = (derived.get(rdns) ?? 0) + 1
    derived.set(rdns, count)
    return count === 1 ? `rdns:${rdns}` : `rdns:${rdns}#${count}`
  }

  const identities = countsOf(announced.map(({ info }) => identity(info.rdns)))
  const sessions = countsOf(announced.map(({ info }) => info.uuid))
  const isShared = (counts: ReadonlyMap<string, number>, value: string) => (counts.get(value) ?? 0) > 1

  const all = announced.map(({ info, provider }): BoundWallet => {
    const id = idFor(info.rdns)
    taken.add(id)
    return {
      wallet: {
        id,
        name: info.name,
        iconUrl: info.icon,
        rdns: info.rdns,
        duplicate: isShared(identities, identity(info.rdns)) || isShared(sessions, info.uuid),
        // A wallet with a catalogue id is listed under the catalogue's name, so the name that it claims is not shown.
        unverified: id.startsWith('rdns:') && impersonatedWallet(catalogue, info) !== null,
      },
      provider,
    }
  })
  const rows = sharedRows(announced.map((wallet) => wallet.identity))
  const bound = all.map(({ wallet, provider }, at): BoundWallet => {
    const row = rows[at]
    const behind = typeof row === 'number' ? all[row]?.wallet.id : undefined
    return behind === undefined ? { wallet, provider } : { wallet: { ...wallet, behind }, provider }
  })

  if (!legacy) return bound
  // No other wallet sets these flags, so this is the announced wallet behind a different provider object.
  if (legacy.id !== 'metaMask' && taken.has(legacy.id)) return bound
  // Many wallets set MetaMask's flag, so the flag is not trusted if MetaMask itself was announced.
  const believed = !taken.has(legacy.id)
  return [
    ...bound,
    {
      wallet: {
        id: believed ? legacy.id : INJECTED_WALLET_ID,
        name: believed ? legacy.name : injected.name,
        iconUrl: null,
        rdns: null,
        duplicate: false,
        unverified: false,
      },
      provider: legacy.provider,
    },
  ]
}
