import type { DetectedWallet, WalletDescriptor } from '../domain/wallet'
import { INJECTED_WALLET_ID } from '../domain/wallet'
import type { Announced } from './announcements'
import type { Eip1193Provider } from './connector'
import { INJECTED_NAME, type Injected } from './injected'

/** A wallet of the list and the provider behind it, which never enters the store. */
export interface BoundWallet {
  wallet: DetectedWallet
  provider: Eip1193Provider
}

/**
 * Gives each wallet its id: the catalogue's where the announced name is the catalogue's, and once only; else one made
 * of the announced name. A name or a session id that two wallets claim marks both.
 */
export function bindWallets(
  catalogue: readonly WalletDescriptor[],
  announced: readonly Announced[],
  legacy: Injected | undefined,
): BoundWallet[] {
  const taken = new Set<string>()

  function idFor(rdns: string): string {
    const own = catalogue.find((descriptor) => descriptor.rdns.includes(rdns))?.id
    if (own && !taken.has(own)) return own
    for (let count = 1; ; count++) {
      const id = count === 1 ? `rdns:${rdns}` : `rdns:${rdns}#${count}`
      if (!taken.has(id)) return id
    }
  }

  const bound = announced.map(({ info, provider, replaced }, index): BoundWallet => {
    const id = idFor(info.rdns)
    taken.add(id)
    const contested = announced.some(
      (other, at) => at !== index && (other.info.rdns === info.rdns || other.info.uuid === info.uuid),
    )
    return {
      wallet: { id, name: info.name, iconUrl: info.icon, rdns: info.rdns, duplicate: replaced || contested },
      provider,
    }
  })

  if (!legacy) return bound
  // Flags that name a wallet which announced itself are not believed.
  const believed = !taken.has(legacy.id)
  return [
    ...bound,
    {
      wallet: {
        id: believed ? legacy.id : INJECTED_WALLET_ID,
        name: believed ? legacy.name : INJECTED_NAME,
        iconUrl: null,
        rdns: null,
        duplicate: false,
      },
      provider: legacy.provider,
    },
  ]
}
