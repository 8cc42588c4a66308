import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { Buffer } from 'buffer'
import type { Settings } from '../domain/settings'
import type { OpenedWallet } from './connector'

// The SDK's way to the phone's app takes it for granted, as if this were Node.
if (!('Buffer' in globalThis)) Object.assign(globalThis, { Buffer })

/**
 * Coinbase Wallet where it is not in this browser: its SDK opens a window of Coinbase's, which has the passkey wallet
 * and the app. Made when it is first asked, because its making writes to storage and asks our own origin for a header.
 * The SDK names the first of `appChainIds` as its chain whether or not the wallet knows it, so that it is given none.
 * @throws where storage is denied
 */
export function openCoinbase({ appName }: Settings): OpenedWallet {
  const provider = createCoinbaseWalletSDK({
    appName,
    appLogoUrl: null,
    appChainIds: [],
    preference: { options: 'all' },
  }).getProvider()
  return {
    provider,
    close: () => provider.disconnect(),
  }
}
