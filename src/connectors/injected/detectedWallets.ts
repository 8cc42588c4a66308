import type { WalletInfo } from '../../boundary/announcement'
import { injected } from '../../config/wallets/injected'
import { isNamesake } from '../../domain/wallet/namesake'
import type { DetectedWallet, WalletDescriptor } from '../../domain/wallet/wallet'
import { INJECTED_WALLET_ID } from '../../domain/wallet/wallet'
import type { Announced } from './announcements'
import type { Eip1193Provider } from '../connector'
import type { Injected } from './injected'

/** A wallet of the list and the provider behind it, which never enters the store. */
export interface BoundWallet {
  wallet: DetectedWallet
  provider: Eip1193Provider
}

/** Whether a name is that of a catalogue wallet, whose identity the announced one neither is nor belongs to. */
function isUnverified(catalogue: readonly WalletDescriptor[], { name, rdns }: WalletInfo): boolean {
  const belongs = (own: string) => rdns === own || rdns.startsWith(`${own}.`)
  return catalogue.some(
    (known) => known.id !== INJECTED_WALLET_ID && isNamesake(name, known.name) && !known.rdns.some(belongs),
  )
}

/**
 * Assigns each wallet its id: the catalogue's where the announced name is the catalogue's, and only once; else one
 * derived from the announced name. An identity, a wallet of the catalogue or a session id claimed by two marks both. A
 * wallet with a catalogue wallet's name that does not announce itself as that wallet is marked as unverified.
 */
export function bindWallets(
  catalogue: readonly WalletDescriptor[],
  announced: readonly Announced[],
  legacy: Injected | undefined,
): BoundWallet[] {
  const taken = new Set<string>()

  const ownId = (rdns: string) => catalogue.find((descriptor) => descriptor.rdns.includes(rdns))?.id
  const identity = (rdns: string) => ownId(rdns) ?? rdns

  function idFor(rdns: string): string {
    const own = ownId(rdns)
    if (own && !taken.has(own)) return own
    for (let count = 1; ; count++) {
      const id = count === 1 ? `rdns:${rdns}` : `rdns:${rdns}#${count}`
      if (!taken.has(id)) return id
    }
  }

  const bound = announced.map(({ info, provider }, index): BoundWallet => {
    const id = idFor(info.rdns)
    taken.add(id)
    const contested = announced.some(
      (other, at) =>
        at !== index && (identity(other.info.rdns) === identity(info.rdns) || other.info.uuid === info.uuid),
    )
    return {
      wallet: {
        id,
        name: info.name,
        iconUrl: info.icon,
        rdns: info.rdns,
        duplicate: contested,
        // One with a catalogue id is listed under the catalogue's name, whatever name it gives.
        unverified: id.startsWith('rdns:') && isUnverified(catalogue, info),
      },
      provider,
    }
  })

  if (!legacy) return bound
  // Only this wallet sets these flags: it is the announced wallet, as another object.
  if (legacy.id !== 'metaMask' && taken.has(legacy.id)) return bound
  // Many set MetaMask's flag. If MetaMask was announced, they are ignored.
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
