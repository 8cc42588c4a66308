import type { WalletId } from '../../domain/wallet/wallet'

/** The flags that wallets without an announcement put on their provider. Claims, not proof: many set `isMetaMask`. */
export type Flags = (name: string) => boolean

/** How a catalogue wallet is told at `window.ethereum`, where nothing but flags speaks. */
export interface InjectedWallet {
  id: WalletId
  claims(flag: Flags): boolean
}
